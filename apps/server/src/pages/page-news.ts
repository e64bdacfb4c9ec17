// Drops kept pages when something they show changed: twice a second it reads what committed since its last look (transaction snapshots, as
// features/search/window.ts does) and drops the pages that show it. Lists come from what a node keeps in memory and follows by itself, so
// their pages are dropped once more when that has caught up: what was rendered in between may be of before. A look that fails is tried
// again from the same place, so nothing is missed.
import type pg from 'pg';
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
  /** Resolves when the lists of this node hold what committed before the call. */
  caughtUp: { jobs(): Promise<void>; companies(): Promise<void> };
};

type Row = { seen: string; rewound: boolean; jobs: string[]; companies: number[]; events: string[] };

// One statement, so that the snapshot and the rows belong together. Of events only those that change public pages.
const SINCE = `with position as (select coalesce($1::pg_snapshot, pg_current_snapshot()) as seen),
  changed as (
    select distinct job_id from search_outbox, position
    where transaction_id >= pg_snapshot_xmin(seen) and not pg_visible_in_snapshot(transaction_id, seen) limit ${NEWS_MAX + 1}
  )
  select pg_current_snapshot()::text as seen, pg_snapshot_xmax(position.seen) > pg_snapshot_xmax(pg_current_snapshot()) as rewound,
    array(select job_id from changed) as jobs,
    array(select distinct company_id from job where id in (select job_id from changed)) as companies,
    array(select distinct kind || ' ' || subject from event
      where transaction_id >= pg_snapshot_xmin(position.seen) and not pg_visible_in_snapshot(transaction_id, position.seen)
        and split_part(kind, '.', 1) in ('company', 'content', 'reference') limit ${NEWS_MAX + 1}) as events
  from position`;

/** Begins to follow; the returned function ends it. */
export function followPages({ pool, cache, log, caughtUp }: PageNews): () => void {
  const rounds = roundsOf(log);
  let seen: string | undefined;
  const drop = async (news: ReadonlySet<string> | 'all') => {
    cache.drop(news);
    const again = async (list: 'jobs' | 'companies', stale: ReadonlySet<string> | 'all') => {
      if (news !== 'all' && !news.has(list)) return;
      await caughtUp[list]();
      cache.drop(stale);
    };
    // A company's own page comes from its row and from search.
    await Promise.all([again('jobs', news), again('companies', new Set(['companies']))]);
  };
  return repeat(log, 'news for pages', EVERY_MS, async () => {
    const { rows } = await pool.query<Row>({ name: 'page-news', text: SINCE, values: [seen ?? null] });
    const row = rows[0]!;
    // Nobody looked at what changed before the first look.
    const news = seen === undefined ? 'all' : newsOf(row);
    seen = row.seen;
    if (news !== 'all' && news.size === 0) return;
    rounds.watch('lists of pages', drop(news));
  });
}

/** Subjects as pages name them (`PageRequest.shows`). */
function newsOf({ rewound, jobs, companies, events }: Row): ReadonlySet<string> | 'all' {
  // Another history, or names that stand on every page.
  const isAll = rewound || jobs.length > NEWS_MAX || events.length > NEWS_MAX || events.some((event) => event.startsWith('reference.'));
  if (isAll) return 'all';
  const news = new Set([...jobs.map((id) => `job:${id}`), ...companies.map((id) => `company:${id}`)]);
  for (const event of events) {
    const [kind = '', subject = ''] = event.split(' ');
    news.add(kind.startsWith('content.') ? 'links' : subject);
    if (kind.startsWith('company.')) news.add('companies');
    // It stands beside each of its postings.
    if (kind === 'company.logo_changed') news.add('jobs');
  }
  if (jobs.length > 0) news.add('jobs').add('companies');
  return news;
}
