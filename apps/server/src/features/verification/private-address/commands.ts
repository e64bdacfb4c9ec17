// A private address: given, proven by a link to it, then it takes the place of the academic one. To become the account's, whoever asks has
// to have proven who they are: a stolen session must not take an account over. Where accounts are discreet, an address of somebody else is
// answered alike, and no link is sent. @rule identity.28
import { randomBytes } from 'node:crypto';
import type { PrivateAddressUse } from '@fairway/rules/alumni-bridge';
import { ASKED_DAYS_BEFORE } from '@fairway/rules/alumni-bridge';
import { foldedEmail, isEmail } from '@fairway/rules/emails';
import { LIMITS } from '@fairway/rules/limits';
import { countAttempt, type Limit } from '../../../kernel/attempts.ts';
import { recordAudit } from '../../../kernel/audit.ts';
import type { Database } from '../../../kernel/database/database.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import type { ApiRequest } from '../../../kernel/http/request.ts';
import { orderMail } from '../../../kernel/mail/outgoing.ts';
import { recordNews } from '../../../kernel/news/news.ts';
import { tokenHash } from '../../../kernel/session/token-hash.ts';
import { ownUserId, requireProof } from '../../identity/access.ts';
import { orderAccountMail } from '../../identity/account-mails.ts';
import { endLinks } from '../../identity/links.ts';
import { moveAddress, writePerson } from '../../identity/people/commands.ts';
import { countMail } from '../../identity/request-limits.ts';
import type { IdentityServices } from '../../identity/services.ts';
import { addressedTo } from '../mails/ordering.ts';
import { academicAddresses, listNearEnds, usesOf } from './queries.ts';

/** The same count as for a changed account address: each mails an address that may be a stranger's. */
const CHANGES: Limit = { kind: 'email_change', max: LIMITS.emailChangesPerDay, windowMinutes: 24 * 60 };
const LINK_MS = LIMITS.verifyLinkHours * 3_600_000;

