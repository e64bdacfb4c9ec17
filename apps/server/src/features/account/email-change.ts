// The account's address changes when a link sent to the new one is used (decision 17); until then the old one counts and the new one is
// pending. Where accounts are discreet, an address of somebody else is answered alike: no link is sent, its owner is told (decision 57).
import { foldedEmail, isEmail } from '@fairway/rules/emails';
import { LIMITS } from '@fairway/rules/limits';
import { safeReturnPath } from '@fairway/rules/return-paths';
import { countAttempt, type Limit } from '../../kernel/attempts.ts';
import { recordAudit } from '../../kernel/audit.ts';
import type { Database } from '../../kernel/database/database.ts';
import type { Call } from '../../kernel/http/call.ts';
import { Problem } from '../../kernel/http/problems.ts';
import { orderMail } from '../../kernel/mail/outgoing.ts';
import type { OwnUserId } from '../identity/access.ts';
import { createLink } from '../identity/links.ts';
import { provenPerson } from './proof.ts';
import { addressedTo, localeOf, type Person } from './queries.ts';
import type { AccountServices } from './services.ts';

const CHANGES: Limit = { kind: 'email_change', max: LIMITS.emailChangesPerDay, windowMinutes: 24 * 60 };

/** Returns the address that waits. @throws Problem InvalidEmail, DuplicateEmail, UpdateFailed (it is the account's), WrongPassword, ProofNeeded */
export async function changeEmail(
  call: Call,
  typed: { email: string; currentPassword?: string | undefined; returnUrl: string },
  services: AccountServices,
): Promise<string> {
  const email = typed.email.trim();
  if (!isEmail(email)) throw new Problem('InvalidEmail');
  const person = await provenPerson(call, typed.currentPassword, services);
  if (foldedEmail(email) === person.email_folded) throw new Problem('UpdateFailed');
  const now = call.clock.now();
  await countAttempt(services.database, services.keys, CHANGES, person.id, now);
  await call.database.transaction().execute(async (transaction) => {
    const owner = await transaction.selectFrom('app_user').selectAll().where('email_folded', '=', foldedEmail(email)).executeTakeFirst();
    if (owner && call.tenant.accounts === 'plain') throw new Problem('DuplicateEmail');
    const returnUrl = safeReturnPath(typed.returnUrl, services.baseUrl);
    const token = await createLink(transaction, { purpose: 'change_email', userId: person.id, email, returnUrl, now });
    if (owner) await tellOwner(transaction, owner, call, services);
    else await sendLink(transaction, person, { email, token }, call, services);
    await recordAudit(transaction, { actorId: person.id, action: 'account.email_change_asked', subject: `user:${person.id}`, at: now });
  });
  return email;
}

async function sendLink(database: Database, person: Person, link: { email: string; token: string }, call: Call, services: AccountServices) {
  const { to, ...owner } = addressedTo(person);
  await orderMail(database, services.keys, {
    key: `change_email:${services.keys.keyedHash('mail', link.token).toString('base64url')}`,
    kind: 'change_email',
    to: { name: to.name, address: link.email },
    ...owner,
    tenantId: call.tenant.id,
    parameters: { firstName: person.first_name, newEmail: link.email },
    link: `/verify?token=${link.token}`,
  });
}

/** Once a day, however many ask. */
async function tellOwner(database: Database, owner: Person, call: Call, services: AccountServices) {
  await orderMail(database, services.keys, {
    key: `account_exists:${owner.id}:${call.clock.now().toISOString().slice(0, 10)}`,
    kind: 'account_exists',
    to: { name: `${owner.first_name} ${owner.last_name}`.trim(), address: owner.email },
    userId: owner.id,
    locale: localeOf(owner),
    tenantId: call.tenant.id,
    parameters: { firstName: owner.first_name },
    link: '/login',
  });
}

/** Forgets the pending address; its link ends. Nothing pending: nothing happens. */
export async function cancelEmailChange(database: Database, userId: OwnUserId, now: Date): Promise<void> {
  const gone = await database
    .deleteFrom('mail_token')
    .where('user_id', '=', userId)
    .where('purpose', '=', 'change_email')
    .where('used_at', 'is', null)
    .executeTakeFirst();
  if (gone.numDeletedRows > 0n)
    await recordAudit(database, { actorId: userId, action: 'account.email_change_cancelled', subject: `user:${userId}`, at: now });
}
