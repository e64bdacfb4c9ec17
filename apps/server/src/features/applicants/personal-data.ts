// What somebody wrote and rated as one who recruits. Of a candidate nothing stands here: notes and ratings are the team's thoughts on an
// application, and go with it.
import type { PersonalDataPart } from '../../kernel/personal-data.ts';

export const applicantPersonalData: PersonalDataPart = {
  name: 'applicant-notes',
  heading: (t) => t('archive.parts.applicantNotes'),
  async read(database, { userId }) {
    const notes = await database
      .selectFrom('applicant_note as n')
      .innerJoin('application_received as r', 'r.id', 'n.application_id')
      .select(['r.title', 'n.text', 'n.written_at as writtenAt'])
      .where('n.author_id', '=', userId)
      .orderBy('n.written_at')
      .orderBy('n.id')
      .execute();
    const ratings = await database
      .selectFrom('applicant_rating as g')
      .innerJoin('application_received as r', 'r.id', 'g.application_id')
      .select(['r.title', 'g.stars', 'g.words', 'g.rated_at as ratedAt'])
      .where('g.user_id', '=', userId)
      .orderBy('g.rated_at')
      .orderBy('g.application_id')
      .execute();
    const declines = await database
      .selectFrom('applicant_decline as d')
      .select(['d.decided_at as decidedAt', 'd.reason', 'd.words'])
      .where('d.decided_by', '=', userId)
      .orderBy('d.decided_at')
      .orderBy('d.id')
      .execute();
    return { notes, ratings, declines };
  },
};
