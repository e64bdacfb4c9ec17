// Writes what was planned. A row that changes is deleted and written anew under its id: two entries may exchange what must be unique, and
// each table has one text whatever the number of rows. Runs in the transaction that locked the profile.
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

/** Deletes and writes rows of a section. */
export async function writeEntries(
  transaction: Database,
  table: EntryTable,
  candidateId: OwnCandidateId,
  { written, removedIds }: { written: readonly Entry[]; removedIds: readonly string[] },
  before: readonly Entry[],
): Promise<void> {
  const known = new Set(before.map((row) => row.id));
  const gone = [...removedIds, ...written.map((row) => row.id).filter((id) => known.has(id))];
  const name = sql.table(table);
  if (gone.length > 0)
    await sql`delete from ${name} where candidate_id = ${candidateId} and id = any(${gone}::uuid[])`.execute(transaction);
  if (written.length > 0) await insertRows(transaction, table, name, candidateId, written);
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
  candidate_employer: ['id', 'candidate_id', 'company_id', 'custom_name', 'position'],
}; // biome-ignore format: a table

async function insertRows(
  transaction: Database,
  table: EntryTable,
  name: RawBuilder<unknown>,
  candidateId: OwnCandidateId,
  rows: readonly Entry[],
): Promise<void> {
  const columns = sql.join(COLUMNS[table].map((column) => sql.ref(column)));
  const json = JSON.stringify(rows.map((row) => ({ ...row, candidate_id: candidateId })));
  await sql`insert into ${name} (${columns}) select ${columns} from json_populate_recordset(null::${name}, ${json}::json)`.execute(
    transaction,
  );
}

/** Replaces the employers: their places are unique together with what they name. */
export async function replaceEmployers(transaction: Database, candidateId: OwnCandidateId, rows: readonly Entry[]): Promise<void> {
  await sql`delete from candidate_employer where candidate_id = ${candidateId}`.execute(transaction);
  if (rows.length > 0) await insertRows(transaction, 'candidate_employer', sql.table('candidate_employer'), candidateId, rows);
}

/** Keeps the answers that the law protects with the day of the change; no answer at all leaves no row (decision 27). */
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
