// Reads of postings. Search decides which ids a reader may see; these only fetch the rows of a page, in the order asked.

import type { PostingFacts } from '@fairway/rules/access-decisions';
import type { StatedPays } from '@fairway/rules/pay-ranges';
import { type Expression, type SqlBool, sql } from 'kysely';
import type { Database } from '../../kernel/database/database.ts';
import { Problem } from '../../kernel/http/problems.ts';
import type { LinedPlace } from '../places/place-lines.ts';
import type { ManagedSchoolId } from '../schools/access.ts';

/** A mail counts no further. */
const NEW_POSTINGS_MAX = 200;

const SUMMARY_COLUMNS = [
  'j.id', 'j.title', 'j.excerpt', 'j.language', 'j.languages', 'j.employment_types', 'j.categories', 'j.education_levels', 'j.education_fields',
  'j.sectors', 'j.countries', 'j.remote', 'j.start_on', 'j.published_at', 'j.updated_at', 'j.deadline_at', 'j.zone', 'j.promotion', 'j.featured',
  'j.labels', 'j.withdrawn_at', 'j.skills', 'j.workplace', 'j.pay', 'j.salary_min', 'j.salary_max', 'j.salary_currency', 'j.salary_unit',
  'j.duration_min_months', 'j.duration_max_months', 'j.starts_now', 'j.sponsorship', 'c.id as organization_id', 'c.name as organization_name', 'c.logo as organization_logo', 'c.sectors as organization_sectors',
] as const; // biome-ignore format: a list

const PLACE = sql`json_build_object('line', p.line, 'city', p.city, 'region', p.region, 'country', p.country_code)`;

/** The places in their order. */
const places = sql<LinedPlace[]>`(select coalesce(json_agg(${PLACE} order by p.position), '[]') from job_place p where p.job_id = j.id)`;

/** No school: whoever a posting is for alone that no school shows. */
const NO_SCHOOL = 0;
/** The schools it is exclusive to; none: for everybody. */
const exclusiveSchools = sql<
  number[]
>`(select coalesce(array_agg(v.school_id order by v.school_id), case when j.is_exclusive then array[${sql.lit(NO_SCHOOL)}] else '{}' end)
  from job_visibility v where v.job_id = j.id)`;

function summaryQuery(database: Database) {
  return database
    .selectFrom('job as j')
    .innerJoin('organization as c', 'c.id', 'j.organization_id')
    .select([...SUMMARY_COLUMNS])
    .select(places.as('places'));
}

export type JobSummaryRow = Awaited<ReturnType<typeof listJobSummaries>>[number];

