// Who may work at which organization. The roles are asked of the database at each call, for a person may be a recruiter here and a representative
// there, and nobody who was removed acts on an old token. Owners of an organization own those below it; platform administrators own every one.
// Whoever asks for another one is told that there is none (404), the same as for an id of no organization. @rule teams.3
import { highestRole, type TeamRole } from '@fairway/rules/teams';
import { sql } from 'kysely';
import type { Database } from '../../kernel/database/database.ts';
import { Problem } from '../../kernel/http/problems.ts';
import type { ApiRequest } from '../../kernel/http/request.ts';

/** An organization that the caller works for, in whichever role. */
export type EmployerId = number & { readonly employer: unique symbol };
/** One for which the caller recruits: every query on its postings, applications and people takes one. */
export type ManagedOrganizationId = EmployerId & { readonly managedOrganization: unique symbol };
/** One that the caller owns: its team and its profile's name take one. */
export type OwnedOrganizationId = ManagedOrganizationId & { readonly ownedOrganization: unique symbol };

/** @throws Problem not_found */
export async function employerId(request: ApiRequest, organizationId: number): Promise<EmployerId> {
  await roleAt(request, organizationId);
  return organizationId as EmployerId;
}

/** For owners and recruiters. @throws Problem not_found */
export async function managedOrganizationId(request: ApiRequest, organizationId: number): Promise<ManagedOrganizationId> {
  if ((await roleAt(request, organizationId)) === 'Representative') throw new Problem('not_found');
  return organizationId as ManagedOrganizationId;
}

/** For owners. @throws Problem not_found, also to others of the team */
export async function ownedOrganizationId(request: ApiRequest, organizationId: number): Promise<OwnedOrganizationId> {
  if ((await roleAt(request, organizationId)) !== 'OrganizationAdmin') throw new Problem('not_found');
  return organizationId as OwnedOrganizationId;
}

async function roleAt({ database, actor }: ApiRequest, organizationId: number): Promise<TeamRole> {
  if (actor.kind !== 'user') throw new Problem('not_found');
  const roles = await listRolesAt(database, actor.userId, organizationId);
  const role = actor.roles.includes('Admin') && roles.exists ? 'OrganizationAdmin' : highestRole(roles.held);
  if (role === undefined) throw new Problem('not_found');
  return role;
}

/** The roles of a person at an organization, those of an owner further up among them; merged organizations are none. */
async function listRolesAt(database: Database, userId: string, organizationId: number): Promise<{ exists: boolean; held: string[] }> {
  const { rows } = await sql<{ exists: boolean; held: string[] }>`
    with recursive up as (
      select id, parent_id from organization where id = ${organizationId} and status <> 'merged'
      union select o.id, o.parent_id from organization o join up on o.id = up.parent_id
    )
    select exists (select from up) as exists, array(
      select r.role from user_role r join up on up.id = r.organization_id
      where r.user_id = ${userId}::uuid and (r.organization_id = ${organizationId} or r.role = 'OrganizationAdmin')
    ) as held`.execute(database);
  return rows[0] ?? { exists: false, held: [] };
}

/** Where somebody recruits now, by their roles and those further up: organizations that are open, none that is suspended, waits or was merged. */
export async function listRecruitingIds(database: Database, userId: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with recursive own as (
      select organization_id as id from user_role where user_id = ${userId}::uuid and role = 'OrganizationAdmin' and organization_id is not null
      union select o.id from organization o join own on o.parent_id = own.id
    )
    select o.id from organization o where o.status = 'active' and (o.id in (select id from own) or o.id in (
      select organization_id from user_role where user_id = ${userId}::uuid and role = 'Recruiter')) order by o.id`.execute(database);
  return rows.map(({ id }) => id);
}
