// Reads of study programs. A program that is not verified belongs to the candidate who typed it: without `ownerId` it is not seen.
import type { studyProgram } from '@fairway/contract/candidates/education';
import type { EducationLevel } from '@fairway/rules/jobs';
import { EDUCATION_LEVELS } from '@fairway/rules/jobs';
import { nearNames } from '@fairway/rules/program-names';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../../../kernel/database/database.ts';
import type { ManagedSchoolId } from '../access.ts';

export type StudyProgram = z.infer<typeof studyProgram>;

/** The place of a level in the ranking: 8 is the highest (phd), 1 the lowest. @rule education.6 */
export const levelRank = (level: EducationLevel): number => EDUCATION_LEVELS.length - EDUCATION_LEVELS.indexOf(level);

/** Programs by id: the verified ones, and those that `ownerId` typed. */
export async function findPrograms(database: Database, ids: readonly string[], ownerId: string): Promise<Map<string, StudyProgram>> {
  if (ids.length === 0) return new Map();
  const programs = await read(
    database,
    sql`p.id = any(${[...new Set(ids)]}::uuid[]) and (p.is_verified or p.created_by = ${ownerId}::uuid)`,
  );
  return new Map(programs.map((program) => [program.id, program]));
}

/** The programs that a school keeps and offers, by name. */
export async function listVerifiedPrograms(database: Database, schoolId: number): Promise<StudyProgram[]> {
  return read(database, sql`p.school_id = ${schoolId} and p.is_verified and p.archived_at is null`);
}

type ProgramRow = {
  id: string;
  name: string;
  description: string;
  school_id: number | null;
  custom_school_name: string | null;
  level_id: EducationLevel | null;
  is_verified: boolean;
  school: StudyProgram['school'];
  fields: StudyProgram['fields'];
  campuses: StudyProgram['campuses'];
};

async function read(database: Database, which: ReturnType<typeof sql>): Promise<StudyProgram[]> {
  const { rows } = await sql<ProgramRow>`
    select p.id, p.name, p.description, p.school_id, p.custom_school_name, p.level_id, p.is_verified,
      case when s.id is not null then jsonb_build_object('id', s.id, 'name', s.name, 'logo', s.logo, 'webAddress', s.web_address) end as school,
      (select coalesce(jsonb_agg(jsonb_build_object('id', f.field_id, 'name', f.custom_name) order by f.position), '[]')
        from study_program_field f where f.study_program_id = p.id) as fields,
      (select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name, 'city', c.city) order by lower(c.name), c.id), '[]')
        from study_program_campus pc join campus c on c.id = pc.campus_id where pc.study_program_id = p.id) as campuses
    from study_program p left join school s on s.id = p.school_id
    where ${which} order by lower(p.name), p.id`.execute(database);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    description: row.description,
    schoolId: row.school_id,
    customSchoolName: row.custom_school_name,
    levelId: row.level_id,
    level: row.level_id ? { id: row.level_id, rank: levelRank(row.level_id) } : null,
    school: row.school,
    isVerified: row.is_verified,
    fields: row.fields,
    campuses: row.campuses,
  }));
}

/** Typed programs of a school that somebody studies, as a condition on `study_program p`. */
export function typedAt(schoolId: number) {
  return sql<boolean>`p.created_by is not null and (p.school_id = ${schoolId} or lower(p.custom_school_name) in (
    select lower(name) from school where id = ${schoolId} union select lower(unnest(aliases)) from school where id = ${schoolId}))`;
}

export type TypedProgram = { id: string; name: string; levelId: EducationLevel | null; uses: number };

/** Typed programs of a school that somebody studies, with how many do. */
export async function listTypedNames(database: Database, schoolId: ManagedSchoolId): Promise<TypedProgram[]> {
  const { rows } = await sql<TypedProgram>`
    select p.id, p.name, p.level_id as "levelId", count(distinct e.candidate_id)::int as uses
    from study_program p join candidate_study e on e.study_program_id = p.id
    where ${typedAt(schoolId)} group by p.id order by p.id`.execute(database);
  return rows;
}

/** How many groups of near names the school has to look at: as many as its settings show. */
export async function countTypedGroups(database: Database, schoolId: ManagedSchoolId): Promise<number> {
  return nearNames(await listTypedNames(database, schoolId)).length;
}
