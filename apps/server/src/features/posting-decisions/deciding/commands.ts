// What the staff of a school make of a posting. Its row is locked first, as by its recruiters, then the decision: whoever decides has seen what
// is there, or is refused, and of two schools that approve at once both are counted. @rule postings.5, postings.6, postings.7
import {
  type DeclineReason,
  decisionFault,
  mayMoveDecision,
  POSTING_DECISION_LIMITS,
  type PostingDecisionState,
  type SchoolEmployerState,
} from '@fairway/rules/posting-decisions';
import { recordAudit } from '../../../kernel/audit.ts';
import type { Database } from '../../../kernel/database/database.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import { showOwnPostingAt } from '../../jobs/own/commands.ts';
import type { Decider } from '../access.ts';
import { keepApproved } from '../approved-content.ts';
import { approveEmployer } from '../employers/commands.ts';
import { tellPartners } from '../partners/commands.ts';
import { findReadText, listApproving } from '../queries.ts';
import { noteStep, type StepBefore, tellOf } from '../steps/commands.ts';

/** What was shown of it. */
type Seen = { edition: number; state: PostingDecisionState };
type Approval = { decision: 'approve'; note: string; trusts: boolean };
type Refusal = { decision: 'decline'; note: string; reason: DeclineReason };
export type Decision = Approval | Refusal;

/** @throws Problem not_found */
export async function lockDecision(transaction: Database, schoolId: number, id: string) {
  const found = await findLocked(transaction, schoolId, id);
  if (!found) throw new Problem('not_found');
  return found;
}

