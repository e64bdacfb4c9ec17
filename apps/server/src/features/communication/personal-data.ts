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
        .selectFrom('mail_subscription')
        .select(['topic', 'created_at as createdAt'])
        .where('user_id', '=', userId)
        .orderBy('created_at')
        .execute(),
  },
];
