// The way back of a whole import, for seven days: latest writing first. What the person changed since stays, and so does what a later import went
// on from; which these are is told by name. A later import that went on from what goes back stays undoable: what it finds before itself is what
// was there before both. @rule imports.25, imports.31

import { IMPORT_SECTIONS, type ImportSection } from '@fairway/rules/profile-import';
import { sql } from 'kysely';
import type { Database } from '../../kernel/database/database.ts';
import { Problem } from '../../kernel/http/problems.ts';
import { saveProfile } from '../candidates/saving/commands.ts';
import type { OwnUserId } from '../identity/access.ts';
import type { ChangedSection } from './importing/change.ts';
import { type Kept, type Look, lookOf, same, undoOps } from './importing/changes.ts';
import { stayedItems } from './importing/stayed.ts';
import { getResumeSource, IMPORT_COLUMNS, type ImportRow, importView, type ProfileImport, undoSince } from './queries.ts';

/** `kept`: what its person changed since; `later`: what a later import went on from. */
type Undone = { import: ProfileImport; kept: number; later: number };

/** Takes an import back. @throws Problem not_found, import.undo_over */
export async function undoImport(transaction: Database, userId: OwnUserId, id: string, now: Date): Promise<Undone> {
  const rows = await lockImports(transaction, userId, id, now);
  const row = rows.find((one) => one.id === id);
  if (!row) throw new Problem('not_found');
  if (!importView(row, now).undoUntil) throw new Problem('import.undo_over');
  const others = rows.filter((one) => one.id !== id && one.undone_at === null);
  const rebased = new Set<ImportRow>();
  const stayed = new Map<string, Kept & { isLater: boolean }>();
  for (const change of [...row.changes].reverse()) {
    const look = lookOf(await getResumeSource(transaction, userId, { locale: 'en', now }));
    const { ops, kept } = undoOps(change, look);
    for (const part of kept) {
      const isLater = goesOn(part, others, look, rebased);
      stayed.set(keyOf(part), { ...part, isLater });
    }
    await saveProfile(transaction, userId, { ops }, now);
  }
  const left = await getResumeSource(transaction, userId, { locale: 'en', now });
  const result = { sections: withItems(row, await stayedItems(left, row, [...stayed.values()])) };
  const reviewed = row.reviewed_at ?? now;
  await transaction
    .updateTable('profile_import')
    .set({ changes: '[]', offers: '{}', wrote: '{}', undone_at: now, reviewed_at: reviewed, result: JSON.stringify(result) })
    .where('id', '=', row.id)
    .execute();
  for (const other of rebased)
    await transaction
      .updateTable('profile_import')
      .set({ changes: JSON.stringify(other.changes) })
      .where('id', '=', other.id)
      .execute();
  const undone = { ...row, changes: [], offers: {}, wrote: {}, undone_at: now, reviewed_at: reviewed, result };
  const later = [...stayed.values()].filter(({ isLater }) => isLater).length;
  return { import: importView(undone, now), kept: stayed.size - later, later };
}

/** All that can still be taken back, and this one, in one order: of two undone at once the second sees what the first did. */
async function lockImports(transaction: Database, userId: OwnUserId, id: string, now: Date): Promise<ImportRow[]> {
  const rows = await transaction
    .selectFrom('profile_import as i')
    .innerJoin('candidate_profile as c', 'c.id', 'i.candidate_id')
    .select(IMPORT_COLUMNS)
    .where('c.user_id', '=', userId)
    .where((where) => where.or([where('i.created_at', '>=', undoSince(now)), where('i.id', '=', id)]))
    .orderBy('i.created_at')
    .orderBy('i.id')
    .forUpdate('i')
    .execute();
  return rows as unknown as ImportRow[];
}

const keyOf = (part: Kept) => ('section' in part ? `${part.section} ${part.id}` : part.name);

/** A part of a change of another import that begins where `part` left off; its `before` can be written. */
type Following = { before: unknown; after: unknown };

function followingOf(part: Kept, { changes }: ImportRow): Following[] {
  return changes.flatMap(({ entries, fields }): Following[] => {
    if (!('section' in part)) return fields.filter(({ name }) => name === part.name);
    return entries.filter(({ section, id }) => section === (part.section as ChangedSection) && id === part.id);
  });
}

/**
 * Whether a later import went on from a part that stays, and nobody since. That import's own way back then leads behind this one: to what was
 * there before both.
 */
function goesOn(part: Kept, others: readonly ImportRow[], look: Look, rebased: Set<ImportRow>): boolean {
  let at: { after: unknown } = part;
  // Each step is another part of a change: there are as many as imports wrote.
  const walked: { other: ImportRow; next: Following }[] = [];
  for (;;) {
    const found = others
      .flatMap((other) => followingOf(part, other).map((next) => ({ other, next })))
      .find(({ next }) => walked.every((step) => step.next !== next) && begins(next, at, part));
    if (!found) break;
    walked.push(found);
    at = found.next;
  }
  const [first] = walked;
  if (!first || !isNow(at.after, part, look)) return false;
  first.next.before = beforeBoth(first.next, part);
  rebased.add(first.other);
  return true;
}

const picked = (value: unknown, keys: readonly string[]) => keys.map((key) => (value as Record<string, unknown> | null)?.[key]);

/** Of an entry that was there before, the fields that stay are looked at. */
function begins(next: Following, at: { after: unknown }, part: Kept): boolean {
  if (next.before === null || next.before === undefined) return false;
  if ('section' in part && part.keys) {
    const [from, to] = [picked(next.before, part.keys), picked(next.after, part.keys)];
    return same(from, picked(at.after, part.keys)) && !same(from, to);
  }
  return same(next.before, at.after);
}

function isNow(after: unknown, part: Kept, look: Look): boolean {
  if (!('section' in part)) return same(look.fields[part.name], after);
  const current = look.entries[part.section].get(part.id);
  return part.keys ? same(picked(current, part.keys), picked(after, part.keys)) : same(current, after);
}

function beforeBoth(next: Following, part: Kept): unknown {
  if (!('section' in part) || !part.keys) return part.before;
  const before: Readonly<Record<string, unknown>> = part.before ?? {};
  return { ...(next.before as object), ...Object.fromEntries(part.keys.map((key) => [key, before[key]])) };
}

type Section = ImportRow['result']['sections'][number];

/** The result with what is told besides, each in its section. */
function withItems({ result }: ImportRow, told: ReadonlyMap<ImportSection, Section['items']>): Section[] {
  return IMPORT_SECTIONS.flatMap((sectionType) => {
    const items = [...(result.sections.find((one) => one.sectionType === sectionType)?.items ?? []), ...(told.get(sectionType) ?? [])];
    return items.length > 0 ? [{ sectionType, items }] : [];
  });
}

/** Imports whose time to be taken back is over forget what they changed. Safe to repeat. */
export async function forgetChanges(database: Database, now: Date): Promise<void> {
  await database
    .updateTable('profile_import')
    .set({ changes: '[]' })
    .where('created_at', '<', undoSince(now))
    .where(sql<boolean>`changes <> '[]'`)
    .execute();
}
