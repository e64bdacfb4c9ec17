// What waits for those who answer applications.
import type { CountAtOrganization } from '../../../kernel/feature.ts';
import type { ManagedOrganizationId } from '../../teams/access.ts';
import { countOverdue } from './queries.ts';

export const overdueReplies: CountAtOrganization = async (database, organizationId, now) => [
  { item: 'overdueReplies', ...(await countOverdue(database, organizationId as ManagedOrganizationId, now)) },
];