/** Rows of these ids, in their order; those that are gone, or whose organization is not seen any more, are left out. */
export async function listJobSummaries(database: Database, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await summaryQuery(database)
    .where('j.id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .where('c.status', '=', 'active')
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export type JobDetailRow = NonNullable<Awaited<ReturnType<typeof findJob>>>;

/** One posting with its text, whoever may see it: ask `access.ts`. */
export async function findJob(database: Database, id: string) {
  return summaryQuery(database)
    .select(['j.description_html', 'j.skills', 'j.application_url', 'j.needs_verification', 'c.status as organization_status'])
    .select(['j.applies_inside', 'j.reply_days', 'j.posted_again'])
    .select(sql<boolean>`exists (select from job_question q where q.job_id = j.id)`.as('asks'))
    .select(exclusiveSchools.as('school_ids'))
    .where('j.id', '=', id)
    .executeTakeFirst();
}

/** The same. @throws Problem jobs.not_found */
export async function getJob(database: Database, id: string): Promise<JobDetailRow> {
  const row = await findJob(database, id);
  if (!row) throw new Problem('jobs.not_found');
  return row;
}

/** What suggestions weigh, of those of these ids that are open now and that `schoolIds` see. */
export async function listSuggestible(database: Database, ids: readonly string[], schoolIds: readonly number[], now: Date) {
  if (ids.length === 0) return [];
  return (
    database
      .selectFrom('job as j')
      .innerJoin('organization as c', 'c.id', 'j.organization_id')
      .select(['j.id', 'j.organization_id as organizationId', 'j.skills', 'j.categories', 'j.languages', 'j.countries', 'j.remote'])
      .select(['j.education_fields as educationFields', 'j.education_levels as educationLevels', 'j.published_at as publishedAt'])
      .select(sql<boolean>`j.labels @> '[{"code": "visa_sponsorship"}]'`.as('sponsorsVisa'))
      // Without its own a posting is of its organization's sectors. @rule jobs.8
      .select(sql<string[]>`case when j.sectors = '{}' then c.sectors else j.sectors end`.as('sectors'))
      .where('j.id', '=', sql<string>`any(${[...ids]}::uuid[])`)
      .where('j.withdrawn_at', 'is', null)
      .where((where) => where.or([where('j.deadline_at', 'is', null), where('j.deadline_at', '>=', now)]))
      .where('c.status', '=', 'active')
      .where(seenBy(schoolIds))
      .where(sql<SqlBool>`not exists (select from job_duplicate d where d.job_id = j.id)`)
      .execute()
  );
}

export type PostingRow = Awaited<ReturnType<typeof listPostingRows>>[number];

/** Postings as the rules of access see them, of these ids and in their order; those exclusive to other schools are left out. */
export async function listPostingRows(database: Database, schoolId: ManagedSchoolId, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await database
    .selectFrom('job as j')
    .innerJoin('organization as c', 'c.id', 'j.organization_id')
    .select(['j.id', 'j.title', 'c.name as organization_name', 'c.status as organization_status', 'j.withdrawn_at', 'j.deadline_at'])
    .select(['j.application_url', 'j.needs_verification', 'j.applies_inside'])
    .select(exclusiveSchools.as('school_ids'))
    .where('j.id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .where(seenBy([schoolId]))
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Postings that came in this span, are open and seen by the person, of organizations that they subscribed to, or exclusive to such schools; the newest first. */
export async function listNewPostings(
  database: Database,
  userId: string,
  schoolIds: readonly number[],
  { from, until, now }: { from: Date; until: Date; now: Date },
) {
  return database
    .selectFrom('job as j')
    .innerJoin('organization as c', 'c.id', 'j.organization_id')
    .select(['j.title', 'c.name as company'])
    .where('j.created_at', '>', from)
    .where('j.created_at', '<=', until)
    .where('j.withdrawn_at', 'is', null)
    .where((where) => where.or([where('j.deadline_at', 'is', null), where('j.deadline_at', '>=', now)]))
    .where('c.status', '=', 'active')
    .where(seenBy(schoolIds))
    .where(isNewPosting(from))
    .where(sql<SqlBool>`(not exists (select from hidden_posting h where h.user_id = ${userId}::uuid and h.job_id = j.id))`)
    .where(
      sql<SqlBool>`(j.organization_id in (select m.organization_id from mail_subscription m where m.user_id = ${userId}::uuid)
        or exists (select from job_visibility v join mail_subscription m on m.school_id = v.school_id
          where v.job_id = j.id and m.user_id = ${userId}::uuid and v.school_id = any(${[...schoolIds]}::int[])))`,
    )
    .orderBy('j.created_at', 'desc')
    .orderBy('j.id')
    .limit(NEW_POSTINGS_MAX)
    .execute();
}

/** Nobody is told twice of one posting: neither of what another stands for, nor of one that now stands for what was told. */
function isNewPosting(from: Date): Expression<SqlBool> {
  return sql<SqlBool>`(not exists (select from job_duplicate d where d.job_id = j.id)
    and not exists (select from job_duplicate d join job o on o.id = d.job_id where d.stands_id = j.id and o.created_at <= ${from}))`;
}

/** Which of these postings somebody sees, closed ones too. */
export async function listSeenIds(database: Database, ids: readonly string[], schoolIds: readonly number[]): Promise<ReadonlySet<string>> {
  const rows = await database
    .selectFrom('job as j')
    .innerJoin('organization as c', 'c.id', 'j.organization_id')
    .select('j.id')
    .where('j.id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .where('c.status', '=', 'active')
    .where(seenBy(schoolIds))
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Whether who sees these schools' exclusive postings sees `j`. */
export function seenBy(schoolIds: readonly number[]): Expression<SqlBool> {
  return sql<SqlBool>`(not (j.is_exclusive or exists (select 1 from job_visibility v where v.job_id = j.id))
    or exists (select 1 from job_visibility v where v.job_id = j.id and v.school_id = any(${[...schoolIds]}::int[])))`;
}

/** What the rules of access ask of a posting. */
export const postingFacts = (
  row: Pick<
    PostingRow,
    'organization_status' | 'school_ids' | 'withdrawn_at' | 'deadline_at' | 'application_url' | 'needs_verification' | 'applies_inside'
  >,
): PostingFacts => ({
  organizationIsActive: row.organization_status === 'active',
  schoolIds: row.school_ids,
  withdrawnAt: row.withdrawn_at,
  deadlineAt: row.deadline_at,
  // Where it is applied for inside the form stands for the link, and the gate asks the same of both. @rule applications.3
  hasApplicationLink: row.applies_inside || Boolean(row.application_url),
  needsVerification: row.needs_verification,
});

/** Places of a posting, in their order. */
export async function listPlaces(database: Database, jobId: string) {
  return database
    .selectFrom('job_place')
    .select(['line', 'city', 'region', 'country_code', 'postal_code', 'street'])
    .where('job_id', '=', jobId)
    .orderBy('position')
    .execute();
}

/** The places of these postings that lie in the country named with each, in their order. */
export async function listPlacesIn(database: Database, wanted: ReadonlyMap<string, string>): Promise<Map<string, LinedPlace[]>> {
  const places = new Map<string, LinedPlace[]>();
  if (wanted.size === 0) return places;
  const { rows } = await sql<{ id: string; places: LinedPlace[] }>`
    select w.id, json_agg(${PLACE} order by p.position) as places
    from unnest(${[...wanted.keys()]}::uuid[], ${[...wanted.values()]}::text[]) as w (id, country)
    join job_place p on p.job_id = w.id and p.country_code = w.country group by w.id`.execute(database);
  for (const row of rows) places.set(row.id, row.places);
  return places;
}

/**
 * What the open postings of an organization pay that everybody sees, those that say the same in one row. Its index holds all that is read
 * of postings with pay; a thousand that pay alike are one row.
 */
export async function listStatedPays(database: Database, organizationId: number, now: Date): Promise<StatedPays[]> {
  const { rows } = await sql<StatedPays>`
    select j.employment_types as kinds, j.salary_min as min, j.salary_max as max, j.salary_currency as currency, j.salary_unit as unit,
      count(*)::int as count
    from job j
    where j.organization_id = ${organizationId} and j.withdrawn_at is null and j.salary_currency is not null and j.salary_unit is not null
      and (j.deadline_at is null or j.deadline_at > ${now})
      and not j.is_exclusive and not exists (select from job_visibility v where v.job_id = j.id) and not exists (select from job_duplicate d where d.job_id = j.id)
    group by 1, 2, 3, 4, 5`.execute(database);
  return rows;
}
