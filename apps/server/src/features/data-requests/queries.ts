// Requests of people about what a school holds on them, how much that is, and who asked the platform to erase their account. @rule data-requests.1

import type { dataRequestsList } from '@fairway/contract/data-requests/endpoints';
import type { Asked, RowOf } from '@fairway/contract/kernel/lists';
import { type DATA_REQUEST_SORTS, urgencyOf } from '@fairway/rules/data-requests';
import { fold } from '@fairway/rules/folding';
import { fullName } from '@fairway/rules/names';
import { searchedWords } from '@fairway/rules/students';
import { sql } from 'kysely';
import type { Database } from '../../kernel/database/database.ts';
import type { ListOrder } from '../../kernel/database/lists.ts';
import { inOneSnapshot } from '../../kernel/database/snapshot.ts';
import type { Held, HeldOn } from '../../kernel/held.ts';
import type { Listing } from '../../kernel/http/bind-list.ts';
import { Problem } from '../../kernel/http/problems.ts';
import type { AdministeredSchoolId } from '../schools/access.ts';
import type { DataRequestId } from './access.ts';

type View = RowOf<typeof dataRequestsList>;
/** What is closed waits for nothing: it stands behind what somebody still has to answer. */
const WAITS_UNTIL = sql`case when q.state = 'open' then q.due_on else 'infinity'::date end`;
const ORDER: ListOrder<(typeof DATA_REQUEST_SORTS)[number]> = { key: 'q.id', sorts: { dueOn: WAITS_UNTIL, receivedOn: 'q.received_on' } };

function rowsOf(database: Database, schoolId: AdministeredSchoolId) {
  return database
    .selectFrom('school_data_request as q')
    .leftJoin('identity_person as p', 'p.id', 'q.user_id')
    .leftJoin('identity_person as c', 'c.id', 'q.closed_by')
    .select(['q.id', 'q.kind', 'q.user_id', 'q.person', 'q.came_by', 'q.note', 'q.received_on', 'q.due_on', 'q.state', 'q.reason'])
    .select(['q.exported_at', 'q.closed_at', 'p.first_name', 'p.last_name', 'c.first_name as closed_first', 'c.last_name as closed_last'])
    .where('q.school_id', '=', schoolId);
}
type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number];

function requestView(row: Row, now: Date): View {
  return {
    id: row.id,
    kind: row.kind as View['kind'],
    name: row.user_id === null ? row.person || null : fullName(row.first_name, row.last_name),
    userId: row.user_id,
    cameBy: row.came_by as View['cameBy'],
    note: row.note,
    receivedOn: row.received_on,
    dueOn: row.due_on,
    state: row.state as View['state'],
    urgency: row.state === 'open' ? urgencyOf(row.due_on, now.toISOString().slice(0, 10)) : null,
    exportedAt: row.exported_at?.toISOString() ?? null,
    closedAt: row.closed_at?.toISOString() ?? null,
    closedBy: fullName(row.closed_first, row.closed_last),
    reason: row.reason,
  };
}

export function dataRequestListing(
  database: Database,
  schoolId: AdministeredSchoolId,
  { q, states, kinds }: Asked<typeof dataRequestsList>,
  now: Date,
): Listing<typeof dataRequestsList, Row> {
  let rows = rowsOf(database, schoolId);
  if (states.length > 0) rows = rows.where('q.state', 'in', states);
  if (kinds.length > 0) rows = rows.where('q.kind', 'in', kinds);
  for (const { word, begins } of searchedWords(fold(q))) {
    const wanted = begins ? ` ${word}` : word;
    rows = rows.where(sql<boolean>`strpos(' ' || coalesce(p.folded_words, lower(q.person)), ${wanted}) > 0`);
  }
  return {
    rows,
    order: ORDER,
    view: (row) => requestView(row, now),
    file: 'data-requests',
    columns: {
      Name: ({ name }) => name,
      Kind: ({ kind }) => kind,
      'Came by': ({ cameBy }) => cameBy,
      Received: ({ receivedOn }) => receivedOn,
      Due: ({ dueOn }) => dueOn,
      State: ({ state }) => state,
      Closed: ({ closedAt }) => closedAt,
      By: ({ closedBy }) => closedBy,
      Reason: ({ reason }) => reason,
    },
  };
}

/** @throws Problem not_found */
export async function getDataRequest(database: Database, { schoolId, id }: DataRequestId, now: Date): Promise<View> {
  const row = await rowsOf(database, schoolId).where('q.id', '=', id).executeTakeFirst();
  if (!row) throw new Problem('not_found');
  return requestView(row, now);
}

/** How many rows of each part the school holds, in the order of the parts; parts with nothing are left out. */
export async function countHeld(database: Database, parts: readonly Held[], on: HeldOn): Promise<{ part: string; count: number }[]> {
  return inOneSnapshot(database, async (snapshot) => {
    const counted = [];
    for (const part of parts)
      for (const [name, rows] of Object.entries(await part.read(snapshot, on)))
        if (rows.length > 0) counted.push({ part: name, count: rows.length });
    return counted;
  });
}

const AT_ONCE = 100;

/** Students who asked the platform to erase their account, the next first. */
export async function listAskedErasures(database: Database, schoolId: AdministeredSchoolId) {
  const rows = await database
    .selectFrom('identity_person as p')
    .innerJoin('verification_connection as c', 'c.user_id', 'p.id')
    .select(['p.id', 'p.first_name', 'p.last_name', 'p.deletion_due_at'])
    .where('c.school_id', '=', schoolId)
    .where('c.state', 'in', ['verified', 'pending'])
    .where('p.deletion_due_at', 'is not', null)
    .orderBy('p.deletion_due_at')
    .orderBy('p.id')
    .limit(AT_ONCE)
    .execute();
  return rows.map((row) => ({
    userId: row.id,
    name: fullName(row.first_name, row.last_name),
    dueAt: (row.deletion_due_at as Date).toISOString(),
  }));
}
