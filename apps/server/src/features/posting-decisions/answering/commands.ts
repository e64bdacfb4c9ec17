// What an employer says to a school that asked, or that declined a posting which was changed since. @rule postings.5
import { mayMoveDecision, POSTING_DECISION_LIMITS } from '@fairway/rules/posting-decisions';
import { sql } from 'kysely';
import type { Database } from '../../../kernel/database/database.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import type { ManagedOrganizationId } from '../../teams/access.ts';
import { lockDecision } from '../deciding/commands.ts';
import { noteStep, tellOf } from '../steps/commands.ts';

type Answerer = { organizationId: ManagedOrganizationId; actorId: string; now: Date };

/** @throws Problem not_found, posting_decisions.move, posting_decisions.over, posting_decisions.note_missing, posting_decisions.unchanged, posting_decisions.steps */
export async function answerSchool(
  transaction: Database,
  { organizationId, actorId, now }: Answerer,
  id: string,
  given: { schoolId: number; answer: string },
): Promise<void> {
  const answer = given.answer.trim();
  const before = await lockDecision(transaction, given.schoolId, id);
  if (before.organizationId !== organizationId) throw new Problem('not_found');
  if (answer === '') throw new Problem('posting_decisions.note_missing');
  if (!mayMoveDecision(before.state, 'waiting', 'employer')) throw new Problem('posting_decisions.move');
  if (before.postingState !== 'live') throw new Problem('posting_decisions.over');
  if (before.state === 'declined' && before.edition === before.declined_edition) throw new Problem('posting_decisions.unchanged');
  const { count } = await transaction
    .selectFrom('posting_decision_step')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('posting_id', '=', before.id)
    .where('school_id', '=', given.schoolId)
    .executeTakeFirstOrThrow();
  if (count >= POSTING_DECISION_LIMITS.steps) throw new Problem('posting_decisions.steps');
  await transaction
    .updateTable('posting_decision')
    .set({ state: 'waiting', moved_by: 'employer', since: now, note: answer, reason: null, declined_edition: null })
    .where('posting_id', '=', before.id)
    .where('school_id', '=', given.schoolId)
    .execute();
  const step = before.state === 'asked' ? 'answer' : 'again';
  await noteStep(transaction, {
    id: before.id,
    schoolId: given.schoolId,
    step,
    mover: 'employer',
    actorId,
    note: answer,
    reason: null,
    now,
  });
  await tellOf(transaction, { organizationId, schoolIds: [given.schoolId] });
}
