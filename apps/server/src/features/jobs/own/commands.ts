// Postings that an organization writes here, as readers see them. Whoever calls has decided that they may; the row, who sees it, what is asked of
// who applies, and which one stands of several that are the same change together.
import { isPostedAgain } from '@fairway/rules/reply-clock';
import type { Database } from '../../../kernel/database/database.ts';
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
  /** Whose students see it; null: everybody. Nobody's: it waits until a school takes it. */
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
  await transaction.deleteFrom('job_visibility').where('job_id', '=', id).execute();
  if (schools?.length)
    await transaction
      .insertInto('job_visibility')
      .values(schools.map((school_id) => ({ job_id: id, school_id })))
      .execute();
  if (schools?.length === 0) await withdrawPostings(client, [id], now);
  else await settlePostings(client, [id], now);
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
