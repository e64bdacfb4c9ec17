// Rows of programs that candidates typed. Every statement names the owner: a verified program, or another person's, is never touched.
import { sql } from 'kysely';
import type { Database } from '../../../kernel/database/database.ts';
import { newId } from '../../../kernel/ids.ts';
import type { OwnProgram } from './own-programs.ts';

type Owner = { userId: string; now: Date };

/** Writes an own program; without an id a new one. Gives its id. A program that moved to another school loses the campuses of the last. */
export async function writeOwnProgram(
  transaction: Database,
  owner: Owner,
  id: string | undefined,
  program: OwnProgram,
  campusIds?: readonly string[],
): Promise<string> {
  const columns = {
    school_id: program.schoolId,
    custom_school_name: program.customSchoolName,
    name: program.name,
    description: program.description,
    level_id: program.levelId,
    updated_at: owner.now,
  };
  const programId = id ?? newId();
  if (id === undefined)
    await transaction
      .insertInto('study_program')
      .values({ id: programId, created_by: owner.userId, created_at: owner.now, ...columns })
      .execute();
  else
    await transaction
      .updateTable('study_program')
      .set(columns)
      .where('id', '=', id)
      .where('created_by', '=', owner.userId)
      .executeTakeFirstOrThrow();
  await transaction.deleteFrom('study_program_field').where('study_program_id', '=', programId).execute();
  if (program.fields.length > 0)
    await transaction
      .insertInto('study_program_field')
      .values(
        program.fields.map((field, position) => ({
          study_program_id: programId,
          field_id: field.id,
          custom_name: field.name,
          position,
        })),
      )
      .execute();
  if (campusIds) {
    await transaction.deleteFrom('study_program_campus').where('study_program_id', '=', programId).execute();
    if (campusIds.length > 0)
      await transaction
        .insertInto('study_program_campus')
        .values(campusIds.map((campusId) => ({ study_program_id: programId, campus_id: campusId })))
        .execute();
  }
  await dropForeignCampuses(transaction, programId);
  return programId;
}

/** Campuses of the program, and of the entries that use it, that are not of its school (any more). */
async function dropForeignCampuses(transaction: Database, programId: string): Promise<void> {
  const ofAnother = sql<boolean>`exists (select 1 from campus c, study_program p
    where c.id = campus_id and p.id = ${programId}::uuid and c.school_id is distinct from p.school_id)`;
  await transaction.deleteFrom('study_program_campus').where('study_program_id', '=', programId).where(ofAnother).execute();
  await transaction
    .updateTable('candidate_study_program')
    .set({ campus_id: null })
    .where('study_program_id', '=', programId)
    .where(ofAnother)
    .execute();
}

/** Deletes those of these programs that are the owner's and that no entry uses. */
export async function removeUnusedPrograms(transaction: Database, userId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await transaction
    .deleteFrom('study_program')
    .where('id', '=', sql<string>`any(${[...new Set(ids)]}::uuid[])`)
    .where('created_by', '=', userId)
    .where(sql<boolean>`not exists (select 1 from candidate_study_program e where e.study_program_id = study_program.id)`)
    .execute();
}
