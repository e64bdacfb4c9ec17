// The review of an import: what is to be done is marked as done, a section at a time. @rule imports.12, imports.7
import type { ImportSection } from '@fairway/rules/profile-import';
import type { Database } from '../../kernel/database/database.ts';
import { Problem } from '../../kernel/http/problems.ts';
import type { OwnUserId } from '../identity/access.ts';

import { IMPORT_COLUMNS, type ImportRow, importView, type ProfileImport } from './queries.ts';

type Change = (row: ImportRow) => { reviewed_at: Date | null } | { result: ImportRow['result'] };

/** Marks an import as reviewed; one that was reviewed before keeps its day. @throws Problem not_found */
export function setReviewed(transaction: Database, userId: OwnUserId, id: string, isReviewed: boolean, now: Date): Promise<ProfileImport> {
  return change(transaction, userId, { id, now }, (row) => ({ reviewed_at: isReviewed ? (row.reviewed_at ?? now) : null }));
}

type Sections = { sectionTypes: readonly ImportSection[]; areResolved: boolean };

/** Marks what is to be done in these sections; what needs nothing stays as it is. @throws Problem not_found */
export function setResolved(
  transaction: Database,
  userId: OwnUserId,
  { id, sectionTypes, areResolved }: Sections & { id: string },
  now: Date,
): Promise<ProfileImport> {
  return change(transaction, userId, { id, now }, ({ result }) => ({
    result: {
      sections: result.sections.map((section) => {
        if (!sectionTypes.includes(section.sectionType)) return section;
        return { ...section, items: section.items.map((item) => (item.isAction ? { ...item, resolved: areResolved } : item)) };
      }),
    },
  }));
}

/** One's own import, locked. @throws Problem not_found */
export async function ownImport(transaction: Database, userId: OwnUserId, id: string): Promise<ImportRow> {
  const row = await transaction
    .selectFrom('profile_import as i')
    .innerJoin('candidate_profile as c', 'c.id', 'i.candidate_id')
    .select(IMPORT_COLUMNS)
    .where('i.id', '=', id)
    .where('c.user_id', '=', userId)
    .forUpdate('i')
    .executeTakeFirst();
  if (!row) throw new Problem('not_found');
  return row as unknown as ImportRow;
}

async function change(
  transaction: Database,
  userId: OwnUserId,
  { id, now }: { id: string; now: Date },
  changeOf: Change,
): Promise<ProfileImport> {
  const known = await ownImport(transaction, userId, id);
  const changed = changeOf(known);
  const values = 'result' in changed ? { result: JSON.stringify(changed.result) } : changed;
  await transaction.updateTable('profile_import').set(values).where('id', '=', id).execute();
  return importView({ ...known, ...changed }, now);
}
