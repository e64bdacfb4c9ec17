// What an organization asked to see and what it sees, for those who recruit there. Every query holds the organization, and nothing of a profile is
// read before it is known to be shared now. @rule shares.9

import type { Asked } from '@fairway/contract/kernel/lists';
import type { sharedProfilesList } from '@fairway/contract/shared-profiles/endpoints';
import { SHARE_LIMITS, type SHARED_SORTS, type ShareState } from '@fairway/rules/profile-shares';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../../kernel/database/database.ts';
import type { ListOrder } from '../../kernel/database/lists.ts';
import type { ManagedOrganizationId } from '../teams/access.ts';

/** Of one organization, by one who recruits for it. */
export type Recruiter = { organizationId: ManagedOrganizationId; actorId: string; now: Date };
const APPLICATIONS_SHOWN = 20;
const DAY_MS = 86_400_000;

/** Of a row of `profile_share_standing as s`: as rules/profile-shares `shareState` says. */
function stateAt(now: Date): RawBuilder<ShareState> {
  const asked = new Date(now.getTime() - SHARE_LIMITS.requestDays * DAY_MS);
  return sql<ShareState>`case when s.consented is null then case when s.created_at > ${asked} then 'waiting' else 'ended' end
    when s.consented and (s.expires_at is null or s.expires_at > ${now}) then 'shared' else 'ended' end`;
}

const since = sql<Date>`coalesce(s.consented_at, s.created_at)`;
const requestDays = sql.lit(SHARE_LIMITS.requestDays);
const until = (now: Date) =>
  sql<Date | null>`case ${stateAt(now)} when 'waiting' then s.created_at + ${requestDays} * interval '24 hours' when 'shared' then s.expires_at end`;
const name = sql<string>`person_name(u.first_name, u.last_name)`;

export const sharedOrder = (now: Date): ListOrder<(typeof SHARED_SORTS)[number]> => ({
  key: 's.id',
  sorts: {
    since,
    until: until(now),
    name: sql`lower(${name})`,
    state: sql`array_position(array['waiting', 'shared', 'ended'], ${stateAt(now)})`,
  },
});

/** Those whose account is open. */
export function sharedQuery(database: Database, { organizationId, now }: Recruiter, asked?: Asked<typeof sharedProfilesList>) {
  let query = database
    .selectFrom('profile_share_standing as s')
    .innerJoin('identity_person as u', 'u.id', 's.user_id')
    .select(['s.id', 's.user_id', 'u.avatar', name.as('name'), stateAt(now).as('state'), since.as('since'), until(now).as('until')])
    .where('s.shared_with_org', '=', organizationId)
    .where('u.status', '=', 'active');
  if (asked && asked.state.length > 0) query = query.where(sql<SqlBool>`${stateAt(now)} = any(${[...asked.state]}::text[])`);
  if (asked && asked.q !== '') query = query.where(sql<SqlBool>`strpos(lower(${name}), lower(${asked.q})) > 0`);
  return query;
}
export type SharedRow = Awaited<ReturnType<ReturnType<typeof sharedQuery>['execute']>>[number];

/** What stands between the organization and one person. */
export const findShared = (database: Database, recruiter: Recruiter, userId: string) =>
  sharedQuery(database, recruiter).where('s.user_id', '=', userId).executeTakeFirst();

/** A suspended organization is shown nothing, whatever was shared with it. */
export async function isOpen(database: Database, organizationId: ManagedOrganizationId): Promise<boolean> {
  const row = await database
    .selectFrom('organization')
    .select('id')
    .where('id', '=', organizationId)
    .where('status', '=', 'active')
    .executeTakeFirst();
  return row !== undefined;
}

/** The CV that is sent first. */
export function findCv(database: Database, userId: string) {
  return database
    .selectFrom('candidate_document as d')
    .innerJoin('candidate_profile as c', 'c.id', 'd.candidate_id')
    .select(['d.name', 'd.size_bytes', 'd.content_type', 'd.file_key'])
    .where('c.user_id', '=', userId)
    .where('d.is_default', '=', true)
    .executeTakeFirst();
}

/** What the person applied for there, newest first. */
export function listApplications(database: Database, organizationId: ManagedOrganizationId, userId: string) {
  return database
    .selectFrom('application_received')
    .select(['id', 'title', 'sent_at'])
    .where('organization_id', '=', organizationId)
    .where('user_id', '=', userId)
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .limit(APPLICATIONS_SHOWN)
    .execute();
}

/** Whether the share by which a CV was opened still stands, with an organization that is open. */
export async function isShareOpen(database: Database, shareId: string, now: Date): Promise<boolean> {
  const { rows } = await sql`select from profile_share_standing s join organization o on o.id = s.shared_with_org and o.status = 'active'
    where s.id = ${shareId}::uuid and ${stateAt(now)} = 'shared'`.execute(database);
  return rows.length > 0;
}
