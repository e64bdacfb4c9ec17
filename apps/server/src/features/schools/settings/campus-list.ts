// The list of a school's campuses, with the programs that are taught at each and the candidates who study there.
import type { Asked, RowOf } from '@fairway/contract/kernel/lists';
import type { schoolCampusesList } from '@fairway/contract/schools/campuses';
import { fold } from '@fairway/rules/folding';
import type { CAMPUS_SORTS } from '@fairway/rules/school-settings';
import { sql } from 'kysely';
import type { Database } from '../../../kernel/database/database.ts';
import type { ListOrder } from '../../../kernel/database/lists.ts';
import type { Listing } from '../../../kernel/http/bind-list.ts';
import { type AdministeredSchoolId, inPrograms, type StudentScope, wholeSchool } from '../access.ts';

export type SchoolCampus = RowOf<typeof schoolCampusesList>;
type Row = Omit<SchoolCampus, 'updatedAt'> & { updatedAt: Date };

const programs = sql<number>`(select count(*)::int from study_program_campus p where p.campus_id = c.id)`;
/** How many study there, of those whom the reader finds. */
const studentsIn = (scope: StudentScope) =>
  sql<number>`(select count(distinct e.candidate_id)::int from candidate_study e where e.campus_id = c.id and ${inPrograms(scope, 'e.study_program_id')})`;
const isUsed = (scope: StudentScope) => sql<boolean>`(${programs} > 0 or ${studentsIn(scope)} > 0)`;
const orderIn = (scope: StudentScope): ListOrder<(typeof CAMPUS_SORTS)[number]> => ({
  key: 'c.id',
  sorts: { name: sql`fold_name(c.name)`, city: sql`fold_name(c.city)`, programs, students: studentsIn(scope) },
});

function campusesOf(database: Database, scope: StudentScope) {
  return database
    .selectFrom('campus as c')
    .select(['c.id', 'c.name', 'c.city', 'c.country_code as countryCode', 'c.updated_at as updatedAt'])
    .select([programs.as('programs'), studentsIn(scope).as('students')])
    .where('c.school_id', '=', scope.schoolId);
}

function listed(database: Database, scope: StudentScope, { q, use }: Asked<typeof schoolCampusesList>) {
  let query = campusesOf(database, scope);
  if (use !== undefined) query = query.where(isUsed(scope), '=', use === 'used');
  const words = fold(q);
  if (words !== '') query = query.where(sql<boolean>`strpos(fold_name(c.name || ' ' || coalesce(c.city, '')), ${words}) > 0`);
  return query;
}

const view = (row: Row): SchoolCampus => ({ ...row, updatedAt: row.updatedAt.toISOString() });

export function campusListing(
  database: Database,
  scope: StudentScope,
  asked: Asked<typeof schoolCampusesList>,
): Listing<typeof schoolCampusesList, Row> {
  return {
    rows: listed(database, scope, asked),
    order: orderIn(scope),
    view,
    file: 'campuses',
    columns: {
      name: ({ name }) => name,
      city: ({ city }) => city,
      country: ({ countryCode }) => countryCode,
      programs: (campus) => campus.programs,
      students: (campus) => campus.students,
    },
  };
}

/** One of them; undefined where the school has none of that id. */
export async function findCampus(database: Database, schoolId: AdministeredSchoolId, id: string): Promise<SchoolCampus | undefined> {
  const row = await campusesOf(database, wholeSchool(schoolId)).where('c.id', '=', id).executeTakeFirst();
  return row && view(row);
}
