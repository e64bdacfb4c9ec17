// With whom the profile is shared: the list, and answers. @rule shares.5
import type { Api } from '@fairway/client/api';
import type { components } from '@fairway/client/api.gen';

export type ProfileShare = components['schemas']['ProfileShare'];

const SHARES = '/api/v1/candidate/share';

/** All of it: a person shares with a handful. */
export const sharesQuery = (api: Api) => api.query.queryOptions('get', SHARES, { params: { query: { direction: 'given' } } });

/** Consents for so many days. @throws ApiProblem */
export async function consent(api: Api, id: string, days: number): Promise<void> {
  await api.call.POST(`${SHARES}/{id}/answer`, { params: { path: { id } }, body: { consented: true, expirationTime: endAfter(days) } });
}

/** Declines or takes back. @throws ApiProblem */
export async function endShare(api: Api, id: string): Promise<void> {
  await api.call.POST(`${SHARES}/{id}/answer`, { params: { path: { id } }, body: { consented: false } });
}

/** Shares the profile with an organization for so many days. @throws ApiProblem */
export async function shareWithOrganization(api: Api, sharedWithOrg: number, days: number): Promise<void> {
  await api.call.POST(SHARES, { body: { sharedWithOrg, expirationTime: endAfter(days) } });
}

const endAfter = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

export const isWaiting = (share: ProfileShare) => share.state === 'waiting';
