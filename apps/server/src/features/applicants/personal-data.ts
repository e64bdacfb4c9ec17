// What somebody wrote, rated and scored as one who recruits. Of a candidate nothing stands here: notes and ratings are the team's thoughts on an
// application, and go with it.
import { sql } from 'kysely';
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
    const scorecards = await database
      .selectFrom('applicant_scorecard as k')
      .innerJoin('application_received as r', 'r.id', 'k.application_id')
      .select(['r.title', 'k.verdict', 'k.words', 'k.given_at as givenAt', 'k.changed_at as changedAt'])
      .select(
        sql<unknown>`coalesce((select json_agg(json_build_object('criterion', c.name, 'score', s.score, 'note', s.note) order by c.position, c.id)
          from applicant_score s join applicant_criterion c on c.id = s.criterion_id where s.scorecard_id = k.id), '[]')`.as('scores'),
      )
      .where('k.author_id', '=', userId)
      .orderBy('k.given_at')
      .orderBy('k.id')
      .execute();
    const placings = await database
      .selectFrom('applicant_placing as p')
      .innerJoin('application_received as r', 'r.id', 'p.application_id')
      .select(['r.title', 'p.at', 'p.state', 'p.name as stage'])
      .where('p.actor_id', '=', userId)
      .orderBy('p.at')
      .orderBy('p.id')
      .execute();
    return { notes, ratings, declines, scorecards, placings };
  },
};
