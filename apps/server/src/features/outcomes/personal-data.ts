// What a person answered, and what schools wrote down of them: all of it for the take-away, and it goes with the person. @rule outcomes.9
import type { Database } from '../../kernel/database/database.ts';
import type { Held } from '../../kernel/held.ts';
import type { PersonalDataPart } from '../../kernel/personal-data.ts';

export const outcomePersonalData: PersonalDataPart = {
  name: 'outcomes',
  heading: (t) => t('archive.parts.outcomes'),
  read: async (database, { userId }) => ({
    outcomes: await outcomesOf(database, userId).execute(),
    surveys: await database
      .selectFrom('outcome_survey')
      .select(['reminders', 'stopped_at as stoppedAt'])
      .where('user_id', '=', userId)
      .orderBy('study_id')
      .execute(),
  }),
};

/** All that is kept of what became of somebody. */
const outcomesOf = (database: Database, userId: string) =>
  database
    .selectFrom('outcome as o')
    .innerJoin('school as s', 's.id', 'o.school_id')
    .select(['s.name as of', 'o.source', 'o.status', 'o.employer', 'o.title', 'o.country', 'o.starts_on as startsOn', 'o.hours'])
    .select(['o.field_relation as fieldRelation', 'o.pay_band as payBand', 'o.pay_currency as payCurrency', 'o.school', 'o.degree'])
    .select(['o.answered_at as answeredAt', 'o.updated_at as updatedAt'])
    .where('o.user_id', '=', userId)
    .orderBy('o.answered_at')
    .orderBy('o.study_id')
    .orderBy('o.by_school');

/** What the school wrote down of a graduate; an answer of their own is theirs. @rule data-requests.2 */
export const heldOutcomes: Held = {
  name: 'outcomes',
  heading: (t) => t('archive.parts.outcomes'),
  read: async (database, { schoolId, userId }) => ({
    outcomes: await outcomesOf(database, userId).where('o.school_id', '=', schoolId).where('o.by_school', '=', true).execute(),
  }),
  async erase(transaction, { schoolId, userId }) {
    await transaction
      .deleteFrom('outcome')
      .where('school_id', '=', schoolId)
      .where('user_id', '=', userId)
      .where('by_school', '=', true)
      .execute();
  },
};
