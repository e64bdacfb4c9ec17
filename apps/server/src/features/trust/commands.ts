// Reporting, deciding on what was reported, and answering what the organization says to it. Of two who decide at once one waits, and is told that
// the case has moved on. @rule trust.3
import {
  type AppealAnswer,
  appealRefusal,
  type CaseState,
  type CaseStep,
  isTakenDown,
  nextCaseState,
  type ReportDecision,
  type ReportedKind,
  type ReportReason,
} from '@fairway/rules/trust';
import { sql } from 'kysely';
import { recordAudit } from '../../kernel/audit.ts';
import type { Database } from '../../kernel/database/database.ts';
import { Problem } from '../../kernel/http/problems.ts';
import { newId } from '../../kernel/ids.ts';
import { bringPostingBack, withdrawPosting } from '../jobs/withdrawals/commands.ts';
import { setState } from '../organizations/administration/commands.ts';
import { hideArticle, showArticle } from '../organizations/articles/commands.ts';
import type { ManagedOrganizationId } from '../teams/access.ts';
import { COLUMN_OF, type Reported, type Shown } from './evidence.ts';
import { tellAnswer, tellRestored } from './mails/commands.ts';
import { type Case, findCase, findCaseOfDecision } from './queries.ts';

type Said = { reporterId: string | null; reason: ReportReason; text: string };
export type Change = { actorId: string | null; now: Date };

/** Of somebody signed in the last report of a thing holds, and waits for a decision again. @rule trust.1, trust.2 */
export async function report(transaction: Database, reported: Reported, shown: Shown, said: Said, now: Date): Promise<string> {
  const caseId = await openCase(transaction, reported);
  const found = await lockCase(transaction, caseId);
  const state = await move(transaction, found, 'report');
  const evidenceId = await keepEvidence(transaction, caseId, shown, now);
  const row = {
    ...{ evidence_id: evidenceId, reason: said.reason, text: said.text, reported_at: now },
    // What is down already is answered already.
    decision_id: isTakenDown(state) ? (found.decision?.id ?? null) : null,
  };
  await transaction
    .insertInto('report')
    .values({ id: newId(), case_id: caseId, reporter_id: said.reporterId, ...row })
    .onConflict((conflict) => conflict.columns(['reporter_id', 'case_id']).doUpdateSet(row))
    .execute();
  return caseId;
}

async function openCase(transaction: Database, reported: Reported): Promise<string> {
  const column = COLUMN_OF[reported.kind];
  await transaction
    .insertInto('report_case')
    .values({ id: newId(), state: 'waiting', ...reported })
    .onConflict((conflict) => conflict.column(column).doNothing())
    .execute();
  const thing = 'job_id' in reported ? reported.job_id : 'article_id' in reported ? reported.article_id : reported.organization_id;
  const { id } = await transaction.selectFrom('report_case').select('id').where(column, '=', thing).executeTakeFirstOrThrow();
  return id;
}

async function keepEvidence(transaction: Database, caseId: string, { title, text, link }: Shown, now: Date): Promise<string> {
  const { rows } = await sql<{ id: string }>`insert into report_evidence (id, case_id, hash, title, text, link, taken_at)
    values (${newId()}, ${caseId}::uuid, sha256(convert_to(${`${title}\n${text}\n${link}`}, 'UTF8')), ${title}, ${text}, ${link}, ${now})
    on conflict (case_id, hash) do update set case_id = excluded.case_id returning id`.execute(transaction);
  return rows[0]!.id;
}

/** @throws Problem trust.not_found, trust.state @rule trust.5 */
export async function decide(
  transaction: Database,
  id: string,
  { decision, note }: { decision: ReportDecision; note: string },
  change: Change,
): Promise<void> {
  const found = await lockCase(transaction, id);
  await move(transaction, found, decision === 'kept' ? 'keep' : 'takeDown');
  if (decision === 'taken_down') await takeDown(transaction, found, note, change);
  const decisionId = newId();
  await transaction
    .insertInto('report_decision')
    .values({ id: decisionId, case_id: id, decision, note, decided_at: change.now, decided_by: change.actorId })
    .execute();
  await transaction
    .updateTable('report')
    .set({ decision_id: decisionId })
    .where('case_id', '=', id)
    .where('decision_id', 'is', null)
    .execute();
  await audit(transaction, found, decision, change);
}

