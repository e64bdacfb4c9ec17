// The runs of a feed's name, also those of the command line: a page of them, and all for the export.
import type { feedRunsList } from '@fairway/contract/feeds/endpoints';
import type { Asked } from '@fairway/contract/kernel/lists';
import type { RUN_SORTS } from '@fairway/rules/feeds';
import { sql } from 'kysely';
import type { Database } from '../../../kernel/database/database.ts';
import type { ListOrder } from '../../../kernel/database/lists.ts';
import type { Listing } from '../../../kernel/http/bind-list.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import { RUN_COLUMNS, runView } from './queries.ts';

const ORDER: ListOrder<(typeof RUN_SORTS)[number]> = { key: 'r.id', sorts: { started: 'r.started_at' } };

function rowsOf(database: Database, source: string, { q, state }: Asked<typeof feedRunsList>) {
  let query = database
    .selectFrom('feed_run as r')
    .select(RUN_COLUMNS.map((column) => `r.${column}` as const))
    .where('r.source', '=', source);
  if (state !== undefined) query = query.where('r.status', '=', state);
  const wanted = q.trim().toLowerCase();
  if (wanted !== '') query = query.where(sql<boolean>`position(${wanted} in lower(r.error)) > 0`);
  return query;
}
type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number];

/** The name of a feed. @throws Problem not_found */
async function getFeedSource(database: Database, id: number): Promise<string> {
  const row = await database.selectFrom('feed').select('source').where('id', '=', id).executeTakeFirst();
  if (!row) throw new Problem('not_found');
  return row.source;
}

/** The runs of a feed. @throws Problem not_found */
export async function runListing(
  database: Database,
  feedId: number,
  asked: Asked<typeof feedRunsList>,
): Promise<Listing<typeof feedRunsList, Row>> {
  const source = await getFeedSource(database, feedId);
  return {
    rows: rowsOf(database, source, asked),
    order: ORDER,
    view: runView,
    file: `runs-${source}`,
    columns: {
      Started: ({ startedAt }) => startedAt,
      Ended: ({ finishedAt }) => finishedAt,
      State: ({ state }) => state,
      Read: ({ read }) => read,
      New: ({ created }) => created,
      Changed: ({ changed }) => changed,
      Unchanged: ({ unchanged }) => unchanged,
      Withdrawn: ({ withdrawn }) => withdrawn,
      'Bad rows': ({ faulty }) => faulty,
      Error: ({ error }) => error,
    },
  };
}
