// Who may search for people: those who recruit for a verified organization: the platform shows it, and something was proven of
// it. That is what people read where they choose who finds them.

import { Problem } from '../../kernel/http/problems.ts';
import type { ApiRequest } from '../../kernel/http/request.ts';
import { type ManagedOrganizationId, managedOrganizationId } from '../teams/access.ts';
import { isVerified } from '../teams/queries.ts';

/** A verified organization for which the caller recruits. */
export type SearchingOrganizationId = ManagedOrganizationId & { readonly searchingOrganization: unique symbol };

/** @throws Problem not_found, also to representatives; talent.unverified. @rule talent.1 */
export async function searchingOrganizationId(request: ApiRequest, organizationId: number): Promise<SearchingOrganizationId> {
  const id = await managedOrganizationId(request, organizationId);
  if (!(await isVerified(request.database, id))) throw new Problem('talent.unverified');
  return id as SearchingOrganizationId;
}
