// Rows for the tests of search: what a test names, and plain values for the rest.
import { randomUUID } from 'node:crypto';
import { type Duration, PAY_KINDS, START_NOW } from '@fairway/rules/work-conditions';
import { PLACES } from '@fairway/search/postings.fixture';
import { type Filter, type SearchDocument, valueIn } from '@fairway/search/types';
import type pg from 'pg';

export type JobRow = {
  id: string;
  organization_id: number;
  title: string;
  description_text: string;
  languages: string[];
  employment_types: string[];
  categories: string[];
  education_levels: string[];
  education_fields: string[];
  skills: string[];
  sectors: string[];
  countries: string[];
  published_at: Date;
  deadline_at: Date | null;
  promotion: number;
} & WorkRow;

/** Conditions of work, as they are stored. */
type WorkRow = {
  workplace: string | null;
  pay: string | null;
  salary_max: number | null;
  salary_currency: string | null;
  salary_unit: string | null;
  duration_min_months: number | null;
  duration_max_months: number | null;
  starts_now: boolean;
  start_on: string | null;
  sponsorship: string | null;
};

type Queryable = Pick<pg.Pool, 'query'>;

/** An organization; gives its id. */
export async function insertOrganization(db: Queryable, name: string, sectors: string[] = []): Promise<number> {
  const { rows } = await db.query<{ id: number }>(
    'insert into organization (name, folded_name, sectors) values ($1, lower($1), $2) returning id',
    [name, sectors],
  );
  return rows[0]!.id;
}

/** A school; gives its id. */
export async function insertSchool(db: Queryable, slug: string): Promise<number> {
  const { rows } = await db.query<{ id: number }>('insert into school (name, slug) values ($1, $1) returning id', [slug]);
  return rows[0]!.id;
}

/** A posting with what is given and plain values for the rest; gives its id. */
export async function insertJob(db: Queryable, job: Partial<JobRow> & { organization_id: number }): Promise<string> {
  const [id] = await insertJobs(db, [job]);
  return id!;
}

/** Postings in one statement; gives their ids. */
export async function insertJobs(db: Queryable, jobs: readonly (Partial<JobRow> & { organization_id: number })[]): Promise<string[]> {
  const rows = jobs.map((job) => ({ ...PLAIN, id: randomUUID(), ...job }));
  await db.query(
    `insert into job (id, source_id, organization_id, title, description_html, description_text, languages, employment_types, categories,
       education_levels, education_fields, skills, sectors, countries, published_at, deadline_at, promotion, workplace, pay, salary_max, salary_currency,
       salary_unit, duration_min_months, duration_max_months, starts_now, start_on, sponsorship)
     select id, id::text, organization_id, title, description_text, description_text, languages, employment_types, categories,
       education_levels, education_fields, skills, sectors, countries, published_at, deadline_at, promotion, workplace, pay, salary_max, salary_currency,
       salary_unit, duration_min_months, duration_max_months, starts_now, start_on, sponsorship
     from json_populate_recordset(null::job, $1::json)`,
    [JSON.stringify(rows)],
  );
  return rows.map(({ id }) => id);
}

const PLAIN: Omit<JobRow, 'id' | 'organization_id'> = {
  title: 'Data analyst',
  description_text: 'Reads numbers and explains them.',
  languages: ['en'],
  employment_types: ['FULL_TIME'],
  categories: ['COMPUTER_AND_IT'],
  education_levels: ['bachelor'],
  education_fields: [],
  skills: [],
  sectors: [],
  countries: ['NO'],
  published_at: new Date('2026-11-01T08:00:00Z'),
  deadline_at: null,
  promotion: 0,
  workplace: null,
  pay: null,
  salary_max: null,
  salary_currency: null,
  salary_unit: null,
  duration_min_months: null,
  duration_max_months: null,
  starts_now: false,
  start_on: null,
  sponsorship: null,
};

/** The row of which a document says such conditions. A salary that compares to nothing is one in a currency that nobody knows. */
function workRow({ facets, yearlyPay }: SearchDocument): WorkRow {
  const said = (filter: Filter) => facets.work.flatMap((kept) => valueIn(filter, kept) ?? []);
  const durations = said('duration').map((duration) => MONTHS[duration as Duration]);
  const hasSalary = said('salary').length > 0;
  const [start] = said('start');
  return {
    workplace: said('workplace')[0] ?? null,
    pay: hasSalary ? null : (PAY_KINDS.find((kind) => said('pay').includes(kind)) ?? null),
    salary_max: hasSalary ? yearlyPay || 9 : null,
    salary_currency: hasSalary ? (yearlyPay > 0 ? 'EUR' : 'XYZ') : null,
    salary_unit: hasSalary ? 'YEAR' : null,
    duration_min_months: durations[0] ?? null,
    duration_max_months: durations.at(-1) ?? null,
    starts_now: start === START_NOW,
    start_on: start === undefined || start === START_NOW ? null : `${start}-05`,
    sponsorship: said('sponsorship')[0] ?? null,
  };
}

/** A number of months of each duration. */
const MONTHS: Record<Duration, number> = { up_to_3: 2, from_3_to_6: 5, from_6_to_12: 12, over_12: 13 };

/**
 * Postings of packages/search's fixture as rows: organizations, schools, places and visibility with them. Some are withdrawn, some belong to a
 * suspended organization, some have the sectors of their organization. Gives the organization ids in the order of the fixture's.
 */
export async function insertPostings(db: Queryable, documents: readonly SearchDocument[]): Promise<number[]> {
  const organizations: number[] = [];
  for (let number = 0; number < 9; number++)
    organizations.push(await insertOrganization(db, `Firma ${number} Straße`, [`se${number % 6}`]));
  await db.query("update organization set status = 'suspended' where id = $1", [organizations[8]]);
  for (let number = 1; number <= 5; number++) await insertSchool(db, `school-${number}`);
  await insertJobs(
    db,
    documents.map((document, at) => ({
      id: document.id,
      organization_id: organizations[document.organizationId]!,
      title: document.title,
      description_text: document.text,
      skills: document.skills,
      languages: document.facets.languages,
      employment_types: document.facets.employment_types,
      categories: document.facets.job_category,
      education_levels: document.facets.education_level,
      education_fields: document.facets.education_fields,
      countries: document.facets.address,
      sectors: at % 5 === 0 ? [] : document.facets.sector,
      published_at: new Date(document.publishedAt),
      deadline_at: document.deadlineAt === null ? null : new Date(document.deadlineAt),
      promotion: document.promotion,
      ...workRow(document),
    })),
  );
  await db.query(
    `insert into job_place (job_id, position, line, city, country_code)
     select * from json_to_recordset($1) as row(job_id uuid, position int, line text, city text, country_code text)`,
    [
      JSON.stringify(
        documents.flatMap(({ id, places }) =>
          places.map((city, position) => ({ job_id: id, position, line: city, city, country_code: PLACES[city]!.country })),
        ),
      ),
    ],
  );
  await db.query(`insert into job_visibility select distinct * from json_to_recordset($1) as row(job_id uuid, school_id int)`, [
    JSON.stringify(documents.flatMap(({ id, schoolIds }) => schoolIds.map((school_id) => ({ job_id: id, school_id })))),
  ]);
  await db.query('update job set withdrawn_at = published_at where id = any($1)', [
    documents.filter((_, at) => at % 17 === 0).map(({ id }) => id),
  ]);
  return organizations;
}
