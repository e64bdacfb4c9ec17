// Postings as search sees them. One place says which rows are found: not withdrawn, of an active organization, deadline not long passed,
// and none that another stands for (features/jobs/duplicates).
// The columns read here are among those whose change migrations/202611231740 notes.
import { comparablePay } from '@fairway/rules/pay-comparison';
import { workOptions } from '@fairway/rules/work-conditions';
import { FACETS, type Facet, type SearchChange, type SearchDocument, workValues } from '@fairway/search/types';
import type pg from 'pg';
import { type KeptPlace, locatedKeys } from '../places/queries.ts';

/** Postings whose deadline passed longer ago are no longer kept; until then the question's instant decides. */
export const KEPT_AFTER_DEADLINE_MS = 86_400_000;

const SCAN_BATCH = 2000;

const DOCUMENTS = `
  select job.id, job.language, job.title, organization.name as organization, job.organization_id, job.description_text as text, job.skills, job.remote,
    job.workplace, job.pay, job.salary_min::float8, job.salary_max::float8, job.salary_currency, job.salary_unit, job.duration_min_months,
    job.duration_max_months, job.starts_now, job.start_on::text, job.sponsorship,
    job.education_levels as education_level, job.countries as address,
    case when job.sectors = '{}' then organization.sectors else job.sectors end as sector,
    job.languages, job.categories as job_category, job.employment_types, job.education_fields, job.promotion,
    (extract(epoch from job.published_at) * 1000)::float8 as published_ms, job.published_at::text as published_text,
    (extract(epoch from job.deadline_at) * 1000)::float8 as deadline_ms,
    array(select distinct name from job_place, unnest(array[city, region]) as name
      where job_id = job.id and name <> '' order by name) as places,
    (select coalesce(json_agg(json_build_object('city', city, 'region', region, 'country', country_code, 'latitude', latitude, 'longitude', longitude)), '[]')
      from job_place where job_id = job.id) as kept_places,
    array(select school_id from job_visibility where job_id = job.id order by school_id) as school_ids
  from job join organization on organization.id = job.organization_id
  where job.withdrawn_at is null and organization.status = 'active' and (job.deadline_at is null or job.deadline_at >= $1)
    and not exists (select from job_duplicate where job_duplicate.job_id = job.id)`;

type DocumentRow = Record<Exclude<Facet, 'work'>, string[]> &
  WorkColumns & {
    id: string;
    language: string;
    title: string;
    organization: string;
    organization_id: number;
    text: string;
    skills: string[];
    remote: boolean;
    promotion: number;
    published_ms: number;
    deadline_ms: number | null;
    places: string[];
    kept_places: KeptPlace[];
    school_ids: number[];
  };

/** What a posting says of the conditions of work. */
type WorkColumns = {
  workplace: string | null;
  pay: string | null;
  salary_min: number | null;
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

/** The documents of some postings at an instant (milliseconds); those that are not to be found are missing. */
async function listDocuments(db: Queryable, ids: readonly string[], now: number): Promise<SearchDocument[]> {
  const { rows } = await db.query<DocumentRow>({
    name: 'search-documents',
    text: `${DOCUMENTS} and job.id = any($2::uuid[])`,
    values: [oldestDeadline(now), ids],
  });
  return rows.map(toDocument);
}

/** What to tell an index about some postings: their documents, and the removal of the rest. */
export async function listChanges(db: Queryable, ids: readonly string[], now: number): Promise<SearchChange[]> {
  const changes: SearchChange[] = [];
  for (let at = 0; at < ids.length; at += SCAN_BATCH) {
    const batch = ids.slice(at, at + SCAN_BATCH);
    const documents = await listDocuments(db, batch, now);
    const found = new Set(documents.map((document) => document.id));
    for (const document of documents) changes.push({ kind: 'put', document });
    for (const id of batch) if (!found.has(id)) changes.push({ kind: 'remove', id });
  }
  return changes;
}

/** Where a scan stands; null: at its beginning. */
export type ScanPlace = { publishedAt: string; id: string };

/** All documents in batches, in order of publication. Rows that change meanwhile are seen before or after; the outbox tells of them. */
export async function* scanDocuments(db: Queryable, now: number, batchSize: number = SCAN_BATCH): AsyncGenerator<SearchDocument[]> {
  let place: ScanPlace | null = null;
  do {
    const batch: { documents: SearchDocument[]; place: ScanPlace | null } = await scanBatch(db, now, place, batchSize);
    if (batch.documents.length > 0) yield batch.documents;
    place = batch.place;
  } while (place !== null);
}

/** One batch of a scan after a place; `place` is null at the end. */
export async function scanBatch(
  db: Queryable,
  now: number,
  after: ScanPlace | null,
  batchSize: number = SCAN_BATCH,
): Promise<{ documents: SearchDocument[]; place: ScanPlace | null }> {
  const { rows } = await db.query<DocumentRow & { published_text: string }>({
    name: 'search-scan',
    text: `${DOCUMENTS} and job.published_at >= $2 and (job.published_at > $2 or job.id < $3)
      order by job.published_at, job.id desc limit $4`,
    values: [oldestDeadline(now), after?.publishedAt ?? '-infinity', after?.id ?? 'ffffffff-ffff-ffff-ffff-ffffffffffff', batchSize],
  });
  const last = rows.at(-1);
  const place = last === undefined || rows.length < batchSize ? null : { publishedAt: last.published_text, id: last.id };
  return { documents: rows.map(toDocument), place };
}

/** Ids of postings whose deadline lies in a span of milliseconds: [from, to). */
export async function listClosed(db: Queryable, from: number, to: number): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    'select id from job where withdrawn_at is null and deadline_at >= $1 and deadline_at < $2',
    [new Date(from), new Date(to)],
  );
  return rows.map(({ id }) => id);
}

function oldestDeadline(now: number): Date {
  return new Date(now - KEPT_AFTER_DEADLINE_MS);
}

function toDocument(row: DocumentRow): SearchDocument {
  return {
    id: row.id,
    language: row.language,
    title: row.title,
    organization: row.organization,
    organizationId: row.organization_id,
    text: row.text,
    skills: row.skills,
    remote: row.remote,
    places: row.places,
    located: locatedKeys(row.kept_places),
    facets: Object.fromEntries(FACETS.map((facet) => [facet, facet === 'work' ? workOf(row) : row[facet]])) as Record<Facet, string[]>,
    yearlyPay: comparablePay({ min: row.salary_min, max: row.salary_max, currency: row.salary_currency, unit: row.salary_unit }) ?? 0,
    schoolIds: row.school_ids,
    promotion: row.promotion,
    publishedAt: Math.floor(row.published_ms),
    // The last instant of a deadline counts as open: an instant within a millisecond ends with it.
    deadlineAt: row.deadline_ms === null ? null : Math.floor(row.deadline_ms),
  };
}

function workOf(row: WorkColumns): string[] {
  const options = workOptions({
    workplace: row.workplace,
    pay: row.pay,
    salaryMin: row.salary_min,
    salaryMax: row.salary_max,
    durationMinMonths: row.duration_min_months,
    durationMaxMonths: row.duration_max_months,
    startsNow: row.starts_now,
    startOn: row.start_on,
    sponsorship: row.sponsorship,
  });
  return workValues(options);
}
