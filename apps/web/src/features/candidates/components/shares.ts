// With whom the profile is shared: the list, and answers. @rule shares.5
import type { Api } from '@fairway/client/api';
import type { components } from '@fairway/client/api.gen';

export type ProfileShare = components['schemas']['ProfileShare'];

const SHARES = '/api/v1/candidate/share';

/** All of it: a person shares with a handful. */
export const sharesQuery = (api: Api) => api.query.queryOptions('get', SHARES, { params: { query: { direction: 'given' } } });

/** Consents, declines or takes back. @throws ApiProblem */
export async function answerShare(api: Api, id: string, consented: boolean): Promise<void> {
  await api.call.POST(`${SHARES}/{id}/answer`, { params: { path: { id } }, body: { consented } });
}

/** Shares the profile with an organisation, for a year. @throws ApiProblem */
export async function shareWithOrganization(api: Api, sharedWithOrg: number): Promise<void> {
  await api.call.POST(SHARES, { body: { sharedWithOrg } });
}

export const isWaiting = (share: ProfileShare) => share.consented === null;
