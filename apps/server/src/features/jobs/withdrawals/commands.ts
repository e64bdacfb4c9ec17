// Postings that the platform withdraws: a row says so for as long as the posting is there, whatever its feed brings (feeds/commands.ts).
// @rule jobs.40
import { sql } from 'kysely';
import type { Database } from '../../../kernel/database/database.ts';
import { recordNews } from '../../../kernel/news/news.ts';
import { listTogether } from '../duplicates/queries.ts';
import { lockGroups, queryableOf, settlePostings } from '../duplicates/settling.ts';

/** With those that are the same: the next of them must not stand in its place. */
export async function withdrawPosting(transaction: Database, id: string, note: string, now: Date): Promise<void> {
  await lockGroups(queryableOf(transaction), [id]);
  const ids = (await listTogether(transaction, id, now)).map((one) => one.id);
  await sql`insert into posting_withdrawal (job_id, with_id, withdrawn_at, note)
    select j.id, ${id}::uuid, ${now}, ${note} from job j where j.id = any(${ids}::uuid[]) and (j.withdrawn_at is null or j.id = ${id}::uuid)
    on conflict do nothing`.execute(transaction);
  await sql`update job set withdrawn_at = coalesce(withdrawn_at, ${now}), updated_at = ${now}
    where id in (select job_id from posting_withdrawal where with_id = ${id}::uuid)`.execute(transaction);
  await tell(transaction, ids, 'job.withdrawn', now);
}

/** What was withdrawn before, by its feed, stays so. */
export async function bringPostingBack(transaction: Database, id: string, now: Date): Promise<void> {
  await lockGroups(queryableOf(transaction), [id]);
  const { rows } = await sql<{ job_id: string }>`
    with gone as (delete from posting_withdrawal where with_id = ${id}::uuid returning job_id, withdrawn_at)
    update job set withdrawn_at = null, updated_at = ${now} from gone
    where job.id = gone.job_id and job.withdrawn_at = gone.withdrawn_at returning gone.job_id`.execute(transaction);
  const ids = rows.map(({ job_id }) => job_id);
  if (ids.length > 0) await tell(transaction, ids, 'job.changed', now);
}

async function tell(transaction: Database, ids: readonly string[], kind: 'job.changed' | 'job.withdrawn', now: Date): Promise<void> {
  await recordNews(
    transaction,
    ids.map((id) => ({ kind, subject: `job:${id}` })),
  );
  await settlePostings(queryableOf(transaction), ids, now);
}
