// The organization asks whether it may keep an application, the candidate answers and takes back; what is said counts from that moment on, for who
// is kept is found by rows alone. The application is held while it is decided. @rule applications.16, applicants.12
import { type KeepAnswer, type KeepMonths, keepState, keptUntil, mayAnswerKeep, mayAskToKeep } from '@fairway/rules/keeping';
import { recordAudit } from '../../../kernel/audit.ts';
import type { Database } from '../../../kernel/database/database.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import { recordNews } from '../../../kernel/news/news.ts';
import type { ManagedOrganizationId } from '../../teams/access.ts';
import { type OwnApplicationId, ownApplicationId } from '../access.ts';
import type { Actor } from '../commands.ts';
import { orderKeepQuestion } from '../mails/ordering.ts';
import { findKeep } from './queries.ts';

type Asker = { organizationId: ManagedOrganizationId; actorId: string; now: Date };

/** @throws Problem not_found; applications.keep_refused, applications.keep_asked where it may not be asked (again yet) */
export async function askToKeep(transaction: Database, asker: Asker, id: string, months: KeepMonths): Promise<void> {
  const { organizationId, actorId, now } = asker;
  const application = await held(transaction, organizationId, id);
  const before = await findKeep(transaction, application.id);
  const state = before && keepState(before, now);
  if (state === 'asked' || state === 'kept') return;
  if (state === 'refused') throw new Problem('applications.keep_refused');
  if (!mayAskToKeep(before, now)) throw new Problem('applications.keep_asked');
  const values = {
    ...{ organization_id: organizationId, asked_by: actorId, asked_at: now, months },
    ...{ answer: null, answered_at: null, ends_at: null, ended_at: null, ended_by: null },
  };
  await transaction
    .insertInto('application_keep')
    .values({ application_id: application.id, ...values })
    .onConflict((conflict) => conflict.column('application_id').doUpdateSet(values))
    .execute();
  await tell(transaction, application, { action: 'application.keep_asked', actorId, now, detail: { months } });
  await orderKeepQuestion(transaction, application, { months, now });
}

/** Asks no more, or keeps no more; again changes nothing. @throws Problem not_found */
export async function endKeep(transaction: Database, { organizationId, actorId, now }: Asker, id: string): Promise<void> {
  const application = await held(transaction, organizationId, id);
  const before = await findKeep(transaction, application.id);
  const state = before && keepState(before, now);
  if (state !== 'asked' && state !== 'kept') return;
  await transaction
    .updateTable('application_keep')
    .set({ ended_at: now, ended_by: 'organization' })
    .where('application_id', '=', application.id)
    .execute();
  await tell(transaction, application, { action: 'application.keep_ended', actorId, now });
}

/** @throws Problem not_found where nobody asked; applications.keep_over where it cannot be answered so any more */
export async function answerKeep(transaction: Database, id: string, answer: KeepAnswer, { owner, now }: Actor): Promise<OwnApplicationId> {
  const own = await ownApplicationId(transaction, owner, id, 'lock');
  const keeping = await findKeep(transaction, own, 'lock');
  if (!keeping) throw new Problem('not_found');
  const state = keepState(keeping, now);
  if ((state === 'kept' && answer === 'yes') || (state === 'refused' && answer === 'no')) return own;
  if (!mayAnswerKeep(keeping, answer, now)) throw new Problem('applications.keep_over');
  const said =
    answer === 'yes'
      ? { answer, answered_at: now, ends_at: keptUntil(now, keeping.months), ended_at: null, ended_by: null }
      : state === 'kept'
        ? { ended_at: now, ended_by: 'candidate' }
        : { answer, answered_at: now };
  await transaction.updateTable('application_keep').set(said).where('application_id', '=', own).execute();
  const row = await transaction
    .selectFrom('application')
    .select(['id', 'user_id', 'organization_id'])
    .where('id', '=', own)
    .executeTakeFirstOrThrow();
  const action = answer === 'yes' ? 'application.kept' : 'application.keep_refused';
  await tell(transaction, row, { action, actorId: owner, now });
  return own;
}

type Held = { id: string; user_id: string; organization_id: number | null };

/** Locked, so that question and answer come one after the other. @throws Problem not_found */
async function held(transaction: Database, organizationId: ManagedOrganizationId, id: string) {
  const row = await transaction
    .selectFrom('application')
    .select(['id', 'user_id', 'organization_id', 'title', 'organization_name'])
    .where('id', '=', id.toLowerCase())
    .where('organization_id', '=', organizationId)
    .where('kind', '=', 'inside')
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new Problem('not_found');
  return row;
}

type Told = { action: string; actorId: string; now: Date; detail?: Record<string, number> };

/** Open pages of both sides look again. */
async function tell(transaction: Database, { id, user_id, organization_id }: Held, { action, actorId, now, detail }: Told): Promise<void> {
  await recordAudit(transaction, {
    ...{ actorId, action, subject: `user:${user_id}`, detail: { application: id, ...detail }, at: now },
    ...(organization_id !== null && { organizationId: organization_id }),
  });
  await recordNews(transaction, [
    { kind: 'application.changed', subject: `user:${user_id}`, payload: { application: id } },
    ...(organization_id === null
      ? []
      : [{ kind: 'application.changed', subject: `company:${organization_id}`, payload: { application: id } }]),
  ]);
}
