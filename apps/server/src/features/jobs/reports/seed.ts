// What readers of the demo world have reported: some of it waits, one posting was looked at.
import type { ReportReason } from '@fairway/rules/posting-reports';
import type { DatabaseTransaction } from '../../../kernel/database/database.ts';
import { reportPosting } from './commands.ts';

const HOUR_MS = 3_600_000;

/** Which posting of those taken, by whom, and when. */
const SAID: readonly { job: number; email?: string; reason: ReportReason; text: string; hoursAgo: number }[] = [
  { job: 0, email: 'ada@nordic.example', reason: 'asks_payment', text: 'They asked me for 200 euros for a background check before the interview.', hoursAgo: 5 },
  { job: 0, reason: 'not_real', text: '', hoursAgo: 9 },
  { job: 1, email: 'ben@nordic.example', reason: 'closed', text: 'The page of the employer says that the place is taken.', hoursAgo: 30 },
  { job: 2, reason: 'other', text: 'The text is about another city than the one it names.', hoursAgo: 52 },
  { job: 3, reason: 'wrong_facts', text: 'The salary is a year’s, not a month’s.', hoursAgo: 200 },
]; // biome-ignore format: a table

export async function seedReports(database: DatabaseTransaction, today: Date): Promise<void> {
  const jobs = await database
    .selectFrom('job as j')
    .select('j.id')
    .where('j.deadline_at', '>', today)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('job_visibility as v').select('v.job_id').whereRef('v.job_id', '=', 'j.id'))),
    )
    .orderBy('j.source_id')
    .limit(4)
    .execute();
  const people = await database.selectFrom('identity_person').select(['id', 'email_folded']).where('email_folded', 'in', SAID.flatMap(({ email }) => email ?? [])).execute(); // biome-ignore format: one thought
  for (const { job, email, reason, text, hoursAgo } of SAID) {
    const jobId = jobs[job]?.id;
    const reporterId = people.find((one) => one.email_folded === email)?.id ?? null;
    if (jobId !== undefined)
      await reportPosting(database, { jobId, reporterId, reason, text }, new Date(today.getTime() - hoursAgo * HOUR_MS));
  }
  const decided = jobs[3]?.id;
  if (decided === undefined) return;
  const decided_at = new Date(today.getTime() - 180 * HOUR_MS);
  await database.updateTable('posting_report').set({ decided_at, decision: 'kept' }).where('job_id', '=', decided).execute();
}
