// What reports read: ranges of daily counts, and applications that were sent in the period. Every query holds the organization. @rule insights.1
import type { insightPostingsList } from '@fairway/contract/insights/endpoints';
import type { Asked, RowOf } from '@fairway/contract/kernel/lists';
import { fold } from '@fairway/rules/folding';
import {
  type DayRange, dayAfter, INSIGHT_COUNTS, type INSIGHT_POSTING_SORTS, type InsightCounts, insightDays, type VisitSource,
} from '@fairway/rules/insights'; // biome-ignore format: a list
import { sql } from 'kysely';
import type { Database } from '../../kernel/database/database.ts';
import type { ListOrder } from '../../kernel/database/lists.ts';
import type { Listing } from '../../kernel/http/bind-list.ts';
import { Problem } from '../../kernel/http/problems.ts';
import type { ManagedOrganizationId } from '../teams/access.ts';

/** An organization and the days that are asked for. */
export type Scope = { organizationId: ManagedOrganizationId; days: DayRange /** One posting of it alone. */; jobId?: string | undefined };

/** The first moment of a day. */
export const start = (day: string) => new Date(`${day}T00:00:00Z`);
const ofPosting = (column: string, { jobId }: Scope) => (jobId === undefined ? sql`` : sql`and ${sql.ref(column)} = ${jobId}::uuid`);
/** Daily counts of a scope, as `d`. */
export const counted = (scope: Scope) => sql`insight_posting_day d where d.organization_id = ${scope.organizationId}
  and d.day between ${scope.days.from}::date and ${scope.days.to}::date ${ofPosting('d.job_id', scope)}`;
/** Applications that were sent in a scope, as `a`. */
export const sent = (scope: Scope) => sql`application_stage a where a.organization_id = ${scope.organizationId}
  and a.sent_at >= ${start(scope.days.from)} and a.sent_at < ${start(dayAfter(scope.days.to, 1))} ${ofPosting('a.job_id', scope)}`;
/** Of `counted`. */
export const VISITS = sql`sum(d.impressions)::int as impressions, sum(d.views)::int as views, sum(d.saves)::int as saves,
  sum(d.apply_presses)::int as "applyPresses"`;
/** Of `sent`: how many, and how far they came. */
export const STAGES = sql`count(*)::int as applications, (count(*) filter (where a.stage >= 1))::int as interviews,
  (count(*) filter (where a.stage >= 2))::int as offers, (count(*) filter (where a.stage >= 3))::int as hires`;

/** Days on which something was counted, of both kinds; a day may stand there twice. */
export async function listDays(database: Database, scope: Scope): Promise<(Partial<InsightCounts> & { day: string })[]> {
  const [visits, stages] = await Promise.all([
    sql<Partial<InsightCounts> & { day: string }>`select d.day::text as day, ${VISITS} from ${counted(scope)} group by d.day`.execute(
      database,
    ),
    sql<Partial<InsightCounts> & { day: string }>`select (a.sent_at at time zone 'UTC')::date::text as day, ${STAGES}
      from ${sent(scope)} group by 1`.execute(database),
  ]);
  return [...visits.rows, ...stages.rows];
}

export type SourceCounts = Pick<InsightCounts, 'impressions' | 'views' | 'applyPresses'> & { source: VisitSource };

/** A saved posting has no source: those rows are zero here, and left out. */
export async function listSources(database: Database, scope: Scope): Promise<SourceCounts[]> {
  const { rows } = await sql<SourceCounts>`select d.source, sum(d.impressions)::int as impressions, sum(d.views)::int as views,
    sum(d.apply_presses)::int as "applyPresses" from ${counted(scope)} group by d.source`.execute(database);
  return rows;
}

type OrganizationDay = { day: string; pageViews: number; followers: number };

/** Days on which something changed, in their order, and the last one before them: followers stay as they were until the next. */
export async function listOrganizationDays(database: Database, { organizationId, days }: Scope): Promise<OrganizationDay[]> {
  const { rows } = await sql<OrganizationDay>`
    (select day::text as day, 0 as "pageViews", followers from insight_organization_day
      where organization_id = ${organizationId} and day < ${days.from}::date order by day desc limit 1)
    union all
    (select day::text, page_views, followers from insight_organization_day
      where organization_id = ${organizationId} and day between ${days.from}::date and ${days.to}::date)
    order by day`.execute(database);
  return rows;
}

/** One of its postings, also one that is over. @throws Problem not_found */
export async function getPosting(database: Database, organizationId: ManagedOrganizationId, id: string) {
  const row = await database
    .selectFrom('job')
    .select(['id', 'title'])
    .where('id', '=', id.toLowerCase())
    .where('organization_id', '=', organizationId)
    .executeTakeFirst();
  if (!row) throw new Problem('not_found');
  return row;
}

/** When a day was counted last. */
export async function findCountedAt(database: Database): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`select counted_at as at from insight_day order by day desc limit 1`.execute(database);
  return rows[0]?.at ?? null;
}

type PostingRow = InsightCounts & { id: string; title: string; published_at: Date };
const POSTING_ORDER: ListOrder<(typeof INSIGHT_POSTING_SORTS)[number]> = {
  key: 'p.id',
  sorts: {
    ...(Object.fromEntries(INSIGHT_COUNTS.map((name) => [name, `p.${name}`])) as Record<(typeof INSIGHT_COUNTS)[number], string>),
    title: sql`lower(p.title)`,
    published: 'p.published_at',
  },
};

export function postingListing(
  database: Database,
  organizationId: ManagedOrganizationId,
  asked: Asked<typeof insightPostingsList>,
  now: Date,
): Listing<typeof insightPostingsList, PostingRow> {
  const scope = { organizationId, days: insightDays(asked, now) };
  const zero = sql.join(INSIGHT_COUNTS.map((name) => sql`coalesce(${sql.ref(name)}, 0)::int as ${sql.ref(name)}`));
  let rows = database
    .selectFrom(
      sql<PostingRow>`(select j.id, j.title, j.published_at, ${zero} from job j
        left join (select d.job_id, ${VISITS} from ${counted(scope)} group by d.job_id) v on v.job_id = j.id
        left join (select a.job_id, ${STAGES} from ${sent(scope)} group by a.job_id) s on s.job_id = j.id
        where j.organization_id = ${organizationId} and j.published_at < ${start(dayAfter(scope.days.to, 1))})`.as('p'),
    )
    .selectAll('p');
  for (const word of fold(asked.q).split(' ').filter(Boolean)) rows = rows.where(sql<boolean>`strpos(lower(p.title), ${word}) > 0`);
  return {
    rows,
    order: POSTING_ORDER,
    view: ({ published_at, ...row }): RowOf<typeof insightPostingsList> => ({ ...row, publishedAt: published_at.toISOString() }),
    file: 'report-postings',
    columns: {
      Posting: ({ id }) => id,
      Title: ({ title }) => title,
      Published: ({ publishedAt }) => publishedAt,
      Impressions: ({ impressions }) => impressions,
      Views: ({ views }) => views,
      Saves: ({ saves }) => saves,
      'Apply presses': ({ applyPresses }) => applyPresses,
      Applications: ({ applications }) => applications,
      Interviews: ({ interviews }) => interviews,
      Offers: ({ offers }) => offers,
      Hires: ({ hires }) => hires,
    },
  };
}
