// Links in mails: 32 random bytes, kept hashed, one purpose, used once. GET shows what a link is good for; POST uses it. @rule identity.30
import { randomBytes } from 'node:crypto';
import { LIMITS } from '@fairway/rules/limits';
import type { Database } from '../../kernel/database/database.ts';
import { Problem } from '../../kernel/http/problems.ts';
import { tokenHash } from '../../kernel/session/token-hash.ts';

export type LinkPurpose = 'verify' | 'reset' | 'activate' | 'recover' | 'change_email';

const HOUR_MS = 3_600_000;
const LIFE_MS: Record<LinkPurpose, number> = {
  verify: LIMITS.verifyLinkHours * HOUR_MS,
  change_email: LIMITS.verifyLinkHours * HOUR_MS,
  reset: LIMITS.resetLinkMinutes * 60_000,
  activate: LIMITS.activateLinkDays * 24 * HOUR_MS,
  recover: LIMITS.accountDeletionHours * HOUR_MS,
};

/** A new link; earlier ones of the same purpose and person end. Returns its token. */
export async function createLink(
  database: Database,
  link: { purpose: LinkPurpose; userId: string; email: string; returnUrl: string; now: Date },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await database.deleteFrom('mail_token').where('user_id', '=', link.userId).where('purpose', '=', link.purpose).execute();
  await database
    .insertInto('mail_token')
    .values({
      hash: tokenHash(token),
      purpose: link.purpose,
      user_id: link.userId,
      email: link.email,
      return_url: link.returnUrl,
      created_at: link.now,
      expires_at: new Date(link.now.getTime() + LIFE_MS[link.purpose]),
    })
    .execute();
  return token;
}

export type FoundLink = { userId: string; purpose: LinkPurpose; email: string; returnUrl: string };

/** The link behind a token when it is good: known, of one of these purposes, not used, not expired. Changes nothing. */
export async function findLink(
  database: Database,
  token: string,
  purposes: readonly LinkPurpose[],
  now: Date,
): Promise<FoundLink | undefined> {
  const row = await database
    .selectFrom('mail_token')
    .select(['user_id', 'purpose', 'email', 'return_url'])
    .where('hash', '=', tokenHash(token))
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row && { userId: row.user_id, purpose: row.purpose as LinkPurpose, email: row.email, returnUrl: row.return_url };
}

/** A link of this purpose whatever became of it: used and expired ones too. Only to say why it is no good any more. */
export async function findAnyLink(database: Database, token: string, purpose: LinkPurpose) {
  const row = await database
    .selectFrom('mail_token')
    .select(['user_id', 'email', 'return_url', 'used_at', 'expires_at'])
    .where('hash', '=', tokenHash(token))
    .where('purpose', '=', purpose)
    .executeTakeFirst();
  return (
    row && { userId: row.user_id, purpose, email: row.email, returnUrl: row.return_url, usedAt: row.used_at, expiresAt: row.expires_at }
  );
}

/** Uses a link up; of two at once one gets it. @throws Problem InvalidToken */
export async function consumeLink(database: Database, token: string, purposes: readonly LinkPurpose[], now: Date): Promise<FoundLink> {
  const row = await database
    .updateTable('mail_token')
    .set({ used_at: now })
    .where('hash', '=', tokenHash(token))
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['user_id', 'purpose', 'email', 'return_url'])
    .executeTakeFirst();
  if (!row) throw new Problem('InvalidToken');
  return { userId: row.user_id, purpose: row.purpose as LinkPurpose, email: row.email, returnUrl: row.return_url };
}

/** Ends links that were not used: all of a person's, or those of these purposes. Gives how many. */
export async function endLinks(database: Database, userId: string, purposes?: readonly LinkPurpose[]): Promise<number> {
  let query = database.deleteFrom('mail_token').where('user_id', '=', userId).where('used_at', 'is', null);
  if (purposes) query = query.where('purpose', 'in', purposes);
  return Number((await query.executeTakeFirst()).numDeletedRows);
}

/** A changed address that waits for its link. */
export async function findPendingEmail(database: Database, userId: string, now: Date): Promise<string | undefined> {
  const row = await database
    .selectFrom('mail_token')
    .select('email')
    .where('user_id', '=', userId)
    .where('purpose', '=', 'change_email')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.email;
}
