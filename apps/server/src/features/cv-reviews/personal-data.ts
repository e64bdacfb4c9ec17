// A person's reviews with everything that was sent to them. All of it goes with the person: the rows cascade.
import type { PersonalDataPart } from '../../kernel/personal-data.ts';

export const cvReviewPersonalData: PersonalDataPart = {
  name: 'cv-reviews',
  heading: (t) => t('archive.parts.cvReviews'),
  read: async (database, { userId }) => ({
    reviews: await database
      .selectFrom('cv_review as r')
      .innerJoin('school as s', 's.id', 'r.school_id')
      .select(['s.name as school', 'r.state', 'r.message', 'r.aim_field as aimField', 'r.aim_level as aimLevel'])
      .select(['r.requested_at as requestedAt', 'r.ended_at as endedAt', 'r.marks_sent as marks'])
      .where('r.user_id', '=', userId)
      .orderBy('r.requested_at')
      .orderBy('r.id')
      .execute(),
    comments: await database
      .selectFrom('cv_review_comment as k')
      .innerJoin('cv_review as r', 'r.id', 'k.review_id')
      .select([
        'k.by_staff as byStaff',
        'k.version',
        'k.page',
        'k.anchor',
        'k.body as text',
        'k.sent_at as sentAt',
        'k.mended_at as mendedAt',
      ])
      .where('r.user_id', '=', userId)
      .where('k.sent_at', 'is not', null)
      .orderBy('k.written_at')
      .orderBy('k.id')
      .execute(),
  }),
};
