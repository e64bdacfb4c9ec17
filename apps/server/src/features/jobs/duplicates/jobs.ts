// What no change of a posting tells of: that one is about to close, and postings that were there before they were compared, or were
// compared by an older rule. Every five minutes: one that is about to close hands on to the next before it does, so there is always one. @rule jobs.31
import { HAND_ON_MS, LIKENESS_VERSION } from '@fairway/rules/posting-likeness';
import { sql } from 'kysely';
import type { JobRegistration } from '../../../kernel/background/background.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { Database } from '../../../kernel/database/database.ts';
import { queryableOf, settleAround, settlePostings } from './settling.ts';

const AT_ONCE = 500;
const NONE = '00000000-0000-0000-0000-000000000000';
/** Postings between two lines of the log. */
const TOLD_EVERY = 20_000;

export function duplicateJobs({ database, clock }: { database: Database; clock: Clock }): JobRegistration[] {
  return [
    {
      name: 'postings.handOn',
      cron: '*/5 * * * *',
      run: async () => void (await handOnClosing(database, clock.now())),
    },
    {
      name: 'postings.compare',
      cron: '*/5 * * * *',
      run: async (_payload, { log }) => {
        const compared = await compareAll(database, clock, (count) => log.info({ compared: count }, 'postings are compared'));
        if (compared > 0) log.info({ compared }, 'postings were compared with each other');
      },
    },
  ];
}

/** Lets others stand for those that are about to close. Gives how many had others. */
export async function handOnClosing(database: Database, now: Date): Promise<number> {
  const soon = new Date(now.getTime() + HAND_ON_MS);
  const { rows } = await sql<{ id: string }>`
    select distinct s.id from job_duplicate d join job s on s.id = d.stands_id join job j on j.id = d.job_id
    where s.deadline_at <= ${soon} and j.withdrawn_at is null and (j.deadline_at is null or j.deadline_at > greatest(s.deadline_at, ${now}::timestamptz))`.execute(
    database,
  );
  for (const { id } of rows) await database.transaction().execute((transaction) => settleAround(queryableOf(transaction), [id], now));
  return rows.length;
}

/** Compares what never was, a batch a transaction; a run that dies goes on with the next. Gives how many. */
export async function compareAll(database: Database, clock: Clock, tell: (count: number) => void = () => undefined): Promise<number> {
  let count = 0;
  for (let after = NONE; ; ) {
    const { rows } = await sql<{ id: string }>`
      select j.id from job j left join job_likeness l on l.job_id = j.id and l.version = ${LIKENESS_VERSION}
      where j.id > ${after}::uuid and j.withdrawn_at is null and l.job_id is null order by j.id limit ${AT_ONCE}`.execute(database);
    const ids = rows.map(({ id }) => id);
    if (ids.length > 0) await database.transaction().execute((transaction) => settlePostings(queryableOf(transaction), ids, clock.now()));
    if (Math.floor((count + ids.length) / TOLD_EVERY) > Math.floor(count / TOLD_EVERY)) tell(count + ids.length);
    count += ids.length;
    if (ids.length < AT_ONCE) return count;
    after = ids.at(-1) ?? after;
  }
}
