// The link of a posting was opened to apply elsewhere: whether somebody applied is asked once, and kept as their own record where they did.
// @rule applications.9
import type { answerApplicationOpening } from '@fairway/contract/applications/openings';
import type { EndpointReply } from '@fairway/contract/kernel/endpoint';
import type { OpeningAnswer } from '@fairway/rules/applications';
import type { Database } from '../../kernel/database/database.ts';
import { Problem } from '../../kernel/http/problems.ts';
import { newId } from '../../kernel/ids.ts';
import { recordNews } from '../../kernel/news/news.ts';
import type { OwnUserId } from '../identity/access.ts';
import { getJob } from '../jobs/queries.ts';
import { findOwnOfPosting } from './queries.ts';
import { postingThen } from './sending.ts';

type Opened = { userId: OwnUserId; jobId: string; now: Date };

/** Opening the link again asks nothing that was answered. */
export async function recordOpening(transaction: Database, { userId, jobId, now }: Opened): Promise<void> {
  if (await findOwnOfPosting(transaction, userId, jobId)) return;
  await transaction
    .insertInto('application_opening')
    .values({ user_id: userId, job_id: jobId, opened_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'job_id']).doUpdateSet({ opened_at: now }))
    .execute();
}

/** Answering the same again changes nothing. @throws Problem not_found where the link was never opened */
export async function answerOpening(
  transaction: Database,
  { userId, jobId, now }: Opened,
  answer: OpeningAnswer,
): Promise<EndpointReply<typeof answerApplicationOpening>> {
  const changed = await transaction
    .updateTable('application_opening')
    .set({ answer, answered_at: now })
    .where('user_id', '=', userId)
    .where('job_id', '=', jobId)
    .executeTakeFirst();
  if (changed.numUpdatedRows === 0n) throw new Problem('not_found');
  if (answer !== 'applied') return { applicationId: null };
  const written = await transaction
    .insertInto('application')
    .values({
      id: newId(),
      user_id: userId,
      kind: 'outside',
      state: 'sent',
      sent_at: now,
      changed_at: now,
      ...postingThen(await getJob(transaction, jobId)),
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'job_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!written) return { applicationId: (await findOwnOfPosting(transaction, userId, jobId))?.id ?? null };
  await transaction
    .insertInto('application_step')
    .values({ id: newId(), application_id: written.id, at: now, moved_by: 'candidate', actor_id: userId, to_state: 'sent' })
    .execute();
  await recordNews(transaction, [{ kind: 'application.changed', subject: `user:${userId}`, payload: { application: written.id } }]);
  return { applicationId: written.id };
}
