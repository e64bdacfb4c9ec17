// What changed between two looks at an outbox of search (search_outbox, talent_outbox). A position is a whole transaction snapshot, not a number: read are the rows visible now
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
  newest: { transactionId: string; subjectId: string; mark: string } | null;
};

export type ChangeWindow = { position: Position; ids: string[] };

/** More changes than this are not followed one by one: building anew is faster. */
const WINDOW_MAX = 500_000;

type Queryable = Pick<pg.ClientBase, 'query'>;
type WindowRow = { seen: string; transaction_id: string | null; subject_id: string | null; mark: string | null; ids: string[] | null };

/** A table of changes: of postings, or of people. */
export type Outbox = { table: 'search_outbox'; subject: 'job_id' } | { table: 'talent_outbox'; subject: 'user_id' };
const POSTINGS: Outbox = { table: 'search_outbox', subject: 'job_id' };

/** Where the database is now. */
export async function currentPosition(db: Queryable, outbox = POSTINGS): Promise<Position> {
  const history = await readHistory(db);
  const { rows } = await db.query<WindowRow>(windowSql('null::uuid[]', outbox));
  return toPosition(rows[0]!, history);
}

/** The postings (people) that changed since a position, each once; undefined where there are too many. */
export async function readWindow(db: Queryable, since: Position, outbox = POSTINGS): Promise<ChangeWindow | undefined> {
  const { table, subject } = outbox;
  const { rows } = await db.query<WindowRow>({
    name: `${table}-window`,
    text: windowSql(
      `array(
      select distinct ${subject} from ${table}
      where transaction_id >= pg_snapshot_xmin($1::pg_snapshot) and not pg_visible_in_snapshot(transaction_id, $1::pg_snapshot)
      limit ${WINDOW_MAX + 1})`,
      outbox,
    ),
    values: [since.seen],
  });
  const row = rows[0]!;
  const ids = row.ids ?? [];
  return ids.length > WINDOW_MAX ? undefined : { position: toPosition(row, since.history), ids };
}

/** Why a position cannot be followed on this database, or null where it can. */
export async function positionFault(
  db: Queryable,
  position: Position,
  { table, subject } = POSTINGS,
): Promise<'history' | 'future' | 'swept' | null> {
  if ((await readHistory(db)) !== position.history) return 'history';
  const newest = position.newest;
  const { rows } = await db.query<{ future: boolean; kept: boolean }>(
    `select pg_snapshot_xmax($1::pg_snapshot) > pg_snapshot_xmax(pg_current_snapshot()) as future,
       exists (select from ${table} where transaction_id = $2::xid8 and ${subject} = $3 and mark = $4) as kept`,
    [position.seen, newest?.transactionId ?? null, newest?.subjectId ?? null, newest?.mark ?? null],
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
function windowSql(ids: string, { table, subject }: Outbox): string {
  return `select pg_current_snapshot()::text as seen, newest.*, ${ids} as ids
    from (values (1)) as one(row) left join lateral (
      select transaction_id::text, ${subject} as subject_id, mark from ${table} order by ${table}.transaction_id desc, ${subject} desc limit 1
    ) newest on true`;
}

function toPosition(row: WindowRow, history: string): Position {
  const newest = row.mark === null ? null : { transactionId: row.transaction_id!, subjectId: row.subject_id!, mark: row.mark };
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
