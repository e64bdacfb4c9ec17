// What waits for the owners of an organization.
import type { CountAtOrganization } from '../../kernel/feature.ts';
import type { EmployerId } from './access.ts';
import { countJoinRequests } from './members/queries.ts';

export const joinRequests: CountAtOrganization = async (database, organizationId) => [
  { item: 'joinRequests', ...(await countJoinRequests(database, organizationId as EmployerId)) },
];
