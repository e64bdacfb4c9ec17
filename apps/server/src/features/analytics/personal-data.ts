// Analytics events that were kept with their person.
import type { Eraser, PersonalDataPart } from '../../kernel/personal-data.ts';

export const analyticsPersonalData: PersonalDataPart = {
  name: 'analytics',
  heading: (t) => t('archive.parts.analytics'),
  read: (database, { userId }) =>
    database
      .selectFrom('analytics_event')
      .select(['event_type as eventType', 'metadata', 'school_id as schoolId', 'occurred_at as occurredAt'])
      .where('user_id', '=', userId)
      .orderBy('occurred_at')
      .execute(),
};

export const eraseAnalytics: Eraser = async (transaction, { userId }) => {
  await transaction.deleteFrom('analytics_event').where('user_id', '=', userId).execute();
};
