// Schools as the verify dialog chooses among them: those that take proof in some way. @rule schools.2

import { LIMITS } from '@fairway/rules/limits';
import type { Locale } from '@fairway/rules/locales';
import type { Database } from '../../kernel/database/database.ts';
import { Problem } from '../../kernel/http/problems.ts';
import { listProvingSchools } from './queries.ts';
import { type UniversityView, universityView } from './views.ts';

/** Ids of schools that match a text, best first; the directory of schools answers. */
export type FindSchoolIds = (text: string, limit: number) => Promise<number[]>;

/** Some of what is found takes no proof. */
const LOOKED_AT = LIMITS.dropdownResults * 2;

export async function findUniversities(
  database: Database,
  find: FindSchoolIds,
  asked: { q: string; locale: Locale },
): Promise<UniversityView[]> {
  const schools = await listProvingSchools(database, await find(asked.q, LOOKED_AT));
  const proving = schools.filter((school) => school.methods.length > 0).slice(0, LIMITS.dropdownResults);
  return proving.map((school) => universityView(school, asked.locale));
}

/** @throws Problem not_found */
export async function getUniversity(database: Database, id: number, locale: Locale): Promise<UniversityView> {
  const [school] = await listProvingSchools(database, [id]);
  if (!school) throw new Problem('not_found');
  return universityView(school, locale);
}
