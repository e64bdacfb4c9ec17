// News: one row in `news`, written in the transaction of the change. Whoever follows reads it after commit.
import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../database/database.ts';

export type News = {
  /** `noun.happened`, for example `job.changed`. */
  kind: string;
  /** What it concerns: `job:<id>`, `company:<id>`, `user:<id>`. */
  subject: string;
  /** Ids only. */
  payload?: Record<string, string | number | boolean | null>;
};

// In one statement: the news, what each reaction that hears it has to do (reactions.ts), and a job for each of its subjects.
const RECORD = ['with made as (insert into news (kind, subject, payload) select kind, subject, coalesce(payload, \'{}\') from json_to_recordset(',
  `::json) as given(kind text, subject text, payload jsonb) returning id, kind, subject),
  waiting as (insert into news_waiting (reaction, subject, news_id)
    select r.name, made.subject, made.id from made join reaction r on made.kind = any(r.kinds) returning reaction, subject)
  select graphile_worker.add_job('reaction.' || reaction, payload => json_build_object('subject', subject),
    job_key => 'reaction.' || reaction || ' ' || subject, max_attempts => 25)
  from (select distinct reaction, subject from waiting order by 1, 2) w`] as const; // biome-ignore format: a statement

/** Records news in this transaction. */
export async function recordNews(transaction: DatabaseTransaction | Database, news: readonly News[]): Promise<void> {
  if (news.length === 0) return;
  const watch = watches.getStore();
  if (watch) watch.recorded = true;
  const [before, after] = RECORD;
  await sql`${sql.raw(before)}${JSON.stringify(news)}${sql.raw(after)}`.execute(transaction);
}

type NewsClient = { query(text: string, values: unknown[]): Promise<unknown> };

/** The same on a connection of its own, in the transaction that it is in. */
export async function recordNewsOf(client: NewsClient, news: readonly News[]): Promise<void> {
  if (news.length > 0) await client.query(RECORD.join('$1'), [JSON.stringify(news)]);
}

type Watch = { recorded: boolean };
const watches = new AsyncLocalStorage<Watch>();

/** Runs a command; tells whether it recorded news, for only then anybody has to be woken. */
export async function watchingNews<T>(command: () => Promise<T>): Promise<{ result: T; recorded: boolean }> {
  const watch: Watch = { recorded: false };
  const result = await watches.run(watch, command);
  return { result, recorded: watch.recorded };
}
