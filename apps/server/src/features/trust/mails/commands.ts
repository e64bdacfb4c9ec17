// Mails about reports: to those who reported signed in, whether something was done and nothing more; to the owners of an organization, what was
// taken down of it and why. They are about somebody's own act and work, and cannot be turned off. @rule trust.5, trust.6

import { knownLocale } from '@fairway/rules/locales';
import { fullName } from '@fairway/rules/names';
import { type AppealAnswer, appealUntil, type ReportDecision, TRUST_LIMITS } from '@fairway/rules/trust';
import type { Database } from '../../../kernel/database/database.ts';
import { orderOpenMail } from '../../../kernel/mail/outgoing.ts';
import { membersOf } from '../../teams/queries.ts';
import { type Case, findCase, findCaseTitle } from '../queries.ts';

const people = (database: Database) =>
  database
    .selectFrom('identity_person as p')
    .select(['p.id', 'p.email', 'p.first_name', 'p.last_name', 'p.locale', 'p.tenant_id'])
    .where('p.status', '=', 'active');
type Person = Awaited<ReturnType<ReturnType<typeof people>['executeTakeFirstOrThrow']>>;

const recipient = (person: Person) => ({
  to: { name: fullName(person.first_name, person.last_name), address: person.email },
  userId: person.id,
  locale: knownLocale(person.locale),
  tenantId: person.tenant_id ?? undefined,
});

/** Those who reported and are answered by a decision. */
async function tellReporters(transaction: Database, found: Case, decision: { id: string; decision: ReportDecision }): Promise<void> {
  const reporters = await people(transaction)
    .innerJoin('report as r', 'r.reporter_id', 'p.id')
    .select('r.id as report_id')
    .where('r.decision_id', '=', decision.id)
    .orderBy('p.id')
    .execute();
  const parameters = { kind: found.kind, title: await findCaseTitle(transaction, found.id) };
  for (const { report_id, ...person } of reporters)
    await orderOpenMail(transaction, {
      ...recipient(person),
      key: `report_answer:${report_id}:${decision.id}`,
      kind: decision.decision === 'taken_down' ? 'report_acted' : 'report_kept',
      parameters: { firstName: person.first_name, ...parameters },
    });
}

type OwnerMail = { key: string; kind: string; note: string; until?: Date };

async function tellOwnersOf(transaction: Database, found: Case, { key, kind, note, until }: OwnerMail): Promise<void> {
  const owners = await membersOf(transaction, found.organization_id, ['OrganizationAdmin']).execute();
  const title = await findCaseTitle(transaction, found.id);
  for (const owner of owners)
    await orderOpenMail(transaction, {
      ...recipient(owner),
      key: `${key}:${owner.id}`,
      kind,
      parameters: {
        ...{ firstName: owner.first_name, organization: found.organization_name, kind: found.kind, title, note },
        until: until?.toISOString() ?? null,
      },
      page: `/employer/decisions?organization=${found.organization_id}`,
    });
}

/** That a decision which they were told of holds no more. */
export const tellRestored = (transaction: Database, found: Case, decisionId: string): Promise<void> =>
  tellOwnersOf(transaction, found, { key: `report_restored:${decisionId}`, kind: 'report_restored', note: '' });

/** What became of their appeal. */
export const tellAnswer = (
  transaction: Database,
  found: Case,
  { decisionId, answer, note }: { decisionId: string; answer: AppealAnswer; note: string },
): Promise<void> => tellOwnersOf(transaction, found, { key: `report_${answer}:${decisionId}`, kind: `report_${answer}`, note });

/** Mails what was decided ten minutes ago and not undone. Gives how many decisions. */
export async function tellDecisions(database: Database, now: Date): Promise<number> {
  const before = new Date(now.getTime() - TRUST_LIMITS.toldAfterMinutes * 60_000);
  const due = await database
    .selectFrom('report_decision')
    .select('id')
    .where('told_at', 'is', null)
    .where('undone_at', 'is', null)
    .where('decided_at', '<=', before)
    .orderBy('decided_at')
    .limit(500)
    .execute();
  let told = 0;
  for (const { id } of due) if (await database.transaction().execute((transaction) => tellDecision(transaction, id, now))) told += 1;
  return told;
}

/** Waits for who undoes it at the same time, and tells nothing then. */
async function tellDecision(transaction: Database, id: string, now: Date): Promise<boolean> {
  const of = await transaction.selectFrom('report_decision').select('case_id').where('id', '=', id).executeTakeFirst();
  if (!of) return false;
  await transaction.selectFrom('report_case').select('id').where('id', '=', of.case_id).forUpdate().execute();
  const decision = await transaction
    .updateTable('report_decision')
    .set({ told_at: now })
    .where('id', '=', id)
    .where('told_at', 'is', null)
    .where('undone_at', 'is', null)
    .returning(['decision', 'note', 'decided_at'])
    .executeTakeFirst();
  const found = decision && (await findCase(transaction, of.case_id));
  if (!found) return false;
  await tellReporters(transaction, found, { id, decision: decision.decision as ReportDecision });
  if (decision.decision === 'taken_down')
    await tellOwnersOf(transaction, found, {
      ...{ key: `report_taken_down:${id}`, kind: 'report_taken_down', note: decision.note },
      until: appealUntil(decision.decided_at),
    });
  return true;
}
