// The card of one person: what administrators need to help, read in few statements, and nothing that could be used in the person's name:
// no hash, no token, no link, no words of mails.

import type { userCard } from '@fairway/contract/administration/users';
import type { Role } from '@fairway/rules/access';
import { mayBeViewed, type UserStatus } from '@fairway/rules/administration';
import { fullName } from '@fairway/rules/names';
import { recognizedDevice } from '@fairway/rules/user-agents';
import type { z } from 'zod';
import type { Database } from '../../../kernel/database/database.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import type { SessionKeys } from '../../../kernel/session/keys.ts';
import { findOpenMerge } from '../../account/merging/queries.ts';
import { readWays } from '../../identity/people/queries.ts';
import { isLocked } from '../../identity/request-limits.ts';
import type { PlatformAdministrator } from '../access.ts';

export type UserCardView = z.input<typeof userCard>;
type Reading = { database: Database; keys: SessionKeys; now: Date };

const MAILS_SHOWN = 20;
const SESSIONS_SHOWN = 50;

/** @throws Problem not_found */
export async function getUserCardView(reading: Reading, administrator: PlatformAdministrator, userId: string): Promise<UserCardView> {
  const { database, keys, now } = reading;
  const row = await database
    .selectFrom('identity_person as u')
    .leftJoin('tenant as t', 't.id', 'u.tenant_id')
    .selectAll('u')
    .select('t.name as tenant_name')
    .where('u.id', '=', userId)
    .executeTakeFirst();
  if (!row) throw new Problem('not_found');
  const roles = await listRoles(database, row.id);
  const status = row.merged_into === null ? (row.status as UserStatus) : 'merged';
  const isOther = row.id !== administrator.userId;
  const isBeingErased = row.deletion_due_at !== null && row.deletion_due_at <= now;
  return {
    id: row.id,
    name: fullName(row.first_name, row.last_name),
    email: row.email,
    emailVerified: row.email_verified_at !== null,
    status,
    locale: row.locale,
    timeZone: row.time_zone,
    tenant: row.tenant_id === null ? null : { id: row.tenant_id, name: row.tenant_name ?? '' },
    createdAt: row.created_at.toISOString(),
    deletionRequestedAt: iso(row.deletion_requested_at),
    deletionDueAt: iso(row.deletion_due_at),
    roles,
    signIns: {
      hasPassword: row.has_password === true,
      passwordChangedAt: iso(row.password_changed_at),
      ...(await readWays(database, row.id)),
      isLocked: await isLocked(database, keys, { id: row.id, emailFolded: row.email_folded }, now),
    },
    sessions: await listSessions(database, row.id, now),
    connections: await listConnections(database, row.id),
    mails: await listMails(database, row.id),
    ...(await readMerges(database, { id: row.id, mergedInto: row.merged_into }, now)),
    can: {
      merge: isOther && status === 'active',
      viewAs: isOther && mayBeViewed({ status, roles: roles.map(({ role }) => role) }),
      suspend: isOther && status === 'active',
      reinstate: status === 'suspended' && row.email_verified_at !== null && !isBeingErased,
    },
  };
}

const iso = (at: Date | null) => at?.toISOString() ?? null;

/** The account that took this one over, and those that it took over. */
async function readMerges(database: Database, { id, mergedInto }: { id: string; mergedInto: string | null }, now: Date) {
  const columns = ['id', 'first_name', 'last_name', 'email'] as const;
  const view = (row: { id: string; first_name: string; last_name: string; email: string }) => ({
    id: row.id,
    name: fullName(row.first_name, row.last_name),
    email: row.email,
  });
  const from = await database.selectFrom('identity_person').select(columns).where('merged_into', '=', id).orderBy('email_folded').execute();
  const into =
    mergedInto === null
      ? undefined
      : await database.selectFrom('identity_person').select(columns).where('id', '=', mergedInto).executeTakeFirst();
  const undoUntil = into === undefined ? undefined : (await findOpenMerge(database, id))?.undo_until;
  return {
    mergedInto: into ? { ...view(into), undoUntil: undoUntil && undoUntil > now ? undoUntil.toISOString() : null } : null,
    mergedFrom: from.map(view),
  };
}

async function listRoles(database: Database, userId: string): Promise<UserCardView['roles']> {
  const rows = await database
    .selectFrom('user_role as r')
    .leftJoin('organization as c', 'c.id', 'r.organization_id')
    .leftJoin('school as s', 's.id', 'r.school_id')
    .select(['r.id', 'r.role', 'r.granted_at', 'r.organization_id', 'r.school_id', 'c.name as organization_name', 's.name as school_name'])
    .where('r.user_id', '=', userId)
    .orderBy('r.granted_at')
    .orderBy('r.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    role: row.role as Role,
    organization: row.organization_id === null ? null : { id: row.organization_id, name: row.organization_name ?? '' },
    school: row.school_id === null ? null : { id: row.school_id, name: row.school_name ?? '' },
    grantedAt: row.granted_at.toISOString(),
  }));
}

async function listSessions(database: Database, userId: string, now: Date): Promise<UserCardView['sessions']> {
  const rows = await database
    .selectFrom('identity_session')
    .select(['id', 'method', 'user_agent', 'created_at', 'last_used_at', 'viewed_by'])
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .limit(SESSIONS_SHOWN)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    method: row.method,
    ...recognizedDevice(row.user_agent),
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at.toISOString(),
    isView: row.viewed_by !== null,
  }));
}

async function listConnections(database: Database, userId: string): Promise<UserCardView['connections']> {
  const rows = await database
    .selectFrom('verification_connection as c')
    .innerJoin('school as s', 's.id', 'c.school_id')
    .select(['s.id', 's.name', 'c.state', 'c.method', 'c.requested_at', 'c.verified_at', 'c.expires_at'])
    .where('c.user_id', '=', userId)
    .orderBy('s.name')
    .execute();
  return rows.map((row) => ({
    school: { id: row.id, name: row.name },
    state: row.state,
    method: row.method,
    requestedAt: iso(row.requested_at),
    verifiedAt: iso(row.verified_at),
    expiresAt: iso(row.expires_at),
  }));
}

async function listMails(database: Database, userId: string): Promise<UserCardView['mails']> {
  const rows = await database
    .selectFrom('outgoing_mail')
    .select(['id', 'kind', 'recipient', 'created_at', 'sent_at', 'failed_at', 'failure'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(MAILS_SHOWN)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    recipient: row.recipient,
    createdAt: row.created_at.toISOString(),
    sentAt: iso(row.sent_at),
    failedAt: iso(row.failed_at),
    failure: row.failure,
  }));
}
