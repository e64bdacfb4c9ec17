// The list of a school's campuses, with the programs that are taught at each and the candidates who study there.
import type { Asked, RowOf } from '@fairway/contract/kernel/lists';
import type { schoolCampusesList } from '@fairway/contract/schools/campuses';
import { fold } from '@fairway/rules/folding';
import type { CAMPUS_SORTS } from '@fairway/rules/school-settings';
import { sql } from 'kysely';
import type { Database } from '../../../kernel/database/database.ts';
import type { ListOrder } from '../../../kernel/database/lists.ts';
import type { Listing } from '../../../kernel/http/bind-list.ts';
import type { ManagedSchoolId } from '../access.ts';

export type SchoolCampus = RowOf<typeof schoolCampusesList>;
type Row = Omit<SchoolCampus, 'updatedAt'> & { updatedAt: Date };

const programs = sql<number>`(select count(*)::int from study_program_campus p where p.campus_id = c.id)`;
const students = sql<number>`(select count(distinct e.candidate_id)::int from candidate_study e where e.campus_id = c.id)`;
const isUsed = sql<boolean>`(exists (select from study_program_campus p where p.campus_id = c.id)
  or exists (select from candidate_study e where e.campus_id = c.id))`;
const ORDER: ListOrder<(typeof CAMPUS_SORTS)[number]> = {
  key: 'c.id',
  sorts: { name: sql`fold_name(c.name)`, city: sql`fold_name(c.city)`, programs, students },
};

function campusesOf(database: Database, schoolId: ManagedSchoolId) {
  return database
    .selectFrom('campus as c')
    .select(['c.id', 'c.name', 'c.city', 'c.country_code as countryCode', 'c.updated_at as updatedAt'])
    .select([programs.as('programs'), students.as('students')])
    .where('c.school_id', '=', schoolId);
}

function listed(database: Database, schoolId: ManagedSchoolId, { q, use }: Asked<typeof schoolCampusesList>) {
  let query = campusesOf(database, schoolId);
  if (use !== undefined) query = query.where(isUsed, '=', use === 'used');
  const words = fold(q);
  if (words !== '') query = query.where(sql<boolean>`strpos(fold_name(c.name || ' ' || coalesce(c.city, '')), ${words}) > 0`);
  return query;
}

const view = (row: Row): SchoolCampus => ({ ...row, updatedAt: row.updatedAt.toISOString() });

export function campusListing(
  database: Database,
  schoolId: ManagedSchoolId,
  asked: Asked<typeof schoolCampusesList>,
): Listing<typeof schoolCampusesList, Row> {
  return {
    rows: listed(database, schoolId, asked),
    order: ORDER,
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
export async function findCampus(database: Database, schoolId: ManagedSchoolId, id: string): Promise<SchoolCampus | undefined> {
  const row = await campusesOf(database, schoolId).where('c.id', '=', id).executeTakeFirst();
  return row && view(row);
}
