// The calls of the pages about teams.
import type { Api } from '@fairway/client/api';
import type { components } from '@fairway/client/api.gen';
import { fullName } from '@fairway/rules/names';

export type TeamRequest = components['schemas']['TeamRequest'];
export type TeamInvitation = components['schemas']['TeamInvitation'];
export type FoundOrganization = components['schemas']['FoundOrganization'];
export type TeamMember = components['schemas']['TeamMember'];
export type Proof = components['schemas']['OrganizationProof'];

export const nameOf = (member: TeamMember) => fullName(member.firstName, member.lastName) || member.email;

const OWN = '/api/v1/team-requests';

export const ownRequestsQuery = (api: Api) => api.query.queryOptions('get', OWN);
export const OWN_REQUESTS_KEY = ['get', OWN] as const;

const HOME = '/api/v1/employer/organizations/{organizationId}/home';
export const employerHomeQuery = (api: Api, organizationId: number) =>
  api.query.queryOptions('get', HOME, { params: { path: { organizationId } } });

const JOINING = '/api/v1/employer/organizations/{organizationId}/joining';
export const joiningQuery = (api: Api, organizationId: number) =>
  api.query.queryOptions('get', JOINING, { params: { path: { organizationId } } });
/** What shows a team: changed, all of it is asked again. */
export const TEAM_KEYS = [
  ['get', JOINING],
  ['get', '/api/v1/employer/organizations/{organizationId}/team'],
  ['get', HOME],
] as const;

const CLAIM = '/api/v1/admin/team-requests/{id}';
export const claimQuery = (api: Api, id: string) => api.query.queryOptions('get', CLAIM, { params: { path: { id } } });
