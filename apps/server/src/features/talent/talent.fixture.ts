// Random people with a fixed seed, who let employers find them or do not, and the questions that are asked of them.
import { EDUCATION_FIELDS, EDUCATION_LEVELS, SECTORS } from '@fairway/rules/jobs';
import { PROFICIENCIES, PROFILE_VISIBILITIES, WORK_PREFERENCES } from '@fairway/rules/profile';
import { TALENT_FILTERS, type TalentFilter } from '@fairway/rules/talent';
import type { PeopleRequest } from '@fairway/search/people-types';
import { insertPerson } from '@fairway/testkit/people';
import { type Chance, chanceOf } from '@fairway/world-kit/chance';
import { sql } from 'kysely';
import type { Database } from '../../kernel/database/database.ts';
import { newId } from '../../kernel/ids.ts';

export const NOON = new Date('2026-11-27T12:00:00Z');
const DAY_MS = 86_400_000;
const TITLES = [
  'Software engineer',
  'Data analyst',
  'Praktikant Vertrieb',
  'Stagiaire marketing',
  'Teaching assistant',
  'Barista',
  'Инженер',
];
const EMPLOYERS = ['Nordwind AG', 'Café Société', 'Straßenbau', 'Lindvik', 'Analyst House'];
const PROGRAMS = ['Computer science', 'Maschinenbau', 'Économie', 'Data science and statistics', '情報工学'];
const CITIES = ['Berlin', 'München', 'Oslo', 'Lyon', 'Tokyo'];
const COUNTRIES = ['DE', 'NO', 'FR', 'JP'];
const LANGUAGES = ['de', 'en', 'fr', 'nb', 'ja'];
const SUMMARY = 'I build pipelines and dashboards. Ich spreche gern mit Kunden. Machine learning, sales and coffee.'.split(' ');
const QUESTIONS = [
  ...['', '', '', 'data', 'engineer', 'analyst python', 'praktikum', 'stage marketing', 'internship', 'münchen', 'berlin data', 'инженер'],
  ...[
    'machine learning',
    'kunden',
    'nordwind',
    'teaching assistant lyon',
    '情報工学',
    'software developer',
    'analysts',
    'internship germany',
  ],
];

export type TestSkills = readonly { id: number; name: string }[];
export type TestSchools = readonly number[];

export async function listSkills(database: Database): Promise<TestSkills> {
  return database
    .selectFrom('skill')
    .select(['id', 'name'])
    .where('name', 'in', ['Python', 'SQL', 'Sales', 'Java', 'Marketing'])
    .orderBy('id')
    .execute();
}

/** Inserts somebody; gives the id of the account. */
export async function insertSomebody(
  database: Database,
  place: number,
  { skills, schools }: { skills: TestSkills; schools: TestSchools },
): Promise<string> {
  const chance = chanceOf(`talent ${place}`);
  const userId = await insertPerson(database, {
    email: `talent${place}@mail.example`,
    firstName: 'Zaphod',
    lastName: 'Quux',
    password: null,
  });
  const candidate_id = newId();
  const open = chance.whole(0, 4) > 0;
  await database
    .insertInto('candidate')
    .values({
      ...{ id: candidate_id, user_id: userId, country: chance.pick([...COUNTRIES, null]), city: chance.pick(CITIES), open_to_jobs: open },
      ...{ profile_visibility: chance.pick([...PROFILE_VISIBILITIES, 'employers', 'public']) },
      work_preferences: open ? chance.sample(WORK_PREFERENCES, chance.whole(0, 3)) : [],
      eligible_work_location: chance.pick(['onsite', 'remote_hybrid', null]),
      summary: `<p>${chance.sample(SUMMARY, 6).join(' ')}</p>`,
      updated_at: new Date(NOON.getTime() - chance.whole(0, 400) * DAY_MS),
    })
    .execute();
  await insertSections(database, candidate_id, chance, { skills, schools });
  return userId;
}

