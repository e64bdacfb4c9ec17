// News between features: a command records news in its transaction (news.ts), and with it, in the same statement, what each reaction that hears
// it has still to do (`news_waiting`) and a keyed job for it. A reaction deals with the news of one subject in their order, each in a
// transaction that takes it off the list: one that fails, or whose process is killed, is done again from there, and those behind it wait.
// Two transactions that tell of one subject and do not wait for each other have no order; the first that is committed is dealt with first.
import { sql } from 'kysely';
import type pg from 'pg';
import type { JobRegistration } from '../background/background.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { Log } from '../log.ts';

type HeardNews = {
  /** A bigint as text. */
  id: string;
  kind: string;
  subject: string;
  payload: Record<string, unknown>;
  at: Date;
};

export type Reaction = {
  /** `noun.verb`; its job is `reaction.<name>`. */
  name: string;
  /** The kinds of news that it hears. */
  news: readonly string[];
  /** Writes rows and orders jobs in `transaction`; what goes out of the house is a job's. Safe to repeat. */
  run(news: HeardNews, context: { transaction: Database; now: Date; log: Log }): Promise<void>;
};

/** Names that no start told for so long are gone from the software, and what waits for them goes too. */
const FORGOTTEN_AFTER = '30 days';

/** Tells which news are heard. Each start does, before anything is recorded: what is recorded before waits for nobody. */
export async function announceReactions(pool: pg.Pool, reactions: readonly Pick<Reaction, 'name' | 'news'>[]): Promise<void> {
  await pool.query(
    `insert into reaction (name, kinds) select name, array(select json_array_elements_text(news)) from json_to_recordset($1::json) as g(name text, news json)
     on conflict (name) do update set kinds = excluded.kinds, seen_at = now()`,
    [JSON.stringify(reactions.map(({ name, news }) => ({ name, news })))],
  );
  await pool.query('delete from reaction where seen_at < now() - $1::interval', [FORGOTTEN_AFTER]);
}

/** A job each: retried, counted and shown as all jobs are. */
export function reactionJobs(services: { database: Database; clock: Clock }, reactions: readonly Reaction[]): JobRegistration[] {
  return reactions.map((reaction) => ({
    name: `reaction.${reaction.name}`,
    run: async (payload, { log }) => {
      const { subject } = payload as { subject: string };
      while (await reactToNext({ ...services, log }, reaction, subject));
    },
  }));
}

/** Deals with the oldest waiting news of a subject; false: none waits. */
async function reactToNext(
  { database, clock, log }: { database: Database; clock: Clock; log: Log },
  { name, run }: Reaction,
  subject: string,
): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    // One at a time for a subject. A lock of the row would be no queue: who waited for it finds it gone, and takes none.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`reaction ${name} ${subject}`}, 0))`.execute(transaction);
    const news = await transaction
      .selectFrom('news_waiting as w')
      .innerJoin('news as n', 'n.id', 'w.news_id')
      .select(['n.id', 'n.kind', 'n.subject', 'n.at'])
      .select(sql<Record<string, unknown>>`n.payload`.as('payload'))
      .where('w.reaction', '=', name)
      .where('w.subject', '=', subject)
      .orderBy('w.news_id')
      .limit(1)
      .executeTakeFirst();
    if (!news) return false;
    await run(news, { transaction, now: clock.now(), log });
    await transaction
      .deleteFrom('news_waiting')
      .where('reaction', '=', name)
      .where('subject', '=', subject)
      .where('news_id', '=', news.id)
      .execute();
    return true;
  });
}
