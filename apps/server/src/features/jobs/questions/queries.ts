// What is asked of who applies for a posting inside. @rule jobs.42
import type { KnockOut, QuestionKind, ScreeningQuestion } from '@fairway/rules/screening-questions';
import type { Database } from '../../../kernel/database/database.ts';

/** The questions of a posting in their order, with what knocks out: for its organization, and for the rules. */
export async function listQuestions(database: Database, jobId: string): Promise<ScreeningQuestion[]> {
  const rows = await database
    .selectFrom('job_question')
    .select(['id', 'kind', 'text', 'choices', 'required', 'knock_out'])
    .where('job_id', '=', jobId)
    .orderBy('position')
    .execute();
  return rows.map(({ id, kind, text, choices, required, knock_out }) => ({
    id,
    kind: kind as QuestionKind,
    text,
    choices: choices as string[],
    required,
    knockOut: knock_out as KnockOut | null,
  }));
}
