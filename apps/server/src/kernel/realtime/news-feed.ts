// Where realtime reads news from. The order is the feed's own: by transaction, then id, and only transactions below which none
// is still open, so nothing ever appears behind what a reader has seen. A plain `id > last` would lose news whose
// transactions commit late.

export interface RealtimeNews {
  /** A bigint as text. */
  id: string;
  kind: string;
  subject: string;
  at: Date;
}

type NewsSince = { ok: true; events: RealtimeNews[] } | { ok: false; reason: 'too_old' };

export interface NewsFeed {
  /** The id of the newest news that can be read, "0" where there is none. */
  head(): Promise<string>;
  /**
   * Up to `limit` news after `afterId`, in the feed's order, of these subjects or of all. `too_old` when `afterId` is not
   * known (any more).
   */
  since(subjects: readonly string[] | 'all', afterId: string, limit: number): Promise<NewsSince>;
}

/** Runs one statement; a `pg` pool fits. */
export interface FeedDatabase {
  query(statement: { name: string; text: string; values: unknown[] }): Promise<{ rows: unknown[] }>;
}

const SETTLED = 'transaction_id < pg_snapshot_xmin(pg_current_snapshot())';
// `news.id` is the number; a bare `id` would sort by the text, where 9 comes after 10.
const HEAD = `select news.id::text as id from news where ${SETTLED} order by transaction_id desc, news.id desc limit 1`;
// "0" stands before all news; any other id must be a row that can be read.
const SINCE = `
  with start as (
    select '0'::xid8 as transaction_id, 0::bigint as id where $1::bigint = 0
    union all
    select transaction_id, id from news where id = $1::bigint and ${SETTLED}
  )
  select s.id is not null as known, e.id::text as id, e.kind, e.subject, e.at
  from (select 1) one
  left join start s on true
  left join lateral (
    select id, transaction_id, kind, subject, at from news
    where (transaction_id, id) > (s.transaction_id, s.id) and ${SETTLED} and ($2::text[] is null or subject = any($2))
    order by transaction_id, id limit $3
  ) e on true
  order by e.transaction_id, e.id`;

type Row = { known: boolean; id: string | null; kind: string; subject: string; at: Date };

/** The feed of the `news` table. */
export function openNewsFeed(database: FeedDatabase): NewsFeed {
  return {
    async head() {
      const { rows } = await database.query({ name: 'realtime_head', text: HEAD, values: [] });
      return (rows as { id: string }[])[0]?.id ?? '0';
    },
    async since(subjects, afterId, limit) {
      const values = [afterId, subjects === 'all' ? null : subjects, limit];
      const { rows } = await database.query({ name: 'realtime_since', text: SINCE, values });
      const found = rows as Row[];
      if (!found[0]?.known) return { ok: false, reason: 'too_old' };
      const events = found.flatMap(({ id, kind, subject, at }) => (id === null ? [] : [{ id, kind, subject, at }]));
      return { ok: true, events };
    },
  };
}
