// The list of programs that a school keeps, for its staff: archived ones too, with how many study each.
import type { Asked, RowOf } from '@fairway/contract/kernel/lists';
import type { schoolProgramsList } from '@fairway/contract/schools/programs';
import { EDUCATION_LEVELS } from '@fairway/rules/jobs';
import type { PROGRAM_SORTS } from '@fairway/rules/school-settings';
import { sql } from 'kysely';
import type { Database } from '../../../kernel/database/database.ts';
import type { ListOrder } from '../../../kernel/database/lists.ts';
import type { Listing } from '../../../kernel/http/bind-list.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import { type AdministeredSchoolId, inPrograms, type ManagedSchoolId, type StudentScope, wholeSchool } from '../access.ts';

export type SchoolProgram = RowOf<typeof schoolProgramsList>;
type Row = Omit<SchoolProgram, 'archivedAt' | 'updatedAt'> & { archivedAt: Date | null; updatedAt: Date };

/** How many study it, of those whom the reader finds. */
const studentsIn = (scope: StudentScope) => sql<number>`case when ${inPrograms(scope, 'p.id')}
  then (select count(distinct e.candidate_id)::int from candidate_study e where e.study_program_id = p.id) else 0 end`;

const orderIn = (scope: StudentScope): ListOrder<(typeof PROGRAM_SORTS)[number]> => ({
  key: 'p.id',
  sorts: {
    name: sql`lower(p.name)`,
    level: sql`array_position(${[...EDUCATION_LEVELS]}::text[], p.level_id)`,
    students: studentsIn(scope),
    updated: 'p.updated_at',
  },
});

function programsOf(database: Database, scope: StudentScope) {
  return database
    .selectFrom('study_program as p')
    .select(['p.id', 'p.name', 'p.description', 'p.level_id as levelId', 'p.archived_at as archivedAt', 'p.updated_at as updatedAt'])
    .select([
      studentsIn(scope).as('students'),
      sql<
        SchoolProgram['fields']
      >`(select coalesce(jsonb_agg(jsonb_build_object('id', f.field_id, 'name', f.custom_name) order by f.position), '[]')
        from study_program_field f where f.study_program_id = p.id)`.as('fields'),
      sql<
        SchoolProgram['campuses']
      >`(select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name) order by lower(c.name), c.id), '[]')
        from study_program_campus pc join campus c on c.id = pc.campus_id where pc.study_program_id = p.id)`.as('campuses'),
    ])
    .where('p.school_id', '=', scope.schoolId)
    .where('p.is_verified', '=', true);
}

function listed(database: Database, scope: StudentScope, { q, state, level, campusId }: Asked<typeof schoolProgramsList>) {
  let query = programsOf(database, scope).where('p.archived_at', state === 'archived' ? 'is not' : 'is', null);
  if (level.length > 0) query = query.where('p.level_id', 'in', level);
  if (campusId !== undefined)
    query = query.where(
      sql<boolean>`exists (select from study_program_campus pc where pc.study_program_id = p.id and pc.campus_id = ${campusId}::uuid)`,
    );
  if (q.trim() !== '') query = query.where(sql<boolean>`strpos(lower(p.name), lower(${q.trim()})) > 0`);
  return query;
}
type ProgramRow = Awaited<ReturnType<ReturnType<typeof programsOf>['execute']>>[number];

const view = (row: unknown): SchoolProgram => {
  const program = row as Row;
  return { ...program, archivedAt: program.archivedAt?.toISOString() ?? null, updatedAt: program.updatedAt.toISOString() };
};

/** The programs of a school. */
export function programListing(
  database: Database,
  scope: StudentScope,
  asked: Asked<typeof schoolProgramsList>,
): Listing<typeof schoolProgramsList, ProgramRow> {
  return {
    rows: listed(database, scope, asked),
    order: orderIn(scope),
    view,
    file: 'programs',
    columns: {
      name: ({ name }) => name,
      level: ({ levelId }) => levelId,
      fields: ({ fields }) => fields.map((field) => field.name ?? field.id).join('; '),
      campuses: ({ campuses }) => campuses.map((campus) => campus.name).join('; '),
      students: (program) => program.students,
      archived: ({ archivedAt }) => archivedAt,
    },
  };
}

/** One program that the school keeps. @throws Problem not_found */
export async function getSchoolProgram(database: Database, schoolId: AdministeredSchoolId, id: string): Promise<SchoolProgram> {
  const row = await programsOf(database, wholeSchool(schoolId)).where('p.id', '=', id).executeTakeFirst();
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
