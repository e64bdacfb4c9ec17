// With whom a profile is shared, and who asked for it; goes with the row of the person.
import type { PersonalDataPart } from '../../../kernel/personal-data.ts';

export const sharePersonalData: PersonalDataPart = {
  name: 'profile-shares',
  heading: (t) => t('archive.parts.profileShares'),
  read: (database, { userId }) =>
    database
      .selectFrom('profile_share as s')
      .leftJoin('organization as o', 'o.id', 's.shared_with_org')
      .leftJoin('identity_person as u', 'u.id', 's.shared_with_user')
      .select([
        's.id',
        'o.name as organization',
        'u.first_name as withFirstName',
        'u.last_name as withLastName',
        's.consented',
        's.consented_at as consentedAt',
        's.expires_at as expiresAt',
        's.created_at as createdAt',
      ])
      .where('s.user_id', '=', userId)
      .orderBy('s.created_at')
      .orderBy('s.id')
      .execute(),
};
