// What a school makes of an employer: its first approved posting approves it, with the school's default permissions, which are none beyond writing
// postings; its staff say more. Each time that it becomes something else is a row of its history. @rule postings.7, postings.10
import type { SchoolEmployerState } from '@fairway/rules/posting-decisions';
import type { SchoolAuditAction } from '@fairway/rules/school-audit';
import { sql } from 'kysely';
import { recordAudit } from '../../../kernel/audit.ts';
import type { Database } from '../../../kernel/database/database.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import { newId } from '../../../kernel/ids.ts';
import { recordNews } from '../../../kernel/news/news.ts';
import type { ManagedSchoolId } from '../../schools/access.ts';
import type { EmployerKeeper } from './access.ts';

type Approved = { schoolId: ManagedSchoolId; organizationId: number; trusts: boolean; actorId: string; now: Date };

/** With a posting of it. Who is known stays what they are; trust is given, never taken. */
export async function approveEmployer(transaction: Database, { trusts, ...by }: Approved): Promise<void> {
  await decideOn(transaction, { ...by, state: 'approved', isTrusted: trusts }, trusts ? 'whatever it was' : 'unless it is known');
}

type Saved = { state: SchoolEmployerState; isTrusted: boolean };

/** The same again changes nothing. @throws Problem posting_decisions.trust */
export async function saveEmployer(transaction: Database, keeper: EmployerKeeper, { state, isTrusted }: Saved): Promise<void> {
  if (isTrusted && state !== 'approved') throw new Problem('posting_decisions.trust');
  const { employer, actorId, now } = keeper;
  const { schoolId, organizationId } = employer;
  const is = await decideOn(transaction, { schoolId, organizationId, state, isTrusted, actorId, now }, 'whatever it was');
  if (is === 'changed') await keepLine(transaction, keeper, 'employer.saved');
}

type Decided = Saved & { schoolId: ManagedSchoolId; organizationId: number; actorId: string; now: Date };

/** One statement, so that of two at once each finds what the other made of it. */
async function decideOn(
  transaction: Database,
  { schoolId, organizationId, state, isTrusted, actorId, now }: Decided,
  when: 'whatever it was' | 'unless it is known',
): Promise<'changed' | 'the same'> {
  const columns = { state, is_trusted: isTrusted, decided_at: now, decided_by: actorId };
  const row = await transaction
    .insertInto('school_employer')
    .values({ school_id: schoolId, organization_id: organizationId, ...columns })
    .onConflict((conflict) => {
      const keys = conflict.columns(['school_id', 'organization_id']);
      if (when === 'unless it is known') return keys.doNothing();
      return keys
        .doUpdateSet(columns)
        .where(sql<boolean>`(school_employer.state, school_employer.is_trusted) is distinct from (${state}, ${isTrusted}::boolean)`);
    })
    .returning('state')
    .executeTakeFirst();
  if (!row) return 'the same';
  await transaction
    .insertInto('school_employer_step')
    .values({
      ...{ id: newId(), school_id: schoolId, organization_id: organizationId, state, is_trusted: isTrusted },
      ...{ actor_id: actorId, at: now },
    })
    .execute();
  return 'changed';
}

type Line = { detail?: Record<string, boolean>; isTold?: boolean };

/** What was done about an employer, in the audit; and the school's consoles hear of it, unless it is its author's alone. */
export async function keepLine(
  transaction: Database,
  { employer: { schoolId, organizationId }, actorId, now }: EmployerKeeper,
  action: SchoolAuditAction,
  { detail = {}, isTold = true }: Line = {},
): Promise<void> {
  const subject = `company:${organizationId}`;
  await recordAudit(transaction, { actorId, action, subject, schoolId, organizationId, at: now, detail });
  if (isTold) await recordNews(transaction, [{ kind: 'posting_decision.changed', subject: `school:${schoolId}` }]);
}
