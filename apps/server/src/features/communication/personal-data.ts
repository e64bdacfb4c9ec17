// What a person chose to get; it goes with the row of the person.
import type { PersonalDataPart } from '../../kernel/personal-data.ts';

export const communicationPersonalData: readonly PersonalDataPart[] = [
  {
    name: 'mail-settings',
    heading: (t) => t('archive.parts.mailSettings'),
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
    heading: (t) => t('archive.parts.subscriptions'),
    read: (database, { userId }) =>
      database
        .selectFrom('mail_subscription as m')
        .leftJoin('organization_shown as c', 'c.id', 'm.organization_id')
        .leftJoin('school as s', 's.id', 'm.school_id')
        .select(['m.topic', 'c.name as company', 's.name as school', 'm.created_at as createdAt'])
        .where('m.user_id', '=', userId)
        .orderBy('m.created_at')
        .execute(),
  },
];
