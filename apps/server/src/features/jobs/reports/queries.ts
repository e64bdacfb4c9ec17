// Postings that readers have reported, as the platform's administrators look through them: one row a posting.
import type { reportedPostingsList } from '@fairway/contract/jobs/reports';
import type { Asked } from '@fairway/contract/kernel/lists';
import type { REPORT_SORTS, REPORT_STATES, ReportReason } from '@fairway/rules/posting-reports';
import { sql } from 'kysely';
import type { Database } from '../../../kernel/database/database.ts';
import type { ListOrder } from '../../../kernel/database/lists.ts';
import type { Listing } from '../../../kernel/http/bind-list.ts';

type ReportState = (typeof REPORT_STATES)[number];

const ORDER: ListOrder<(typeof REPORT_SORTS)[number]> = {
  key: 'r.job_id',
  sorts: { at: 'r.at', reports: 'r.reports', title: sql`lower(j.title)`, organization: 'c.folded_name' },
};

type Sum = { job_id: string; reports: number; reasons: ReportReason[]; at: Date; state: ReportState };
const SUMS = sql<Sum>`(
  select p.job_id, count(*)::int as reports, array_agg(distinct p.reason order by p.reason) as reasons, max(p.reported_at) as at,
    case when bool_or(p.decided_at is null) then 'waiting' when exists (select from posting_withdrawal w where w.job_id = p.job_id) then 'withdrawn' else 'kept' end as state
  from posting_report p group by p.job_id)`;

function rowsOf(database: Database, { q, state, reason }: Partial<Asked<typeof reportedPostingsList>>) {
  let query = database
    .selectFrom(SUMS.as('r'))
    .innerJoin('job as j', 'j.id', 'r.job_id')
    .innerJoin('organization as c', 'c.id', 'j.organization_id')
    .select(['j.id', 'j.title', 'j.source', 'c.id as organization_id', 'c.name as organization_name'])
    .select(['r.reports', 'r.reasons', 'r.state', 'r.at', 'r.job_id']);
  if (state !== undefined) query = query.where('r.state', '=', state);
  if (reason !== undefined) query = query.where(sql<boolean>`${reason} = any(r.reasons)`);
  const wanted = (q ?? '').trim().toLowerCase();
  if (wanted !== '')
    query = query.where(
      sql<boolean>`(position(${wanted} in lower(j.title)) > 0 or position(${wanted} in lower(c.name)) > 0 or ${wanted} = j.id::text)`,
    );
  return query;
}
type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number];

export const reportedRowView = (row: Row) => ({
  id: row.id,
  title: row.title,
  organization: { id: row.organization_id, name: row.organization_name },
  source: row.source,
  reports: row.reports,
  reasons: row.reasons,
  state: row.state,
  at: row.at.toISOString(),
});

export function reportedListing(database: Database, asked: Asked<typeof reportedPostingsList>): Listing<typeof reportedPostingsList, Row> {
  return {
    rows: rowsOf(database, asked),
    order: ORDER,
    view: reportedRowView,
    file: 'reported-postings',
    columns: {
      Position: ({ id }) => id,
      Title: ({ title }) => title,
      Organisation: ({ organization }) => organization.name,
      From: ({ source }) => source,
      Reports: ({ reports }) => reports,
      Reasons: ({ reasons }) => reasons.join(', '),
      State: ({ state }) => state,
      'Last report': ({ at }) => at,
    },
  };
}

/** One reported posting with what was said of it, last said first; undefined where nobody has reported it. */
export async function findReported(database: Database, id: string) {
  const row = await rowsOf(database, {}).where('r.job_id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const [given, posting, withdrawal] = await Promise.all([
    database
      .selectFrom('posting_report')
      .select(['reason', 'text', 'reported_at', 'reporter_id', 'decided_at'])
      .where('job_id', '=', id)
      .orderBy('reported_at', 'desc')
      .orderBy('id')
      .execute(),
    database
      .selectFrom('job as j')
      .select(['j.published_at', 'j.application_url', 'j.description_text'])
      .select(sql<string[]>`array(select p.line from job_place p where p.job_id = j.id order by p.position)`.as('lines'))
      .where('j.id', '=', id)
      .executeTakeFirstOrThrow(),
    database.selectFrom('posting_withdrawal').select('note').where('job_id', '=', id).executeTakeFirst(),
  ]);
  return { row, given, posting, note: withdrawal?.note ?? '' };
}

/** Postings with reports that nobody has decided on. */
export async function countReportedPostings(database: Database): Promise<number> {
  const { count } = await database
    .selectFrom('posting_report')
    .select(sql<number>`count(distinct job_id)::int`.as('count'))
    .where('decided_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}
