// What a school makes of an employer: its first approved posting approves it, with the school's default permissions, which are none beyond writing
// postings; its staff say more. @rule postings.7
import type { SchoolEmployerState } from '@fairway/rules/posting-decisions';
import { recordAudit } from '../../../kernel/audit.ts';
import type { Database } from '../../../kernel/database/database.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import { recordNews } from '../../../kernel/news/news.ts';
import type { ManagedSchoolId } from '../../schools/access.ts';
import type { Decider } from '../access.ts';
import { knowsEmployer } from './queries.ts';

type Approved = { schoolId: ManagedSchoolId; organizationId: number; trusts: boolean; actorId: string; now: Date };

/** With a posting of it. Who is known stays what they are; trust is given, never taken. */
export async function approveEmployer(transaction: Database, { schoolId, organizationId, trusts, actorId, now }: Approved): Promise<void> {
  const row = { school_id: schoolId, organization_id: organizationId, state: 'approved', is_trusted: trusts };
  await transaction
    .insertInto('school_employer')
    .values({ ...row, decided_at: now, decided_by: actorId })
    .onConflict((conflict) => {
      const keys = conflict.columns(['school_id', 'organization_id']);
      return trusts ? keys.doUpdateSet({ state: 'approved', is_trusted: true, decided_at: now, decided_by: actorId }) : keys.doNothing();
    })
    .execute();
}

type Saved = { state: SchoolEmployerState; isTrusted: boolean; note: string };

/** @throws Problem not_found, posting_decisions.trust */
export async function saveEmployer(
  transaction: Database,
  { schoolId, actorId, now }: Decider,
  organizationId: number,
  { state, isTrusted, note }: Saved,
): Promise<void> {
  if (!(await knowsEmployer(transaction, schoolId, organizationId))) throw new Problem('not_found');
  if (isTrusted && state !== 'approved') throw new Problem('posting_decisions.trust');
  const columns = { state, is_trusted: isTrusted, note: note.trim(), decided_at: now, decided_by: actorId };
  await transaction
    .insertInto('school_employer')
    .values({ school_id: schoolId, organization_id: organizationId, ...columns })
    .onConflict((conflict) => conflict.columns(['school_id', 'organization_id']).doUpdateSet(columns))
    .execute();
  const subject = `company:${organizationId}`;
  await recordAudit(transaction, { actorId, action: 'employer.saved', subject, schoolId, organizationId, at: now });
  await recordNews(transaction, [{ kind: 'posting_decision.changed', subject: `school:${schoolId}` }]);
}
