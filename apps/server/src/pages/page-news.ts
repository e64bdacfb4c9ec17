// Drops kept pages when something they show changed: twice a second it reads what committed since its last look (transaction snapshots, as
// features/search/window.ts does) and drops the pages that show it. Lists come from what a node keeps in memory and follows by itself, so
// their pages are dropped once more when that has caught up: what was rendered in between may be of before. A look that fails is tried
// again from the same place, so nothing is missed.
import type pg from 'pg';
import type { Feature } from '../kernel/feature.ts';
import type { Log } from '../kernel/log.ts';
import { repeat, roundsOf } from '../kernel/recurring.ts';
import type { PageCache } from './page-cache.ts';

const EVERY_MS = 500;
/** From so much news on, all pages go. */
const NEWS_MAX = 2000;

export type PageNews = {
  pool: pg.Pool;
  cache: PageCache;
  log: Log;
  /** What features say of their news. */
  kinds: readonly NonNullable<Feature['pageNews']>[];
  /** Resolves when the index of postings, and the lists that features keep, hold what committed before the call. */
  caughtUp: { jobs(): Promise<void>; lists(): Promise<unknown> };
};

type Row = { seen: string; rewound: boolean; jobs: string[]; organizations: number[]; events: string[] };

// One statement, so that the snapshot and the rows belong together. Of events only those that change public pages.
const SINCE = `with position as (select coalesce($1::pg_snapshot, pg_current_snapshot()) as seen),
  changed as (
    select distinct job_id from search_outbox, position
    where transaction_id >= pg_snapshot_xmin(seen) and not pg_visible_in_snapshot(transaction_id, seen) limit ${NEWS_MAX + 1}
  )
  select pg_current_snapshot()::text as seen, pg_snapshot_xmax(position.seen) > pg_snapshot_xmax(pg_current_snapshot()) as rewound,
    array(select job_id from changed) as jobs,
    array(select distinct organization_id from job where id in (select job_id from changed)) as organizations,
    array(select distinct kind || ' ' || subject from news
      where transaction_id >= pg_snapshot_xmin(position.seen) and not pg_visible_in_snapshot(transaction_id, position.seen)
        and split_part(kind, '.', 1) = any($2) limit ${NEWS_MAX + 1}) as events
  from position`;

/** Begins to follow; the returned function ends it. */
export function followPages({ pool, cache, log, kinds, caughtUp }: PageNews): () => void {
  const rounds = roundsOf(log);
  let seen: string | undefined;
  const drop = async (news: ReadonlySet<string> | 'all') => {
    cache.drop(news);
    const again = async (list: 'jobs' | 'lists', stale: ReadonlySet<string> | 'all') => {
      await caughtUp[list]();
      cache.drop(stale);
    };
    // An organization's own page comes from its row and from search.
    await Promise.all([
      news === 'all' || news.has('jobs') ? again('jobs', news) : undefined,
      news === 'all' || news.has('companies') ? again('lists', new Set(['companies'])) : undefined,
    ]);
  };
  return repeat(log, 'news for pages', EVERY_MS, async () => {
    const { rows } = await pool.query<Row>({ name: 'page-news', text: SINCE, values: [seen ?? null, kinds.map(({ kind }) => kind)] });
    const row = rows[0]!;
    // Nobody looked at what changed before the first look.
    const news = seen === undefined ? 'all' : newsOf(row, kinds);
    seen = row.seen;
    if (news !== 'all' && news.size === 0) return;
    rounds.watch('lists of pages', drop(news));
  });
}

/** Subjects as pages name them (`PageRequest.shows`). */
function newsOf({ rewound, jobs, organizations, events }: Row, kinds: PageNews['kinds']): ReadonlySet<string> | 'all' {
  // Another history, or more than is worth telling apart.
  if (rewound || jobs.length > NEWS_MAX || events.length > NEWS_MAX) return 'all';
  const news = new Set([...jobs.map((id) => `job:${id}`), ...organizations.map((id) => `company:${id}`)]);
  for (const event of events) {
    const [kind = '', subject = ''] = event.split(' ');
    const shown = kinds.find((one) => kind.startsWith(`${one.kind}.`))?.shownAs(subject, kind) ?? [];
    if (shown === 'all') return 'all';
    for (const one of shown) news.add(one);
  }
  if (jobs.length > 0) news.add('jobs').add('companies');
  return news;
}
