// What a merge of typed programs or skills needs of the profiles whose entries change: handed to schools and reference, which stand below,
// through their slots.
import { sql } from 'kysely';
import type { Database } from '../../../kernel/database/database.ts';
import { recordEvents } from '../../../kernel/database/events.ts';

/** Locks profiles until the transaction ends, by id, so that two merges never wait for each other. */
export async function lockProfiles(transaction: Database, candidateIds: readonly string[]): Promise<void> {
  await sql`select from candidate where id = any(${[...candidateIds]}::uuid[]) order by id for update`.execute(transaction);
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
  if (events.length > 0) await recordEvents(transaction, events);
}
