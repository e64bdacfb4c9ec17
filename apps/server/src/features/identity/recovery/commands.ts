// Coming back: a new password by mail, and undoing a deletion. Who can read the account's mail owns the account, so a new password proves
// the address, ends every session and every other link, and activates who never proved it. It goes to the address that is stored, never to
// the one that was typed. The tenant's switch `accounts` decides what a stranger learns:
//
//                     plain                        discreet (@rule identity.28)
//   known             202, mail `reset`            202, mail `reset`
//   unknown           404 RecoverPasswordFailed    202, mail `no_account` to that address
//   suspended         404 RecoverPasswordFailed    202, no mail
//
// @rule identity.33, identity.29
import { isEmail } from '@fairway/rules/emails';
import { type Locale, negotiateLocale } from '@fairway/rules/locales';
import { safeReturnPath } from '@fairway/rules/return-paths';
import { recordAudit } from '../../../kernel/audit.ts';
import { evenly } from '../../../kernel/http/even-time.ts';
import { refuseFaults } from '../../../kernel/http/field-faults.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import type { ApiRequest } from '../../../kernel/http/request.ts';
import { newId } from '../../../kernel/ids.ts';
import { orderMail } from '../../../kernel/mail/outgoing.ts';
import { recordNews } from '../../../kernel/news/news.ts';
import { newPasswordIssues } from '../../../kernel/session/new-password.ts';
import { hashPassword } from '../../../kernel/session/password-hash.ts';
import { orderAccountMail } from '../account-mails.ts';
import { findPersonByEmail, findPersonOfLink, lockPersonOfLink } from '../accounts.ts';
import { consumeLink, createLink, endLinks, findLink } from '../links.ts';
import { countMailRequest, forgetAccountTries } from '../request-limits.ts';
import type { IdentityServices } from '../services.ts';
import { endSessions } from '../sessions/commands.ts';

/** Mails a link to set a new password. @throws Problem rate_limited, InvalidEmail, RecoverPasswordFailed */
export async function sendPasswordLink(
  request: ApiRequest,
  services: IdentityServices,
  given: { email: string; returnUrl: string; locale?: Locale | undefined },
): Promise<{ accepted: boolean }> {
  const email = given.email.trim();
  if (!isEmail(email)) refuseFaults([{ pointer: '/body/email', code: 'InvalidEmail' }]);
  await countMailRequest(services, request.fastify.ip, email);
  const plain = request.tenant.accounts === 'plain';
  // A known address takes longer, and that would be an answer too.
  await evenly(() =>
    services.database.transaction().execute(async (transaction) => {
      const person = await findPersonByEmail(transaction, email);
      if (plain && (!person || person.status === 'suspended')) throw new Problem('RecoverPasswordFailed');
      if (person?.status === 'suspended') return;
      if (!person) {
        await orderMail(transaction, services.keys, {
          key: `no_account:${newId()}`,
          kind: 'no_account',
          to: { name: '', address: email },
          locale: given.locale ?? negotiateLocale(request.fastify.headers['accept-language']) ?? request.tenant.locale,
          tenantId: request.tenant.id,
          link: '/login',
        });
        return;
      }
      const token = await createLink(transaction, {
        purpose: 'reset',
        userId: person.id,
        email: person.email,
        returnUrl: safeReturnPath(given.returnUrl, services.baseUrl),
        now: services.clock.now(),
      });
      const link = `/recover-password?token=${token}`;
      await orderAccountMail(transaction, services, request, person, { kind: 'reset', once: { token }, link });
    }),
  );
  return { accepted: true };
}

/** Sets a new password by a link. @throws Problem InvalidToken, the password codes */
export async function resetPassword(request: ApiRequest, services: IdentityServices, given: { token: string; password: string }) {
  const now = services.clock.now();
  // Before hashing: who has no link makes the server do no work.
  const found = await findLink(services.database, given.token, ['reset'], now);
  const known = found && (await findPersonOfLink(services.database, found));
  if (!known || known.status === 'suspended') throw new Problem('InvalidToken');
  const issues = await newPasswordIssues(given.password, [known.first_name, known.last_name, known.email]);
  refuseFaults(issues.map((code) => ({ pointer: '/body/password', code })));
  const passwordHash = await hashPassword(given.password);
  const { link, person, ended } = await services.database.transaction().execute(async (transaction) => {
    const link = await consumeLink(transaction, given.token, ['reset'], now);
    const person = await lockPersonOfLink(transaction, link);
    if (!person || person.status === 'suspended') throw new Problem('InvalidToken');
    await transaction
      .updateTable('app_user')
      .set({
        password_hash: passwordHash,
        password_changed_at: now,
        email_verified_at: person.email_verified_at ?? now,
        status: 'active',
        updated_at: now,
      })
      .where('id', '=', person.id)
      .execute();
    // A deletion that was asked for stays undoable by its mail; whatever else was mailed may be a thief's.
    await endLinks(transaction, person.id, ['verify', 'reset', 'activate', 'change_email']);
    const ended = await endSessions(transaction, { userId: person.id }, 'password_changed', now);
    await recordAudit(transaction, {
      actorId: person.id,
      action: 'account.password_reset',
      subject: `user:${person.id}`,
      detail: { endedSessions: ended.length },
      at: now,
    });
    if (person.status === 'inactive') await recordNews(transaction, [{ kind: 'user.verified', subject: `user:${person.id}` }]);
    await orderAccountMail(
      transaction,
      services,
      request,
      { ...person, email_verified_at: now },
      {
        kind: 'password_changed',
        once: { token: given.token },
        link: '/recover-password',
      },
    );
    return { link, person, ended };
  });
  for (const id of ended) services.ended.add(id);
  await forgetAccountTries(services.database, services, person.email);
  return { email: person.email, returnUrl: link.returnUrl };
}

/** Undoes a deletion, in the transaction of the call; the erasing job asks the row again. @throws Problem InvalidToken */
export async function recoverAccount(request: ApiRequest, services: IdentityServices, token: string): Promise<{ email: string }> {
  const now = services.clock.now();
  const link = await consumeLink(request.database, token, ['recover'], now);
  const person = await lockPersonOfLink(request.database, link);
  // The erasing suspends an account first: from then on there is no way back.
  if (!person?.deletion_due_at || person.status === 'suspended') throw new Problem('InvalidToken');
  await request.database
    .updateTable('app_user')
    .set({ deletion_requested_at: null, deletion_due_at: null, updated_at: now })
    .where('id', '=', person.id)
    .execute();
  await endLinks(request.database, person.id, ['recover']);
  await recordAudit(request.database, { actorId: person.id, action: 'account.deletion_undone', subject: `user:${person.id}`, at: now });
  await recordNews(request.database, [{ kind: 'user.deletion_undone', subject: `user:${person.id}` }]);
  await orderAccountMail(request.database, services, request, person, {
    kind: 'deletion_undone',
    once: { token },
    link: '/account/settings',
  });
  return { email: person.email };
}
