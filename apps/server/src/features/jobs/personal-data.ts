// What a person keeps and says of postings; it goes with the row of the person.
import type { PersonalDataPart } from '../../kernel/personal-data.ts';

export const jobPersonalData: readonly PersonalDataPart[] = [
  {
    name: 'hidden-postings',
    heading: (t) => t('archive.parts.hiddenPostings'),
    read: (database, { userId }) =>
      database
        .selectFrom('hidden_posting as h')
        .innerJoin('job as j', 'j.id', 'h.job_id')
        .innerJoin('organization as c', 'c.id', 'j.organization_id')
        .select(['j.id as jobId', 'j.title', 'c.name as company', 'h.hidden_at as hiddenAt'])
        .where('h.user_id', '=', userId)
        .whereRef('h.with_id', '=', 'h.job_id')
        .orderBy('h.hidden_at')
        .orderBy('j.id')
        .execute(),
  },
  {
    name: 'seen-postings',
    heading: (t) => t('archive.parts.seenPostings'),
    read: (database, { userId }) =>
      database
        .selectFrom('seen_posting as s')
        .innerJoin('job as j', 'j.id', 's.job_id')
        .innerJoin('organization as c', 'c.id', 'j.organization_id')
        .select(['j.id as jobId', 'j.title', 'c.name as company', 's.seen_at as seenAt'])
        .where('s.user_id', '=', userId)
        .orderBy('s.seen_at')
        .orderBy('j.id')
        .execute(),
  },
  {
    name: 'seen-postings-stop',
    heading: (t) => t('archive.parts.seenPostingsStop'),
    read: (database, { userId }) =>
      database.selectFrom('seen_posting_stop').select('stopped_at as stoppedAt').where('user_id', '=', userId).execute(),
  },
];
