// Reads of a candidate's education, in the contract's shape.
import type { candidateStudyProgram } from '@fairway/contract/candidates/education';
import { isCurrentEnd } from '@fairway/rules/study-periods';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../../../kernel/database/database.ts';
import { findPrograms } from '../../schools/programs/queries.ts';
import { connectionStates } from '../../verification/queries.ts';

export type CandidateStudyProgram = z.infer<typeof candidateStudyProgram>;

/**
 * What a candidate studies and studied, the latest first, each with the state of its school's connection: listed schools without one need
 * verification, others have none. @rule verification.3
 */
export async function listStudyPrograms(database: Database, candidateId: string, now: Date): Promise<CandidateStudyProgram[]> {
  const rows = await database
    .selectFrom('candidate_study_program as e')
    .innerJoin('candidate as c', 'c.id', 'e.candidate_id')
    .leftJoin('campus as k', 'k.id', 'e.campus_id')
    .select(['e.id', 'e.study_program_id', 'e.campus_id', 'e.start_on', 'e.end_on', 'e.show_warning', 'c.user_id'])
    .select(['k.name as campus_name', 'k.city as campus_city'])
    .where('e.candidate_id', '=', candidateId)
    .orderBy(sql`e.end_on desc nulls first`)
    .orderBy(sql`e.start_on desc nulls last`)
    .orderBy('e.created_at', 'desc')
    .orderBy('e.id')
    .execute();
  if (rows.length === 0) return [];
  const userId = rows[0]?.user_id as string;
  const [programs, states] = await Promise.all([
    findPrograms(
      database,
      rows.map((row) => row.study_program_id),
      userId,
    ),
    connectionStates(database, userId, now),
  ]);
  const entries = rows.flatMap((row) => {
    const program = programs.get(row.study_program_id);
    return program ? [{ row, program, isCurrent: isCurrentEnd(row.end_on, now) }] : [];
  });
  const studiedNow = new Set(entries.filter((entry) => entry.isCurrent).map((entry) => schoolKey(entry.program)));
  return entries.map(({ row, program, isCurrent: current }) => ({
    id: row.id,
    candidateId,
    programId: row.study_program_id,
    campusId: row.campus_id,
    campus: row.campus_id && row.campus_name ? { id: row.campus_id, name: row.campus_name, city: row.campus_city } : null,
    start: row.start_on,
    end: row.end_on,
    isCurrent: current,
    // What was hidden shows again while a program of that school is current. @rule education.19
    showWarning: row.show_warning || studiedNow.has(schoolKey(program)),
    verification: program.schoolId === null ? null : (states.get(program.schoolId) ?? 'needVerification'),
    studyProgram: program,
  }));
}

/** The same for the same school: its id, or the name of one that is not listed. */
export function schoolKey(program: { schoolId: number | null; customSchoolName: string | null }): string {
  return program.schoolId === null ? `named ${program.customSchoolName?.toLowerCase()}` : String(program.schoolId);
}
