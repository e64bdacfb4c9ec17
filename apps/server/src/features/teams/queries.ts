// Reads of organizations as those who work for them, or want to, see them; organizations that wait for approval are theirs to see too.

import { foldedEmail } from '@fairway/rules/emails';
import { fold } from '@fairway/rules/folding';
import type { OrganizationState } from '@fairway/rules/organizations';
import { hostOfWebsite, type ProofMethod, provingDomain, TEAM_LIMITS, type TeamRole } from '@fairway/rules/teams';
import { sql } from 'kysely';
import type { Database } from '../../kernel/database/database.ts';
import { Problem } from '../../kernel/http/problems.ts';
import type { OwnUserId } from '../identity/access.ts';

/** Of an organization: it has an active owner. */
export const hasOwner = sql<boolean>`exists (select from user_role r join identity_person p on p.id = r.user_id
  where r.organization_id = o.id and r.role = 'OrganizationAdmin' and p.status = 'active')`;

export type ProofRow = { method: ProofMethod; domain: string; provenAt: string };
/** Of an organization: what was proven of it, the strongest first. */
export const proofsOf = sql<ProofRow[]>`coalesce((select jsonb_agg(
  jsonb_build_object('method', f.method, 'domain', f.domain, 'provenAt', to_char(f.proven_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))
  order by array_position(array['platform', 'dns', 'mail'], f.method), f.domain)
  from organization_proof f where f.organization_id = o.id), '[]')`;

