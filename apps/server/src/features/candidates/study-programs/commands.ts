// The section studyPrograms of a save. The caller holds the lock on the candidate's row.
import type { ProfileOps } from '@fairway/contract/candidates';
import { studyProgramIssues } from '@fairway/rules/profile-issues';
import type { Database } from '../../../kernel/database/database.ts';
import { type FieldError, Problem } from '../../../kernel/http/problems.ts';
import { newId } from '../../../kernel/ids.ts';

export type EducationScope = { candidateId: string; userId: string; now: Date };

/** Applies the changes; gives the faults, with pointers such as `/0/value/end`. @throws Problem not_found: an entry of another */
export async function applyStudyProgramOps(
  transaction: Database,
  { candidateId, userId }: EducationScope,
  ops: NonNullable<ProfileOps['studyPrograms']>,
): Promise<FieldError[]> {
  const faults: FieldError[] = [];
  for (const [place, op] of ops.entries()) {
    if (op.op !== 'create') {
      const gone = await transaction
        .deleteFrom('candidate_study_program')
        .where('candidate_id', '=', candidateId)
        .where('id', '=', op.value.id)
        .returning('id')
        .execute();
      if (gone.length === 0) throw new Problem('not_found');
    }
    if (op.op === 'delete') continue;
    const { start, end, studyProgram = {} } = op.value;
    const fields = studyProgram.addFields ?? [];
    const issues = studyProgramIssues({ ...studyProgram, start, end, fields });
    for (const { field, code } of issues) faults.push({ pointer: `/${place}/value/${field}`, code });
    if (issues.length > 0) continue;
    const programId = newId();
    await transaction
      .insertInto('study_program')
      .values({
        id: programId,
        school_id: studyProgram.schoolId ?? null,
        custom_school_name: studyProgram.schoolId ? null : (studyProgram.customSchoolName ?? null),
        name: studyProgram.name ?? '',
        description: studyProgram.description ?? '',
        level_id: studyProgram.levelId ?? null,
        created_by: userId,
      })
      .execute();
    for (const [position, field] of fields.entries())
      await transaction
        .insertInto('study_program_field')
        .values({ study_program_id: programId, field_id: field.id, custom_name: field.name ?? null, position })
        .execute();
    await transaction
      .insertInto('candidate_study_program')
      .values({
        id: op.op === 'update' ? op.value.id : newId(),
        candidate_id: candidateId,
        study_program_id: programId,
        start_on: start ?? null,
        end_on: end ?? null,
      })
      .execute();
  }
  return faults;
}