async function insertSections(
  database: Database,
  candidate_id: string,
  chance: Chance,
  { skills, schools }: { skills: TestSkills; schools: TestSchools },
) {
  const several = <T>(values: readonly T[], most: number): T[] => chance.sample([...values], chance.whole(0, most));
  for (const [position, { id, name }] of several(skills, 4).entries())
    await database
      .insertInto('candidate_skill')
      .values({ id: newId(), candidate_id, skill_id: id, folded: name.toLowerCase(), position })
      .execute();
  for (const [position, language_id] of several(LANGUAGES, 3).entries())
    await database
      .insertInto('candidate_language')
      .values({ ...{ id: newId(), candidate_id, language_id, position }, proficiency_id: chance.pick(PROFICIENCIES) })
      .execute();
  for (const [position, sector_code] of several(SECTORS.slice(0, 5), 2).entries())
    await database.insertInto('candidate_sector').values({ id: newId(), candidate_id, sector_code, position }).execute();
  for (const code of several(['DE', 'US', 'EU'], 2))
    await database.insertInto('work_authorization').values({ id: newId(), candidate_id, code }).execute();
  for (const [position, nationality] of several(['NO', 'IN', 'FR'], 1).entries())
    await database.insertInto('candidate_nationality').values({ id: newId(), candidate_id, nationality, position }).execute();
  for (const title of several(TITLES, 2))
    await database
      .insertInto('work_experience')
      .values({
        ...{ id: newId(), candidate_id, title, company_title: chance.pick(EMPLOYERS), location: '' },
        ...{ is_current_job: false, start_on: '2024-01-01', end_on: '2024-06-30' },
      })
      .execute();
  for (const name of several(PROGRAMS, 2)) {
    const study_program_id = newId();
    await database
      .insertInto('study_program')
      .values({
        ...{ id: study_program_id, name, level_id: chance.pick(EDUCATION_LEVELS), is_verified: true },
        school_id: chance.pick(schools),
      })
      .execute();
    for (const [position, field_id] of several(EDUCATION_FIELDS.slice(0, 6), 2).entries())
      await database.insertInto('study_program_field').values({ study_program_id, field_id, position }).execute();
    await database
      .insertInto('candidate_study_program')
      .values({ ...{ id: newId(), candidate_id, study_program_id, start_on: '2022-09-01' }, end_on: `${chance.whole(2024, 2028)}-06-30` })
      .execute();
  }
}

/** The question of a number: words, and up to three filters of values that there are. */
export function questionOf(number: number, { skills, schools }: { skills: TestSkills; schools: TestSchools }): PeopleRequest {
  const chance = chanceOf(`question ${number}`);
  const values: Record<TalentFilter, readonly string[]> = {
    school: schools.map(String),
    level: EDUCATION_LEVELS,
    field: EDUCATION_FIELDS.slice(0, 6),
    graduation: ['2024', '2025', '2026', '2027', '2028'],
    language: LANGUAGES.flatMap((language) => [0, 1, 2, 3, 4].map((level) => `${language}.${level}`)),
    skill: skills.map(({ id }) => String(id)),
    country: COUNTRIES,
    permit: ['DE', 'US', 'NO', 'FR', 'IN'],
    sector: SECTORS.slice(0, 5),
    openness: WORK_PREFERENCES,
  };
  const asked = chance.sample([...TALENT_FILTERS], chance.whole(0, 3));
  return {
    text: chance.pick(QUESTIONS),
    filters: Object.fromEntries(asked.map((name) => [name, chance.sample([...values[name]], chance.whole(1, name === 'skill' ? 2 : 3))])),
    sort: chance.pick(['relevance', 'date'] as const),
    ...{ offset: 0, pageSize: 1000, now: NOON.getTime() },
  };
}

/** The values of each facet of each person, in SQL and from the tables themselves. */
export const ORACLE_FACETS = sql`
  select c.user_id, 'school' as facet, p.school_id::text as value from candidate c join candidate_study_program m on m.candidate_id = c.id join study_program p on p.id = m.study_program_id where p.school_id is not null
  union select c.user_id, 'level', p.level_id from candidate c join candidate_study_program m on m.candidate_id = c.id join study_program p on p.id = m.study_program_id where p.level_id is not null
  union select c.user_id, 'field', f.field_id from candidate c join candidate_study_program m on m.candidate_id = c.id join study_program_field f on f.study_program_id = m.study_program_id where f.field_id <> 'other'
  union select c.user_id, 'graduation', extract(year from max(m.end_on))::text from candidate c join candidate_study_program m on m.candidate_id = c.id group by 1 having max(m.end_on) is not null
  union select c.user_id, 'language', l.language_id || '.' || n from candidate c join candidate_language l on l.candidate_id = c.id,
    generate_series(0, array_position(array['elementary', 'limited_working', 'professional_working', 'full_professional', 'native_or_bilingual'], l.proficiency_id) - 1) n
  union select c.user_id, 'skill', k.skill_id::text from candidate c join candidate_skill k on k.candidate_id = c.id where k.skill_id is not null
  union select c.user_id, 'country', c.country from candidate c where c.country is not null
  union select c.user_id, 'permit', case when w.code = 'EU' then e.code else w.code end from candidate c join work_authorization w on w.candidate_id = c.id left join eu e on w.code = 'EU'
  union select c.user_id, 'permit', n.nationality from candidate c join candidate_nationality n on n.candidate_id = c.id
  union select c.user_id, 'permit', e.code from candidate c join candidate_nationality n on n.candidate_id = c.id cross join eu e where n.nationality in (select code from eu)
  union select c.user_id, 'sector', s.sector_code from candidate c join candidate_sector s on s.candidate_id = c.id
  union select c.user_id, 'openness', unnest(c.work_preferences) from candidate c where c.open_to_jobs`;
