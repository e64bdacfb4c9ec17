// What mails a person wants, and what they subscribed to.
import { type EmailKind, emailSettings, SUBSCRIPTION_TOPICS, type SubscriptionTopic } from '@fairway/rules/communication';
import type { Database } from '../../kernel/database/database.ts';
import type { OwnUserId } from '../identity/access.ts';

/** Every kind with whether it is wanted, defaults included. */
export async function listEmailSettings(database: Database, userId: OwnUserId): Promise<{ kind: EmailKind; on: boolean }[]> {
  const rows = await database.selectFrom('email_setting').select(['kind', 'is_on']).where('user_id', '=', userId).execute();
  return emailSettings(new Map(rows.map((row) => [row.kind, row.is_on])));
}

export async function listSubscriptions(database: Database, userId: OwnUserId) {
  const rows = await database
    .selectFrom('mail_subscription')
    .select(['id', 'topic', 'created_at'])
    .where('user_id', '=', userId)
    // A topic that is no more is not shown.
    .where('topic', 'in', SUBSCRIPTION_TOPICS)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(subscriptionView);
}

export function subscriptionView(row: { id: string; topic: string; created_at: Date }) {
  return { id: row.id, topic: row.topic as SubscriptionTopic, createdAt: row.created_at.toISOString() };
}

/** Does this person want mails of this kind? For whoever orders one. */
export async function wantsMail(database: Database, userId: string, kind: EmailKind): Promise<boolean> {
  return (await listEmailSettings(database, userId as OwnUserId)).some((setting) => setting.kind === kind && setting.on);
}
