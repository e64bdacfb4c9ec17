// What somebody decided, asked and answered on postings, for a school or for an employer.
import type { PersonalDataPart } from '../../kernel/personal-data.ts';

export const decisionPersonalData: PersonalDataPart = {
  name: 'posting-decisions',
  heading: (t) => t('archive.parts.postingDecisions'),
  read: (database, { userId }) =>
    database
      .selectFrom('posting_decision_step as s')
      .innerJoin('posting_written as p', 'p.id', 's.posting_id')
      .select(['p.title', 's.step', 's.mover', 's.note', 's.reason', 's.at'])
      .where('s.actor_id', '=', userId)
      .orderBy('s.at')
      .orderBy('s.id')
      .execute(),
};
