// Notes and ratings of those who recruit. A note is deleted by who wrote it; a rating is one's own, given anew as often as one likes.
// @rule applicants.6
import { APPLICANT_LIMITS } from '@fairway/rules/applicants';
import { sql } from 'kysely';
import type { Database } from '../../../kernel/database/database.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import { newId } from '../../../kernel/ids.ts';
import { tellTeam } from '../commands.ts';
import { listStates, type Recruiter } from '../queries.ts';

/** @throws Problem not_found */
async function receivedId(transaction: Database, { organizationId }: Recruiter, id: string): Promise<string> {
  const [found] = await listStates(transaction, organizationId, [id]);
  if (!found?.id) throw new Problem('not_found');
  return found.id;
}

/** @throws Problem not_found, applicants.note_limit */
export async function addNote(transaction: Database, recruiter: Recruiter, id: string, text: string): Promise<void> {
  const application_id = await receivedId(transaction, recruiter, id);
  const { count } = await transaction
    .selectFrom('applicant_note')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('application_id', '=', application_id)
    .executeTakeFirstOrThrow();
  if (count >= APPLICANT_LIMITS.notes) throw new Problem('applicants.note_limit');
  await transaction
    .insertInto('applicant_note')
    .values({ id: newId(), application_id, author_id: recruiter.actorId, text, written_at: recruiter.now })
    .execute();
  await tellTeam(transaction, recruiter, [application_id]);
}

/** @throws Problem not_found, also for the note of a colleague */
export async function removeNote(transaction: Database, recruiter: Recruiter, id: string, noteId: string): Promise<void> {
  const application_id = await receivedId(transaction, recruiter, id);
  const gone = await transaction
    .deleteFrom('applicant_note')
    .where('id', '=', noteId)
    .where('application_id', '=', application_id)
    .where('author_id', '=', recruiter.actorId)
    .returning('id')
    .executeTakeFirst();
  if (!gone) throw new Problem('not_found');
  await tellTeam(transaction, recruiter, [application_id]);
}

/** @throws Problem not_found */
export async function rate(transaction: Database, recruiter: Recruiter, id: string, given: { stars: number; words: string }) {
  const application_id = await receivedId(transaction, recruiter, id);
  const values = { ...given, rated_at: recruiter.now };
  await transaction
    .insertInto('applicant_rating')
    .values({ application_id, user_id: recruiter.actorId, ...values })
    .onConflict((conflict) => conflict.columns(['application_id', 'user_id']).doUpdateSet(values))
    .execute();
  await tellTeam(transaction, recruiter, [application_id]);
}
