// Who sees applicants: owners and recruiters of the organization.
import type { ApiRequest } from '../../kernel/http/request.ts';
import { ownUserId } from '../identity/access.ts';
import { managedOrganizationId } from '../teams/access.ts';
import type { Recruiter } from './queries.ts';

/** @throws Problem not_found to who does not recruit there */
export async function recruiterOf(request: ApiRequest, { organizationId }: { organizationId: number }): Promise<Recruiter> {
  return {
    organizationId: await managedOrganizationId(request, organizationId),
    actorId: ownUserId(request),
    now: request.clock.now(),
  };
}
