// Changes of what a person wants to get, and the signed link by which a mail of a kind turns that kind off without a sign-in.
import { EMAIL_KINDS, type EmailKind, SENT_TOPICS, type SubscriptionTopic } from '@fairway/rules/communication';
import { isUuid } from '@fairway/rules/slugs';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../kernel/database/database.ts';
import { Problem } from '../../kernel/http/problems.ts';
import { readToken, signToken } from '../../kernel/http/signing.ts';
import { newId } from '../../kernel/ids.ts';
import type { OwnUserId } from '../identity/access.ts';
import { listSubscriptions, type SubscriptionView } from './queries.ts';

const UNSUBSCRIBE = 'unsubscribe';

/** Turns kinds on or off; of one kind given twice the last counts. @throws Problem unauthenticated when the person is gone */
export async function changeEmailSettings(
  database: Database,
  userId: OwnUserId,
  settings: readonly { kind: EmailKind; on: boolean }[],
  now: Date,
): Promise<void> {
  const chosen = new Map(settings.map((setting) => [setting.kind, setting.on]));
  if (!(await keepSettings(database, userId, chosen, now))) throw new Problem('unauthenticated');
}

/** In one order of kinds, so that two calls at once never wait for each other in a circle. False when there is no such person. */
async function keepSettings(database: Database, userId: string, chosen: ReadonlyMap<EmailKind, boolean>, now: Date): Promise<boolean> {
  const person = await database.selectFrom('identity_person').select('id').where('id', '=', userId).forKeyShare().executeTakeFirst();
  if (!person) return false;
  const rows = EMAIL_KINDS.filter((kind) => chosen.has(kind)).map((kind) => ({
    user_id: userId,
    kind,
    is_on: chosen.get(kind) ?? false,
    updated_at: now,
  }));
  if (rows.length > 0)
    await database
      .insertInto('email_setting')
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'kind'])
          .doUpdateSet((set) => ({ is_on: set.ref('excluded.is_on'), updated_at: set.ref('excluded.updated_at') })),
      )
      .execute();
  return true;
}

/** What a subscription is of: a column of its own each. */
type Subscribed = { topic: SubscriptionTopic } | { organization_id: number } | { school_id: number };

/** Subscribes; twice is once, with the first date. @throws Problem unauthenticated when the person is gone, not_found of a topic that nobody sends */
export async function addSubscription(database: Database, userId: OwnUserId, of: Subscribed, now: Date): Promise<SubscriptionView> {
  const person = await database.selectFrom('identity_person').select('id').where('id', '=', userId).forKeyShare().executeTakeFirst();
  if (!person) throw new Problem('unauthenticated');
  if ('topic' in of && !SENT_TOPICS.includes(of.topic)) throw new Problem('not_found');
  await database
    .insertInto('mail_subscription')
    .values({ id: newId(), user_id: userId, ...of, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const [made] = await listSubscriptions(database, userId, of);
  if (!made) throw new Problem('not_found');
  return made;
}

/** Followers of an organization that another one took over are subscribed to that one; they follow it already. */
export async function moveSubscriptions(transaction: Database, { sourceId, targetId }: { sourceId: number; targetId: number }) {
  await sql`update mail_subscription m set organization_id = ${targetId} where organization_id = ${sourceId} and not exists (
    select from mail_subscription t where t.user_id = m.user_id and t.organization_id = ${targetId})`.execute(transaction);
}

/** @throws Problem not_found where it is nobody's or another's */
export async function removeSubscription(database: Database, userId: OwnUserId, id: string): Promise<void> {
  const gone = await database.deleteFrom('mail_subscription').where('id', '=', id).where('user_id', '=', userId).executeTakeFirst();
  if (gone.numDeletedRows === 0n) throw new Problem('not_found');
}

/** The token of a mail's link to turn its kind off: good for ever, for that person and kind only. */
export function unsubscribeToken(secret: string, userId: string, kind: EmailKind): string {
  return signToken(secret, UNSUBSCRIBE, { userId, kind });
}

/** Path of the link by which a mail of a kind is turned off. */
export const unsubscribePath = (secret: string, userId: string, kind: EmailKind): string =>
  `/unsubscribe?token=${unsubscribeToken(secret, userId, kind)}`;

const payload = z.strictObject({ userId: z.string().refine(isUuid), kind: z.enum(EMAIL_KINDS) });

/** Turns the kind of a mail's link off; again changes nothing. @throws Problem InvalidToken */
export async function unsubscribe(database: Database, secret: string, token: string, now: Date): Promise<EmailKind> {
  const read = payload.safeParse(readToken(secret, UNSUBSCRIBE, token));
  if (!read.success) throw new Problem('InvalidToken');
  const { userId, kind } = read.data;
  if (!(await keepSettings(database, userId, new Map([[kind, false]]), now))) throw new Problem('InvalidToken');
  return kind;
}
