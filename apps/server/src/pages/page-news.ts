// Drops kept pages when something they show changed: looks at the newest event every second. A look that fails is tried again; what is
// kept is gone after its seconds anyway, so this never has to be exact.
import type pg from 'pg';
import type { Log } from '../kernel/log.ts';
import type { PageCache } from './page-cache.ts';

const EVERY_MS = 1000;

/** Begins to follow; the returned function ends it. */
export function followPages(pool: pg.Pool, cache: PageCache, log: Log): () => void {
  let seen: string | undefined;
  let looking = false;
  const timer = setInterval(async () => {
    if (looking) return;
    looking = true;
    try {
      const { rows } = await pool.query<{ newest: string | null }>(
        'select greatest((select max(id) from event), (select max(id) from search_outbox))::text as newest',
      );
      const newest = rows[0]?.newest ?? '0';
      if (seen !== undefined && seen !== newest) cache.drop(() => true);
      seen = newest;
    } catch (error) {
      log.debug({ err: error }, 'news for pages could not be read');
    } finally {
      looking = false;
    }
  }, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
