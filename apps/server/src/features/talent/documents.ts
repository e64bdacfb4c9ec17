// People as talent search sees them, and no more of them: what is not read here cannot be asked for. Names, contact details, pictures and the
// answers that the law protects are in no document. @rule talent.1
import { knownLocale, languageTag } from '@fairway/rules/locales';
import type { Proficiency, WorkPreference } from '@fairway/rules/profile';
import { talentLanguage } from '@fairway/rules/talent';
import { visibleText } from '@fairway/rules/visible-characters';
import { implicitAuthorizations } from '@fairway/rules/work-authorizations';
import { permittedCountries } from '@fairway/rules/work-conditions';
import type { PeopleChange, PersonDocument } from '@fairway/search/people-types';
import type pg from 'pg';

const SCAN_BATCH = 2000;

type Queryable = Pick<pg.Pool, 'query'>;

/** What the view candidate_discoverable says of somebody. */
export type FoundRow = {
  user_id: string;
  locale: string;
  country: string | null;
  city: string | null;
  summary: string | null;
  open_to_jobs: boolean;
  eligible_work_location: string | null;
  work_preferences: WorkPreference[];
  changed_ms: number;
  skills: { id: number | null; name: string; names: Record<string, string> | null }[];
  languages: { language: string; proficiency: Proficiency }[];
  positions: { title: string; organization: string; description: string | null; startOn: string | null; endOn: string | null }[];
  studies: { program: string; schoolId: number | null; school: string; level: string | null; endOn: string | null; fields: string[] }[];
  memberships: string[];
  work_authorizations: string[];
  nationalities: string[];
  sectors: string[];
};

export const FOUND = `
  select d.user_id, u.locale, d.country, d.city, d.summary, d.open_to_jobs, d.eligible_work_location, d.work_preferences,
    (extract(epoch from d.updated_at) * 1000)::float8 as changed_ms, d.updated_at::text as changed_text,
    d.skills, d.languages, d.positions, d.studies, d.memberships, d.work_authorizations, d.nationalities, d.sectors
  from candidate_discoverable d join identity_person u on u.id = d.user_id and u.status = 'active'`;

/** What to tell an index about some people: their documents, and the removal of the rest. */
export async function listChanges(db: Queryable, ids: readonly string[]): Promise<PeopleChange[]> {
  const { rows } = await db.query<FoundRow>({
    name: 'talent-documents',
    text: `${FOUND} where d.user_id = any($1::uuid[])`,
    values: [ids],
  });
  const found = new Set(rows.map((row) => row.user_id));
  return [
    ...rows.map((row): PeopleChange => ({ kind: 'put', document: toDocument(row) })),
    ...ids.filter((id) => !found.has(id)).map((id): PeopleChange => ({ kind: 'remove', id })),
  ];
}

/** How many there are about. */
export async function countFound(db: Queryable): Promise<number> {
  const { rows } = await db.query<{ n: number }>('select count(*)::int as n from candidate_discoverable');
  return rows[0]!.n;
}

/** All documents in batches, the longest unchanged first. Rows that change meanwhile are seen before or after; the outbox tells of them. */
export async function* scanDocuments(db: Queryable, batchSize = SCAN_BATCH): AsyncGenerator<PersonDocument[]> {
  let after: [changed: string, id: string] = ['-infinity', '00000000-0000-0000-0000-000000000000'];
  for (;;) {
    const { rows } = await db.query<FoundRow & { changed_text: string }>({
      name: 'talent-scan',
      text: `${FOUND} where (d.updated_at, d.user_id) > ($1::timestamptz, $2::uuid) order by d.updated_at, d.user_id limit $3`,
      values: [...after, batchSize],
    });
    if (rows.length > 0) yield rows.map(toDocument);
    const last = rows.at(-1);
    if (last === undefined || rows.length < batchSize) return;
    after = [last.changed_text, last.user_id];
  }
}

/** Where somebody may work, the Union as each of its members. */
export const permitsOf = ({ work_authorizations, nationalities }: FoundRow): string[] =>
  permittedCountries([...work_authorizations, ...implicitAuthorizations(nationalities)]);

/** Kinds of work that are looked for; nothing of somebody who looks for none. */
export const opennessOf = ({ open_to_jobs, work_preferences }: FoundRow): WorkPreference[] => (open_to_jobs ? work_preferences : []);

const KINDS: Partial<Record<WorkPreference, string>> = { internship: 'INTERN', part_time: 'PART_TIME', full_time: 'FULL_TIME' };

function toDocument(row: FoundRow): PersonDocument {
  const { studies, positions, skills } = row;
  const locale = knownLocale(row.locale);
  const ends = studies.flatMap(({ endOn }) => endOn?.slice(0, 4) ?? []);
  const openness = opennessOf(row);
  const some = (values: readonly (string | null)[]) => [...new Set(values.flatMap((value) => value ?? []))];
  return {
    id: row.user_id,
    language: languageTag(locale).split('-')[0]!,
    titles: some([...positions.map(({ title }) => title), ...studies.map(({ program }) => program)]),
    named: some([...positions.map(({ organization }) => organization), ...studies.map(({ school }) => school), ...row.memberships]),
    skills: some(skills.flatMap(({ name, names }) => [name, names?.[locale] ?? null])),
    places: some([row.city]),
    country: row.country,
    remote: row.eligible_work_location === 'remote_hybrid',
    kinds: openness.flatMap((kind) => KINDS[kind] ?? []),
    text: [row.summary, ...positions.map(({ description }) => description)].map((text) => visibleText(text ?? '')).join('\n'),
    changedAt: row.changed_ms,
    facets: {
      school: some(studies.map(({ schoolId }) => (schoolId === null ? null : String(schoolId)))),
      level: some(studies.map(({ level }) => level)),
      field: some(studies.flatMap(({ fields }) => fields)),
      // Whoever studies twice graduates when the last of it ends.
      graduation: ends.sort().slice(-1),
      language: row.languages.map(({ language, proficiency }) => talentLanguage(language, proficiency)),
      skill: some(skills.map(({ id }) => (id === null ? null : String(id)))),
      country: some([row.country]),
      permit: permitsOf(row),
      sector: some(row.sectors),
      openness,
    },
  };
}
