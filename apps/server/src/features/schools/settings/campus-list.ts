// The list of a school's campuses, with the programs that are taught at each and the candidates who study there.
import type { exportSchoolCampuses, listSchoolCampuses, schoolCampus } from '@fairway/contract/school-campuses';
import { fold } from '@fairway/rules/folding';
import type { CAMPUS_SORTS } from '@fairway/rules/school-settings';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../../../kernel/database/database.ts';
import { type ListOrder, type Page, pageOfRows, rowBatches } from '../../../kernel/database/lists.ts';
import type { ManagedSchoolId } from '../access.ts';

export type SchoolCampus = z.infer<typeof schoolCampus>;
type AskedExport = z.output<typeof exportSchoolCampuses.query>;
type Row = Omit<SchoolCampus, 'updatedAt'> & { updatedAt: Date };

const programs = sql<number>`(select count(*)::int from study_program_campus p where p.campus_id = c.id)`;
const students = sql<number>`(select count(distinct e.candidate_id)::int from candidate_study_program e where e.campus_id = c.id)`;
const isUsed = sql<boolean>`(exists (select from study_program_campus p where p.campus_id = c.id)
  or exists (select from candidate_study_program e where e.campus_id = c.id))`;
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

function listed(database: Database, schoolId: ManagedSchoolId, { q, use }: Pick<AskedExport, 'q' | 'use'>) {
  let query = campusesOf(database, schoolId);
  if (use !== undefined) query = query.where(isUsed, '=', use === 'used');
  const words = fold(q);
  if (words !== '') query = query.where(sql<boolean>`strpos(fold_name(c.name || ' ' || coalesce(c.city, '')), ${words}) > 0`);
  return query;
}

const view = (row: Row): SchoolCampus => ({ ...row, updatedAt: row.updatedAt.toISOString() });

/** A page of them. */
export async function listCampusRows(
  database: Database,
  schoolId: ManagedSchoolId,
  asked: z.output<typeof listSchoolCampuses.query>,
): Promise<Page<SchoolCampus>> {
  const page = await pageOfRows(database, listed(database, schoolId, asked), ORDER, asked);
  return { ...page, rows: page.rows.map(view) };
}

/** All of them, for the export. */
export async function* campusBatches(database: Database, schoolId: ManagedSchoolId, asked: AskedExport): AsyncGenerator<SchoolCampus[]> {
  for await (const rows of rowBatches(listed(database, schoolId, asked), ORDER, asked.sort)) yield rows.map(view);
}

/** One of them; undefined where the school has none of that id. */
export async function findCampus(database: Database, schoolId: ManagedSchoolId, id: string): Promise<SchoolCampus | undefined> {
  const row = await campusesOf(database, schoolId).where('c.id', '=', id).executeTakeFirst();
  return row && view(row);
}
