// What a person studies, and the programs they typed. Both go with the person: the rows cascade.
import type { PersonalDataPart } from '../../../kernel/personal-data.ts';

export const educationPersonalData: PersonalDataPart = {
  name: 'education',
  heading: (t) => t('archive.parts.education'),
  read: async (database, { userId }) => ({
    entries: await database
      .selectFrom('candidate_study_program as e')
      .innerJoin('candidate as c', 'c.id', 'e.candidate_id')
      .innerJoin('study_program as p', 'p.id', 'e.study_program_id')
      .leftJoin('school as s', 's.id', 'p.school_id')
      .leftJoin('campus', 'campus.id', 'e.campus_id')
      .select(['p.name as program', 's.name as school', 'p.custom_school_name as customSchoolName', 'p.level_id as level'])
      .select([
        'campus.name as campus',
        'e.start_on as start',
        'e.end_on as end',
        'e.show_warning as showWarning',
        'e.created_at as addedAt',
      ])
      .where('c.user_id', '=', userId)
      .orderBy('e.end_on', 'desc')
      .orderBy('e.id')
      .execute(),
    ownPrograms: await database
      .selectFrom('study_program as p')
      .leftJoin('school as s', 's.id', 'p.school_id')
      .leftJoin('study_program_field as f', 'f.study_program_id', 'p.id')
      .select(['p.name', 'p.description', 's.name as school', 'p.custom_school_name as customSchoolName', 'p.level_id as level'])
      .select(['f.field_id as field', 'f.custom_name as otherField', 'p.created_at as addedAt'])
      .where('p.created_by', '=', userId)
      .orderBy('p.created_at')
      .orderBy('f.position')
      .execute(),
  }),
};
