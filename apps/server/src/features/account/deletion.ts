// Asking for the account to be erased, and undoing it. The typed word starts 72 hours; the mail's link or the account page undoes it
// (@rule account.17). Asking twice is asking once: the first date stands. What happens then: erasing.ts.
// @rule account.17, account.18
import { confirmsDeletion } from '@fairway/rules/account-deletion';
import { LIMITS } from '@fairway/rules/limits';
import type { Locale } from '@fairway/rules/locales';
import { recordAudit } from '../../kernel/audit.ts';
import { cancelJob, enqueueJob } from '../../kernel/background/background.ts';
import { Problem } from '../../kernel/http/problems.ts';
import type { ApiRequest } from '../../kernel/http/request.ts';
import { newId } from '../../kernel/ids.ts';
import { ownUserId } from '../identity/access.ts';
import { orderAccountMail } from '../identity/account-mails.ts';
import { createLink, endLinks } from '../identity/links.ts';
import { beginDeletion, keepAccount } from '../identity/people/commands.ts';
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
  request: ApiRequest,
  typed: { confirmation: string; locale: Locale; currentPassword?: string | undefined },
  services: AccountServices,
): Promise<Date> {
  if (!confirmsDeletion(typed.confirmation, typed.locale)) throw new Problem('account.wrong_word');
  const person = await provenPerson(request, typed.currentPassword, services);
  const now = request.clock.now();
  const dueAt = new Date(now.getTime() + LIMITS.accountDeletionHours * 3_600_000);
  return request.database.transaction().execute(async (transaction) => {
    if (await isAdministrator(transaction, person.id)) await requireAnotherAdministrator(transaction, person.id);
    if (!(await beginDeletion(transaction, person.id, dueAt, now)))
      return (await getPerson(transaction, ownUserId(request))).deletion_due_at ?? dueAt;
    await enqueueJob(transaction, ERASE_ACCOUNT, { userId: person.id }, { key: erasingJobKey(person.id), runAt: dueAt });
    const token = await createLink(transaction, { purpose: 'recover', userId: person.id, email: person.email, returnUrl: '/', now });
    await orderAccountMail(transaction, services, request, person, {
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
export async function cancelDeletion(request: ApiRequest, services: AccountServices): Promise<void> {
  const userId = ownUserId(request);
  const now = request.clock.now();
  if (!(await undoDeletion(request, services, userId, now))) return;
  await recordAudit(request.database, { actorId: userId, action: 'account.deletion_undone', subject: `user:${userId}`, at: now });
}

/** Takes a deletion back that has not begun, and tells the person. False where there is none. */
export async function undoDeletion(request: ApiRequest, services: IdentityServices, userId: string, now: Date): Promise<boolean> {
  const { database } = request;
  const person = await keepAccount(database, userId, now);
  if (!person) return false;
  await endLinks(database, userId, ['recover']);
  await cancelJob(database, erasingJobKey(userId));
  await orderAccountMail(database, services, request, person, {
    kind: 'deletion_undone',
    once: { id: newId() },
    link: '/account/settings',
  });
  return true;
}
