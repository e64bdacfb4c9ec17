// Who works for an organization: a person once, with the highest of their roles; who asks to; who is invited.

import type { Asked, RowOf } from '@fairway/contract/kernel/lists';
import type { employerOrganizationsList, teamList } from '@fairway/contract/teams/employer';
import { fold } from '@fairway/rules/folding';
import { fullName } from '@fairway/rules/names';
import type { OrganizationState } from '@fairway/rules/organizations';
import { searchedWords } from '@fairway/rules/students';
import { provingDomain, TEAM_ROLES, type TEAM_SORTS, type TEAM_STATES, type TeamRole } from '@fairway/rules/teams';
import { sql } from 'kysely';
import type { Database } from '../../../kernel/database/database.ts';
import type { ListOrder } from '../../../kernel/database/lists.ts';
import type { Listing } from '../../../kernel/http/bind-list.ts';
import type { EmployerId } from '../access.ts';

export type TeamReader = { organizationId: EmployerId; actorId: string };
const RANK = sql`array_position(array['OrganizationAdmin', 'Recruiter', 'Representative'], m.role)`;

const ORDER: ListOrder<(typeof TEAM_SORTS)[number]> = {
  key: 'm.user_id',
  sorts: { role: sql`(${RANK}, m.folded_name)`, name: 'm.folded_name', since: 'm.granted_at' },
};

function teamOf(database: Database, { organizationId }: TeamReader) {
  const people = database
    .selectFrom('user_role as r')
    .innerJoin('identity_person as u', 'u.id', 'r.user_id')
    .select(['u.id as user_id', 'u.email', 'u.first_name', 'u.last_name', 'u.folded_name', 'u.folded_words'])
    .select([
      // Of three roles the first in the alphabet is the highest.
      sql<string>`min(r.role)`.as('role'),
      sql<Date>`min(r.granted_at)`.as('granted_at'),
      sql<(typeof TEAM_STATES)[number]>`case when u.status = 'active' then 'active' else 'suspended' end`.as('state'),
      sql<number>`(sum((min(r.role) = 'OrganizationAdmin' and u.status = 'active')::int) over ())::int`.as('owners'),
    ])
    .where('r.organization_id', '=', organizationId)
    .where('r.role', 'in', [...TEAM_ROLES])
    .groupBy(['u.id', 'u.email', 'u.first_name', 'u.last_name', 'u.folded_name', 'u.folded_words', 'u.status']);
  return database
    .selectFrom(people.as('m'))
    .select(['m.user_id', 'm.email', 'm.first_name', 'm.last_name', 'm.role', 'm.granted_at', 'm.state', 'm.owners']);
}
type MemberRow = Awaited<ReturnType<ReturnType<typeof teamOf>['executeTakeFirstOrThrow']>>;

export function teamListing(
  database: Database,
  reader: TeamReader,
  { q, role, state }: Asked<typeof teamList>,
): Listing<typeof teamList, MemberRow> {
  let rows = teamOf(database, reader);
  if (role !== undefined) rows = rows.where('m.role', '=', role);
  if (state !== undefined) rows = rows.where('m.state', '=', state);
  for (const { word, begins } of searchedWords(fold(q)))
    rows = rows.where(sql<boolean>`strpos(' ' || m.folded_words, ${begins ? ` ${word}` : word}) > 0`);
  return {
    rows,
    order: ORDER,
    view: (row) => ({
      ...{ userId: row.user_id, email: row.email, firstName: row.first_name, lastName: row.last_name },
      ...{ role: row.role as TeamRole, state: row.state, grantedAt: row.granted_at.toISOString() },
      isYou: row.user_id === reader.actorId,
      isLastOwner: row.role === 'OrganizationAdmin' && row.state === 'active' && row.owners === 1,
    }),
    file: 'team',
    columns: {
      'First name': ({ firstName }) => firstName,
      'Last name': ({ lastName }) => lastName,
      Email: ({ email }) => email,
      Role: ({ role: held }) => held,
      State: ({ state: is }) => is,
      Since: ({ grantedAt }) => grantedAt,
    },
  };
}

const WAITING_MAX = 100;

/** Who asks to join, the oldest first. */
export async function listJoinRequests(database: Database, organizationId: EmployerId) {
  const rows = await database
    .selectFrom('team_request as q')
    .innerJoin('identity_person as p', 'p.id', 'q.user_id')
    .innerJoin('organization as o', 'o.id', 'q.organization_id')
    .select(['q.id', 'q.message', 'q.asked_at', 'q.work_email', 'q.proven_at', 'o.link', 'p.email', 'p.first_name', 'p.last_name'])
    .where('q.organization_id', '=', organizationId)
    .where('q.state', '=', 'waiting')
    .where('q.kind', '=', 'join')
    .orderBy('q.asked_at')
    .orderBy('q.id')
    .limit(WAITING_MAX)
    .execute();
  return rows.map((row) => {
    const email = row.proven_at && row.work_email ? row.work_email : row.email;
    return {
      ...{ id: row.id, firstName: row.first_name, lastName: row.last_name, email, message: row.message },
      provenDomain: row.proven_at ? (provingDomain(email, row.link) ?? null) : null,
      askedAt: row.asked_at.toISOString(),
    };
  });
}

