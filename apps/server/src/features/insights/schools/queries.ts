// The report by school, and of one of them. A reader is of the school that verified them when they read; who applied, of the one that verifies
// them now: somebody whom several verified is of the first. What is of fewer than ten leaves here as null. @rule insights.5
import type { insightSchoolReport, insightSchoolsList } from '@fairway/contract/insights/endpoints';
import type { Asked } from '@fairway/contract/kernel/lists';
import { fold } from '@fairway/rules/folding';
import {
  type AskedPeriod, dayAfter, INSIGHT_COUNTS, type InsightCounts, insightDays, type SCHOOL_TABLES, SOURCE_COUNTS, sumCounts, toldCounts, toldFunnelOf, VISIT_SOURCES,
} from '@fairway/rules/insights'; // biome-ignore format: a list
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../../../kernel/database/database.ts';
import type { CsvCell } from '../../../kernel/files/csv-export.ts';
import type { Listing } from '../../../kernel/http/bind-list.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import type { ManagedOrganizationId } from '../../teams/access.ts';
import { counted, findCountedAt, type Scope, type SourceCounts, STAGES, sent, start, VISITS } from '../queries.ts';
import { SOURCE_HEAD, STEP_HEAD, type Table } from '../tables.ts';

type SchoolReport = z.input<typeof insightSchoolReport>;
type SchoolRow = InsightCounts & { id: number; name: string };

/** What stands in a file where a count is not told. */
const TOO_FEW = 'fewer than 10';
const cell = (count: number | null): CsvCell => count ?? TOO_FEW;

/** Schools of which something was counted, or one of them. */
function rowsOf(scope: Scope, now: Date, schoolId?: number) {
  const until = start(dayAfter(scope.days.to, 1));
  const zero = sql.join(INSIGHT_COUNTS.map((name) => sql`coalesce(${sql.ref(name)}, 0)::int as ${sql.ref(name)}`));
  const one = (column: string) => (schoolId === undefined ? sql`` : sql`and ${sql.ref(column)} = ${schoolId}`);
  return sql<SchoolRow>`(select s.id, s.name, ${zero} from school s
    left join (select d.school_id, ${VISITS} from ${counted(scope)} and d.school_id is not null ${one('d.school_id')} group by d.school_id) v
      on v.school_id = s.id
    left join (select c.school_id, ${STAGES} from (select a.user_id, a.stage from ${sent(scope)}) a
      cross join lateral (select min(school_id) as school_id from verification_connection c where c.user_id = a.user_id
        and c.state = 'verified' and (c.expires_at is null or c.expires_at > least(${until}, ${now}::timestamptz))) c
      where c.school_id is not null ${one('c.school_id')} group by c.school_id) c on c.school_id = s.id
    where v.school_id is not null or c.school_id is not null)`;
}

export function schoolListing(
  database: Database,
  organizationId: ManagedOrganizationId,
  asked: Asked<typeof insightSchoolsList>,
  now: Date,
): Listing<typeof insightSchoolsList, SchoolRow> {
  let rows = database.selectFrom(rowsOf({ organizationId, days: insightDays(asked, now) }, now).as('s')).selectAll('s');
  for (const word of fold(asked.q).split(' ').filter(Boolean)) rows = rows.where(sql<boolean>`strpos(lower(s.name), ${word}) > 0`);
  return {
    rows,
    order: { key: 's.id', sorts: { name: sql`lower(s.name)` } },
    view: ({ id, name, ...counts }) => ({ id, name, ...toldCounts(counts, INSIGHT_COUNTS) }),
    file: 'report-schools',
    columns: {
      School: ({ name }) => name,
      Impressions: ({ impressions }) => cell(impressions),
      Views: ({ views }) => cell(views),
      Saves: ({ saves }) => cell(saves),
      'Apply presses': ({ applyPresses }) => cell(applyPresses),
      Applications: ({ applications }) => cell(applications),
      Interviews: ({ interviews }) => cell(interviews),
      Offers: ({ offers }) => cell(offers),
      Hires: ({ hires }) => cell(hires),
    },
  };
}

type AskedSchool = AskedPeriod & { schoolId: number };

/** A school of which something was counted for the organization, at any time. */
async function findCounted(database: Database, organizationId: ManagedOrganizationId, schoolId: number) {
  const { rows } = await sql<{ id: number; name: string }>`select s.id, s.name from school s where s.id = ${schoolId} and (
    exists (select from insight_posting_day d where d.organization_id = ${organizationId} and d.school_id = s.id)
    or exists (select from application_stage a join verification_connection c on c.user_id = a.user_id and c.school_id = s.id and c.state = 'verified'
      where a.organization_id = ${organizationId}))`.execute(database);
  return rows[0];
}

/** @throws Problem not_found: nothing was ever counted of it */
export async function getSchoolReport(
  database: Database,
  organizationId: ManagedOrganizationId,
  { schoolId, ...asked }: AskedSchool,
  now: Date,
): Promise<SchoolReport> {
  const { before, ...days } = insightDays(asked, now);
  const school = await findCounted(database, organizationId, schoolId);
  if (!school) throw new Problem('not_found');
  const scope = { organizationId, days };
  const countsOf = async (one: Scope) =>
    sumCounts((await sql<SchoolRow>`select * from ${rowsOf(one, now, schoolId)} s`.execute(database)).rows);
  const [totals, totalsBefore, sources, countedAt] = await Promise.all([
    countsOf(scope),
    countsOf({ organizationId, days: before }),
    sql<SourceCounts>`select d.source, ${VISITS} from ${counted(scope)} and d.school_id = ${schoolId} group by d.source`.execute(database),
    findCountedAt(database),
  ]);
  const none = { impressions: 0, views: 0, applyPresses: 0 };
  return {
    ...days,
    before,
    countedAt: countedAt?.toISOString() ?? null,
    school,
    totals: toldCounts(totals, INSIGHT_COUNTS),
    totalsBefore: toldCounts(totalsBefore, INSIGHT_COUNTS),
    funnel: toldFunnelOf(totals),
    sources: VISIT_SOURCES.map((source) => ({
      source,
      ...toldCounts(sources.rows.find((one) => one.source === source) ?? none, SOURCE_COUNTS),
    })),
  };
}

/** @rule insights.8 */
export function schoolTableOf({ funnel, sources }: SchoolReport, table: (typeof SCHOOL_TABLES)[number]): Table {
  if (table === 'funnel')
    return { header: STEP_HEAD, lines: funnel.map(({ step, count, ofPreviousPercent }) => [step, cell(count), ofPreviousPercent]) };
  return { header: SOURCE_HEAD, lines: sources.map((row) => [row.source, ...SOURCE_COUNTS.map((name) => cell(row[name]))]) };
}
