// Whose outcome somebody may touch: their own of a program at a school that knows them, staff those of graduates of their school. Whoever asks for
// another one is told that there is none (404). @rule outcomes.1
import type { Database } from '../../kernel/database/database.ts';
import { Problem } from '../../kernel/http/problems.ts';
import type { OwnUserId } from '../identity/access.ts';
import { inPrograms, type ManagedSchoolId, type StudentScope } from '../schools/access.ts';

/** A program of the caller's own. */
type OwnStudyId = string & { readonly ownStudy: unique symbol };
/** A program of a graduate whom staff may see. */
type GraduateStudyId = string & { readonly graduateStudy: unique symbol };
export type OwnStudy = { studyId: OwnStudyId; userId: OwnUserId; schoolId: number; endsOn: string };
export type GraduateStudy = { studyId: GraduateStudyId; userId: string; schoolId: ManagedSchoolId; scope: StudentScope };

/** @throws Problem not_found */
export async function ownStudy(database: Database, userId: OwnUserId, studyId: string): Promise<OwnStudy> {
  const row = await database
    .selectFrom('outcome_graduate')
    .select(['study_id', 'school_id', 'ends_on'])
    .where('study_id', '=', studyId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row?.study_id || row.school_id === null || row.ends_on === null) throw new Problem('not_found');
  return { studyId: row.study_id as OwnStudyId, userId, schoolId: row.school_id, endsOn: row.ends_on };
}

/** @throws Problem not_found */
export async function graduateStudy(database: Database, scope: StudentScope, studyId: string): Promise<GraduateStudy> {
  const { schoolId } = scope;
  const row = await database
    .selectFrom('outcome_graduate')
    .select(['study_id', 'user_id'])
    .where('study_id', '=', studyId)
    .where('school_id', '=', schoolId)
    .where('is_shown', '=', true)
    .where(inPrograms(scope, 'outcome_graduate.program_id'))
    .executeTakeFirst();
  if (!row?.study_id || row.user_id === null) throw new Problem('not_found');
  return { studyId: row.study_id as GraduateStudyId, userId: row.user_id, schoolId, scope };
}
