// Organizations that a person follows; it goes with the row of the person.
import type { PersonalDataPart } from '../../kernel/personal-data.ts';

export const organizationPersonalData: PersonalDataPart = {
  name: 'followed-companies',
  heading: (t) => t('archive.parts.followedCompanies'),
  read: (database, { userId }) =>
    database
      .selectFrom('organization_follow as f')
      .innerJoin('organization as c', 'c.id', 'f.organization_id')
      .select(['c.id as companyId', 'c.name', 'f.created_at as followedAt'])
      .where('f.user_id', '=', userId)
      .orderBy('f.created_at')
      .execute(),
};
