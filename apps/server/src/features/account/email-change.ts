// The account's address changes when a link sent to the new one is used (@rule account.7); until then the old one counts and the new one is
// pending. Where accounts are discreet, an address of somebody else is answered alike: no link is sent, its owner is told. @rule identity.28
import { foldedEmail, isEmail } from '@fairway/rules/emails';
import { LIMITS } from '@fairway/rules/limits';
import { safeReturnPath } from '@fairway/rules/return-paths';
import { countAttempt, type Limit } from '../../kernel/attempts.ts';
import { recordAudit } from '../../kernel/audit.ts';
import type { Database } from '../../kernel/database/database.ts';
import { Problem } from '../../kernel/http/problems.ts';
import type { ApiRequest } from '../../kernel/http/request.ts';
import type { OwnUserId } from '../identity/access.ts';
import { orderAccountMail } from '../identity/account-mails.ts';
import { createLink, endLinks } from '../identity/links.ts';
import { findOwner, type Person } from '../identity/people/queries.ts';
import { countMail } from '../identity/request-limits.ts';
import { provenPerson } from './proof.ts';
import type { AccountServices } from './services.ts';

const CHANGES: Limit = { kind: 'email_change', max: LIMITS.emailChangesPerDay, windowMinutes: 24 * 60 };

/** Returns the address that waits. @throws Problem InvalidEmail, DuplicateEmail, UpdateFailed (it is the account's), WrongPassword, ProofNeeded */
export async function changeEmail(
  request: ApiRequest,
  typed: { email: string; currentPassword?: string | undefined; returnUrl: string },
  services: AccountServices,
): Promise<string> {
  const email = typed.email.trim();
  if (!isEmail(email)) throw new Problem('InvalidEmail');
  const person = await provenPerson(request, typed.currentPassword, services);
  if (foldedEmail(email) === person.email_folded) throw new Problem('UpdateFailed');
  const now = request.clock.now();
  await countAttempt(services.database, services.keys, CHANGES, person.id, now);
  await countMail(services, email);
  await request.database.transaction().execute(async (transaction) => {
    const owner = await findOwner(transaction, foldedEmail(email));
    if (owner && request.tenant.accounts === 'plain') throw new Problem('DuplicateEmail');
    const returnUrl = safeReturnPath(typed.returnUrl, services.baseUrl);
    const token = await createLink(transaction, { purpose: 'change_email', userId: person.id, email, returnUrl, now });
    if (owner) await tellOwner(transaction, owner, request, services);
    else
      await orderAccountMail(transaction, services, request, person, {
        kind: 'change_email',
        once: { token },
        link: `/verify?token=${token}`,
        parameters: { newEmail: email },
        address: email,
      });
    await recordAudit(transaction, { actorId: person.id, action: 'account.email_change_asked', subject: `user:${person.id}`, at: now });
  });
  return email;
}

/** Once a day, however many ask. */
function tellOwner(database: Database, owner: Person, request: ApiRequest, services: AccountServices): Promise<void> {
  const once = { id: `${owner.id}:${request.clock.now().toISOString().slice(0, 10)}` };
  return orderAccountMail(database, services, request, owner, { kind: 'account_exists', once, link: '/login' });
}

/** Forgets the pending address; its link ends. Nothing pending: nothing happens. */
export async function cancelEmailChange(database: Database, userId: OwnUserId, now: Date): Promise<void> {
  if ((await endLinks(database, userId, ['change_email'])) > 0)
    await recordAudit(database, { actorId: userId, action: 'account.email_change_cancelled', subject: `user:${userId}`, at: now });
}
