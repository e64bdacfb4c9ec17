// What became of a school's graduates, in one statement over their rows: counts by cohort, answers over time, the most frequent employers, titles and
// countries, and pay only as rules/outcomes shows it. A graduate is somebody whose program has ended. @rule outcomes.5, outcomes.6
import type { outcomeReport } from '@fairway/contract/outcomes/staff';
import { monthsWithoutGaps, OUTCOME_LIMITS, OUTCOME_STATUSES, shownPay } from '@fairway/rules/outcomes';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../../kernel/database/database.ts';
import { inPrograms, type StudentScope } from '../schools/access.ts';

type Report = z.input<typeof outcomeReport>;
type Counts = Report['total'];
type Named = Report['employers'];
type Row = {
  total: Counts & { answered: number };
  cohorts: (Counts & { programId: string; program: string; endYear: number })[];
  months: Report['months'];
  employers: Named;
  titles: Named;
  countries: Named;
  pay: { currency: string; band: number; count: number }[];
  programs: Report['programs'];
  endYears: number[];
};
type Asked = { program?: string | undefined; endYear?: number | undefined };

/** A page of cohorts and choices has an end. */
const MOST_COHORTS = 500;

const counts = sql`count(*)::int as graduates, ${sql.join(
  OUTCOME_STATUSES.map((status) => sql`count(*) filter (where status = ${sql.lit(status)})::int as ${sql.ref(status)}`),
)}`;

/** The rows of a select as one JSON list. */
const list = (rows: ReturnType<typeof sql>) => sql`(select coalesce(jsonb_agg(x), '[]') from (${rows}) x)`;

/** A text that is spelled in several ways counts once, as it is spelled most. */
const topOf = (column: 'employer' | 'title' | 'country') =>
  list(sql`select mode() within group (order by ${sql.ref(column)}) as name, count(*)::int as count from chosen
    where ${sql.ref(column)} is not null group by lower(${sql.ref(column)}) order by 2 desc, 1 limit ${OUTCOME_LIMITS.topShown}`);

export async function getReport(database: Database, scope: StudentScope, { program, endYear }: Asked, now: Date): Promise<Report> {
  const { rows } = await sql<Row>`
    with graduates as materialized (
      select program_id, program_name, end_year, source, status, employer, title, country, pay_band, pay_currency, answered_at
      from outcome_graduate where school_id = ${scope.schoolId} and ${inPrograms(scope, 'outcome_graduate.program_id')} and is_shown and ends_on <= ${now.toISOString().slice(0, 10)}::date
    ), chosen as materialized (
      select * from graduates where (${program ?? null}::uuid is null or program_id = ${program ?? null}::uuid)
        and (${endYear ?? null}::int is null or end_year = ${endYear ?? null}::int)
    )
    select (select to_jsonb(x) from (select ${counts}, count(*) filter (where source = 'survey')::int as answered from chosen) x) as total,
      ${list(sql`select program_id as "programId", min(program_name) as program, end_year as "endYear", ${counts} from chosen
        group by program_id, end_year order by end_year desc, lower(min(program_name)), program_id limit ${MOST_COHORTS}`)} as cohorts,
      ${list(sql`select to_char(answered_at at time zone 'UTC', 'YYYY-MM-01') as month, count(*)::int as count from chosen
        where status is not null group by 1`)} as months,
      ${topOf('employer')} as employers, ${topOf('title')} as titles, ${topOf('country')} as countries,
      ${list(sql`select pay_currency as currency, pay_band as band, count(*)::int as count from chosen
        where pay_band is not null group by 1, 2`)} as pay,
      ${list(sql`select program_id as id, min(program_name) as name from graduates group by program_id
        order by lower(min(program_name)), program_id limit ${MOST_COHORTS}`)} as programs,
      (select coalesce(jsonb_agg(end_year order by end_year desc), '[]') from (select distinct end_year from graduates) y) as "endYears"
  `.execute(database);
  const row = rows[0];
  if (!row) throw new Error('A report is one row');
  const { answered, ...total } = row.total;
  return {
    total,
    answered,
    cohorts: row.cohorts.map(({ programId, program: name, ...cohort }) => ({ ...cohort, program: { id: programId, name } })),
    months: monthsWithoutGaps(row.months),
    employers: row.employers,
    titles: row.titles,
    countries: row.countries,
    pay: shownPay(row.pay),
    programs: row.programs,
    endYears: row.endYears,
  };
}