/** @throws Problem trust.not_found, trust.state: it waits, or the organization has answered */
export async function undoDecision(transaction: Database, id: string, change: Change): Promise<void> {
  const found = await lockCase(transaction, id);
  await move(transaction, found, 'undo');
  const { decision } = found;
  if (!decision) return;
  if (isTakenDown(found.state)) await bringBack(transaction, found, change);
  await transaction.updateTable('report_decision').set({ undone_at: change.now }).where('id', '=', decision.id).execute();
  await transaction.updateTable('report').set({ decision_id: null }).where('decision_id', '=', decision.id).execute();
  // Owners who were told of it hear that it holds no more.
  if (decision.told_at && isTakenDown(found.state)) await tellRestored(transaction, found, decision.id);
  await audit(transaction, found, 'undone', change);
}

/** Of an owner, once. @throws Problem not_found, trust.state, trust.appeal_over @rule trust.6 */
export async function appeal(
  transaction: Database,
  organizationId: ManagedOrganizationId,
  decisionId: string,
  text: string,
  { actorId, now }: Change,
): Promise<void> {
  const caseId = await findCaseOfDecision(transaction, organizationId, decisionId);
  if (!caseId) throw new Problem('not_found');
  const found = await lockCase(transaction, caseId);
  if (found.decision?.id !== decisionId) throw new Problem('trust.state');
  const refusal = appealRefusal({ state: found.state, decidedAt: found.decision.decided_at }, now);
  if (refusal) throw new Problem(refusal === 'over' ? 'trust.appeal_over' : 'trust.state');
  await move(transaction, found, 'appeal');
  await transaction
    .updateTable('report_decision')
    .set({ appeal: text, appealed_at: now, appealed_by: actorId })
    .where('id', '=', decisionId)
    .execute();
  await audit(transaction, found, 'appealed', { actorId, now });
}

/** @throws Problem trust.not_found, trust.state @rule trust.6 */
export async function answerAppeal(
  transaction: Database,
  id: string,
  { answer, note }: { answer: AppealAnswer; note: string },
  change: Change,
): Promise<void> {
  const found = await lockCase(transaction, id);
  await move(transaction, found, answer === 'upheld' ? 'uphold' : 'lift');
  if (!found.decision) return;
  if (answer === 'lifted') await bringBack(transaction, found, change);
  await transaction
    .updateTable('report_decision')
    .set({ answer, answer_note: note, answered_at: change.now, answered_by: change.actorId })
    .where('id', '=', found.decision.id)
    .execute();
  await tellAnswer(transaction, found, { decisionId: found.decision.id, answer, note });
  await audit(transaction, found, `appeal_${answer}`, change);
}

/** @throws Problem trust.not_found */
async function lockCase(transaction: Database, id: string): Promise<Case> {
  const row = await transaction.selectFrom('report_case').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  const found = row && (await findCase(transaction, id));
  if (!found) throw new Problem('trust.not_found');
  return found;
}

/** @throws Problem trust.state */
async function move(transaction: Database, { id, state }: Case, step: CaseStep): Promise<CaseState> {
  const next = nextCaseState(state, step);
  if (next === undefined) throw new Problem('trust.state');
  if (next !== state) await transaction.updateTable('report_case').set({ state: next }).where('id', '=', id).execute();
  return next;
}

async function takeDown(transaction: Database, found: Case, note: string, { actorId, now }: Change): Promise<void> {
  if (found.job_id !== null) await withdrawPosting(transaction, found.job_id, note, now);
  else if (found.article_id !== null) await hideArticle(transaction, found.article_id, now);
  else await setState(transaction, found.organization_id, { state: 'suspended', reason: note }, { actorId, now });
}

async function bringBack(transaction: Database, found: Case, { actorId, now }: Change): Promise<void> {
  if (found.job_id !== null) await bringPostingBack(transaction, found.job_id, now);
  else if (found.article_id !== null) await showArticle(transaction, found.article_id);
  else await setState(transaction, found.organization_id, { state: 'active' }, { actorId, now });
}

const SUBJECTS: Record<ReportedKind, (found: Case) => string> = {
  posting: ({ job_id }) => `job:${job_id}`,
  organization: ({ organization_id }) => `company:${organization_id}`,
  article: ({ article_id }) => `article:${article_id}`,
};

async function audit(transaction: Database, found: Case, what: string, { actorId, now }: Change): Promise<void> {
  const subject = SUBJECTS[found.kind](found);
  await recordAudit(transaction, { actorId, action: `report.${what}`, subject, organizationId: found.organization_id, at: now });
}
