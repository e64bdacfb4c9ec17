// The list of programs that a school keeps, for its staff: archived ones too, with how many study each.
import type { exportSchoolPrograms, listSchoolPrograms, schoolProgram } from '@fairway/contract/school-programs';
import { EDUCATION_LEVELS } from '@fairway/rules/jobs';
import type { PROGRAM_SORTS } from '@fairway/rules/school-settings';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../../../kernel/database/database.ts';
import { type ListOrder, type Page, pageOfRows, rowBatches } from '../../../kernel/database/lists.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import type { ManagedSchoolId } from '../access.ts';

type Asked = z.output<typeof listSchoolPrograms.query>;
type AskedExport = z.output<typeof exportSchoolPrograms.query>;
export type SchoolProgram = z.infer<typeof schoolProgram>;
type Row = Omit<SchoolProgram, 'archivedAt' | 'updatedAt'> & { archivedAt: Date | null; updatedAt: Date };

const students = sql<number>`(select count(distinct e.candidate_id)::int from candidate_study_program e where e.study_program_id = p.id)`;

const ORDER: ListOrder<(typeof PROGRAM_SORTS)[number]> = {
  key: 'p.id',
  sorts: {
    name: sql`lower(p.name)`,
    level: sql`array_position(${[...EDUCATION_LEVELS]}::text[], p.level_id)`,
    students,
    updated: 'p.updated_at',
  },
};

function programsOf(database: Database, schoolId: ManagedSchoolId) {
  return database
    .selectFrom('study_program as p')
    .select(['p.id', 'p.name', 'p.description', 'p.level_id as levelId', 'p.archived_at as archivedAt', 'p.updated_at as updatedAt'])
    .select([
      students.as('students'),
      sql<
        SchoolProgram['fields']
      >`(select coalesce(jsonb_agg(jsonb_build_object('id', f.field_id, 'name', f.custom_name) order by f.position), '[]')
        from study_program_field f where f.study_program_id = p.id)`.as('fields'),
      sql<
        SchoolProgram['campuses']
      >`(select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name) order by lower(c.name), c.id), '[]')
        from study_program_campus pc join campus c on c.id = pc.campus_id where pc.study_program_id = p.id)`.as('campuses'),
    ])
    .where('p.school_id', '=', schoolId)
    .where('p.is_verified', '=', true);
}

function listed(
  database: Database,
  schoolId: ManagedSchoolId,
  { q, state, level, campusId }: Pick<AskedExport, 'q' | 'state' | 'level' | 'campusId'>,
) {
  let query = programsOf(database, schoolId).where('p.archived_at', state === 'archived' ? 'is not' : 'is', null);
  if (level.length > 0) query = query.where('p.level_id', 'in', level);
  if (campusId !== undefined)
    query = query.where(
      sql<boolean>`exists (select from study_program_campus pc where pc.study_program_id = p.id and pc.campus_id = ${campusId}::uuid)`,
    );
  if (q.trim() !== '') query = query.where(sql<boolean>`strpos(lower(p.name), lower(${q.trim()})) > 0`);
  return query;
}

const view = (row: unknown): SchoolProgram => {
  const program = row as Row;
  return { ...program, archivedAt: program.archivedAt?.toISOString() ?? null, updatedAt: program.updatedAt.toISOString() };
};

/** A page of them. */
export async function listProgramRows(database: Database, schoolId: ManagedSchoolId, asked: Asked): Promise<Page<SchoolProgram>> {
  const page = await pageOfRows(database, listed(database, schoolId, asked), ORDER, asked);
  return { ...page, rows: page.rows.map(view) };
}

/** All of them, for the export. */
export async function* programBatches(database: Database, schoolId: ManagedSchoolId, asked: AskedExport): AsyncGenerator<SchoolProgram[]> {
  for await (const rows of rowBatches(listed(database, schoolId, asked), ORDER, asked.sort)) yield rows.map(view);
}

/** One program that the school keeps. @throws Problem not_found */
export async function getSchoolProgram(database: Database, schoolId: ManagedSchoolId, id: string): Promise<SchoolProgram> {
  const row = await programsOf(database, schoolId).where('p.id', '=', id).executeTakeFirst();
  if (!row) throw new Problem('not_found');
  return view(row);
}

/** The programs that a school offers, by name: what typed ones may become. */
export function listOfferedNames(database: Database, schoolId: ManagedSchoolId): Promise<{ id: string; name: string }[]> {
  return database
    .selectFrom('study_program')
    .select(['id', 'name'])
    .where('school_id', '=', schoolId)
    .where('is_verified', '=', true)
    .where('archived_at', 'is', null)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute();
}