/** Whether one is needed, and what waits. */
export async function showPrivateAddress(request: ApiRequest) {
  const person = await ownPerson(request);
  const now = request.clock.now();
  const academic = await academicAddresses(request.database, [
    person.email,
    ...(person.contact_email === null ? [] : [person.contact_email]),
  ]);
  const uses = usesOf(person, academic);
  const [end] = await listNearEnds(request.database, { userId: person.id }, now, Math.max(...ASKED_DAYS_BEFORE));
  const pending = await request.database
    .selectFrom('private_address_link')
    .select(['email', 'use_as'])
    .where('user_id', '=', person.id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return {
    needed: end !== undefined && uses.length > 0,
    school: end ? { id: end.school_id, name: end.school_name } : null,
    endsOn: end?.ends_on ?? null,
    accountEmail: person.email,
    contactEmail: person.contact_email,
    uses,
    pending: pending ? { email: pending.email, use: pending.use_as as PrivateAddressUse } : null,
  };
}

async function ownPerson(request: ApiRequest) {
  const person = await request.database
    .selectFrom('identity_person')
    .select(['id', 'email', 'email_folded', 'contact_email', 'first_name', 'last_name', 'locale', 'tenant_id'])
    .where('id', '=', ownUserId(request))
    .executeTakeFirst();
  if (!person) throw new Problem('unauthenticated');
  return person;
}

/** @throws Problem as the endpoint lists, rate_limited */
export async function givePrivateAddress(
  request: ApiRequest,
  given: { email: string; use: PrivateAddressUse },
  services: IdentityServices,
) {
  const email = given.email.trim();
  if (!isEmail(email)) throw new Problem('InvalidEmail');
  const person = await ownPerson(request);
  const now = request.clock.now();
  const { uses } = await showPrivateAddress(request);
  if (!uses.includes(given.use)) throw new Problem('verification.wrong_state');
  if ((await academicAddresses(request.database, [email])).size > 0) throw new Problem('verification.address_academic');
  if (given.use === 'account') await requireProof(request);
  await countAttempt(services.database, services.keys, CHANGES, person.id, now);
  await countMail(services, email);
  const isTaken = await isAccountOfAnother(request.database, email, person.id);
  if (isTaken && request.tenant.accounts === 'plain') throw new Problem('EmailNotAvailable');
  await request.database.transaction().execute(async (transaction) => {
    const token = randomBytes(32).toString('base64url');
    // A newer link ends the ones before.
    await transaction.deleteFrom('private_address_link').where('user_id', '=', person.id).where('used_at', 'is', null).execute();
    await transaction
      .insertInto('private_address_link')
      .values({
        hash: tokenHash(token),
        user_id: person.id,
        email,
        use_as: given.use,
        created_at: now,
        expires_at: new Date(now.getTime() + LINK_MS),
      })
      .execute();
    if (isTaken) return;
    await orderMail(transaction, services.keys, {
      ...addressedTo(person),
      to: { name: '', address: email },
      tenantId: request.tenant.id,
      key: `private_link:${tokenHash(token).toString('hex')}`,
      kind: 'private_link',
      parameters: { firstName: person.first_name },
      link: `/verify?private=${token}`,
    });
  });
}

async function isAccountOfAnother(database: Database, email: string, userId: string): Promise<boolean> {
  const row = await database
    .selectFrom('identity_person')
    .select('id')
    .where('email_folded', '=', foldedEmail(email))
    .where('id', '!=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

/** What a link is good for; changes nothing. */
export async function checkPrivateLink(database: Database, token: string, now: Date) {
  const link = await goodLinks(database, token, now).executeTakeFirst();
  return link ? { valid: true, email: link.email, use: link.use_as as PrivateAddressUse } : { valid: false, email: null, use: null };
}

const goodLinks = (database: Database, token: string, now: Date) =>
  database
    .selectFrom('private_address_link')
    .select(['user_id', 'email', 'use_as'])
    .where('hash', '=', tokenHash(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now);

/** Uses a link in this transaction. @throws Problem InvalidToken, EmailNotAvailable */
export async function provePrivateAddress(request: ApiRequest, token: string, services: IdentityServices) {
  const now = request.clock.now();
  const link = await request.database
    .updateTable('private_address_link')
    .set({ used_at: now })
    .where('hash', '=', tokenHash(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['user_id', 'email', 'use_as'])
    .executeTakeFirst();
  if (!link) throw new Problem('InvalidToken');
  const person = await request.database
    .selectFrom('identity_person')
    .selectAll()
    .where('id', '=', link.user_id)
    .forUpdate()
    .executeTakeFirst();
  if (person?.status !== 'active') throw new Problem('InvalidToken');
  if (await isAccountOfAnother(request.database, link.email, person.id)) throw new Problem('EmailNotAvailable');
  const use = link.use_as as PrivateAddressUse;
  try {
    if (use === 'contact') await writePerson(request.database, person.id, { contact_email: link.email, contact_email_set_at: now }, now);
    else await moveAddress(request.database, person.id, { email: link.email, folded: foldedEmail(link.email) }, now);
  } catch (error) {
    // Somebody registered it in this moment.
    if ((error as { code?: string }).code === '23505') throw new Problem('EmailNotAvailable', { cause: error });
    throw error;
  }
  const action = use === 'contact' ? 'account.contact_email_changed' : 'account.email_changed';
  await recordAudit(request.database, { actorId: person.id, action, subject: `user:${person.id}`, at: now });
  await recordNews(request.database, [{ kind: 'user.email_changed', subject: `user:${person.id}` }]);
  if (use === 'account') {
    // What was mailed to the old address opens nothing any more.
    await endLinks(request.database, person.id);
    const mail = { kind: 'email_changed', once: { token }, parameters: { newEmail: link.email } };
    await orderAccountMail(request.database, services, request, person, mail);
  }
  return { email: link.email, use };
}
