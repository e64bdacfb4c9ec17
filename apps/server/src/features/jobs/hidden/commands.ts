// Hiding postings and showing them again. Both may be said twice.
import { HIDDEN_POSTINGS_MAX } from '@fairway/rules/own-postings';
import { sql } from 'kysely';
import type { Database } from '../../../kernel/database/database.ts';
import type { OwnUserId } from '../../identity/access.ts';

/** Hides a posting and those that are one with it now. @rule jobs.34, jobs.35 */
export async function hidePosting(transaction: Database, userId: OwnUserId, jobId: string, now: Date): Promise<void> {
  // One of a person at a time, so that none slips past the bound.
  await transaction.selectFrom('identity_person').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
  await sql`
    with standing as (select coalesce((select stands_id from job_duplicate where job_id = ${jobId}::uuid), ${jobId}::uuid) as id)
    insert into hidden_posting (user_id, job_id, with_id, hidden_at)
    select ${userId}::uuid, j.id, ${jobId}::uuid, ${now} from standing s
    join job j on j.id in (${jobId}::uuid, s.id) or j.id in (select d.job_id from job_duplicate d where d.stands_id = s.id)
    on conflict do nothing`.execute(transaction);
  // Closed ones are found by nobody: they go first.
  await sql`
    delete from hidden_posting h using (
      select o.job_id from hidden_posting o join job j on j.id = o.job_id where o.user_id = ${userId}::uuid
      order by j.withdrawn_at is null and (j.deadline_at is null or j.deadline_at > ${now}) desc, o.hidden_at desc, o.job_id
      offset ${HIDDEN_POSTINGS_MAX}
    ) over_bound where h.user_id = ${userId}::uuid and h.job_id = over_bound.job_id`.execute(transaction);
}

/** Shows it again with all that was hidden with it, whichever of them is named. */
export async function showPosting(transaction: Database, userId: OwnUserId, jobId: string): Promise<void> {
  await sql`
    delete from hidden_posting where user_id = ${userId}::uuid and with_id in (
      select h.with_id from hidden_posting h left join job_duplicate d on d.job_id = h.job_id
      where h.user_id = ${userId}::uuid and ${jobId}::uuid in (h.job_id, d.stands_id))`.execute(transaction);
}
