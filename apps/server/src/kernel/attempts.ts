// Limits that all nodes share: how often a thing may be tried in a window. One row a key, counted in one statement, so that two nodes
// never both take the last try. Keys are hashed: the table tells nobody who tried.
import { type RawBuilder, sql } from 'kysely';
import type { Database } from './database/database.ts';
import { Problem } from './http/problems.ts';
import type { SessionKeys } from './session/keys.ts';

export type Limit = { kind: string; max: number; windowMinutes: number };

export type Try = { limit: Limit; key: string };
export type TwoTries = readonly [first: Try, second: Try];

/**
 * Counts one try of `key`. Not part of the command's transaction: a refused command was still tried.
 * @throws Problem rate_limited with Retry-After
 */
export async function countAttempt(database: Database, keys: SessionKeys, limit: Limit, key: string, now: Date): Promise<void> {
  const { rows } = await sql<Counted>`${counting(keys, { limit, key }, now)}`.execute(database);
  refuseOver([limit], rows, now);
}

/**
 * Counts two tries in one statement; the second only while the first is within its limit, so that who has to wait cannot make others wait.
 * `found`: a read of at most one row that the same statement does, whatever the counts are; gives that row.
 * @throws Problem rate_limited with Retry-After
 */
export async function countAttempts<R>(
  database: Database,
  keys: SessionKeys,
  [first, second]: TwoTries,
  now: Date,
  found: RawBuilder<R>,
): Promise<R | undefined> {
  const { rows } = await sql<Counted & { found: R | null }>`
    with first_try as (${counting(keys, first, now)}),
      second_try as (${counting(keys, second, now, sql`from first_try where attempts <= ${first.limit.max}`)})
    select t.*, (select row_to_json(f) from (${found}) f) as found from (select * from first_try union all select * from second_try) t`.execute(
    database,
  );
  refuseOver([first.limit, second.limit], rows, now);
  return rows[0]?.found ?? undefined;
}

type Counted = { kind: string; attempts: number; started_at: Date };

function counting(keys: SessionKeys, { limit, key }: Try, now: Date, from = sql``) {
  const windowStart = new Date(now.getTime() - limit.windowMinutes * 60_000);
  return sql`insert into attempt_window as a (kind, key_hash, started_at)
    select ${limit.kind}::text, ${keyHash(keys, limit.kind, key)}::bytea, ${now}::timestamptz ${from}
    on conflict (kind, key_hash) do update set
      attempts = case when a.started_at < ${windowStart}::timestamptz then 1 else a.attempts + 1 end,
      started_at = case when a.started_at < ${windowStart}::timestamptz then excluded.started_at else a.started_at end
    returning a.kind, a.attempts, a.started_at`;
}

function refuseOver(limits: readonly Limit[], rows: readonly Counted[], now: Date): void {
  for (const row of rows) {
    const limit = limits.find(({ kind }) => kind === row.kind);
    if (!limit || row.attempts <= limit.max) continue;
    const endsAt = row.started_at.getTime() + limit.windowMinutes * 60_000;
    throw new Problem('rate_limited', { headers: { 'retry-after': String(Math.max(1, Math.ceil((endsAt - now.getTime()) / 1000))) } });
  }
}

const keyHash = (keys: SessionKeys, kind: string, key: string) => keys.keyedHash(`attempt:${kind}`, key);

/** Forgets the tries of `key`: it was right this time. */
export async function forgetAttempts(database: Database, keys: SessionKeys, kind: string, key: string): Promise<void> {
  await database
    .deleteFrom('attempt_window')
    .where('kind', '=', kind)
    .where('key_hash', '=', keyHash(keys, kind, key))
    .execute();
}

/** Gives one try of `key` back: it was no wrong one. */
export async function returnAttempt(database: Database, keys: SessionKeys, kind: string, key: string): Promise<void> {
  await sql`${returning(keys, kind, key)}`.execute(database);
}

/**
 * The two tries of `countAttempts` were right: one of the first is given back, all of the second are forgotten. Two parts of a `with`,
 * which happen for each row of `where`. Rows are locked in the order of counting.
 */
export function returnedAttempts(keys: SessionKeys, [first, second]: TwoTries, where: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`first_try as (${returning(keys, first.limit.kind, first.key)} and exists (${where}) returning 1),
    second_try as (delete from attempt_window where kind = ${second.limit.kind} and key_hash = ${keyHash(keys, second.limit.kind, second.key)}
      and exists (${where}) and (select count(*) from first_try) >= 0)`;
}

/** `returnedAttempts` as a statement of its own. */
export async function returnAttempts(database: Database, keys: SessionKeys, tries: TwoTries): Promise<void> {
  await sql`with ${returnedAttempts(keys, tries, sql`select`)} select`.execute(database);
}

const returning = (keys: SessionKeys, kind: string, key: string) =>
  sql`update attempt_window set attempts = attempts - 1 where kind = ${kind} and key_hash = ${keyHash(keys, kind, key)} and attempts > 0`;

/** Whether the next try of `key` would be refused. */
export async function isOverLimit(database: Database, keys: SessionKeys, limit: Limit, key: string, now: Date): Promise<boolean> {
  const row = await database
    .selectFrom('attempt_window')
    .select('attempts')
    .where('kind', '=', limit.kind)
    .where('key_hash', '=', keyHash(keys, limit.kind, key))
    .where('started_at', '>=', new Date(now.getTime() - limit.windowMinutes * 60_000))
    .executeTakeFirst();
  return row !== undefined && row.attempts >= limit.max;
}
