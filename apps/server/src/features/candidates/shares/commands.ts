// Sharing a profile, asking for one, and answering. A consent is the owner's alone; asking twice is one request.

import type { ProfileVisibility } from '@fairway/rules/profile';
import { SHARE_LIMITS, shareAnswer, shareExpiry, shareRequest } from '@fairway/rules/profile-shares';
import { sql } from 'kysely';
import { recordAudit } from '../../../kernel/audit.ts';
import type { Database } from '../../../kernel/database/database.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import { newId } from '../../../kernel/ids.ts';
import { recordNews } from '../../../kernel/news/news.ts';
import type { OwnUserId } from '../../identity/access.ts';
import { isVerified } from '../../teams/queries.ts';
import type { ShareReader } from './access.ts';
import { type MailServices, orderRequestMail } from './mails/ordering.ts';
import { shareOf } from './queries.ts';

export type ShareTarget = { userId: string } | { organizationId: number };

const columns = (target: ShareTarget) => ({
  shared_with_user: 'userId' in target ? target.userId : null,
  shared_with_org: 'organizationId' in target ? target.organizationId : null,
});

/** Exactly one of the two. @throws Problem shares.target */
export function shareTarget(asked: { sharedWithUser?: string | null | undefined; sharedWithOrg?: number | null | undefined }): ShareTarget {
  const [user, organization] = [asked.sharedWithUser ?? null, asked.sharedWithOrg ?? null];
  if (user !== null && organization === null) return { userId: user.toLowerCase() };
  if (organization !== null && user === null) return { organizationId: organization };
  throw new Problem('shares.target');
}

/** Shares one's own profile; sharing again renews the consent and its end. Gives the share's id. @throws Problem shares.expiration, shares.target, not_found */
export async function shareOwnProfile(
  transaction: Database,
  ownerId: OwnUserId,
  target: ShareTarget,
  asked: Date | null,
  now: Date,
): Promise<string> {
  const expiresAt = shareExpiry(asked, now);
  if (!expiresAt) throw new Problem('shares.expiration');
  if ('userId' in target && target.userId === ownerId) throw new Problem('shares.target');
  if (!(await isKnown(transaction, target))) throw new Problem('not_found');
  const consent = { consented: true, consented_at: now, expires_at: expiresAt, declined_at: null, updated_at: now };
  const { id } = await transaction
    .insertInto('profile_share')
    .values({ id: newId(), user_id: ownerId, ...columns(target), ...consent, created_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'shared_with_user', 'shared_with_org']).doUpdateSet(consent))
    .returning('id')
    .executeTakeFirstOrThrow();
  await tell(transaction, ownerId, 'profile.shared', { id, ...columns(target) }, now);
  return id;
}

async function isKnown(database: Database, target: ShareTarget): Promise<boolean> {
  const row =
    'userId' in target
      ? await database
          .selectFrom('identity_person')
          .select('id')
          .where('id', '=', target.userId)
          .where('status', '=', 'active')
          .executeTakeFirst()
      : await database
          .selectFrom('organization')
          .select('id')
          .where('id', '=', target.organizationId)
          .where('status', '=', 'active')
          .executeTakeFirst();
  return row !== undefined;
}

/**
 * Asks for somebody's profile in the name of a verified organization for which the caller recruits; its owner hears of it by mail. Gives the
 * share's id. @rule shares.2, shares.10
 * @throws Problem shares.target, shares.unverified, shares.declined, shares.daily_limit, not_found
 */
