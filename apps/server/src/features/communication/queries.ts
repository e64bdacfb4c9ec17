// What mails a person wants, and what they subscribed to.
import { type EmailKind, emailSettings, SENT_TOPICS, type SubscriptionTopic } from '@fairway/rules/communication';
import { sql } from 'kysely';
import type { Database } from '../../kernel/database/database.ts';
import type { OwnUserId } from '../identity/access.ts';

/** More than anybody reads. */
const SHOWN_MAX = 200;

/** Every kind with whether it is wanted, defaults included. */
export async function listEmailSettings(database: Database, userId: OwnUserId): Promise<{ kind: EmailKind; on: boolean }[]> {
  const rows = await database.selectFrom('email_setting').select(['kind', 'is_on']).where('user_id', '=', userId).execute();
  return emailSettings(new Map(rows.map((row) => [row.kind, row.is_on])));
}

export type SubscriptionView = Awaited<ReturnType<typeof listSubscriptions>>[number];
type Narrowed = { topic: SubscriptionTopic } | { company_id: number } | { school_id: number } | undefined;

/** Those of a person, the first one first; `of`: only this one. A topic of which no mail is sent, or a company that is not open, is not shown. */
export async function listSubscriptions(database: Database, userId: OwnUserId, of?: Narrowed) {
  let query = database
    .selectFrom('mail_subscription as m')
    .leftJoin('company as c', 'c.id', 'm.company_id')
    .leftJoin('school as s', 's.id', 'm.school_id')
    .select(['m.id', 'm.topic', 'm.company_id', 'm.school_id', 'm.created_at', 'c.name as company', 's.name as school'])
    .where('m.user_id', '=', userId)
    .where((where) =>
      where.or([sql<boolean>`m.topic = any(${[...SENT_TOPICS]}::text[])`, where('c.status', '=', 'active'), where('s.id', 'is not', null)]),
    );
  for (const [column, value] of Object.entries(of ?? {})) query = query.where(`m.${column as 'topic'}`, '=', value);
  const rows = await query.orderBy('m.created_at').orderBy('m.id').execute();
  return rows.map((row) => ({
    id: row.id,
    topic: row.topic as SubscriptionTopic | null,
    company: row.company_id === null ? null : { id: row.company_id, name: row.company ?? '' },
    school: row.school_id === null ? null : { id: row.school_id, name: row.school ?? '' },
    createdAt: row.created_at.toISOString(),
  }));
}

/** Companies that a person follows and schools where they are verified, by name: what they can subscribe to in their settings. */
export async function listSubscribable(database: Database, userId: OwnUserId, now: Date) {
  const companies = await database
    .selectFrom('company_follow as f')
    .innerJoin('company as c', 'c.id', 'f.company_id')
    .select(['c.id', 'c.name'])
    .where('f.user_id', '=', userId)
    .where('c.status', '=', 'active')
    .orderBy(sql`lower(c.name)`)
    .limit(SHOWN_MAX)
    .execute();
  const schools = await database
    .selectFrom('school_connection as k')
    .innerJoin('school as s', 's.id', 'k.school_id')
    .select(['s.id', 's.name'])
    .where('k.user_id', '=', userId)
    .where('k.state', '=', 'verified')
    .where((where) => where.or([where('k.expires_at', 'is', null), where('k.expires_at', '>', now)]))
    .orderBy(sql`lower(s.name)`)
    .execute();
  return { companies, schools };
}

/** Does this person want mails of this kind? For whoever orders one. */
export async function wantsMail(database: Database, userId: string, kind: EmailKind): Promise<boolean> {
  return (await listEmailSettings(database, userId as OwnUserId)).some((setting) => setting.kind === kind && setting.on);
}
