// Rows for the tests of search: what a test names, and plain values for the rest.
import { randomUUID } from 'node:crypto';
import type pg from 'pg';

export type JobRow = {
  id: string;
  company_id: number;
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
};

type Queryable = Pick<pg.Pool, 'query'>;

/** A company; gives its id. */
export async function insertCompany(db: Queryable, name: string, sectors: string[] = []): Promise<number> {
  const { rows } = await db.query<{ id: number }>(
    'insert into company (name, folded_name, sectors) values ($1, lower($1), $2) returning id',
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
export async function insertJob(db: Queryable, job: Partial<JobRow> & { company_id: number }): Promise<string> {
  const [id] = await insertJobs(db, [job]);
  return id!;
}

/** Postings in one statement; gives their ids. */
export async function insertJobs(db: Queryable, jobs: readonly (Partial<JobRow> & { company_id: number })[]): Promise<string[]> {
  const rows = jobs.map((job) => ({ ...PLAIN, id: randomUUID(), ...job }));
  await db.query(
    `insert into job (id, source_id, company_id, title, description_html, description_text, languages, employment_types, categories,
       education_levels, education_fields, skills, sectors, countries, published_at, deadline_at, promotion)
     select id, id::text, company_id, title, description_text, description_text, languages, employment_types, categories,
       education_levels, education_fields, skills, sectors, countries, published_at, deadline_at, promotion
     from json_populate_recordset(null::job, $1::json)`,
    [JSON.stringify(rows)],
  );
  return rows.map(({ id }) => id);
}

const PLAIN: Omit<JobRow, 'id' | 'company_id'> = {
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
};