export async function requestShare(
  transaction: Database,
  reader: ShareReader,
  { ownerId, target, now }: { ownerId: string; target: ShareTarget; now: Date },
  mails: MailServices,
): Promise<string> {
  if (!('organizationId' in target)) throw new Problem('shares.target');
  const { organizationId } = target;
  if (!reader.organizationIds.includes(organizationId)) throw new Problem('shares.target');
  if (!(await isVerified(transaction, organizationId))) throw new Problem('shares.unverified');
  const owner = await transaction
    .selectFrom('candidate as c')
    .innerJoin('identity_person as u', 'u.id', 'c.user_id')
    .select('c.profile_visibility')
    .where('c.user_id', '=', ownerId)
    .where('u.status', '=', 'active')
    .executeTakeFirst();
  if (!owner) throw new Problem('not_found');
  // One colleague at a time: two who ask at once ask once.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`share ${ownerId} ${organizationId}`}, 0))`.execute(transaction);
  const earlier = await transaction
    .selectFrom('profile_share')
    .select(SHARE_COLUMNS)
    .where('user_id', '=', ownerId)
    .where('shared_with_org', '=', organizationId)
    .executeTakeFirst();
  const outcome = shareRequest(owner.profile_visibility as ProfileVisibility, earlier && shareOf(earlier), now);
  if (outcome === 'unknown') throw new Problem('not_found');
  if (outcome === 'declined') throw new Problem('shares.declined');
  if (earlier && outcome === 'keep') return earlier.id;
  await checkDailyLimit(transaction, reader.userId, now);
  const waiting = { requested_by: reader.userId, consented: null, consented_at: null, declined_at: null, expires_at: null };
  const times = { created_at: now, updated_at: now };
  const { id } = await transaction
    .insertInto('profile_share')
    .values({ id: newId(), user_id: ownerId, ...columns(target), ...waiting, ...times })
    .onConflict((conflict) => conflict.columns(['user_id', 'shared_with_user', 'shared_with_org']).doUpdateSet({ ...waiting, ...times }))
    .returning('id')
    .executeTakeFirstOrThrow();
  await recordNews(transaction, [
    { kind: 'profile.share_requested', subject: `user:${ownerId}`, payload: { shareId: id } },
    { kind: 'profile.share_requested', subject: `company:${organizationId}`, payload: { shareId: id } },
  ]);
  await orderRequestMail(transaction, mails, { id, ownerId, organizationId, now });
  return id;
}

const SHARE_COLUMNS = ['id', 'consented', 'expires_at', 'declined_at', 'created_at'] as const;

/** One asker at a time, so that none slips past the limit. */
async function checkDailyLimit(transaction: Database, userId: string, now: Date): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`share ${userId}`}, 0))`.execute(transaction);
  const { count } = await transaction
    .selectFrom('profile_share')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('requested_by', '=', userId)
    .where('created_at', '>', new Date(now.getTime() - 86_400_000))
    .executeTakeFirstOrThrow();
  if (Number(count) >= SHARE_LIMITS.requestsPerDay) throw new Problem('shares.daily_limit');
}

export type ShareAnswer = { id: string; consented: boolean; expiresAt?: Date | null };

/**
 * Answers requests, or takes consents back: all, or none. What is said again changes nothing. @rule shares.4, shares.8
 * @throws Problem not_found where one is not of the owner's profile; shares.expiration, shares.answered, shares.expired
 */
export async function answerShares(transaction: Database, ownerId: OwnUserId, answers: readonly ShareAnswer[], now: Date): Promise<void> {
  // In one order, so that two such calls cannot wait for each other.
  for (const { id, consented, expiresAt = null } of answers.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const row = await transaction
      .selectFrom('profile_share')
      .select([...SHARE_COLUMNS, 'shared_with_user', 'shared_with_org'])
      .where('id', '=', id)
      .where('user_id', '=', ownerId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!row) throw new Problem('not_found');
    const end = consented ? shareExpiry(expiresAt, now) : null;
    if (end === undefined) throw new Problem('shares.expiration');
    const outcome = shareAnswer(shareOf(row), consented, now);
    if (outcome === 'answered' || outcome === 'expired') throw new Problem(`shares.${outcome}`);
    if (outcome === 'keep') continue;
    const answered = consented
      ? { consented_at: now, declined_at: null, expires_at: end }
      : { consented_at: null, declined_at: now, expires_at: null };
    await transaction
      .updateTable('profile_share')
      .set({ consented, ...answered, updated_at: now })
      .where('id', '=', id)
      .execute();
    await tell(transaction, ownerId, consented ? 'profile.shared' : 'profile.share_ended', row, now);
  }
}

/** The line that says when somebody opened or closed their profile, and the news to the other side. */
async function tell(
  transaction: Database,
  ownerId: string,
  happened: 'profile.shared' | 'profile.share_ended',
  share: { id: string; shared_with_user: string | null; shared_with_org: number | null },
  now: Date,
): Promise<void> {
  const { shared_with_user: userId, shared_with_org: organizationId } = share;
  await recordAudit(transaction, {
    at: now,
    actorId: ownerId,
    action: happened,
    subject: `user:${ownerId}`,
    ...(organizationId === null ? { detail: { withUser: userId } } : { organizationId }),
  });
  const subject = organizationId === null ? `user:${userId}` : `company:${organizationId}`;
  await recordNews(transaction, [{ kind: happened, subject, payload: { shareId: share.id } }]);
}
