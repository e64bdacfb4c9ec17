// What is read to tell whether postings are one: narrow rows of groups with more than one open posting, and few of their texts.
import { fold } from '@fairway/rules/folding';
import { fullnessOf, type JoinedPosting } from '@fairway/rules/posting-likeness';

/** A connection that is in a transaction; two kinds of callers have two kinds of them. */
export type Queryable = { query<Row>(text: string, values: unknown[]): Promise<{ rows: Row[] }> };

/** Who writes postings here themselves; all others are feeds. */
const OWN_SOURCES = ['fairway', 'demo'];

export type Candidate = Awaited<ReturnType<typeof listCandidates>>[number];

/** The open postings of these groups, where there is more than one. */
export async function listCandidates(db: Queryable, [organizationIds, titleKeys]: readonly unknown[], now: Date) {
  const { rows } = await db.query<{
    job_id: string;
    organization_id: number;
    title_key: string;
    text_hash: string;
    words: number;
    source: string;
    language: string;
    employment_types: string[];
    education_levels: string[];
    skills: string[];
    start_on: string | null;
    salary_min: number | null;
    salary_max: number | null;
    salary_currency: string | null;
    salary_unit: string | null;
    application_url: string | null;
    promotion: number;
    remote: boolean;
    published_at: Date;
    deadline_at: Date | null;
    cities: string[];
    lines: string[];
    school_ids: number[];
  }>(
    `with open as (
       select l.*, count(*) over (partition by l.organization_id, l.title_key) as together
       from unnest($1::int[], $2::text[]) as asked(organization_id, title_key) join job_likeness l using (organization_id, title_key)
       join job j on j.id = l.job_id and j.withdrawn_at is null and (j.deadline_at is null or j.deadline_at > $3)
     )
     select o.job_id, o.organization_id, o.title_key, o.text_hash, o.words, j.source, j.language, j.employment_types, j.education_levels, j.skills,
       j.start_on::text, j.salary_min::float8, j.salary_max::float8, j.salary_currency, j.salary_unit, j.application_url, j.promotion, j.remote,
       j.published_at, j.deadline_at,
       array(select p.city from job_place p where p.job_id = j.id and p.city <> '') as cities,
       array(select p.line from job_place p where p.job_id = j.id order by p.position) as lines,
       array(select v.school_id from job_visibility v where v.job_id = j.id order by v.school_id) as school_ids
     from open o join job j on j.id = o.job_id where o.together > 1`,
    [organizationIds, titleKeys, now],
  );
  return rows;
}

export function joinedPosting(row: Candidate): JoinedPosting {
  const { education_levels: educationLevels, start_on: startOn, application_url: applicationUrl, lines, skills } = row;
  const salary = { min: row.salary_min, max: row.salary_max, currency: row.salary_currency, unit: row.salary_unit };
  return {
    id: row.job_id,
    source: row.source,
    schoolIds: row.school_ids,
    employmentTypes: row.employment_types,
    educationLevels,
    startOn,
    language: row.language,
    salary,
    places: comparedPlaces(row),
    lines,
    applicationUrl,
    textHash: row.text_hash,
    words: row.words,
    isOwn: OWN_SOURCES.includes(row.source),
    promotion: row.promotion,
    fullness: fullnessOf([startOn, applicationUrl, lines, skills, educationLevels, salary.min ?? salary.max, row.deadline_at], row.words),
    publishedAt: row.published_at,
    deadlineAt: row.deadline_at,
  };
}

/** Cities of a posting as they are compared; lines where no city is known, and "remote" where it is nowhere else. */
function comparedPlaces({ cities, lines, remote }: Candidate): string[] {
  const named = (cities.length > 0 ? cities : lines).map(fold).filter((name) => name !== '');
  return named.length === 0 && remote ? ['remote'] : [...new Set(named)].sort();
}

/** Pairs of these that staff have parted. */
export async function listDistinct(db: Queryable, candidates: readonly Candidate[]) {
  const { rows } = await db.query<{ job_id: string; other_id: string }>(
    'select job_id, other_id from job_distinct where job_id = any($1::uuid[]) and other_id = any($1::uuid[])',
    [candidates.map(({ job_id }) => job_id)],
  );
  return rows;
}

/** Texts by id. */
export async function listTexts(db: Queryable, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await db.query<{ id: string; text: string }>('select id, description_text as text from job where id = any($1::uuid[])', [
    ids,
  ]);
  return new Map(rows.map(({ id, text }) => [id, text]));
}
