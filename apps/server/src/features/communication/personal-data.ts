// What a person chose to get; it goes with the row of the person.
import type { PersonalDataPart } from '../../kernel/personal-data.ts';

export const communicationPersonalData: readonly PersonalDataPart[] = [
  {
    name: 'mail-settings',
    read: (database, { userId }) =>
      database
        .selectFrom('email_setting')
        .select(['kind', 'is_on as on', 'updated_at as updatedAt'])
        .where('user_id', '=', userId)
        .orderBy('kind')
        .execute(),
  },
  {
    name: 'subscriptions',
    read: (database, { userId }) =>
      database
        .selectFrom('mail_subscription as m')
        .leftJoin('company as c', 'c.id', 'm.company_id')
        .leftJoin('school as s', 's.id', 'm.school_id')
        .select(['m.topic', 'c.name as company', 's.name as school', 'm.created_at as createdAt'])
        .where('m.user_id', '=', userId)
        .orderBy('m.created_at')
        .execute(),
  },
];
