// Inviting a friend: one row a friend, and one mail an address for ever, whoever invites it and however often. No mail goes to an address
// that declined or has an account. The one who invites is answered the same in every case. @rule referrals.1
import { foldedEmail, isEmail } from '@fairway/rules/emails';
import { LIMITS } from '@fairway/rules/limits';
import { DEFAULT_LOCALE, isLocale } from '@fairway/rules/locales';
import { plainName } from '@fairway/rules/names';
import { z } from 'zod';
import { countAttempt, type Limit } from '../../kernel/attempts.ts';
import type { Database, DatabasePool } from '../../kernel/database/database.ts';
import { Problem } from '../../kernel/http/problems.ts';
import type { ApiRequest } from '../../kernel/http/request.ts';
import { readToken, signToken } from '../../kernel/http/signing.ts';
import { newId } from '../../kernel/ids.ts';
import { personName } from '../../kernel/mail/blocks.ts';
import { orderMail } from '../../kernel/mail/outgoing.ts';
import type { SessionKeys } from '../../kernel/session/keys.ts';
import { ownUserId } from '../identity/access.ts';
import { findReferral } from './queries.ts';

export type ReferralServices = DatabasePool & { keys: SessionKeys; secret: string };

const INVITATIONS: Limit = { kind: 'referral', max: LIMITS.referralsPerDay, windowMinutes: 24 * 60 };
const DECLINE = 'decline-invitations';
const addressHash = (keys: SessionKeys, emailFolded: string) => keys.keyedHash('invited-address', emailFolded);

/** The names of a friend. @rule referrals.2 */
type Friend = { firstName: string; lastName: string; email: string };

/** The invitation, new or as it was. @throws Problem validation, InvalidEmail, referrals.own_address, rate_limited */
export async function inviteFriend(request: ApiRequest, typed: Friend, services: ReferralServices) {
  const friend = { firstName: friendName(typed, 'firstName'), lastName: friendName(typed, 'lastName'), email: typed.email.trim() };
  if (!isEmail(friend.email)) throw new Problem('InvalidEmail');
  const emailFolded = foldedEmail(friend.email);
  const userId = ownUserId(request);
  const inviter = await request.database.selectFrom('identity_person').selectAll().where('id', '=', userId).executeTakeFirst();
  if (!inviter) throw new Problem('unauthenticated');
  if (emailFolded === inviter.email_folded || emailFolded === foldedEmail(inviter.contact_email ?? ''))
    throw new Problem('referrals.own_address');
  const before = await findReferral(request.database, userId, emailFolded);
  if (before) return before;
  const now = request.clock.now();
  await countAttempt(services.database, services.keys, INVITATIONS, userId, now);
  return request.database.transaction().execute(async (transaction) => {
    const id = newId();
    await transaction
      .insertInto('referral')
      .values({
        id,
        user_id: userId,
        first_name: friend.firstName,
        last_name: friend.lastName,
        email: friend.email,
        email_folded: emailFolded,
        created_at: now,
      })
      .onConflict((conflict) => conflict.columns(['user_id', 'email_folded']).doNothing())
      .execute();
    if (await mayBeMailed(transaction, emailFolded, services.keys, now)) {
      const locale = isLocale(inviter.locale) ? inviter.locale : DEFAULT_LOCALE;
      await orderMail(transaction, services.keys, {
        key: `referral:${id}`,
        kind: 'referral',
        // A stranger's address: nobody is named in the header.
        to: { name: '', address: friend.email },
        locale,
        tenantId: request.tenant.id,
        parameters: {
          friendFirstName: friend.firstName,
          firstName: inviter.first_name,
          lastName: inviter.last_name,
        },
        link: `/login?referral=${id}`,
        declineLink: `/referrals/decline?token=${declineToken(services, emailFolded)}`,
      });
    }
    const invited = await findReferral(transaction, userId, emailFolded);
    if (!invited) throw new Error('an invitation was not kept');
    return invited;
  });
}

/** Refused at once where the mail would leave the name out: with an address or a link in it. */
function friendName(typed: Friend, field: 'firstName' | 'lastName'): string {
  const name = plainName(typed[field]);
  if (name === '' || personName(name) !== name)
    throw new Problem('validation', { errors: [{ pointer: `/body/${field}`, code: 'invalid_format' }] });
  return name;
}

/** True once for an address, for the first who invites it; of two at once one gets it. */
async function mayBeMailed(database: Database, emailFolded: string, keys: SessionKeys, now: Date): Promise<boolean> {
  const first = await database
    .insertInto('invited_address')
    .values({ email_hash: addressHash(keys, emailFolded), invited_at: now })
    .onConflict((conflict) => conflict.column('email_hash').doNothing())
    .returning('email_hash')
    .executeTakeFirst();
  const known = await database.selectFrom('identity_person').select('id').where('email_folded', '=', emailFolded).executeTakeFirst();
  return first !== undefined && known === undefined;
}

function declineToken({ secret, keys }: ReferralServices, emailFolded: string): string {
  return signToken(secret, DECLINE, { hash: addressHash(keys, emailFolded).toString('base64url') });
}

const payload = z.strictObject({ hash: z.string().regex(/^[A-Za-z0-9_-]{43}$/) });

/** This address gets no invitations any more; again changes nothing. @throws Problem InvalidToken */
export async function declineInvitations(database: Database, secret: string, token: string, now: Date): Promise<void> {
  const read = payload.safeParse(readToken(secret, DECLINE, token));
  if (!read.success) throw new Problem('InvalidToken');
  await database
    .insertInto('invited_address')
    .values({ email_hash: Buffer.from(read.data.hash, 'base64url'), declined_at: now })
    .onConflict((conflict) =>
      conflict
        .column('email_hash')
        .doUpdateSet((set) => ({ declined_at: set.fn.coalesce('invited_address.declined_at', 'excluded.declined_at') })),
    )
    .execute();
}