/** The posting and what a school makes of it, both locked, where it is written for that school. */
export async function findLocked(transaction: Database, schoolId: number, id: string) {
  const posting = await transaction
    .selectFrom('posting_written')
    .select(['id', 'organization_id', 'state as posting_state', 'edition'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  const decision = await transaction
    .selectFrom('posting_decision')
    .select(['state', 'note', 'reason', 'approved_edition', 'declined_edition', 'changed_at', 'since', 'partner_id'])
    .where('posting_id', '=', id)
    .where('school_id', '=', schoolId)
    .where('is_chosen', '=', true)
    .forUpdate()
    .executeTakeFirst();
  if (!posting || !decision) return undefined;
  const { id: locked, organization_id, posting_state, edition } = posting;
  const state = decision.state as PostingDecisionState;
  return { ...decision, state, id: locked!, organizationId: organization_id!, postingState: posting_state!, edition: edition! };
}
type Locked = Awaited<ReturnType<typeof lockDecision>>;

/** @throws Problem not_found, posting_decisions.changed, posting_decisions.move, posting_decisions.over, posting_decisions.note_missing */
export async function decidePosting(transaction: Database, by: Decider, id: string, given: Decision & Seen): Promise<void> {
  const note = given.note.trim();
  requireWords(given);
  const before = await lockDecision(transaction, by.schoolId, id);
  const reason = given.decision === 'decline' ? given.reason : null;
  const to = given.decision === 'approve' ? 'approved' : 'declined';
  const isSame = before.edition === given.edition && before.changed_at === null && before.note === note && before.reason === reason;
  // Sent twice it is decided once.
  if (before.state === to && isSame) return;
  requireSeen(before, given);
  const isConfirmed = to === 'approved' && before.state === 'approved';
  if (!isConfirmed && !mayMoveDecision(before.state, to, 'school')) throw new Problem('posting_decisions.move');
  const undo = await readBefore(transaction, by.schoolId, before);
  const columns = given.decision === 'approve' ? await approve(transaction, by, before, given.trusts) : declined(before, given.reason);
  await write(transaction, by, before, { state: to, note, ...columns });
  const step = isConfirmed ? 'confirm' : given.decision;
  await noteStep(transaction, { id: before.id, ...by, step, mover: 'school', note, reason, before: undo });
  await showOwnPostingAt(transaction, before.id, await listApproving(transaction, before.id), by.now);
  if (to === 'approved') await tellPartners(transaction, before.id);
  await tell(transaction, by, before, to);
}

/** Texts come from strangers' mistakes, too: a reason that says nothing is none. @throws Problem posting_decisions.note_missing */
function requireWords(given: Decision): void {
  if (given.decision === 'decline' && decisionFault(given)) throw new Problem('posting_decisions.note_missing');
}

/** @throws Problem posting_decisions.changed, posting_decisions.over */
function requireSeen(before: Locked, seen: Seen): void {
  if (before.edition !== seen.edition || before.state !== seen.state) throw new Problem('posting_decisions.changed');
  if (before.postingState !== 'live') throw new Problem('posting_decisions.over');
}

async function approve(transaction: Database, { schoolId, actorId, now }: Decider, before: Locked, trusts: boolean) {
  await keepApproved(transaction, before.id, await findReadText(transaction, before.id));
  await approveEmployer(transaction, { schoolId, organizationId: before.organizationId, trusts, actorId, now });
  return { approved_edition: before.edition, declined_edition: null, changed_at: null, reason: null };
}

const declined = (before: Locked, reason: DeclineReason) => ({
  ...{ approved_edition: null, declined_edition: before.edition, changed_at: null, reason },
});

/** Asks the employer. @throws Problem not_found, posting_decisions.changed, posting_decisions.move, posting_decisions.over, posting_decisions.note_missing */
export async function askEmployer(transaction: Database, by: Decider, id: string, asked: Seen & { question: string }): Promise<void> {
  const question = asked.question.trim();
  if (question === '') throw new Problem('posting_decisions.note_missing');
  const before = await lockDecision(transaction, by.schoolId, id);
  if (before.state === 'asked' && before.note === question && before.edition === asked.edition) return;
  requireSeen(before, asked);
  if (!mayMoveDecision(before.state, 'asked', 'school')) throw new Problem('posting_decisions.move');
  const undo = await readBefore(transaction, by.schoolId, before);
  await write(transaction, by, before, { state: 'asked', note: question });
  await noteStep(transaction, { id: before.id, ...by, step: 'ask', mover: 'school', note: question, reason: null, before: undo });
  await tell(transaction, by, before, 'asked');
}

type Written = { state: PostingDecisionState; note: string } & Partial<ReturnType<typeof declined> | Awaited<ReturnType<typeof approve>>>;

async function write(transaction: Database, { schoolId, actorId, now }: Decider, { id }: Locked, written: Written): Promise<void> {
  await transaction
    .updateTable('posting_decision')
    .set({ ...written, moved_by: 'school', since: now, decided_by: actorId, partner_id: null })
    .where('posting_id', '=', id)
    .where('school_id', '=', schoolId)
    .execute();
}

async function tell(transaction: Database, { schoolId, actorId, now }: Decider, before: Locked, what: 'approved' | 'declined' | 'asked') {
  const { id, organizationId } = before;
  const action = `posting.${what}` as const;
  await recordAudit(transaction, { actorId, action, subject: `posting:${id}`, schoolId, organizationId, at: now });
  await tellOf(transaction, { organizationId, schoolIds: [schoolId] });
}

/** What a step of the school is about to change. */
async function readBefore(transaction: Database, schoolId: number, locked: Locked): Promise<StepBefore> {
  const employer = await transaction
    .selectFrom('school_employer')
    .select(['state', 'is_trusted', 'decided_at'])
    .where('school_id', '=', schoolId)
    .where('organization_id', '=', locked.organizationId)
    .executeTakeFirst();
  return {
    ...{ state: locked.state, note: locked.note, reason: locked.reason as DeclineReason | null },
    ...{ approvedEdition: locked.approved_edition, declinedEdition: locked.declined_edition, partnerId: locked.partner_id },
    ...{ changedAt: locked.changed_at?.toISOString() ?? null, since: locked.since.toISOString() },
    employer: employer
      ? { state: employer.state as SchoolEmployerState, isTrusted: employer.is_trusted, decidedAt: employer.decided_at.toISOString() }
      : null,
  };
}

/** Each by itself: what cannot be done is told, and leaves the others. @throws Problem posting_decisions.note_missing */
export async function decidePostings(database: Database, by: Decider, given: Decision & { items: readonly ({ id: string } & Seen)[] }) {
  requireWords(given);
  const items = new Map(given.items.map((item) => [item.id.toLowerCase(), item]));
  return eachByItself(database, [...items.keys()], (transaction, id) =>
    decidePosting(transaction, by, id, { ...given, ...(items.get(id) as Seen) }),
  );
}

/** Each in a transaction of its own. */
export async function eachByItself(
  database: Database,
  ids: readonly string[],
  act: (transaction: Database, id: string) => Promise<void>,
): Promise<{ done: string[]; refused: { id: string; code: string }[] }> {
  const done: string[] = [];
  const refused: { id: string; code: string }[] = [];
  for (const id of ids.slice(0, POSTING_DECISION_LIMITS.bulk)) {
    try {
      await database.transaction().execute((transaction) => act(transaction, id));
      done.push(id);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      refused.push({ id, code: error.code });
    }
  }
  return { done, refused };
}
