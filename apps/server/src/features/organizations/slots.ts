// What features that use organizations fill, and what the demo world's organizations leave for them.
import type { EndpointReply } from '@fairway/contract/kernel/endpoint';
import type { getCompany } from '@fairway/contract/organizations/endpoints';
import { worldPart } from '../../kernel/demo-world.ts';
import { slot } from '../../kernel/feature.ts';
import type { ApiRequest } from '../../kernel/http/request.ts';
import type { SeededOrganization } from './seed.ts';

/** How many postings an organization has open, the first of them, what all ask for and what they pay, as the caller sees them. */
export type OrganizationPostings = (
  organizationId: number,
  limit: number,
  request: ApiRequest,
) => Promise<Pick<EndpointReply<typeof getCompany>, 'postings' | 'hiring' | 'pay'> & { total: number }>;

export const postingsOfOrganizations = slot<OrganizationPostings>('postings of organizations');

export const organizationsOfWorld = worldPart<readonly (SeededOrganization & { key: string })[]>('companies');
