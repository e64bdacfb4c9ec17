// Links that prove a student address: 32 random bytes, kept hashed, for one connection and address, used once, on whatever device. A new one
// ends those before. Looking changes nothing, for mail scanners open links; only the button of the page uses them. @rule identity.30
import { randomBytes } from 'node:crypto';
import { foldedEmail } from '@fairway/rules/emails';
import { LIMITS } from '@fairway/rules/limits';
import type { Database } from '../../kernel/database/database.ts';
import { Problem } from '../../kernel/http/problems.ts';
import { orderMail } from '../../kernel/mail/outgoing.ts';
import type { SessionKeys } from '../../kernel/session/keys.ts';
import { tokenHash } from '../../kernel/session/token-hash.ts';
import { lockConnection, moveConnection } from './commands.ts';
import { addressedTo, findRecipient } from './mails/ordering.ts';
import { proofEnd, refuseResting } from './queries.ts';

const HOUR_MS = 3_600_000;

export type LinkOrder = { connectionId: string; userId: string; schoolName: string; email: string; returnUrl: string };

/** Makes a link and orders its mail, in this transaction; earlier links of the connection end. */
export async function sendConnectionLink(
  transaction: Database,
  keys: SessionKeys,
  order: LinkOrder,
  { tenantId, now }: { tenantId: number; now: Date },
): Promise<void> {
  const token = randomBytes(32).toString('base64url');
  await transaction
    .updateTable('school_connection_link')
    .set({ ended_at: now })
    .where('connection_id', '=', order.connectionId)
    .where('used_at', 'is', null)
    .where('ended_at', 'is', null)
    .execute();
  await transaction
    .insertInto('school_connection_link')
    .values({
      hash: tokenHash(token),
      connection_id: order.connectionId,
      email: order.email,
      return_url: order.returnUrl,
      created_at: now,
      expires_at: new Date(now.getTime() + LIMITS.verifyLinkHours * HOUR_MS),
    })
    .execute();
  const person = await findRecipient(transaction, order.userId);
  if (!person) throw new Problem('unauthenticated');
  await orderMail(transaction, keys, {
    ...addressedTo(person),
    // The address is not proven: it may be a stranger's, who is told no name in the header.
    to: { name: '', address: order.email },
    tenantId,
    key: `connection_link:${tokenHash(token).toString('hex')}`,
    kind: 'connection_link',
    parameters: { firstName: person.first_name, school: order.schoolName },
    link: `/verify?connection=${token}`,
  });
}

/** The link of a token whatever became of it, with its connection and school. */
async function findConnectionLink(database: Database, token: string) {
  return database
    .selectFrom('school_connection_link as l')
    .innerJoin('school_connection as c', 'c.id', 'l.connection_id')
    .innerJoin('school as s', 's.id', 'c.school_id')
    .innerJoin('identity_person as u', 'u.id', 'c.user_id')
    .select(['l.hash', 'l.email', 'l.return_url', 'l.expires_at', 'l.used_at', 'l.ended_at', 'l.connection_id'])
    .select(['c.user_id', 'c.state', 'c.student_email_folded', 's.id as school_id', 's.name', 's.logo', 'u.status'])
    .where('l.hash', '=', tokenHash(token))
    .executeTakeFirst();
}

type FoundLink = NonNullable<Awaited<ReturnType<typeof findConnectionLink>>>;

const waits = (link: FoundLink) =>
  link.state === 'pending' && link.student_email_folded === foldedEmail(link.email) && link.status === 'active';

function whyNot(link: FoundLink, now: Date): 'used' | 'expired' | 'cancelled' | null {
  if (link.used_at) return 'used';
  if (link.ended_at || !waits(link)) return 'cancelled';
  return link.expires_at <= now ? 'expired' : null;
}

const schoolOf = (link: FoundLink) => ({ id: link.school_id, name: link.name, logo: link.logo });

/** What a link is good for; changes nothing. */
export async function checkLink(database: Database, token: string, now: Date) {
  const link = await findConnectionLink(database, token);
  if (!link) return { valid: false, reason: 'unknown' as const, email: null, school: null, connectionId: null, returnUrl: '/' };
  const reason = whyNot(link, now);
  return {
    valid: reason === null,
    reason,
    email: link.email,
    school: schoolOf(link),
    connectionId: waits(link) ? link.connection_id : null,
    returnUrl: link.return_url,
  };
}

/** Uses a link in this transaction: its connection is verified. @throws Problem InvalidToken, verification.school_rests, EmailNotAvailable */
export async function useLink(transaction: Database, token: string, now: Date) {
  const found = await findConnectionLink(transaction, token);
  if (!found || whyNot(found, now)) throw new Problem('InvalidToken');
  await refuseResting(transaction, found.school_id);
  // The connection first, as whoever sends a new link does.
  const connection = await lockConnection(transaction, found.connection_id, { userId: found.user_id });
  const link = await findConnectionLink(transaction, token);
  if (!link || whyNot(link, now)) throw new Problem('InvalidToken');
  if (await isTakenAddress(transaction, link.email, { userId: link.user_id, connectionId: connection.id }))
    throw new Problem('EmailNotAvailable');
  await transaction.updateTable('school_connection_link').set({ used_at: now }).where('hash', '=', link.hash).execute();
  await moveConnection(transaction, connection, 'prove', { kind: 'candidate', userId: link.user_id }, now, {
    method: 'academic_email',
    studentEmail: link.email,
    expiresAt: await proofEnd(transaction, link.school_id, 'academic_email', now),
  });
  return { school: schoolOf(link), email: link.email, returnUrl: link.return_url };
}

/** Another connection is proven with this address, or somebody else signs in with it. An address that nobody proved keeps nobody out. */
export async function isTakenAddress(
  database: Database,
  address: string,
  asking: { userId: string; connectionId: string },
): Promise<boolean> {
  const folded = foldedEmail(address);
  const proven = await database
    .selectFrom('school_connection')
    .select('id')
    .where('student_email_folded', '=', folded)
    .where('state', '=', 'verified')
    .where('id', '!=', asking.connectionId)
    .executeTakeFirst();
  if (proven) return true;
  const account = await database
    .selectFrom('identity_person')
    .select('id')
    .where('email_folded', '=', folded)
    .where('email_verified_at', 'is not', null)
    .where('id', '!=', asking.userId)
    .executeTakeFirst();
  return account !== undefined;
}
