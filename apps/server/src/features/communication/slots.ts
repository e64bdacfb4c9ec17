import { slot } from '../../kernel/feature.ts';
import type { ApiRequest } from '../../kernel/http/request.ts';

/** Whom one subscribes to one follows; organizations know how. */
export type Following = {
  /** Makes the caller follow an organization; gives the id of the one that is followed then. @throws Problem companies.not_found */
  follow(request: ApiRequest, organizationId: number): Promise<number>;
  /** The first `limit` of the open ones that the caller follows, by name. */
  listNames(request: ApiRequest, limit: number): Promise<{ id: number; name: string }[]>;
};
export const followingOfOrganizations = slot<Following>('following of organizations');
