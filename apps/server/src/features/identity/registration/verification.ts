// The links that prove an address: of a registration (verify) and of a changed address (change_email). Looking changes nothing, for mail
// scanners open links; only the button of the page uses them (@rule identity.30). A link proves the address it was sent to and no other.

import { foldedEmail } from '@fairway/rules/emails';
import { recordAudit } from '../../../kernel/audit.ts';
import type { Database } from '../../../kernel/database/database.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import type { ApiRequest } from '../../../kernel/http/request.ts';
import { recordNews } from '../../../kernel/news/news.ts';
import { orderAccountMail } from '../account-mails.ts';
import { findPersonOfLink, lockPerson, type Person } from '../accounts.ts';
import { consumeLink, endLinks, type FoundLink, findLink } from '../links.ts';
import type { IdentityServices } from '../services.ts';
import { signInPerson } from '../sessions/sign-in.ts';
import { wasRegisteredHere } from './registering-browser.ts';

const PURPOSES = ['verify', 'change_email'] as const;
type Purpose = (typeof PURPOSES)[number];

const NOTHING = { valid: false, purpose: null, email: null, returnUrl: '/' };

/** What a link is good for; changes nothing. */
export async function checkEmailLink(database: Database, token: string, now: Date) {
  const link = await findLink(database, token, PURPOSES, now);
  if (!link || !(await isOfPresentAccount(database, link))) return NOTHING;
  return { valid: true, purpose: link.purpose as Purpose, email: link.email, returnUrl: link.returnUrl };
}

async function isOfPresentAccount(database: Database, link: FoundLink): Promise<boolean> {
  if (link.purpose === 'verify') return (await findPersonOfLink(database, link)) !== undefined;
  return true;
}

/** Uses a link, in the transaction of the call. @throws Problem InvalidToken, DuplicateEmail */
export async function verifyEmail(request: ApiRequest, services: IdentityServices, token: string) {
  const now = services.clock.now();
  const link = await consumeLink(request.database, token, PURPOSES, now);
  const person = await lockPerson(request.database, link.userId);
  if (!person) throw new Problem('InvalidToken');
  if (link.purpose === 'verify') await proveAddress(request, services, person, link, now);
  else await changeAddress(request, services, person, link, token, now);
  const isFirst = link.purpose === 'verify' && person.status === 'inactive';
  const signedIn =
    isFirst && wasRegisteredHere(request, services.keys, link.email, now) && (await signInNewcomer(request, services, person.id));
  return { email: link.email, purpose: link.purpose as Purpose, returnUrl: link.returnUrl, signedIn };
}

/** Who registered in this browser and proves the address need not type the password again. Nobody is signed out by it. */
async function signInNewcomer(request: ApiRequest, services: IdentityServices, userId: string): Promise<boolean> {
  if (request.actor.kind !== 'visitor') return false;
  const { status } = await signInPerson(request, services, { userId, method: 'activation' });
  return status === 'signedIn';
}

async function proveAddress(request: ApiRequest, services: IdentityServices, person: Person, link: FoundLink, now: Date): Promise<void> {
  if (person.email_folded !== foldedEmail(link.email)) throw new Problem('InvalidToken');
  await request.database
    .updateTable('app_user')
    .set({ email_verified_at: person.email_verified_at ?? now, updated_at: now })
    .$if(person.status === 'inactive', (query) => query.set({ status: 'active' }))
    .where('id', '=', person.id)
    .execute();
  if (person.status !== 'inactive') return;
  await recordNews(request.database, [{ kind: 'user.verified', subject: `user:${person.id}` }]);
  const welcomed = { ...person, email_verified_at: now };
  await orderAccountMail(request.database, services, request, welcomed, { kind: 'welcome', once: { id: person.id }, link: '/jobs' });
}

/** The new address becomes the account's; what was mailed to the old one opens nothing any more. */
async function changeAddress(
  request: ApiRequest,
  services: IdentityServices,
  person: Person,
  link: FoundLink,
  token: string,
  now: Date,
): Promise<void> {
  const folded = foldedEmail(link.email);
  const taken = await request.database
    .selectFrom('app_user')
    .select('id')
    .where('email_folded', '=', folded)
    .where('id', '!=', person.id)
    .executeTakeFirst();
  if (taken) throw new Problem('DuplicateEmail');
  try {
    await request.database
      .updateTable('app_user')
      .set({ email: link.email, email_folded: folded, email_verified_at: now, updated_at: now })
      .where('id', '=', person.id)
      .execute();
  } catch (error) {
    // Somebody registered it in this moment.
    if ((error as { code?: string }).code === '23505') throw new Problem('DuplicateEmail', { cause: error });
    throw error;
  }
  await endLinks(request.database, person.id);
  await recordAudit(request.database, { actorId: person.id, action: 'account.email_changed', subject: `user:${person.id}`, at: now });
  await recordNews(request.database, [{ kind: 'user.email_changed', subject: `user:${person.id}` }]);
  await orderAccountMail(request.database, services, request, person, {
    kind: 'email_changed',
    once: { token },
    parameters: { newEmail: link.email },
  });
}
