// Postings that an organization writes here, as readers see them. Whoever calls has decided that they may; the row, who sees it, what is asked of
// who applies, and which one stands of several that are the same change together.
import { isPostedAgain } from '@fairway/rules/reply-clock';
import { sql } from 'kysely';
import type { Database } from '../../../kernel/database/database.ts';
import { recordNews } from '../../../kernel/news/news.ts';
import { queryableOf, settlePostings } from '../duplicates/settling.ts';
import { type FedPostings, withdrawPostings, writePostings } from '../feeds/commands.ts';
import { type WrittenQuestion, writeQuestions } from '../questions/commands.ts';

const SOURCE = 'fairway';

export type ShownPosting = {
  id: string;
  /** The columns of its row, by their names. */
  columns: Readonly<Record<string, unknown>>;
  places: FedPostings['places'];
  appliesInside: boolean;
  replyDays: number | null;
  questions: readonly WrittenQuestion[];
  /** Whose students see it; null: everybody. Nobody's: it waits until a school approves it. */
  schools: readonly number[] | null;
};

/** Shows a posting, or what it has become. @throws Problem jobs.question_choices, jobs.question_knock_out */
export async function showOwnPosting(transaction: Database, given: ShownPosting, now: Date): Promise<void> {
  const { id, columns, places, appliesInside, replyDays, questions, schools } = given;
  const client = queryableOf(transaction);
  const known = await transaction.selectFrom('job').select('id').where('id', '=', id).executeTakeFirst();
  const row = JSON.stringify({ ...columns, id, source_id: id, content_hash: '' });
  await writePostings(client, { source: SOURCE, now, rows: [row], places, written: [{ id, isNew: !known }] });
  await transaction.updateTable('job').set({ applies_inside: appliesInside, reply_days: replyDays }).where('id', '=', id).execute();
  await writeQuestions(transaction, id, questions);
  await transaction
    .updateTable('job')
    .set({ is_exclusive: schools !== null })
    .where('id', '=', id)
    .execute();
  await writeVisibility(transaction, id, schools ?? []);
  if (schools?.length === 0) await withdrawPostings(client, [id], now);
  else await settlePostings(client, [id], now);
}

/**
 * Shows a posting for chosen schools to the students of these, and to no others; none: to nobody. What the platform has withdrawn stays so, and
 * who is shown it first hears of it as of a new one.
 */
export async function showOwnPostingAt(transaction: Database, id: string, schools: readonly number[], now: Date): Promise<void> {
  const client = queryableOf(transaction);
  const { rows } = await sql<{ is_open: boolean; seen: boolean }>`
    select withdrawn_at is null as is_open, exists (select from job_visibility v where v.job_id = job.id) as seen
    from job where id = ${id}::uuid and is_exclusive for no key update`.execute(transaction);
  const before = rows[0];
  if (!before) throw new Error(`The posting ${id} is not for chosen schools`);
  await writeVisibility(transaction, id, schools);
  if (schools.length === 0) return withdrawPostings(client, [id], now);
  await sql`update job set updated_at = ${now}, created_at = case when ${before.seen} then created_at else ${now} end,
    withdrawn_at = case when exists (select from posting_withdrawal w where w.job_id = job.id) then withdrawn_at end
    where id = ${id}::uuid`.execute(transaction);
  await recordNews(transaction, [{ kind: before.is_open ? 'job.changed' : 'job.created', subject: `job:${id}` }]);
  await settlePostings(client, [id], now);
}

async function writeVisibility(transaction: Database, id: string, schools: readonly number[]): Promise<void> {
  await transaction
    .deleteFrom('job_visibility')
    .where('job_id', '=', id)
    .where('school_id', 'not in', schools.length > 0 ? schools : [0])
    .execute();
  if (schools.length > 0)
    await transaction
      .insertInto('job_visibility')
      .values(schools.map((school_id) => ({ job_id: id, school_id })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/** Takes it out of sight; its page says that it is gone. */
export async function hideOwnPosting(transaction: Database, id: string, now: Date): Promise<void> {
  await withdrawPostings(queryableOf(transaction), [id], now);
}

/** A posting that was over is opened again: counted where it was gone for long. Before it is shown. @rule applications.15 */
export async function notePostedAgain(transaction: Database, id: string, now: Date): Promise<void> {
  const known = await transaction.selectFrom('job').select(['withdrawn_at', 'deadline_at']).where('id', '=', id).executeTakeFirst();
  const goneAt = known?.withdrawn_at ?? known?.deadline_at;
  if (!goneAt || !isPostedAgain(goneAt, now)) return;
  await transaction
    .updateTable('job')
    .set((job) => ({ posted_again: job('posted_again', '+', 1) }))
    .where('id', '=', id)
    .execute();
}
