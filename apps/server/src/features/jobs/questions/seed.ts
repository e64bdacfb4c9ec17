// Postings of four organizations of the demo world that are applied for inside, with what they ask and how soon they promise an answer.
import type { DatabaseTransaction } from '../../../kernel/database/database.ts';
import { type WrittenQuestion, writeQuestions } from './commands.ts';

/** By the keys of the organizations: how soon they promise an answer, and what they ask. */
const ASKED: Readonly<Record<string, { replyDays: number | null; questions: readonly WrittenQuestion[] }>> = {
  lindvik: {
    replyDays: 14,
    questions: [
      { kind: 'yesNo', text: 'May you work where this job is without our help with a permit?', choices: [], required: true, knockOut: { answers: ['no'] } },
      { kind: 'choice', text: 'When could you begin?', choices: ['At once', 'Within three months', 'After my studies'], required: true, knockOut: null },
      { kind: 'text', text: 'Which of our products would you change first, and how?', choices: [], required: false, knockOut: null },
      { kind: 'file', text: 'Your transcript of grades so far', choices: [], required: false, knockOut: null },
    ],
  },
  hallbruck: {
    replyDays: 21,
    questions: [
      { kind: 'number', text: 'How many months of practice do you have, internships included?', choices: [], required: true, knockOut: { below: 1 } },
      { kind: 'yesNo', text: 'Would you travel one week in four?', choices: [], required: true, knockOut: null },
    ],
  },
  rheinlabor: {
    replyDays: 10,
    questions: [{ kind: 'text', text: 'What did you work on in a laboratory last?', choices: [], required: true, knockOut: null }],
  },
  hanbit: { replyDays: null, questions: [] },
}; // biome-ignore format: a table
const POSTINGS = 5;

type Employers = readonly { id: number; key: string }[];

/** Five open postings of each that everybody sees. */
export async function seedQuestions(
  database: DatabaseTransaction,
  { today, employers }: { today: Date; employers: Employers },
): Promise<void> {
  for (const [key, { replyDays, questions }] of Object.entries(ASKED)) {
    const employer = employers.find((one) => one.key === key);
    if (!employer) throw new Error(`The demo world has no organization ${key}`);
    const jobs = await database
      .selectFrom('job as j')
      .select('j.id')
      .where('j.organization_id', '=', employer.id)
      .where('j.source', '=', 'demo')
      .where('j.deadline_at', '>', new Date(today.getTime() + 5 * 86_400_000))
      .where('j.withdrawn_at', 'is', null)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('job_visibility as v').select('v.job_id').whereRef('v.job_id', '=', 'j.id'))),
      )
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('job_duplicate as d').select('d.job_id').whereRef('d.job_id', '=', 'j.id'))),
      )
      .orderBy('j.source_id')
      .limit(POSTINGS)
      .execute();
    for (const [at, { id }] of jobs.entries()) {
      // The first of each came back twice.
      const columns = { applies_inside: true, reply_days: replyDays, posted_again: at === 0 ? 2 : 0 };
      await database.updateTable('job').set(columns).where('id', '=', id).execute();
      await writeQuestions(database, id, questions);
    }
  }
}
