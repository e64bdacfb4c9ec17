// Writes what was planned. A row that changes is deleted and written anew under its id: two entries may exchange what must be unique, and
// a statement has one text whatever the number of rows. Runs in the transaction that locked the profile.
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../kernel/database/database.ts';
import type { OwnCandidateId } from '../access.ts';
import type { SensitiveRow } from '../profile-row.ts';

/** The tables of entries; nothing else is ever put into a statement as a name. */
export type EntryTable =
  | 'candidate_language'
  | 'candidate_nationality'
  | 'work_authorization'
  | 'candidate_link'
  | 'work_experience'
  | 'membership'
  | 'candidate_skill'
  | 'candidate_sector'
  | 'candidate_career_field'
  | 'candidate_employer';

type Entry = { id: string };

/** What becomes of one table: rows that go, and rows that are written (those of them that were there go first). */
export type TableChange = { table: EntryTable; goneIds: readonly string[] | 'all'; rows: readonly Entry[] };

/** The change of a section. `before`: its rows as they are. */
export function tableChange(
  table: EntryTable,
  { written, removedIds }: { written: readonly Entry[]; removedIds: readonly string[] },
  before: readonly Entry[],
): TableChange {
  const known = new Set(before.map((row) => row.id));
  return { table, goneIds: [...removedIds, ...written.map((row) => row.id).filter((id) => known.has(id))], rows: written };
}

/** Writes the changes of all tables, each named once, in one statement: a save of everything has seven or more. */
export async function writeEntries(transaction: Database, candidateId: OwnCandidateId, changes: readonly TableChange[]): Promise<void> {
  const parts = changes.flatMap((change) => partsOf(candidateId, change));
  if (parts.length > 0) await sql`with ${sql.join(parts)} select`.execute(transaction);
}

function partsOf(candidateId: OwnCandidateId, { table, goneIds, rows }: TableChange): RawBuilder<unknown>[] {
  const [name, gone] = [sql.table(table), sql.ref(`gone_${table}`)];
  const parts: RawBuilder<unknown>[] = [];
  const which = goneIds === 'all' ? sql`` : sql` and id = any(${[...goneIds]}::uuid[])`;
  if (goneIds.length > 0) parts.push(sql`${gone} as (delete from ${name} where candidate_id = ${candidateId}${which} returning 1)`);
  if (rows.length > 0) {
    const columns = sql.join(COLUMNS[table].map((column) => sql.ref(column)));
    const json = JSON.stringify(rows.map((row) => ({ ...row, candidate_id: candidateId })));
    // The count makes the rows go before others come: both parts of a statement see the table as it was, but what is unique must be free.
    const after = goneIds.length > 0 ? sql` where (select count(*) from ${gone}) >= 0` : sql``;
    parts.push(sql`${sql.ref(`new_${table}`)} as (insert into ${name} (${columns})
      select ${columns} from json_populate_recordset(null::${name}, ${json}::json)${after})`);
  }
  return parts;
}

/** Columns that the application gives; the others keep their defaults. */
const COLUMNS: Record<EntryTable, readonly string[]> = {
  candidate_language: ['id', 'candidate_id', 'language_id', 'proficiency_id', 'position'],
  candidate_nationality: ['id', 'candidate_id', 'nationality', 'position'],
  work_authorization: ['id', 'candidate_id', 'code'],
  candidate_link: ['id', 'candidate_id', 'name', 'value', 'position'],
  work_experience: [
    'id', 'candidate_id', 'title', 'company_title', 'location', 'description', 'start_on', 'end_on', 'is_current_job',
  ],
  membership: ['id', 'candidate_id', 'title', 'organization_name', 'description', 'start_on', 'end_on', 'is_active'],
  candidate_skill: ['id', 'candidate_id', 'skill_id', 'custom_skill_name', 'folded', 'position'],
  candidate_sector: ['id', 'candidate_id', 'sector_code', 'position'],
  candidate_career_field: ['id', 'candidate_id', 'career_field_id', 'position'],
  candidate_employer: ['id', 'candidate_id', 'organization_id', 'custom_name', 'position'],
}; // biome-ignore format: a table

/** Keeps the answers that the law protects with the day of the change; no answer at all leaves no row. @rule profile.5 */
export async function writeSensitive(transaction: Database, candidateId: OwnCandidateId, answers: SensitiveRow, now: Date): Promise<void> {
  if (Object.values(answers).every((answer) => answer === null)) {
    await transaction.deleteFrom('candidate_sensitive_answer').where('candidate_id', '=', candidateId).execute();
    return;
  }
  const row = { ...answers, consented_at: now };
  await transaction
    .insertInto('candidate_sensitive_answer')
    .values({ candidate_id: candidateId, ...row })
    .onConflict((conflict) => conflict.column('candidate_id').doUpdateSet(row))
    .execute();
}