/** Invitations, those that are over too, the oldest first. */
export async function listInvitations(database: Database, organizationId: EmployerId, now: Date, id?: string) {
  let query = database
    .selectFrom('team_invitation as i')
    .leftJoin('identity_person as p', 'p.id', 'i.invited_by')
    .select(['i.id', 'i.email', 'i.role', 'i.invited_at', 'i.expires_at', 'p.first_name', 'p.last_name'])
    .where('i.organization_id', '=', organizationId)
    .orderBy('i.invited_at')
    .orderBy('i.id')
    .limit(WAITING_MAX);
  if (id !== undefined) query = query.where('i.id', '=', id);
  return (await query.execute()).map((row) => ({
    ...{ id: row.id, email: row.email, role: row.role as TeamRole },
    invitedAt: row.invited_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    isOver: row.expires_at <= now,
    inviter: fullName(row.first_name ?? '', row.last_name ?? ''),
  }));
}

/** How many ask to join, and since when the first of them does. */
export async function countJoinRequests(database: Database, organizationId: EmployerId) {
  return database
    .selectFrom('team_request')
    .select([sql<number>`count(*)::int`.as('count'), sql<Date | null>`min(asked_at)`.as('oldestAt')])
    .where('organization_id', '=', organizationId)
    .where('state', '=', 'waiting')
    .where('kind', '=', 'join')
    .executeTakeFirstOrThrow();
}

type AskedOrganizations = Asked<typeof employerOrganizationsList>;
const ORGANIZATION_ORDER: ListOrder<'held' | 'name' | 'country'> = {
  key: 'o.id',
  sorts: { held: sql`(o.held_above, o.folded_name)`, name: 'o.folded_name', country: 'o.country_code' },
};

/** The organizations that somebody works for, and those below one that they own; every one for who runs the platform. */
export function employerListing(
  database: Database,
  { userId, isPlatform }: { userId: string; isPlatform: boolean },
  { q, organizationId }: AskedOrganizations,
): Listing<typeof employerOrganizationsList, RowOf<typeof employerOrganizationsList>> {
  const held = sql<{ id: number; role: string; above: boolean }>`(
    with recursive owned as (
      select organization_id as id from user_role where user_id = ${userId}::uuid and role = 'OrganizationAdmin'
      union select o.id from organization o join owned on o.parent_id = owned.id
    )
    select id, min(role) as role, bool_and(above) as above from (
      select id, 'OrganizationAdmin' as role, true as above from owned
      union all select organization_id, role, false from user_role where user_id = ${userId}::uuid and organization_id is not null
    ) as every group by id)`;
  const every = isPlatform
    ? database.selectFrom('organization as c').select([sql<TeamRole>`'OrganizationAdmin'`.as('role'), sql<boolean>`false`.as('held_above')])
    : database
        .selectFrom('organization as c')
        .innerJoin(held.as('h'), 'h.id', 'c.id')
        .select([sql<TeamRole>`h.role`.as('role'), 'h.above as held_above']);
  const one = every.select(['c.id', 'c.name', 'c.folded_name', 'c.logo', 'c.country_code', 'c.status']).where('c.status', '<>', 'merged');
  let rows = database
    .selectFrom(one.as('o'))
    .select([
      'o.id as organizationId',
      'o.name',
      'o.logo',
      'o.country_code as country',
      'o.role',
      sql<OrganizationState>`o.status`.as('state'),
    ]);
  if (organizationId !== undefined) rows = rows.where('o.id', '=', organizationId);
  for (const word of fold(q).split(' ').filter(Boolean)) rows = rows.where(sql<boolean>`strpos(' ' || o.folded_name, ${` ${word}`}) > 0`);
  return {
    rows,
    order: ORGANIZATION_ORDER,
    view: (one) => one,
    file: 'organizations',
    columns: {
      Organization: ({ organizationId: id }) => id,
      Name: ({ name }) => name,
      Country: ({ country }) => country,
      State: ({ state }) => state,
      Role: ({ role }) => role,
    },
  };
}

/** What the first page of a console says of its organization. @throws no error: the scope says that there is one */
export async function findEmployer(database: Database, organizationId: EmployerId) {
  return database
    .selectFrom('organization as o')
    .select(['o.name', 'o.link', 'o.status', 'o.suspension_reason'])
    .where('o.id', '=', organizationId)
    .executeTakeFirstOrThrow();
}
