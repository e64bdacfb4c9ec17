// Replaces what is asked of who applies for a posting inside. Whoever calls has decided that the posting is theirs to change.
import { questionFaults, type ScreeningQuestion } from '@fairway/rules/screening-questions';
import type { Database } from '../../../kernel/database/database.ts';
import { refuseFaults } from '../../../kernel/http/field-faults.ts';
import { newId } from '../../../kernel/ids.ts';
import { listQuestions } from './queries.ts';

/** A question as it is written; with the id of one that is there it is that one, changed. */
export type WrittenQuestion = Omit<ScreeningQuestion, 'id'> & { id?: string };

/**
 * Writes the questions of a posting in this order; those that are not among them are gone. What was answered before keeps its words.
 * @rule jobs.42
 * @throws Problem jobs.question_choices, jobs.question_knock_out with pointers
 */
export async function writeQuestions(transaction: Database, jobId: string, questions: readonly WrittenQuestion[]): Promise<void> {
  refuseFaults(questionFaults(questions));
  // One at a time, so that two who save leave the questions of one of them.
  await transaction.selectFrom('job').select('id').where('id', '=', jobId).forNoKeyUpdate().executeTakeFirstOrThrow();
  const known = new Set((await listQuestions(transaction, jobId)).map(({ id }) => id));
  await transaction.deleteFrom('job_question').where('job_id', '=', jobId).execute();
  if (questions.length === 0) return;
  await transaction
    .insertInto('job_question')
    .values(
      questions.map(({ id, kind, text, choices, required, knockOut }, position) => ({
        id: id !== undefined && known.delete(id) ? id : newId(),
        job_id: jobId,
        position,
        kind,
        text,
        choices: JSON.stringify(choices),
        required,
        knock_out: knockOut && JSON.stringify(knockOut),
      })),
    )
    .execute();
}
