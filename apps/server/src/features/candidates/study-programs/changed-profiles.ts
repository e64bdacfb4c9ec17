// What a merge of typed programs or skills needs of the profiles whose entries change: handed to schools and reference, which stand below,
// through their slots.
import { sql } from 'kysely';
import type { Database } from '../../../kernel/database/database.ts';
import { recordNews } from '../../../kernel/news/news.ts';
import type { Study } from '../../schools/slots.ts';

/** Locks profiles until the transaction ends, by id, so that two merges never wait for each other. */
export async function lockProfiles(transaction: Database, candidateIds: readonly string[]): Promise<void> {
  await sql`select from candidate where id = any(${[...candidateIds]}::uuid[]) order by id for update`.execute(transaction);
}

/** The entries of these programs, or these of them, by candidate. */
export async function listStudies(
  database: Database,
  of: { programIds: readonly string[] } | { ids: readonly string[] },
): Promise<Study[]> {
  const which = 'ids' in of ? sql`id = any(${[...of.ids]}::uuid[])` : sql`study_program_id = any(${[...of.programIds]}::uuid[])`;
  const { rows } = await sql<Study>`select id, candidate_id as "candidateId", study_program_id as "programId", campus_id as "campusId"
    from candidate_study_program where ${which} order by candidate_id, id`.execute(database);
  return rows;
}

/** Points entries at other programs. */
export async function moveStudies(transaction: Database, studies: readonly Omit<Study, 'candidateId'>[]): Promise<void> {
  await sql`update candidate_study_program e set study_program_id = given."programId", campus_id = given."campusId"
    from json_to_recordset(${JSON.stringify(studies)}::json) as given(id uuid, "programId" uuid, "campusId" uuid)
    where e.id = given.id`.execute(transaction);
}

/** Raises the version of locked profiles by one for their education, and tells who follows them: an open profile page reads again. */
export async function noteEducationChanges(transaction: Database, candidateIds: readonly string[], now: Date): Promise<void> {
  await noteChanges(transaction, 'studyPrograms', candidateIds, now);
}

/** The same for their skills. */
export async function noteSkillChanges(transaction: Database, candidateIds: readonly string[], now: Date): Promise<void> {
  await noteChanges(transaction, 'skills', candidateIds, now);
}

async function noteChanges(
  transaction: Database,
  section: 'studyPrograms' | 'skills',
  candidateIds: readonly string[],
  now: Date,
): Promise<void> {
  const { rows } = await sql<{ id: string; user_id: string }>`
    update candidate set version = version + 1, updated_at = ${now},
      section_versions = section_versions || jsonb_build_object(${section}::text, version + 1)
    where id = any(${[...candidateIds]}::uuid[]) returning id, user_id`.execute(transaction);
  const events = rows.map((row) => ({ kind: 'candidate.changed', subject: `user:${row.user_id}`, payload: { candidateId: row.id } }));
  if (events.length > 0) await recordNews(transaction, events);
}
