// Asking for the account to be erased, and undoing it. The typed word starts 72 hours; the mail's link or the account page undoes it
// (decision 18). Asking twice is asking once: the first date stands. What happens then: erasing.ts.
// @spec 9 "Account deletion up to 72 hours", 7 Identity "user/account/request-deletion"
import { confirmsDeletion } from '@fairway/rules/account-deletion';
import { LIMITS } from '@fairway/rules/limits';
import type { Locale } from '@fairway/rules/locales';
import { recordAudit } from '../../kernel/audit.ts';
import { cancelJob, enqueueJob } from '../../kernel/background/background.ts';
import type { Call } from '../../kernel/http/call.ts';
import { Problem } from '../../kernel/http/problems.ts';
import { newId } from '../../kernel/ids.ts';
import { ownUserId } from '../identity/access.ts';
import { orderAccountMail } from '../identity/account-mails.ts';
import { createLink, endLinks } from '../identity/links.ts';
import { isAdministrator, requireAnotherAdministrator } from '../identity/roles/commands.ts';
import type { IdentityServices } from '../identity/services.ts';
import { provenPerson } from './proof.ts';
import { getPerson } from './queries.ts';
import type { AccountServices } from './services.ts';

export const ERASE_ACCOUNT = 'account.erase';
/** One waiting job a person. */
export const erasingJobKey = (userId: string) => `${ERASE_ACCOUNT}:${userId}`;

/** Returns when the account is erased. @throws Problem account.wrong_word, WrongPassword, ProofNeeded, users.last_administrator */
export async function requestDeletion(
  call: Call,
  typed: { confirmation: string; locale: Locale; currentPassword?: string | undefined },
  services: AccountServices,
): Promise<Date> {
  if (!confirmsDeletion(typed.confirmation, typed.locale)) throw new Problem('account.wrong_word');
  const person = await provenPerson(call, typed.currentPassword, services);
  const now = call.clock.now();
  const dueAt = new Date(now.getTime() + LIMITS.accountDeletionHours * 3_600_000);
  return call.database.transaction().execute(async (transaction) => {
    if (await isAdministrator(transaction, person.id)) await requireAnotherAdministrator(transaction, person.id);
    const begun = await transaction
      .updateTable('app_user')
      .set({ deletion_requested_at: now, deletion_due_at: dueAt, updated_at: now })
      .where('id', '=', person.id)
      .where('deletion_due_at', 'is', null)
      .executeTakeFirst();
    if (begun.numUpdatedRows === 0n) return (await getPerson(transaction, ownUserId(call))).deletion_due_at ?? dueAt;
    await enqueueJob(transaction, ERASE_ACCOUNT, { userId: person.id }, { key: erasingJobKey(person.id), runAt: dueAt });
    const token = await createLink(transaction, { purpose: 'recover', userId: person.id, email: person.email, returnUrl: '/', now });
    await orderAccountMail(transaction, services, call, person, {
      kind: 'deletion_begun',
      once: { token },
      link: `/recover?token=${token}`,
      parameters: { dueAt: dueAt.toISOString() },
    });
    await recordAudit(transaction, { actorId: person.id, action: 'account.deletion_begun', subject: `user:${person.id}`, at: now });
    return dueAt;
  });
}

/** Undoes it while it is not carried out; without a deletion nothing happens. */
export async function cancelDeletion(call: Call, services: AccountServices): Promise<void> {
  const userId = ownUserId(call);
  const now = call.clock.now();
  if (!(await undoDeletion(call, services, userId, now))) return;
  await recordAudit(call.database, { actorId: userId, action: 'account.deletion_undone', subject: `user:${userId}`, at: now });
}

/** Takes a deletion back that has not begun, and tells the person. False where there is none. */
export async function undoDeletion(call: Call, services: IdentityServices, userId: string, now: Date): Promise<boolean> {
  const { database } = call;
  const person = await database
    .updateTable('app_user')
    .set({ deletion_requested_at: null, deletion_due_at: null, updated_at: now })
    .where('id', '=', userId)
    .where('deletion_due_at', 'is not', null)
    // The erasing suspends an account first: from then on there is no way back. Before its time an account may be suspended by staff.
    .where((where) => where.or([where('status', '=', 'active'), where('deletion_due_at', '>', now)]))
    .returningAll()
    .executeTakeFirst();
  if (!person) return false;
  await endLinks(database, userId, ['recover']);
  await cancelJob(database, erasingJobKey(userId));
  await orderAccountMail(database, services, call, person, { kind: 'deletion_undone', once: { id: newId() }, link: '/account/settings' });
  return true;
}
