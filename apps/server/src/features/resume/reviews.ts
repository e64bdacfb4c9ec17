// The review of an import: what is to be done is marked as done, a section at a time; what the file says otherwise is taken over, an item at a
// time; and its record is deleted. @rule imports.12, imports.7
import { type ImportSection, isPreselected } from '@fairway/rules/profile-import';
import type { Database } from '../../kernel/database/database.ts';
import { Problem } from '../../kernel/http/problems.ts';
import { saveProfile } from '../candidates/saving/commands.ts';
import type { OwnUserId } from '../identity/access.ts';
import { changeBetween, completedOps, lookOf } from './importing/changes.ts';
import { joinedWrote, wroteIn } from './importing/machine-written.ts';
import { getResumeSource, IMPORT_COLUMNS, type ImportRow, importView, type ProfileImport } from './queries.ts';

type Change = (row: ImportRow) => { reviewed_at: Date | null } | { result: ImportRow['result'] };

/** Marks an import as reviewed; one that was reviewed before keeps its day. @throws Problem not_found */
export function setReviewed(transaction: Database, userId: OwnUserId, id: string, isReviewed: boolean, now: Date): Promise<ProfileImport> {
  return change(transaction, userId, { id, now }, (row) => ({ reviewed_at: isReviewed ? (row.reviewed_at ?? now) : null }));
}

type Sections = { sectionTypes: readonly ImportSection[]; areResolved: boolean };

/** Marks what is to be done in these sections; what needs nothing, or is taken over at the end, stays as it is. @throws Problem not_found */
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
        const marked = (item: (typeof section.items)[number]) => item.isAction && !isPreselected(item);
        return { ...section, items: section.items.map((item) => (marked(item) ? { ...item, resolved: areResolved } : item)) };
      }),
    },
  }));
}

/**
 * Takes what the file says instead of what is there, for one item. What of the entry was changed since stays, but for what is taken.
 * @throws Problem not_found, import.nothing_to_take, profile.invalid
 */
export async function takeItem(transaction: Database, userId: OwnUserId, { id, itemId }: { id: string; itemId: string }, now: Date) {
  const row = await ownImport(transaction, userId, id);
  const offered = Object.hasOwn(row.offers, itemId) ? row.offers[itemId] : undefined;
  const before = lookOf(await getResumeSource(transaction, userId, { locale: 'en', now }));
  // The entry may be gone meanwhile: there is nothing to take it over into.
  const ops = offered && !row.undone_at ? completedOps(offered, before) : undefined;
  if (!ops) throw new Problem('import.nothing_to_take');
  await saveProfile(transaction, userId, { ops }, now);
  const change = changeBetween(before, lookOf(await getResumeSource(transaction, userId, { locale: 'en', now })));
  const { [itemId]: _taken, ...offers } = row.offers;
  const sections = row.result.sections.map((section) => ({
    ...section,
    items: section.items.map((item) => (item.id === itemId ? { ...item, resolved: true, canTake: false } : item)),
  }));
  const changed = {
    ...row,
    offers,
    changes: [...row.changes, change],
    wrote: joinedWrote(row.wrote, wroteIn(change)),
    result: { sections },
  };
  const json = {
    offers: JSON.stringify(offers),
    changes: JSON.stringify(changed.changes),
    wrote: JSON.stringify(changed.wrote),
    result: JSON.stringify({ sections }),
  };
  await transaction.updateTable('profile_import').set(json).where('id', '=', row.id).execute();
  return importView(changed, now);
}

/** Deletes the record, and with it the way back; what came into the profile stays. @throws Problem not_found @rule imports.32 */
export async function deleteImport(transaction: Database, userId: OwnUserId, id: string): Promise<void> {
  const row = await ownImport(transaction, userId, id);
  await transaction.deleteFrom('profile_import').where('id', '=', row.id).execute();
}

/** One's own import, locked. @throws Problem not_found */
async function ownImport(transaction: Database, userId: OwnUserId, id: string): Promise<ImportRow> {
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
