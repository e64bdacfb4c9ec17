// Who may search for people: those who recruit for an organization that the platform has approved.

import { Problem } from '../../kernel/http/problems.ts';
import type { ApiRequest } from '../../kernel/http/request.ts';
import { type ManagedOrganizationId, managedOrganizationId } from '../teams/access.ts';

/** An approved organization for which the caller recruits. */
export type SearchingOrganizationId = ManagedOrganizationId & { readonly searchingOrganization: unique symbol };

/** @throws Problem not_found, also to representatives; talent.not_approved. @rule talent.1 */
export async function searchingOrganizationId(request: ApiRequest, organizationId: number): Promise<SearchingOrganizationId> {
  const id = await managedOrganizationId(request, organizationId);
  const { status } = await request.database.selectFrom('organization').select('status').where('id', '=', id).executeTakeFirstOrThrow();
  if (status !== 'active') throw new Problem('talent.not_approved');
  return id as SearchingOrganizationId;
}
