// What changed between two looks at search_outbox. A position is a whole transaction snapshot, not a number: read are the rows visible now
// that the earlier snapshot could not see. So a commit that was overtaken by others is neither lost nor read twice, and a long
// transaction elsewhere holds nothing back (it would, if the window ended at pg_snapshot_xmin).
// A position is good only on the database history it came from: same cluster, timeline and database, not in the future, and the newest row
// it saw is still there. Otherwise (restored backup, swept outbox) whoever holds it must build anew.
import { termsVersion } from '@fairway/search/terms';
import type pg from 'pg';

export type Position = {
  /** `pg_current_snapshot()` as text: what was seen. */
  seen: string;
  /** Cluster, timeline and database, and the terms that postings are found by: with others, what was made of them is of no use. */
  history: string;
  /** The newest row seen, or null where there was none yet. */
  newest: { transactionId: string; jobId: string; mark: string } | null;
};

export type ChangeWindow = { position: Position; jobIds: string[] };

/** More changed postings than this are not followed one by one: building anew is faster. */
const WINDOW_JOBS_MAX = 500_000;

type Queryable = Pick<pg.ClientBase, 'query'>;
type WindowRow = { seen: string; transaction_id: string | null; job_id: string | null; mark: string | null; job_ids: string[] | null };

/** Where the database is now. */
export async function currentPosition(db: Queryable): Promise<Position> {
  const history = await readHistory(db);
  const { rows } = await db.query<WindowRow>(windowSql('null::uuid[]'));
  return toPosition(rows[0]!, history);
}

/** The postings that changed since a position, each once; undefined where there are too many. */
export async function readWindow(db: Queryable, since: Position): Promise<ChangeWindow | undefined> {
  const { rows } = await db.query<WindowRow>({
    name: 'search-window',
    text: windowSql(`array(
      select distinct job_id from search_outbox
      where transaction_id >= pg_snapshot_xmin($1::pg_snapshot) and not pg_visible_in_snapshot(transaction_id, $1::pg_snapshot)
      limit ${WINDOW_JOBS_MAX + 1})`),
    values: [since.seen],
  });
  const row = rows[0]!;
  const jobIds = row.job_ids ?? [];
  return jobIds.length > WINDOW_JOBS_MAX ? undefined : { position: toPosition(row, since.history), jobIds };
}

/** Why a position cannot be followed on this database, or null where it can. */
export async function positionFault(db: Queryable, position: Position): Promise<'history' | 'future' | 'swept' | null> {
  if ((await readHistory(db)) !== position.history) return 'history';
  const newest = position.newest;
  const { rows } = await db.query<{ future: boolean; kept: boolean }>(
    `select pg_snapshot_xmax($1::pg_snapshot) > pg_snapshot_xmax(pg_current_snapshot()) as future,
       exists (select from search_outbox where transaction_id = $2::xid8 and job_id = $3 and mark = $4) as kept`,
    [position.seen, newest?.transactionId ?? null, newest?.jobId ?? null, newest?.mark ?? null],
  );
  if (rows[0]!.future) return 'future';
  return newest && !rows[0]!.kept ? 'swept' : null;
}

/** Forgets changes older than two days; gives how many. A node that was away for longer builds its index anew. */
export async function sweepOutbox(db: Queryable): Promise<number> {
  const { rows } = await db.query<{ gone: string }>("select sweep_search_outbox('2 days') as gone");
  return Number(rows[0]!.gone);
}

// One statement, so that the snapshot and the rows belong together.
function windowSql(jobIds: string): string {
  return `select pg_current_snapshot()::text as seen, newest.*, ${jobIds} as job_ids
    from (values (1)) as one(row) left join lateral (
      select transaction_id::text, job_id, mark from search_outbox order by search_outbox.transaction_id desc, job_id desc limit 1
    ) newest on true`;
}

function toPosition(row: WindowRow, history: string): Position {
  const newest = row.mark === null ? null : { transactionId: row.transaction_id!, jobId: row.job_id!, mark: row.mark };
  return { seen: row.seen, history, newest };
}

/** What tells histories of databases apart: cluster, timeline, database. */
export async function readHistory(db: Queryable): Promise<string> {
  const { rows } = await db.query<{ oid: string }>('select oid::text from pg_database where datname = current_database()');
  const database = rows[0]!.oid;
  try {
    const control = await db.query<{ cluster: string; timeline: string }>(
      'select system_identifier::text as cluster, timeline_id::text as timeline from pg_control_system(), pg_control_checkpoint()',
    );
    return `${control.rows[0]!.cluster}/${control.rows[0]!.timeline}/${database}/${termsVersion()}`;
  } catch (error) {
    // Some hosts forbid these functions; the mark of the newest row still tells histories apart.
    if ((error as { code?: string }).code !== '42501') throw error;
    return `?/?/${database}/${termsVersion()}`;
  }
}
