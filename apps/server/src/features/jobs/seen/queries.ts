// The postings that a person opened last, as far as they are kept.
import { SEEN_POSTINGS_DAYS, SEEN_POSTINGS_MAX } from '@fairway/rules/own-postings';
import type { Database } from '../../../kernel/database/database.ts';
import type { OwnUserId } from '../../identity/access.ts';
import { listJobSummaries, seenBy } from '../queries.ts';

const DAY_MS = 86_400_000;

/** Before this instant nothing is kept. */
export const seenSince = (now: Date): Date => new Date(now.getTime() - SEEN_POSTINGS_DAYS * DAY_MS);

/** Whether what the person opens is kept. */
export async function keepsSeen(database: Database, userId: OwnUserId): Promise<boolean> {
  return !(await database.selectFrom('seen_posting_stop').select('user_id').where('user_id', '=', userId).executeTakeFirst());
}

/** Newest first; without what the person may see no more. @rule jobs.37 */
export async function listSeen(database: Database, userId: OwnUserId, schoolIds: readonly number[], now: Date) {
  const rows = await database
    .selectFrom('seen_posting as s')
    .innerJoin('job as j', 'j.id', 's.job_id')
    .select(['s.job_id', 's.seen_at'])
    .where('s.user_id', '=', userId)
    .where('s.seen_at', '>', seenSince(now))
    .where(seenBy(schoolIds))
    .orderBy('s.seen_at', 'desc')
    .orderBy('s.job_id')
    .limit(SEEN_POSTINGS_MAX)
    .execute();
  const seenAt = new Map(rows.map((row) => [row.job_id, row.seen_at]));
  const jobs = await listJobSummaries(database, [...seenAt.keys()]);
  return jobs.map((job) => ({ job, seenAt: seenAt.get(job.id)! }));
}
