// Postings that a person has hidden: the ids that every question on their behalf leaves out, and the list to bring them back from.
import { HIDDEN_POSTINGS_PAGE_SIZE } from '@fairway/rules/own-postings';
import { sql } from 'kysely';
import type { Database } from '../../../kernel/database/database.ts';
import type { ApiRequest } from '../../../kernel/http/request.ts';
import type { OwnUserId } from '../../identity/access.ts';
import { listJobSummaries, seenBy } from '../queries.ts';

/**
 * Ids that the caller's lists leave out: what was hidden, and what stands for it now. A visitor has none. They belong in the question that search
 * is asked (`filters.without`), so that totals and counts are of what is shown. @rule jobs.34
 */
export async function hiddenPostingIds({ actor, database }: ApiRequest): Promise<string[]> {
  if (actor.kind !== 'user') return [];
  const { rows } = await sql<{ id: string }>`
    select job_id as id from hidden_posting where user_id = ${actor.userId}::uuid
    union select d.stands_id from hidden_posting h join job_duplicate d on d.job_id = h.job_id where h.user_id = ${actor.userId}::uuid
    order by id`.execute(database);
  return rows.map(({ id }) => id);
}

/** Which of these the person has hidden. */
export async function listHiddenStates(database: Database, userId: OwnUserId, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select asked.id from unnest(${[...ids]}::uuid[]) as asked(id)
    where exists (select from hidden_posting h left join job_duplicate d on d.job_id = h.job_id
      where h.user_id = ${userId}::uuid and asked.id in (h.job_id, d.stands_id))`.execute(database);
  return rows.map(({ id }) => id);
}

/** A page of what the person has hidden and may see still, from 1, last hidden first, and how many there are on all pages. */
export async function listHidden(database: Database, userId: OwnUserId, schoolIds: readonly number[], page: number) {
  const rows = await database
    .selectFrom('hidden_posting as h')
    .innerJoin('job as j', 'j.id', 'h.job_id')
    .innerJoin('organization as c', 'c.id', 'j.organization_id')
    .select(['h.job_id', 'h.hidden_at', sql<number>`(count(*) over ())::int`.as('total')])
    .where('h.user_id', '=', userId)
    .whereRef('h.with_id', '=', 'h.job_id')
    .where('c.status', '=', 'active')
    .where(seenBy(schoolIds))
    .orderBy('h.hidden_at', 'desc')
    .orderBy('h.job_id')
    .execute();
  const from = (page - 1) * HIDDEN_POSTINGS_PAGE_SIZE;
  const shown = rows.slice(from, from + HIDDEN_POSTINGS_PAGE_SIZE);
  const hiddenAt = new Map(shown.map((row) => [row.job_id, row.hidden_at]));
  const jobs = await listJobSummaries(database, [...hiddenAt.keys()]);
  return { rows: jobs.map((job) => ({ job, hiddenAt: hiddenAt.get(job.id)! })), totalCount: rows.length };
}
