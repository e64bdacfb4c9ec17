// Limits that all nodes share: how often a thing may be tried in a window. One row a key, counted in one statement, so that two nodes
// never both take the last try. Keys are hashed: the table tells nobody who tried.
import type { Database } from './database/database.ts';
import { Problem } from './http/problems.ts';
import type { SessionKeys } from './session/keys.ts';

export type Limit = { kind: string; max: number; windowMinutes: number };

/**
 * Counts one try of `key`. Not part of the command's transaction: a refused command was still tried.
 * @throws Problem rate_limited with Retry-After
 */
export async function countAttempt(database: Database, keys: SessionKeys, limit: Limit, key: string, now: Date): Promise<void> {
  const windowStart = new Date(now.getTime() - limit.windowMinutes * 60_000);
  const row = await database
    .insertInto('attempt_window')
    .values({ kind: limit.kind, key_hash: keys.keyedHash(`attempt:${limit.kind}`, key), started_at: now })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'key_hash']).doUpdateSet((set) => ({
        attempts: set
          .case()
          .when('attempt_window.started_at', '<', windowStart)
          .then(1)
          .else(set('attempt_window.attempts', '+', 1))
          .end(),
        started_at: set
          .case()
          .when('attempt_window.started_at', '<', windowStart)
          .then(now)
          .else(set.ref('attempt_window.started_at'))
          .end(),
      })),
    )
    .returning(['attempts', 'started_at'])
    .executeTakeFirstOrThrow();
  if (row.attempts <= limit.max) return;
  const endsAt = row.started_at.getTime() + limit.windowMinutes * 60_000;
  throw new Problem('rate_limited', { headers: { 'retry-after': String(Math.max(1, Math.ceil((endsAt - now.getTime()) / 1000))) } });
}

/** Forgets the tries of `key`: it was right this time. */
export async function forgetAttempts(database: Database, keys: SessionKeys, kind: string, key: string): Promise<void> {
  await database
    .deleteFrom('attempt_window')
    .where('kind', '=', kind)
    .where('key_hash', '=', keys.keyedHash(`attempt:${kind}`, key))
    .execute();
}

/** Gives one try of `key` back: it was no wrong one. */
export async function returnAttempt(database: Database, keys: SessionKeys, kind: string, key: string): Promise<void> {
  await database
    .updateTable('attempt_window')
    .set((set) => ({ attempts: set('attempts', '-', 1) }))
    .where('kind', '=', kind)
    .where('key_hash', '=', keys.keyedHash(`attempt:${kind}`, key))
    .where('attempts', '>', 0)
    .execute();
}
