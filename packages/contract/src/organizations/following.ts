// Following an organization: which ones I follow, and beginning and ending it. @rule organizations.13
import { LIMITS } from '@fairway/rules/limits';
import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { intId } from '../kernel/fields.ts';
import { organization } from './endpoints.ts';

/** A followed organization in a list. */
export const followedOrganization = organization
  .pick({ id: true, name: true, segment: true, logo: true, countryCode: true, openPostings: true })
  .meta({ id: 'FollowedCompany' });

export const listFollowedCompanies = endpoint({
  name: 'listFollowedCompanies',
  method: 'GET',
  path: '/api/v1/companies/follow',
  summary: 'The organizations I follow, last followed first: the ids of all, and a page of them as they are shown.',
  tag: 'organizations',
  access: 'candidate',
  feature: 'findCompanies',
  query: z.strictObject({ page: z.coerce.number().int().min(1).max(LIMITS.pageNumberMax).default(1) }),
  returns: z.object({
    companyIds: z.array(z.int()),
    companies: z.array(followedOrganization),
    page: z.int(),
    totalCount: z.int(),
    hasNext: z.boolean(),
  }),
  errors: [],
});

export const followCompany = endpoint({
  name: 'followCompany',
  method: 'POST',
  path: '/api/v1/companies/follow',
  summary: 'Follows an organization; following twice is following once.',
  tag: 'organizations',
  access: 'candidate',
  feature: 'findCompanies',
  body: z.strictObject({ companyId: intId }),
  returns: z.object({ companyId: z.int() }),
  errors: ['companies.not_found'],
});

export const unfollowCompany = endpoint({
  name: 'unfollowCompany',
  method: 'DELETE',
  path: '/api/v1/companies/follow/{id}',
  summary: 'Stops following an organization.',
  tag: 'organizations',
  access: 'candidate',
  feature: 'findCompanies',
  params: z.object({ id: intId }),
  errors: [],
});
