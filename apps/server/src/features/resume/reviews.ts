// The review of an import: what is to be done is marked as done, a section at a time. The calls are there; the
// screen of the review comes with the import of CVs.
import type { IMPORT_SECTIONS } from '@fairway/rules/profile-import';
import type { Database } from '../../kernel/database/database.ts';
import { Problem } from '../../kernel/http/problems.ts';
import type { OwnUserId } from '../identity/access.ts';
import { type ImportRow, importView, type ProfileImport } from './queries.ts';

type Change = (row: ImportRow) => { reviewed_at: Date | null } | { result: ProfileImport['result'] };

/** Marks an import as reviewed; one that was reviewed before keeps its day. @throws Problem not_found */
export function setReviewed(transaction: Database, userId: OwnUserId, id: string, isReviewed: boolean, now: Date): Promise<ProfileImport> {
  return change(transaction, userId, id, (row) => ({ reviewed_at: isReviewed ? (row.reviewed_at ?? now) : null }));
}

/** Marks what is to be done in these sections; what needs nothing stays as it is. @throws Problem not_found */
export function setResolved(
  transaction: Database,
  userId: OwnUserId,
  id: string,
  sectionTypes: readonly (typeof IMPORT_SECTIONS)[number][],
  areResolved: boolean,
): Promise<ProfileImport> {
  return change(transaction, userId, id, ({ result }) => ({
    result: {
      sections: result.sections.map((section) => {
        if (!sectionTypes.includes(section.sectionType)) return section;
        return { ...section, items: section.items.map((item) => (item.isAction ? { ...item, resolved: areResolved } : item)) };
      }),
    },
  }));
}

async function change(transaction: Database, userId: OwnUserId, id: string, changeOf: Change): Promise<ProfileImport> {
  const row = await transaction
    .selectFrom('profile_import as i')
    .innerJoin('candidate_profile as c', 'c.id', 'i.candidate_id')
    .select(['i.id', 'i.source_type', 'i.created_at', 'i.reviewed_at', 'i.result'])
    .where('i.id', '=', id)
    .where('c.user_id', '=', userId)
    .forUpdate('i')
    .executeTakeFirst();
  if (!row) throw new Problem('not_found');
  const known = row as unknown as ImportRow;
  const changed = changeOf(known);
  const values = 'result' in changed ? { result: JSON.stringify(changed.result) } : changed;
  await transaction.updateTable('profile_import').set(values).where('id', '=', id).execute();
  return importView({ ...known, ...changed });
}
