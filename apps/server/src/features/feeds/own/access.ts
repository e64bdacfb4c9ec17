// Who may keep a feed of an organization: those who recruit there. A feed of another one, or of the platform, is none. @rule feeds.4
import { Problem } from '../../../kernel/http/problems.ts';
import type { ApiRequest } from '../../../kernel/http/request.ts';
import { type ManagedOrganizationId, managedOrganizationId } from '../../teams/access.ts';
import { isVerified } from '../../teams/queries.ts';

/** A feed of an organization for which the caller recruits. */
export type OwnFeedId = number & { readonly ownFeed: unique symbol };

/** @throws Problem not_found */
export async function ownFeedId(request: ApiRequest, params: { organizationId: number; id: number }): Promise<OwnFeedId> {
  const organizationId = await managedOrganizationId(request, params.organizationId);
  const found = await request.database
    .selectFrom('feed')
    .select('id')
    .where('id', '=', params.id)
    .where('organization_id', '=', organizationId)
    .executeTakeFirst();
  if (!found) throw new Problem('not_found');
  return found.id as OwnFeedId;
}

/** For what has a feed read. @throws Problem not_found, imports.unverified. @rule feeds.5 */
export async function readableFeedId(request: ApiRequest, params: { organizationId: number; id: number }): Promise<OwnFeedId> {
  const id = await ownFeedId(request, params);
  if (!(await isVerified(request.database, params.organizationId))) throw new Problem('imports.unverified');
  return id;
}

/** For who adds a feed. @throws Problem not_found, imports.unverified. @rule feeds.5 */
export async function feedingOrganizationId(request: ApiRequest, organizationId: number): Promise<ManagedOrganizationId> {
  const id = await managedOrganizationId(request, organizationId);
  if (!(await isVerified(request.database, id))) throw new Problem('imports.unverified');
  return id;
}
