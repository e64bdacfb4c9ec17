// Who a provider's account belongs to. The key is provider and subject; an address never links anything (ASVS 6.8.1):
//
//   provider account known                         -> its person
//   address given and proven, free                 -> a new person, active
//   address taken by anyone                        -> INVALID_PROVIDER_*: sign in the original way, or reset the password
//   no address, or one the provider did not prove  -> emailNeeded: the page asks for one and proves it with a code
//
// @rule identity.41
import { INVALID_PROVIDER_CODES, type Provider } from '@fairway/contract/identity/social';
import { foldedEmail, isEmail } from '@fairway/rules/emails';
import { DEFAULT_LOCALE, isLocale } from '@fairway/rules/locales';
import { recordAudit } from '../../../kernel/audit.ts';
import type { Database } from '../../../kernel/database/database.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import type { ApiRequest } from '../../../kernel/http/request.ts';
import { newId } from '../../../kernel/ids.ts';
import { recordNews } from '../../../kernel/news/news.ts';
import type { SocialProfile } from './gateway.ts';

export type SocialAccount = Pick<SocialProfile, 'subject' | 'firstName' | 'lastName'> & { provider: Provider };

/** The person of a provider's account, and that it was used now. */
export async function findBySubject(database: Database, account: SocialAccount, now: Date): Promise<string | undefined> {
  const row = await database
    .updateTable('external_identity')
    .set({ last_used_at: now })
    .where('provider', '=', account.provider)
    .where('subject', '=', account.subject)
    .returning((row) => [
      // A provider's account that stayed with a merged one leads to who took it over. @rule account.20
      row.fn
        .coalesce(row.selectFrom('app_user').select('merged_into').whereRef('id', '=', 'external_identity.user_id'), 'user_id')
        .as('user_id'),
    ])
    .executeTakeFirst();
  return row?.user_id;
}

/** An address the provider vouches for, else undefined. */
export function provenEmail(profile: SocialProfile): string | undefined {
  return profile.email && profile.emailVerified && isEmail(profile.email) ? profile.email : undefined;
}

/** A new person with a proven address. @throws Problem INVALID_PROVIDER_* when the address belongs to somebody */
export async function createPerson(request: ApiRequest, account: SocialAccount, email: string): Promise<string> {
  const id = newId();
  const now = request.clock.now();
  const written = await request.database
    .insertInto('app_user')
    .values({
      id,
      email,
      email_folded: foldedEmail(email),
      email_verified_at: now,
      status: 'active',
      first_name: account.firstName.slice(0, 100),
      last_name: account.lastName.slice(0, 100),
      locale: isLocale(request.fastify.cookies.locale) ? request.fastify.cookies.locale : (request.tenant.locale ?? DEFAULT_LOCALE),
      tenant_id: request.tenant.id || null,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column('email_folded').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!written) throw new Problem(INVALID_PROVIDER_CODES[account.provider]);
  await request.database.insertInto('user_role').values({ id: newId(), user_id: id, role: 'Candidate' }).execute();
  await link(request.database, account, id, email, now);
  await recordNews(request.database, [{ kind: 'user.registered', subject: `user:${id}`, payload: { method: account.provider } }]);
  return id;
}

/** Connects a provider's account to a person. @throws Problem INVALID_PROVIDER_* when it is somebody else's, or the person has another */
export async function link(database: Database, account: SocialAccount, userId: string, email: string | null, now: Date): Promise<void> {
  const row = await database
    .insertInto('external_identity')
    .values({ provider: account.provider, subject: account.subject, user_id: userId, email, created_at: now, last_used_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst();
  if (row) {
    const detail = { provider: account.provider };
    await recordAudit(database, { at: now, actorId: userId, action: 'account.provider_connected', subject: `user:${userId}`, detail });
    return;
  }
  const held = await database
    .selectFrom('external_identity')
    .select('user_id')
    .where('provider', '=', account.provider)
    .where('subject', '=', account.subject)
    .executeTakeFirst();
  if (held?.user_id !== userId) throw new Problem(INVALID_PROVIDER_CODES[account.provider]);
}
