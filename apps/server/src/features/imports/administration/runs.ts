// The runs of a feed's name, also those of the command line: a page of them, and all for the export.
import type { exportFeedRuns, listFeedRuns } from '@fairway/contract/admin-imports';
import type { RUN_SORTS } from '@fairway/rules/feeds';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../../../kernel/database/database.ts';
import { type ListOrder, type Page, pageOfRows, rowBatches } from '../../../kernel/database/lists.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import { RUN_COLUMNS, runView } from './queries.ts';

type AskedExport = z.output<typeof exportFeedRuns.query>;

const ORDER: ListOrder<(typeof RUN_SORTS)[number]> = { key: 'r.id', sorts: { started: 'r.started_at' } };

function rowsOf(database: Database, source: string, { q, state }: AskedExport) {
  let query = database
    .selectFrom('import_run as r')
    .select(RUN_COLUMNS.map((column) => `r.${column}` as const))
    .where('r.source', '=', source);
  if (state !== undefined) query = query.where('r.status', '=', state);
  const wanted = q.trim().toLowerCase();
  if (wanted !== '') query = query.where(sql<boolean>`position(${wanted} in lower(r.error)) > 0`);
  return query;
}
type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number];

/** The name of a feed. @throws Problem not_found */
export async function getFeedSource(database: Database, id: number): Promise<string> {
  const row = await database.selectFrom('import_feed').select('source').where('id', '=', id).executeTakeFirst();
  if (!row) throw new Problem('not_found');
  return row.source;
}

/** A page of the runs of a feed. @throws Problem not_found */
export async function listRuns(
  database: Database,
  feedId: number,
  asked: z.output<typeof listFeedRuns.query>,
): Promise<Page<ReturnType<typeof runView>>> {
  const page = await pageOfRows(database, rowsOf(database, await getFeedSource(database, feedId), asked), ORDER, asked);
  return { ...page, rows: page.rows.map(runView) };
}

/** All of them, for the export. */
export function runBatches(database: Database, source: string, asked: AskedExport): AsyncGenerator<Row[]> {
  return rowBatches(rowsOf(database, source, asked), ORDER, asked.sort);
}
