// Opens what the application stands on, in order, and closes it in reverse: database, migrations, queue, search, mail.
import path from 'node:path';
import pg from 'pg';
import { migrateBackground } from './kernel/background/background.ts';
import { systemClock } from './kernel/clock.ts';
import type { Config } from './kernel/config.ts';
import { type DatabasePool, isUnavailable, openPool } from './kernel/database/database.ts';
import { type EmbeddedDatabase, openEmbeddedDatabase } from './kernel/database/embedded.ts';
import { migrate } from './kernel/database/migrations.ts';
import type { Log } from './kernel/log.ts';
import { repeat } from './kernel/recurring.ts';
import type { Tracing } from './kernel/tracing/tracing.ts';

const POOL_ENDING_MS = 1500;

export type Progress = (text: string) => void;

export type OpenedDatabase = DatabasePool & {
  url: string;
  embedded: EmbeddedDatabase | undefined;
  close(): Promise<void>;
  /** For a command beside a node: the embedded server stops only where this process started it and nobody came since. */
  leave(): Promise<void>;
};

/** Starts the embedded server where there is no DATABASE_URL, and opens the pool. Nothing is connected yet. */
export function openDatabase(config: Config, log: Log, progress: Progress, tracing?: Tracing): OpenedDatabase {
  const embedded = config.databaseUrl ? undefined : openEmbeddedDatabase({ dataDir: config.dataDir, port: config.databasePort, progress });
  const url = config.databaseUrl ?? embedded?.url ?? '';
  const opened = openPool({
    url,
    size: config.databasePool,
    onLost: (error) => log.warn({ err: error }, 'a database connection was lost'),
    tracing,
  });
  return {
    ...opened,
    url,
    embedded,
    close: async () => {
      // A connection that never comes back must not keep the server of it running.
      await Promise.race([opened.pool.end(), new Promise((resolve) => setTimeout(resolve, POOL_ENDING_MS).unref())]);
      embedded?.stop();
    },
    leave: async () => {
      await opened.pool.end();
      if (embedded?.isOwn() && !(await hasVisitors(url))) embedded.stop();
    },
  };
}

/** Whether anybody is connected to this server. */
async function hasVisitors(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ others: boolean }>(
      `select exists (select from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()) as others`,
    );
    return rows[0]?.others ?? true;
  } finally {
    await client.end();
  }
}

/** Brings the schema up to date; while the database is away it tells `whileAway` once, and tries until it is there. */
export async function prepareSchema(
  opened: OpenedDatabase,
  log: Log,
  progress: Progress,
  whileAway: () => Promise<() => Promise<void>> = async () => async () => undefined,
): Promise<void> {
  let stopAnswering: (() => Promise<void>) | undefined;
  for (let attempt = 1; ; attempt++) {
    try {
      const run = await migrate(opened.pool);
      if (run.length > 0) progress(`Ran ${run.length} migrations`);
      await migrateBackground(opened.pool);
      await stopAnswering?.();
      return;
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      log.warn({ err: error, attempt }, 'the database cannot be reached');
      if (!stopAnswering) {
        progress('Waiting for the database');
        stopAnswering = await whileAway();
      }
      await new Promise((resolve) => setTimeout(resolve, Math.min(attempt * 250, 3000)));
    }
  }
}

/** Watches an embedded server: starts it again where it died. */
export function watchEmbedded(opened: OpenedDatabase, log: Log): () => void {
  const { embedded } = opened;
  if (!embedded) return () => undefined;
  return repeat(log, 'embedded database', 2000, async () => {
    try {
      await opened.pool.query('select 1');
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      log.warn('the embedded database is away, starting it again');
      embedded.ensure({ waits: false });
      throw error;
    }
  });
}

export const clock = systemClock;

/** Where a node keeps the snapshots of its search index. */
export function searchDir(config: Config): string {
  return path.join(config.dataDir, 'search');
}
