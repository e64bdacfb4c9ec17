// Companies that a person follows; it goes with the row of the person.
import type { PersonalDataPart } from '../../kernel/personal-data.ts';

export const companyPersonalData: PersonalDataPart = {
  name: 'followed-companies',
  read: (database, { userId }) =>
    database
      .selectFrom('company_follow as f')
      .innerJoin('company as c', 'c.id', 'f.company_id')
      .select(['c.id as companyId', 'c.name', 'f.created_at as followedAt'])
      .where('f.user_id', '=', userId)
      .orderBy('f.created_at')
      .execute(),
};
