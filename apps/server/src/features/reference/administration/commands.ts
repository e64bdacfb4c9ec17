// Writes of the edited lists, one at a time (an advisory lock that imports of skills take too): a name is checked against all others, and
// what is written of a file is all of it. A key never changes: postings, profiles and imports keep it. Each write is a line of the audit with
// codes of locales, and news, so that kept pages go.
import { fold } from '@fairway/rules/folding';
import { LOCALES, type Locale } from '@fairway/rules/locales';
import { plainLine } from '@fairway/rules/names';
import { type EditedKind, sectorCode } from '@fairway/rules/reference-entries';
import { sql } from 'kysely';
import { recordAudit } from '../../../kernel/audit.ts';
import type { Database } from '../../../kernel/database/database.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import { recordNews } from '../../../kernel/news/news.ts';
import { type EntryNames, getEntry } from './queries.ts';

/** Who writes, and when. */
export type Edit = { actorId: string; now: Date };
type Entry = { kind: EditedKind; id: number };

/** Lets one write of reference data go on at a time, until the transaction ends. */
export async function lockReference(transaction: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('skills import'))`.execute(transaction);
}

/** A line of the audit, and news. */
export async function noteReferenceChange(
  transaction: Database,
  { actorId, now }: Edit,
  change: { action: string; subject: string; detail?: Record<string, string | number | boolean> },
): Promise<void> {
  const { action, subject, detail = {} } = change;
  await recordAudit(transaction, { actorId, action: `reference.${action}`, subject, detail, at: now });
  await recordNews(transaction, [{ kind: 'reference.changed', subject }]);
}

/** Names on one line each; blank ones are none. */
function plainNames(names: EntryNames): EntryNames {
  return Object.fromEntries(LOCALES.map((locale) => [locale, plainLine(names[locale] ?? '')]).filter(([, name]) => name !== ''));
}

/** Adds an entry; gives its id. @throws Problem reference.name_taken */
export async function addEntry(transaction: Database, kind: EditedKind, given: EntryNames, edit: Edit): Promise<Entry> {
  await lockReference(transaction);
  const names = plainNames(given);
  const english = englishOf(names);
  await refuseTaken(transaction, kind, english);
  const id = kind === 'sectors' ? await insertSector(transaction, names) : await insertSkill(transaction, names);
  await noteReferenceChange(transaction, edit, { action: 'added', subject: `${kind}:${id}` });
  return { kind, id };
}

async function insertSector(transaction: Database, names: EntryNames): Promise<number> {
  const rows = await transaction.selectFrom('sector').select(['code', 'sort']).execute();
  const { id } = await transaction
    .insertInto('sector')
    .values({
      code: sectorCode(englishOf(names), new Set(rows.map((row) => row.code))),
      names: JSON.stringify(names),
      sort: Math.max(0, ...rows.map((row) => row.sort)) + 10,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function insertSkill(transaction: Database, { en = '', ...names }: EntryNames): Promise<number> {
  const { id } = await transaction
    .insertInto('skill')
    .values({ name: en, folded: fold(en), names: JSON.stringify(names), source: 'platform' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** @throws Problem not_found, reference.changed, reference.name_taken */
export async function renameEntry(
  transaction: Database,
  entry: Entry,
  given: { names: EntryNames; mark: string },
  edit: Edit,
): Promise<void> {
  await lockReference(transaction);
  const before = await getEntry(transaction, entry);
  const names = plainNames(given.names);
  const changed = LOCALES.filter((locale) => names[locale] !== before.names[locale as Locale]);
  // Sent twice, the second is no conflict with the first.
  if (changed.length === 0) return;
  if (before.mark !== given.mark) throw new Problem('reference.changed');
  if (changed.includes('en')) await refuseTaken(transaction, entry.kind, englishOf(names), entry.id);
  await writeNames(transaction, entry.kind, [{ id: entry.id, names: keptNames(entry.kind, before.key, names) }]);
  await noteReferenceChange(transaction, edit, {
    action: 'renamed',
    subject: `${entry.kind}:${entry.id}`,
    detail: { locales: changed.join(' ') },
  });
}

/** What stands in `names`: of a skill that is called as ever no English, for that is `name`. */
export function keptNames(kind: EditedKind, key: string, names: EntryNames): EntryNames {
  if (kind === 'sectors' || names.en !== key) return names;
  const { en: _key, ...others } = names;
  return others;
}

/** Writes all names of entries. */
async function writeNames(transaction: Database, kind: EditedKind, rows: readonly { id: number; names: EntryNames }[]): Promise<void> {
  await sql`update ${sql.table(kind === 'sectors' ? 'sector' : 'skill')} e set names = given.names
    from json_to_recordset(${JSON.stringify(rows)}::json) as given(id int, names jsonb) where e.id = given.id`.execute(transaction);
}

/** Retires an entry or offers it again; repeated, nothing happens. @throws Problem not_found */
export async function offerEntry(transaction: Database, entry: Entry, isOffered: boolean, edit: Edit): Promise<void> {
  await lockReference(transaction);
  const before = await getEntry(transaction, entry);
  if (before.offered === isOffered) return;
  await transaction
    .updateTable(entry.kind === 'sectors' ? 'sector' : 'skill')
    .set({ active: isOffered })
    .where('id', '=', entry.id)
    .execute();
  await noteReferenceChange(transaction, edit, { action: isOffered ? 'offered' : 'retired', subject: `${entry.kind}:${entry.id}` });
}

/** @throws Problem reference.name_taken where another entry, offered or not, is called so in English or is found by it */
async function refuseTaken(transaction: Database, kind: EditedKind, english: string, except = 0): Promise<void> {
  const called = sql<boolean>`lower(names ->> 'en') = lower(${english})`;
  const found =
    kind === 'sectors'
      ? await transaction.selectFrom('sector').select('id').where('id', '<>', except).where(called).executeTakeFirst()
      : await transaction
          .selectFrom('skill')
          .select('id')
          .where('id', '<>', except)
          .where(sql<boolean>`(folded = ${fold(english)} or ${called})`)
          .executeTakeFirst();
  if (found) throw new Problem('reference.name_taken');
}

const englishOf = (names: EntryNames): string => names.en ?? '';
