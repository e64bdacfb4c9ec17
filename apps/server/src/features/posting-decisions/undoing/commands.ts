// Takes back what a school decided a moment ago: the decision as it was, and what approving made of its employer. @rule postings.9
import { mayMoveDecision, undoEnd } from '@fairway/rules/posting-decisions';
import { recordAudit } from '../../../kernel/audit.ts';
import type { Database } from '../../../kernel/database/database.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import { showOwnPostingAt } from '../../jobs/own/commands.ts';
import type { Decider } from '../access.ts';
import { eachByItself, lockDecision } from '../deciding/commands.ts';
import { tellPartners } from '../partners/commands.ts';
import { listApproving } from '../queries.ts';
import { noteStep, type StepBefore, tellOf } from '../steps/commands.ts';

/** Each by itself; those that cannot be taken back are told. */
export const undoDecisions = (database: Database, by: Decider, ids: readonly string[]) =>
  eachByItself(database, [...new Set(ids.map((id) => id.toLowerCase()))], (transaction, id) => undoDecision(transaction, by, id));

/** @throws Problem not_found, posting_decisions.undo */
async function undoDecision(transaction: Database, by: Decider, asked: string): Promise<void> {
  const { schoolId, actorId, now } = by;
  const { id, state, organizationId } = await lockDecision(transaction, schoolId, asked);
  const step = await transaction
    .selectFrom('posting_decision_step')
    .select(['id', 'step', 'at', 'before', 'undone_at', 'told_at'])
    .where('posting_id', '=', id)
    .where('school_id', '=', schoolId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  // Taken back twice it is taken back once.
  if (step?.step === 'undo' && step.at > undoEnd(now)) return;
  const before = step?.before as StepBefore | null | undefined;
  if (!step || !before || step.undone_at || step.told_at || step.at <= undoEnd(now)) throw new Problem('posting_decisions.undo');
  if (state !== before.state && !mayMoveDecision(state, before.state, 'undo')) throw new Problem('posting_decisions.undo');
  await transaction
    .updateTable('posting_decision')
    .set({
      ...{ state: before.state, moved_by: 'undo', note: before.note, reason: before.reason },
      decided_by: await findDeciderBefore(transaction, { id, schoolId, at: step.at }),
      ...{ approved_edition: before.approvedEdition, declined_edition: before.declinedEdition, partner_id: before.partnerId ?? null },
      ...{ changed_at: before.changedAt && new Date(before.changedAt), since: new Date(before.since) },
    })
    .where('posting_id', '=', id)
    .where('school_id', '=', schoolId)
    .execute();
  await transaction.updateTable('posting_decision_step').set({ undone_at: now }).where('id', '=', step.id).execute();
  await restoreEmployer(transaction, { schoolId, organizationId, decidedAt: step.at }, before.employer);
  await noteStep(transaction, { id, schoolId, actorId, now, step: 'undo', mover: 'school', note: '', reason: null });
  await showOwnPostingAt(transaction, id, await listApproving(transaction, id), now);
  if (before.state === 'approved') await tellPartners(transaction, id);
  await recordAudit(transaction, { actorId, action: 'posting.undone', subject: `posting:${id}`, schoolId, organizationId, at: now });
  await tellOf(transaction, { organizationId, schoolIds: [schoolId] });
}

/** Who of the school made the decision that stands again. */
async function findDeciderBefore(
  transaction: Database,
  { id, schoolId, at }: { id: string; schoolId: number; at: Date },
): Promise<string | null> {
  const row = await transaction
    .selectFrom('posting_decision_step')
    .select('actor_id')
    .where('posting_id', '=', id)
    .where('school_id', '=', schoolId)
    .where('mover', '=', 'school')
    .where('step', '<>', 'undo')
    .where('undone_at', 'is', null)
    .where('at', '<', at)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.actor_id ?? null;
}

/** As it was before the step, unless somebody has decided on it since. */
async function restoreEmployer(
  transaction: Database,
  { schoolId, organizationId, decidedAt }: { schoolId: number; organizationId: number; decidedAt: Date },
  before: StepBefore['employer'],
): Promise<void> {
  // Its history does not tell what was taken back.
  await transaction
    .deleteFrom('school_employer_step')
    .where('school_id', '=', schoolId)
    .where('organization_id', '=', organizationId)
    .where('at', '=', decidedAt)
    .execute();
  if (before === null) {
    await transaction
      .deleteFrom('school_employer')
      .where('school_id', '=', schoolId)
      .where('organization_id', '=', organizationId)
      .where('decided_at', '=', decidedAt)
      .execute();
    return;
  }
  await transaction
    .updateTable('school_employer')
    .set({ state: before.state, is_trusted: before.isTrusted, decided_at: new Date(before.decidedAt), decided_by: null })
    .where('school_id', '=', schoolId)
    .where('organization_id', '=', organizationId)
    .where('decided_at', '=', decidedAt)
    .execute();
}
