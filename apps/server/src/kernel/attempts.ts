// Limits that all nodes share: how often a thing may be tried in a window. One row a key, counted in one statement, so that two nodes
// never both take the last try. Keys are hashed: the table tells nobody who tried.
import { type RawBuilder, sql } from 'kysely';
import type { Database } from './database/database.ts';
import { Problem } from './http/problems.ts';
import type { SessionKeys } from './session/keys.ts';

export type Limit = { kind: string; max: number; windowMinutes: number };

/** What is counted; of two parts, all tries of the first can be asked after and forgotten at once. */
export type TryKey = string | readonly [whole: string, part: string];

export type Try = {
  limit: Limit;
  key: TryKey;
  /** What a right one does: gives this one try back, or all of the key. */
  right: 'returns' | 'forgets';
  /** A read: where it finds a row, this try is not counted. */
  unless?: RawBuilder<unknown>;
};

/**
 * Counts one try of `key`. Not part of the command's transaction: a refused command was still tried.
 * @throws Problem rate_limited with Retry-After
 */
export async function countAttempt(database: Database, keys: SessionKeys, limit: Limit, key: TryKey, now: Date): Promise<void> {
  const { rows } = await sql<Counted>`${counting(keys, { limit, key }, now)}`.execute(database);
  refuseOver([{ limit }], rows, now);
}

/**
 * Counts tries in one statement; each only while the one before is within its limit, so that who has to wait cannot make others wait.
 * `found`: a read of at most one row that the same statement does, whatever the counts are; gives that row. `filled`: the start of the
 * window of the last try, where this try was its last.
 * @throws Problem rate_limited with Retry-After
 */
export async function countAttempts<R>(
  database: Database,
  keys: SessionKeys,
  tries: readonly Try[],
  now: Date,
  found: RawBuilder<R>,
): Promise<{ found: R | undefined; filled: Date | undefined }> {
  const name = (index: number) => sql.ref(`try_${index}`);
  const parts = tries.map((one, index) => {
    const before = tries[index - 1];
    const from = before ? sql`from ${name(index - 1)} where attempts <= ${before.limit.max}` : sql`where true`;
    return sql`${name(index)} as (${counting(keys, one, now, one.unless ? sql`${from} and not exists (${one.unless})` : from)})`;
  });
  const all = tries.map((_one, index) => sql`select * from ${name(index)}`);
  const { rows } = await sql<Counted & { found: R | null }>`with ${sql.join(parts)}
    select t.*, (select row_to_json(f) from (${found}) f) as found from (${sql.join(all, sql` union all `)}) t`.execute(database);
  refuseOver(tries, rows, now);
  const last = tries.at(-1)?.limit;
  const filled = rows.find((row) => row.kind === last?.kind && row.attempts === last.max);
  return { found: rows[0]?.found ?? undefined, filled: filled?.started_at };
}

type Counted = { kind: string; attempts: number; started_at: Date };

function counting(keys: SessionKeys, { limit, key }: Pick<Try, 'limit' | 'key'>, now: Date, from = sql``) {
  const windowStart = new Date(now.getTime() - limit.windowMinutes * 60_000);
  return sql`insert into attempt_window as a (kind, key_hash, started_at)
    select ${limit.kind}::text, ${keyHash(keys, limit.kind, key)}::bytea, ${now}::timestamptz ${from}
    on conflict (kind, key_hash) do update set
      attempts = case when a.started_at < ${windowStart}::timestamptz then 1 else a.attempts + 1 end,
      started_at = case when a.started_at < ${windowStart}::timestamptz then excluded.started_at else a.started_at end
    returning a.kind, a.attempts, a.started_at`;
}

function refuseOver(tries: readonly { limit: Limit }[], rows: readonly Counted[], now: Date): void {
  for (const row of rows) {
    const limit = tries.find((one) => one.limit.kind === row.kind)?.limit;
    if (!limit || row.attempts <= limit.max) continue;
    const endsAt = row.started_at.getTime() + limit.windowMinutes * 60_000;
    throw new Problem('rate_limited', { headers: { 'retry-after': String(Math.max(1, Math.ceil((endsAt - now.getTime()) / 1000))) } });
  }
}

/** The hash of the whole comes first: all of its parts lie side by side. */
function keyHash(keys: SessionKeys, kind: string, key: TryKey): Buffer {
  const hash = (text: string) => keys.keyedHash(`attempt:${kind}`, text);
  return typeof key === 'string' ? hash(key) : Buffer.concat([hash(key[0]), hash(key.join('\n'))]);
}

const LAST_PART = Buffer.alloc(32, 0xff);
/** The rows of a key and of all its parts. */
function rowsOf(keys: SessionKeys, kind: string, key: TryKey) {
  const hash = keyHash(keys, kind, key);
  return sql<boolean>`kind = ${kind} and key_hash between ${hash}::bytea and ${Buffer.concat([hash, LAST_PART])}::bytea`;
}

/** Forgets the tries of `key` and of all its parts: it was right this time. */
export async function forgetAttempts(database: Database, keys: SessionKeys, kind: string, key: TryKey): Promise<void> {
  await database
    .deleteFrom('attempt_window')
    .where(rowsOf(keys, kind, key))
    .execute();
}

/** Gives one try of `key` back: it was no wrong one. */
export async function returnAttempt(database: Database, keys: SessionKeys, kind: string, key: TryKey): Promise<void> {
  await sql`${returning(keys, kind, key)}`.execute(database);
}

/**
 * The tries of `countAttempts` were right: each does what it says of that. Parts of a `with`, which happen for each row of `where`. Rows are
 * locked in the order of counting.
 */
export function returnedAttempts(keys: SessionKeys, tries: readonly Try[], where: RawBuilder<unknown>): RawBuilder<unknown> {
  const name = (index: number) => sql.ref(`try_${index}`);
  return sql.join(
    tries.map(({ limit: { kind }, key, right, unless }, index) => {
      const done = right === 'returns' ? returning(keys, kind, key) : sql`delete from attempt_window where ${rowsOf(keys, kind, key)}`;
      const counted = unless ? sql`and not exists (${unless})` : sql``;
      const after = index > 0 ? sql`and (select count(*) from ${name(index - 1)}) >= 0` : sql``;
      return sql`${name(index)} as (${done} and exists (${where}) ${counted} ${after} returning 1)`;
    }),
  );
}

/** `returnedAttempts` as a statement of its own. */
export async function returnAttempts(database: Database, keys: SessionKeys, tries: readonly Try[]): Promise<void> {
  await sql`with ${returnedAttempts(keys, tries, sql`select`)} select`.execute(database);
}

const returning = (keys: SessionKeys, kind: string, key: TryKey) =>
  sql`update attempt_window set attempts = attempts - 1 where kind = ${kind} and key_hash = ${keyHash(keys, kind, key)} and attempts > 0`;

/** Whether the next try of `key`, or of one of its parts, would be refused. */
export async function isOverLimit(database: Database, keys: SessionKeys, limit: Limit, key: TryKey, now: Date): Promise<boolean> {
  const row = await database
    .selectFrom('attempt_window')
    .select('attempts')
    .where(rowsOf(keys, limit.kind, key))
    .where('started_at', '>=', new Date(now.getTime() - limit.windowMinutes * 60_000))
    .where('attempts', '>=', limit.max)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Forgets windows that began before. */
export async function sweepAttempts(database: Database, before: Date): Promise<void> {
  await database.deleteFrom('attempt_window').where('started_at', '<', before).execute();
}
