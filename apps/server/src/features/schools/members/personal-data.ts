// What somebody is set to where they work for a school: their role there, and the programs that narrow whom they find.
import type { PersonalDataPart } from '../../../kernel/personal-data.ts';

export const membershipPersonalData: PersonalDataPart = {
  name: 'school-staff',
  heading: (t) => t('archive.parts.schoolStaff'),
  read: async (database, { userId }) => ({
    roles: await database
      .selectFrom('school_staff_member as m')
      .innerJoin('school as s', 's.id', 'm.school_id')
      .select(['s.name as school', 'm.shape as role', 'm.is_coach as isCoach', 'm.is_scoped as isScoped', 'm.updated_at as updatedAt'])
      .where('m.user_id', '=', userId)
      .orderBy('s.name')
      .orderBy('s.id')
      .execute(),
    programs: await database
      .selectFrom('school_staff_program as k')
      .innerJoin('school as s', 's.id', 'k.school_id')
      .innerJoin('study_program as p', 'p.id', 'k.program_id')
      .select(['s.name as school', 'p.name as program'])
      .where('k.user_id', '=', userId)
      .orderBy('s.name')
      .orderBy('p.name')
      .execute(),
  }),
};