/** The caller's own address: what proves who they are. @throws Problem unauthenticated where the account was erased meanwhile */
export async function findOwnAddress(database: Database, userId: OwnUserId): Promise<{ email: string; isProven: boolean }> {
  const row = await database
    .selectFrom('identity_person')
    .select(['email', 'email_verified_at'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!row) throw new Problem('unauthenticated');
  return { email: row.email, isProven: row.email_verified_at !== null };
}

/** Organizations by words of their name or by the host of their website: who is called so first, then who has a team. */
export async function findOrganizationsFor(database: Database, userId: OwnUserId, asked: string) {
  const own = await findOwnAddress(database, userId);
  const words = fold(asked).split(' ').filter(Boolean).slice(0, 8);
  if (words.length === 0) return [];
  const host =
    asked
      .trim()
      .toLowerCase()
      .replace(/^(https?:\/\/)?(www\.)?/, '')
      .split(/[/?#@]/)[0] ?? '';
  const byName = sql<boolean>`(${sql.join(
    words.map((word) => sql`strpos(' ' || o.folded_name, ${` ${word}`}) > 0`),
    sql` and `,
  )})`;
  const byHost = host.includes('.') ? sql<boolean>`strpos(lower(o.link), ${host}) > 0` : sql<boolean>`false`;
  const rows = await database
    .selectFrom('organization as o')
    .select(['o.id', 'o.name', 'o.logo', 'o.country_code', 'o.link', hasOwner.as('hasOwner'), proofsOf.as('proofs')])
    .where('o.status', 'in', ['active', 'pending'])
    .where((where) => where.or([byName, byHost]))
    .orderBy(sql`o.folded_name <> ${fold(asked)}`)
    .orderBy(sql`length(o.folded_name)`)
    .orderBy('o.id')
    .limit(TEAM_LIMITS.found)
    .execute();
  return rows.map(({ id, name, logo, country_code, link, proofs, ...row }) => ({
    ...{ id, name, logo, country: country_code, host: hostOfWebsite(link) ?? null, hasOwner: row.hasOwner, proofs },
    isYours: own.isProven && provingDomain(own.email, link) !== undefined,
  }));
}

const requestsOf = (database: Database) =>
  database
    .selectFrom('team_request as q')
    .innerJoin('organization as o', 'o.id', 'q.organization_id')
    .select([
      'q.id',
      'q.kind',
      'q.state',
      'q.message',
      'q.work_email',
      'q.proven_at',
      'q.code_ends_at',
      'q.asked_at',
      'q.decided_at',
      'q.note',
    ])
    .select(['o.id as organization_id', 'o.name', 'o.logo', 'o.link', 'o.status']);

type RequestRow = Awaited<ReturnType<ReturnType<typeof requestsOf>['executeTakeFirstOrThrow']>>;

const requestView = (row: RequestRow) => ({
  id: row.id,
  kind: row.kind as 'join',
  state: row.state as 'waiting',
  organization: {
    ...{ id: row.organization_id, name: row.name, logo: row.logo, host: hostOfWebsite(row.link) ?? null },
    state: row.status as OrganizationState,
  },
  message: row.message,
  workEmail: row.work_email,
  isProven: row.proven_at !== null,
  codeEndsAt: row.state === 'waiting' ? (row.code_ends_at?.toISOString() ?? null) : null,
  askedAt: row.asked_at.toISOString(),
  decidedAt: row.decided_at?.toISOString() ?? null,
  note: row.note,
});

const OWN_REQUESTS = 50;

export async function listOwnRequests(database: Database, userId: OwnUserId) {
  const rows = await requestsOf(database)
    .where('q.user_id', '=', userId)
    .where('o.status', '<>', 'merged')
    .orderBy('q.asked_at', 'desc')
    .orderBy('q.id')
    .limit(OWN_REQUESTS)
    .execute();
  return rows.map(requestView);
}

export async function findOwnRequest(database: Database, userId: OwnUserId, id: string) {
  const row = await requestsOf(database).where('q.user_id', '=', userId).where('q.id', '=', id).executeTakeFirst();
  return row && requestView(row);
}

/** What is offered to the person's proven address now; nothing to an address that is not proven. */
export async function listOwnInvitations(database: Database, own: { email: string; isProven: boolean }, now: Date) {
  if (!own.isProven) return [];
  const rows = await database
    .selectFrom('team_invitation as i')
    .innerJoin('organization as o', 'o.id', 'i.organization_id')
    .leftJoin('identity_person as p', 'p.id', 'i.invited_by')
    .select(['i.id', 'i.role', 'i.expires_at', 'o.id as organization_id', 'o.name', 'o.logo', 'p.first_name', 'p.last_name'])
    .where('i.email_folded', '=', foldedEmail(own.email))
    .where('i.expires_at', '>', now)
    .where('o.status', 'in', ['active', 'pending'])
    .orderBy('i.invited_at')
    .orderBy('i.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    organization: { id: row.organization_id, name: row.name, logo: row.logo },
    role: row.role as TeamRole,
    inviter: `${row.first_name ?? ''} ${row.last_name ?? ''}`.trim(),
    expiresAt: row.expires_at.toISOString(),
  }));
}

/** What was proven of an organization. */
export async function listProofs(database: Database, organizationId: number) {
  const { proofs } = await database
    .selectFrom('organization as o')
    .select(proofsOf.as('proofs'))
    .where('o.id', '=', organizationId)
    .executeTakeFirstOrThrow();
  return proofs;
}

/** The platform shows it, and something was proven of it. @rule shares.2, talent.1 */
export async function isVerified(database: Database, organizationId: number): Promise<boolean> {
  const row = await database
    .selectFrom('organization as o')
    .innerJoin('organization_proof as f', 'f.organization_id', 'o.id')
    .select('o.id')
    .where('o.id', '=', organizationId)
    .where('o.status', '=', 'active')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Who holds one of these roles at an organization and may sign in, as they are mailed. */
export function membersOf(database: Database, organizationId: number, roles: readonly ('OrganizationAdmin' | 'Recruiter')[]) {
  return database
    .selectFrom('identity_person as u')
    .select(['u.id', 'u.email', 'u.first_name', 'u.last_name', 'u.locale', 'u.tenant_id'])
    .where('u.status', '=', 'active')
    .where((where) =>
      where.exists(
        where
          .selectFrom('user_role as r')
          .select('r.id')
          .whereRef('r.user_id', '=', 'u.id')
          .where('r.organization_id', '=', organizationId)
          .where('r.role', 'in', [...roles]),
      ),
    )
    .orderBy('u.id');
}

/** Owners and recruiters, without those who are leaving the platform. */
export const listRecruiters = (database: Database, organizationId: number) =>
  membersOf(database, organizationId, ['OrganizationAdmin', 'Recruiter']).where('u.deletion_due_at', 'is', null).execute();
