// Reads of a candidate's education, in the contract's shape.
import type { candidateStudyProgram } from '@fairway/contract/education';
import { EDUCATION_LEVELS } from '@fairway/rules/jobs';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../../../kernel/database/database.ts';

type StudyProgramView = z.input<typeof candidateStudyProgram>;

/** What a candidate studies and studied, the latest first. */
export async function listStudyPrograms(database: Database, candidateId: string, now: Date): Promise<StudyProgramView[]> {
  const found = await sql<StudyProgramView & { level: string | null }>`select e.id, e.candidate_id as "candidateId",
      e.study_program_id as "programId", e.campus_id as "campusId", e.start_on as start, e.end_on as "end",
      e.end_on is null or e.end_on >= ${now.toISOString().slice(0, 10)}::date as "isCurrent", e.show_warning as "showWarning",
      case when p.school_id is not null then 'needVerification' end as verification, p.level_id as level,
      json_build_object('id', p.id, 'name', p.name, 'description', p.description, 'schoolId', p.school_id,
        'customSchoolName', p.custom_school_name, 'levelId', p.level_id, 'isVerified', p.is_verified,
        'school', (select json_build_object('id', s.id, 'name', s.name, 'logo', s.logo, 'webAddress', s.web_address)
          from school s where s.id = p.school_id),
        'fields', coalesce((select json_agg(json_build_object('id', f.field_id, 'name', f.custom_name) order by f.position)
          from study_program_field f where f.study_program_id = p.id), '[]'),
        'campuses', '[]'::json) as "studyProgram"
    from candidate_study_program e join study_program p on p.id = e.study_program_id
    where e.candidate_id = ${candidateId} order by e.end_on desc nulls first, e.id`.execute(database);
  return found.rows.map(({ level, ...entry }) => ({
    ...entry,
    studyProgram: {
      ...entry.studyProgram,
      level: level === null ? null : { id: level, rank: EDUCATION_LEVELS.indexOf(level as never) + 1 },
    } as StudyProgramView['studyProgram'],
  }));
}
