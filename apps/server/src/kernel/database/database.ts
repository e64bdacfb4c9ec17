// The pool and the two handles that features get: `Database` to read, and inside `transaction` the same to write.
// Kysely over pg. Timestamps come as Date, bigint as string, numeric as number, dates as 'YYYY-MM-DD'.
import { createHash } from 'node:crypto';
import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import { keepTraces, tracedClient } from '../tracing/traced-client.ts';
import type { Tracing } from '../tracing/tracing.ts';
import { slowStatementsOf } from './slow-statements.ts';
import type { DB } from './tables.gen.ts';
import { readTextArray } from './text-arrays.ts';

pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);
// text[] and uuid[]: pages of rows hold hundreds.
for (const arrayType of [1009, 2951]) pg.types.setTypeParser(arrayType as Parameters<typeof pg.types.setTypeParser>[0], readTextArray);

export type Database = Kysely<DB>;
export type DatabaseTransaction = Transaction<DB>;

export type DatabasePool = { pool: pg.Pool; database: Database };

export type PoolOptions = {
  url: string;
  size: number;
  /** An idle connection was lost (the server stopped); the pool makes new ones by itself. */
  onLost?: (error: Error) => void;
  tracing?: Tracing | undefined;
};

/** Opens a pool; nothing is connected yet. */
export function openPool(options: PoolOptions): DatabasePool {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.size,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 60_000,
    ...(options.tracing && { Client: tracedClient(options.tracing) }),
  });
  if (options.tracing) keepTraces(pool);
  pool.on('error', (error) => options.onLost?.(error));
  // A connection in use that is lost fails its query; without a listener it would end the process.
  pool.on('connect', (client) => client.on('error', (error) => options.onLost?.(error)));
  const database = new Kysely<DB>({ dialect: new PostgresDialect({ pool: namingPool(pool) }) });
  return { pool, database };
}

const PLANNED_ANEW = '/* planned anew */';

/** In front of a statement (`modifyFront`) whose best plan depends on its values, so that PostgreSQL never takes one plan for all of them. */
export const plannedAnew = () => sql.raw(PLANNED_ANEW);

/** Statements are prepared under a hash of their text: 1.2 to 1.6 times as many a second, as measured. Those of `plannedAnew` are not. */
function namingPool(pool: pg.Pool) {
  const names = new Map<string, string>();
  const slow = slowStatementsOf(pool);
  const timed = async (text: string, sent: Promise<pg.QueryResult>) => {
    const begunAt = performance.now();
    const result = await sent;
    slow.note(text, performance.now() - begunAt, new Date());
    return result;
  };
  const nameOf = (sql: string) => {
    let name = names.get(sql);
    if (!name) {
      // Texts with lists of varying length would fill the server's memory; those go unnamed.
      if (names.size > 500) return undefined;
      name = createHash('sha1').update(sql).digest('base64url');
      names.set(sql, name);
    }
    return name;
  };
  return {
    async connect() {
      const client = await pool.connect();
      return {
        query: ((text: string, parameters?: unknown[]) => {
          const kept = typeof text === 'string' && text.length <= 4000 && /^\s*(select|with|insert|update|delete)/i.test(text);
          const name = kept && !text.includes(PLANNED_ANEW) ? nameOf(text) : undefined;
          // What is no text is a cursor, which is no promise either.
          if (typeof text !== 'string') return client.query(text, parameters as unknown[]);
          return timed(text, name ? client.query({ name, text, values: parameters ?? [] }) : client.query(text, parameters as unknown[]));
        }) as pg.PoolClient['query'],
        release: (error?: boolean | Error) => client.release(error),
      };
    },
    end: () => pool.end(),
  } as unknown as pg.Pool;
}

/** True for errors that say the database is away, and a retry later may work. */
export function isUnavailable(error: unknown): boolean {
  const code = (error as { code?: string } | undefined)?.code ?? '';
  if (/^(08|57P0|53300)/.test(code)) return true;
  if (['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT'].includes(code) && 'syscall' in (error as object)) return true;
  return /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/.test(
    String((error as Error)?.message),
  );
}
