// What mails a person wants, and what they subscribed to.
import { EMAIL_DEFAULTS, type EmailKind, emailSettings, SENT_TOPICS, type SubscriptionTopic } from '@fairway/rules/communication';
import { sql } from 'kysely';
import type { Database } from '../../kernel/database/database.ts';
import type { OwnUserId } from '../identity/access.ts';

/** Every kind with whether it is wanted, defaults included. */
export async function listEmailSettings(database: Database, userId: OwnUserId): Promise<{ kind: EmailKind; on: boolean }[]> {
  const rows = await database.selectFrom('email_setting').select(['kind', 'is_on']).where('user_id', '=', userId).execute();
  return emailSettings(new Map(rows.map((row) => [row.kind, row.is_on])));
}

export type SubscriptionView = Awaited<ReturnType<typeof listSubscriptions>>[number];
type Narrowed = { topic: SubscriptionTopic } | { organization_id: number } | { school_id: number } | undefined;

/** Those of a person, the first one first; `of`: only this one. A topic of which no mail is sent, or an organization that is not open, is not shown. */
export async function listSubscriptions(database: Database, userId: OwnUserId, of?: Narrowed) {
  let query = database
    .selectFrom('mail_subscription as m')
    .leftJoin('organization_shown as c', 'c.id', 'm.organization_id')
    .leftJoin('school as s', 's.id', 'm.school_id')
    .select(['m.id', 'm.topic', 'm.organization_id', 'm.school_id', 'm.created_at', 'c.name as company', 's.name as school'])
    .where('m.user_id', '=', userId)
    .where((where) =>
      where.or([sql<boolean>`m.topic = any(${[...SENT_TOPICS]}::text[])`, where('c.status', '=', 'active'), where('s.id', 'is not', null)]),
    );
  for (const [column, value] of Object.entries(of ?? {})) query = query.where(`m.${column as 'topic'}`, '=', value);
  const rows = await query.orderBy('m.created_at').orderBy('m.id').execute();
  return rows.map((row) => ({
    id: row.id,
    topic: row.topic as SubscriptionTopic | null,
    company: row.organization_id === null ? null : { id: row.organization_id, name: row.company ?? '' },
    school: row.school_id === null ? null : { id: row.school_id, name: row.school ?? '' },
    createdAt: row.created_at.toISOString(),
  }));
}

/** Schools where a person is verified, by name. */
export async function listProvenSchools(database: Database, userId: OwnUserId, now: Date) {
  return database
    .selectFrom('verification_connection as k')
    .innerJoin('school as s', 's.id', 'k.school_id')
    .select(['s.id', 's.name'])
    .where('k.user_id', '=', userId)
    .where('k.state', '=', 'verified')
    .where((where) => where.or([where('k.expires_at', 'is', null), where('k.expires_at', '>', now)]))
    .orderBy(sql`lower(s.name)`)
    .execute();
}

/** Does this person want mails of this kind? For whoever orders one. */
export async function wantsMail(database: Database, userId: string, kind: EmailKind): Promise<boolean> {
  return (await listEmailSettings(database, userId as OwnUserId)).some((setting) => setting.kind === kind && setting.on);
}

/** Those of these people who do not want mails of this kind. For whoever orders many. */
export async function listDeclining(database: Database, userIds: readonly string[], kind: EmailKind): Promise<Set<string>> {
  const rows = await database
    .selectFrom('email_setting')
    .select(['user_id', 'is_on'])
    .where('kind', '=', kind)
    .where(sql<boolean>`user_id = any(${[...userIds]}::uuid[])`)
    .execute();
  const chosen = new Map(rows.map((row) => [row.user_id, row.is_on]));
  return new Set(userIds.filter((id) => !(chosen.get(id) ?? EMAIL_DEFAULTS[kind])));
}
