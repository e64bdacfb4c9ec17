// Noting what a person opens, and forgetting it.
import { SEEN_POSTINGS_MAX } from '@fairway/rules/own-postings';
import { sql } from 'kysely';
import type { Database } from '../../../kernel/database/database.ts';
import type { OwnUserId } from '../../identity/access.ts';
import { seenSince } from './queries.ts';

/** Notes a posting, unless the person wants nothing to be kept; beyond the bound the oldest go. @rule jobs.37, jobs.38 */
export async function noteSeen(transaction: Database, userId: OwnUserId, jobId: string, now: Date): Promise<void> {
  await sql`
    insert into seen_posting (user_id, job_id, seen_at) select ${userId}::uuid, ${jobId}::uuid, ${now}
    where not exists (select from seen_posting_stop where user_id = ${userId}::uuid)
    on conflict (user_id, job_id) do update set seen_at = greatest(seen_posting.seen_at, excluded.seen_at)`.execute(transaction);
  await sql`
    delete from seen_posting s using (
      select job_id from seen_posting where user_id = ${userId}::uuid order by seen_at desc, job_id offset ${SEEN_POSTINGS_MAX}
    ) over_bound where s.user_id = ${userId}::uuid and s.job_id = over_bound.job_id`.execute(transaction);
}

export async function clearSeen(transaction: Database, userId: OwnUserId): Promise<void> {
  await transaction.deleteFrom('seen_posting').where('user_id', '=', userId).execute();
}

/** Whether what is opened is kept from now on; where not, what was kept goes at once. @rule jobs.38 */
export async function keepSeen(transaction: Database, userId: OwnUserId, keeps: boolean, now: Date): Promise<void> {
  if (keeps) {
    await transaction.deleteFrom('seen_posting_stop').where('user_id', '=', userId).execute();
    return;
  }
  await transaction
    .insertInto('seen_posting_stop')
    .values({ user_id: userId, stopped_at: now })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
  await clearSeen(transaction, userId);
}

/** Forgets what is too old, of everybody. Gives how many. */
export async function forgetOldSeen(database: Database, now: Date): Promise<number> {
  const gone = await database.deleteFrom('seen_posting').where('seen_at', '<=', seenSince(now)).executeTakeFirst();
  return Number(gone.numDeletedRows);
}
