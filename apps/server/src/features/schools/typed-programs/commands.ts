// Rows of programs that candidates typed. Every statement names the owner: a verified program, or another person's, is never touched.
import { sql } from 'kysely';
import type { Database } from '../../../kernel/database/database.ts';

type Owner = { userId: string; now: Date };

/** A program that a candidate typed, as a school's own are. */
export type OwnProgram = {
  schoolId: number | null;
  customSchoolName: string | null;
  name: string;
  description: string;
  levelId: string | null;
  fields: { id: string; name: string | null }[];
};

/** An own program as it will be. */
export type PlannedProgram = { id: string; isNew: boolean; program: OwnProgram };

/**
 * Writes own programs and their fields; of a program that is named more than once the last counts. Campuses are the caller's: a program
 * that moved to another school loses those of the last (`takeForeignCampuses`).
 */
export async function writeOwnPrograms(transaction: Database, owner: Owner, planned: readonly PlannedProgram[]): Promise<void> {
  if (planned.length === 0) return;
  const last = [...new Map(planned.map((one) => [one.id, one])).values()];
  const programs = last.map(({ id, isNew, program: { schoolId, customSchoolName, name, description, levelId } }) => ({
    id,
    is_new: isNew,
    school_id: schoolId,
    custom_school_name: customSchoolName,
    name,
    description,
    level_id: levelId,
  }));
  const { rows } = await sql<{ written: number }>`with planned as (select * from json_to_recordset(${JSON.stringify(programs)}::json)
      as p(id uuid, is_new boolean, school_id integer, custom_school_name text, name text, description text, level_id text)),
    changed as (update study_program s set school_id = p.school_id, custom_school_name = p.custom_school_name, name = p.name,
        description = p.description, level_id = p.level_id, updated_at = ${owner.now}
      from planned p where s.id = p.id and s.created_by = ${owner.userId} and not p.is_new returning s.id),
    made as (insert into study_program (id, school_id, custom_school_name, name, description, level_id, created_by, created_at, updated_at)
      select id, school_id, custom_school_name, name, description, level_id, ${owner.userId}, ${owner.now}, ${owner.now}
      from planned where is_new returning id)
    select ((select count(*) from changed) + (select count(*) from made))::int as written`.execute(transaction);
  // A program of another person: nothing of the save stands.
  if (rows[0]?.written !== last.length) throw new Error('An own program was not there to be changed.');
  await writeFields(
    transaction,
    last.map(({ id }) => id),
    last.flatMap(({ id, program }) =>
      program.fields.map((field, position) => ({ study_program_id: id, field_id: field.id, custom_name: field.name, position })),
    ),
  );
}

type FieldRow = { study_program_id: string; field_id: string; custom_name: string | null; position: number };

async function writeFields(transaction: Database, programIds: readonly string[], rows: readonly FieldRow[]): Promise<void> {
  // The count makes the fields of before go first: places are unique.
  await sql`with gone as (delete from study_program_field where study_program_id = any(${[...programIds]}::uuid[]) returning 1)
    insert into study_program_field (study_program_id, field_id, custom_name, position)
    select f.* from json_to_recordset(${JSON.stringify(rows)}::json) as f(study_program_id uuid, field_id text, custom_name text, position integer)
    where (select count(*) from gone) >= 0`.execute(transaction);
}

/** Writes the campuses of one own program. */
export async function writeCampuses(transaction: Database, programId: string, campusIds: readonly string[]): Promise<void> {
  await transaction.deleteFrom('study_program_campus').where('study_program_id', '=', programId).execute();
  if (campusIds.length > 0)
    await transaction
      .insertInto('study_program_campus')
      .values(campusIds.map((campusId) => ({ study_program_id: programId, campus_id: campusId })))
      .execute();
}

/** Takes campuses from these programs that are not of their school (any more); gives the campuses that are, by program. */
export async function takeForeignCampuses(
  transaction: Database,
  programIds: readonly string[],
): Promise<{ programId: string; campusIds: string[] }[]> {
  const { rows } = await sql<{ programId: string; campusIds: string[] }>`select p.id as "programId",
      array(select c.id from campus c where c.school_id = p.school_id) as "campusIds"
    from study_program p where p.id = any(${[...programIds]}::uuid[])`.execute(transaction);
  await sql`delete from study_program_campus where study_program_id = any(${[...programIds]}::uuid[]) and exists (select from campus c, study_program p
    where c.id = campus_id and p.id = study_program_id and c.school_id is distinct from p.school_id)`.execute(transaction);
  return rows;
}

/** Deletes those of these programs that are the owner's; nobody studies them. */
export async function removeOwnPrograms(transaction: Database, userId: string, ids: readonly string[]): Promise<void> {
  await transaction
    .deleteFrom('study_program')
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .where('created_by', '=', userId)
    .execute();
}

/** How many programs somebody typed. */
export async function countOwnPrograms(database: Database, userId: string): Promise<number> {
  const row = await database
    .selectFrom('study_program')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('created_by', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
