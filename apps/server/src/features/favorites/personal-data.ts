// Saved postings and the calendar of their deadlines; both go with the row of the person. The secret address is no part of it.
import type { PersonalDataPart } from '../../kernel/personal-data.ts';

export const favoritePersonalData: readonly PersonalDataPart[] = [
  {
    name: 'favorites',
    heading: (t) => t('archive.parts.favorites'),
    read: (database, { userId }) =>
      database
        .selectFrom('favorite as f')
        .innerJoin('candidate_profile as owner', 'owner.id', 'f.candidate_id')
        .innerJoin('job as j', 'j.id', 'f.job_id')
        .innerJoin('organization as c', 'c.id', 'j.organization_id')
        .select(['j.id as jobId', 'j.title', 'c.name as company', 'j.deadline_at as deadline', 'f.created_at as savedAt'])
        .where('owner.user_id', '=', userId)
        .orderBy('f.created_at')
        .orderBy('f.id')
        .execute(),
  },
  {
    name: 'calendar-feeds',
    heading: (t) => t('archive.parts.calendarFeeds'),
    read: (database, { userId }) =>
      database
        .selectFrom('calendar_feed')
        .select(['kind', 'created_at as createdAt', 'last_read_at as lastReadAt'])
        .where('user_id', '=', userId)
        .orderBy('kind')
        .execute(),
  },
];
