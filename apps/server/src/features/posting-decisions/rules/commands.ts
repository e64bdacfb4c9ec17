// A school's own rules: kept, tried on what waits, and carried out. Whoever carries them out holds the posting's row. @rule postings.7, postings.8
import type { PostingContent } from '@fairway/rules/posting-content';
import type { SchoolEmployerState } from '@fairway/rules/posting-decisions';
import { automaticDecision, type PostingRules, postingRulesFault } from '@fairway/rules/posting-rules';
import { sql } from 'kysely';
import { recordAudit } from '../../../kernel/audit.ts';
import type { Database } from '../../../kernel/database/database.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import { showOwnPostingAt } from '../../jobs/own/commands.ts';
import { listAgreed, listPartners } from '../../school-partners/queries.ts';
import type { ManagedSchoolId } from '../../schools/access.ts';
import type { Decider } from '../access.ts';
import { keepApproved } from '../approved-content.ts';
import { findLocked } from '../deciding/commands.ts';
import { tellPartners } from '../partners/commands.ts';
import { approvingPartners, findApprovingPartners } from '../partners/queries.ts';
import { findReadText, listApproving } from '../queries.ts';
import { noteStep, tellOf } from '../steps/commands.ts';
import { findRules, listWaiting } from './queries.ts';

/** @throws Problem posting_decisions.rules_changed, posting_decisions.rules_country, posting_decisions.rules_partner */
export async function saveRules(transaction: Database, { schoolId, actorId, now }: Decider, rules: PostingRules, edition: number) {
  if (postingRulesFault(rules)) throw new Problem('posting_decisions.rules_country');
  const agreed = new Set((await listAgreed(transaction, schoolId)).map(({ id }) => id));
  if (rules.partnerships.some((id) => !agreed.has(id))) throw new Problem('posting_decisions.rules_partner');
  const { numAffectedRows } = await sql`insert into school_posting_rules as r (school_id, rules, edition, saved_at, saved_by)
    select ${schoolId}, ${JSON.stringify(rules)}::jsonb, 1, ${now}, ${actorId}::uuid
    where ${edition} = 0 or exists (select from school_posting_rules where school_id = ${schoolId})
    on conflict (school_id) do update set rules = excluded.rules, edition = r.edition + 1, saved_at = excluded.saved_at, saved_by = excluded.saved_by
    where r.edition = ${edition}`.execute(transaction);
  if (numAffectedRows !== 1n) throw new Problem('posting_decisions.rules_changed');
  await recordAudit(transaction, { actorId, action: 'posting_rules.saved', subject: `school:${schoolId}`, schoolId, at: now });
}

type Outcome = { approved: number; declined: number; left: number };

/** What the rules would make of what waits. */
export async function tryRules(database: Database, schoolId: ManagedSchoolId, rules: PostingRules): Promise<Outcome> {
  const outcome: Outcome = { approved: 0, declined: 0, left: 0 };
  const partners = await listPartners(database, schoolId);
  for (const { content, state, is_trusted, approving } of await listWaiting(database, schoolId)) {
    const employer = state === null ? undefined : { state: state as SchoolEmployerState, isTrusted: is_trusted ?? false };
    const partnerships = approvingPartners(partners, approving).map(({ partnershipId }) => partnershipId);
    outcome[automaticDecision(employer, rules, content as unknown as PostingContent, partnerships)?.state ?? 'left'] += 1;
  }
  return outcome;
}

/** Decides what waits by the rules that are kept, each in a transaction of its own; what was decided or changed meanwhile is left. */
export async function runRules(database: Database, { schoolId, now }: Decider): Promise<Outcome> {
  const outcome: Outcome = { approved: 0, declined: 0, left: 0 };
  for (const { id } of await listWaiting(database, schoolId)) {
    const made = await database.transaction().execute((transaction) => runOn(transaction, schoolId, id, now));
    outcome[made ?? 'left'] += 1;
  }
  return outcome;
}

/** Approves what waits where a partner school approved it, if the rules take that over; by another rule nothing is decided that waits. */
export async function takeOver(transaction: Database, schoolId: number, id: string, now: Date): Promise<void> {
  await runOn(transaction, schoolId, id, now, true);
}

async function runOn(transaction: Database, schoolId: number, id: string, now: Date, byPartnersOnly = false) {
  const locked = await findLocked(transaction, schoolId, id);
  if (!locked) return undefined;
  const { state, postingState, organizationId, edition } = locked;
  if (state !== 'waiting' || postingState !== 'live') return undefined;
  const text = await findReadText(transaction, id);
  const made = await decideByRules(transaction, { id, organizationId, edition, text, now, byPartnersOnly }, schoolId);
  if (made === undefined) return undefined;
  await showOwnPostingAt(transaction, id, await listApproving(transaction, id), now);
  await tellOf(transaction, { organizationId, schoolIds: [schoolId] });
  return made;
}

type Waiting = { id: string; organizationId: number; edition: number; text: string; now: Date; byPartnersOnly?: boolean };

/** What the rules of a school make of a posting that waits there; undefined: somebody looks at it. */
export async function decideByRules(
  transaction: Database,
  { id, organizationId, edition, text, now, byPartnersOnly = false }: Waiting,
  schoolId: number,
): Promise<'approved' | 'declined' | undefined> {
  const employer = await transaction
    .selectFrom('school_employer')
    .select(['state', 'is_trusted'])
    .where('school_id', '=', schoolId)
    .where('organization_id', '=', organizationId)
    .executeTakeFirst();
  const { content } = await transaction.selectFrom('posting_written').select('content').where('id', '=', id).executeTakeFirstOrThrow();
  const known = employer && { state: employer.state as SchoolEmployerState, isTrusted: employer.is_trusted };
  const rules = await findRules(transaction, schoolId);
  const partners = rules.partners === 'none' ? [] : await findApprovingPartners(transaction, schoolId, id);
  const decision = automaticDecision(
    known,
    byPartnersOnly ? { ...rules, approves: 'nobody' } : rules,
    content as unknown as PostingContent,
    partners.map(({ partnershipId }) => partnershipId),
  );
  if (decision === undefined || (byPartnersOnly && decision.state === 'declined')) return undefined;
  const partnership = decision.state === 'approved' ? decision.partnership : undefined;
  const partnerId = partners.find(({ partnershipId }) => partnershipId === partnership)?.schoolId;
  if (decision.state === 'approved') await keepApproved(transaction, id, text);
  const reason = decision.state === 'declined' ? decision.reason : null;
  await transaction
    .updateTable('posting_decision')
    .set(
      decision.state === 'approved'
        ? { state: 'approved', approved_edition: edition, partner_id: partnerId ?? null }
        : { ...decision, declined_edition: edition },
    )
    .set({ moved_by: 'system', since: now, note: '', decided_by: null })
    .where('posting_id', '=', id)
    .where('school_id', '=', schoolId)
    .execute();
  const step = decision.state === 'approved' ? 'approve' : 'decline';
  await noteStep(transaction, { id, schoolId, step, reason, mover: 'system', actorId: null, note: '', now, partnerId });
  if (decision.state === 'approved' && partnerId === undefined) await tellPartners(transaction, id);
  return decision.state;
}
