// Who looked at a person's profile goes with the person; of who looked, their name goes with them and for whom they did stays.
import type { PersonalDataPart } from '../../kernel/personal-data.ts';

export const profileLookPersonalData: PersonalDataPart = {
  name: 'profile-looks',
  heading: (t) => t('archive.parts.profileLooks'),
  read: (database, { userId }) =>
    database
      .selectFrom('profile_look as l')
      .leftJoin('identity_person as u', 'u.id', 'l.looked_by')
      .leftJoin('organization_shown as o', 'o.id', 'l.organization_id')
      .leftJoin('school as s', 's.id', 'l.school_id')
      .select(['u.first_name as firstName', 'u.last_name as lastName', 'o.name as organization', 's.name as school'])
      .select(['l.occasion', 'l.part', 'l.began_at as beganAt', 'l.at'])
      .where('l.user_id', '=', userId)
      .orderBy('l.at')
      .orderBy('l.id')
      .execute(),
};
