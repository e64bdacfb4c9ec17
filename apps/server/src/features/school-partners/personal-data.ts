// What somebody proposed, answered and ended for a school is theirs to read. The row is the schools': it outlives the account, empty of the person.
import { sql } from 'kysely';
import type { PersonalDataPart } from '../../kernel/personal-data.ts';

export const partnerPersonalData: PersonalDataPart = {
  name: 'school-partners',
  heading: (t) => t('archive.parts.schoolPartners'),
  read: (database, { userId }) => {
    const own = (column: 'proposed_by' | 'answered_by' | 'ended_by', at: 'proposed_at' | 'answered_at' | 'ended_at') =>
      sql<Date | null>`case when ${sql.ref(`p.${column}`)} = ${userId}::uuid then ${sql.ref(`p.${at}`)} end`;
    return database
      .selectFrom('school_partnership as p')
      .innerJoin('school as a', 'a.id', 'p.proposer_id')
      .innerJoin('school as b', 'b.id', 'p.asked_id')
      .select(['a.name as proposer', 'b.name as asked', 'p.state'])
      .select(sql<string | null>`case when p.proposed_by = ${userId}::uuid then p.note end`.as('note'))
      .select(own('proposed_by', 'proposed_at').as('proposedAt'))
      .select(own('answered_by', 'answered_at').as('answeredAt'))
      .select(own('ended_by', 'ended_at').as('endedAt'))
      .where((of) => of.or([of('p.proposed_by', '=', userId), of('p.answered_by', '=', userId), of('p.ended_by', '=', userId)]))
      .orderBy('p.proposed_at')
      .orderBy('p.id')
      .execute();
  },
};
