// What happened to a posting at a school, and who hears of it: both sides' consoles.
import type {
  DeclineReason,
  PostingDecisionMover,
  PostingDecisionState,
  PostingDecisionStep,
  SchoolEmployerState,
} from '@fairway/rules/posting-decisions';
import type { Database } from '../../../kernel/database/database.ts';
import { newId } from '../../../kernel/ids.ts';
import { recordNews } from '../../../kernel/news/news.ts';

type Step = {
  id: string;
  schoolId: number;
  step: PostingDecisionStep;
  mover: PostingDecisionMover;
  actorId: string | null;
  note: string;
  reason: DeclineReason | null;
  now: Date;
  /** The partner whose approval a rule took over. */
  partnerId?: number | undefined;
  /** What it changed, as it was before; of a step that can be taken back. */
  before?: StepBefore | undefined;
};

/** A decision, and what the school made of its employer, before a step. No people: who they were is known elsewhere, or nowhere. */
export type StepBefore = {
  state: PostingDecisionState;
  note: string;
  reason: DeclineReason | null;
  approvedEdition: number | null;
  /** The partner whose approval was taken over; steps that were kept before there were any say nothing of it. */
  partnerId?: number | null;
  declinedEdition: number | null;
  changedAt: string | null;
  since: string;
  /** null: the school had not decided on it. */
  employer: { state: SchoolEmployerState; isTrusted: boolean; decidedAt: string } | null;
};

export async function noteStep(
  transaction: Database,
  { id, schoolId, step, mover, actorId, note, reason, now, partnerId, before }: Step,
): Promise<void> {
  await transaction
    .insertInto('posting_decision_step')
    .values({
      id: newId(),
      posting_id: id,
      school_id: schoolId,
      step,
      mover,
      actor_id: actorId,
      note,
      reason,
      at: now,
      partner_id: partnerId ?? null,
      before: before ? JSON.stringify(before) : null,
    })
    .execute();
}

export async function tellOf(
  transaction: Database,
  { organizationId, schoolIds }: { organizationId: number; schoolIds: readonly number[] },
): Promise<void> {
  const kind = 'posting_decision.changed';
  const subjects = [`company:${organizationId}`, ...schoolIds.map((schoolId) => `school:${schoolId}`)];
  await recordNews(
    transaction,
    subjects.map((subject) => ({ kind, subject })),
  );
}

/** A posting came out of sight: nothing of it waits at its schools any more. */
export async function tellSchools(transaction: Database, { id, organizationId }: { id: string; organizationId: number }): Promise<void> {
  const rows = await transaction
    .selectFrom('posting_decision')
    .select('school_id')
    .where('posting_id', '=', id)
    .where('is_chosen', '=', true)
    .execute();
  if (rows.length > 0) await tellOf(transaction, { organizationId, schoolIds: rows.map(({ school_id }) => school_id) });
}
