// What the pages of talent search ask for.
import type { Api } from '@fairway/client/api';
import type { components, paths } from '@fairway/client/api.gen';
import type { Locale } from '@fairway/rules/locales';
import { TALENT_FILTERS } from '@fairway/rules/talent';
import type { TalentAddress } from './talent-address.ts';

export const TALENT = '/api/v1/employer/organizations/{organizationId}/talent';
const PERSON = '/api/v1/employer/organizations/{organizationId}/talent/{userId}';
const SHARES = '/api/v1/candidate/share';

export type TalentPerson = components['schemas']['TalentPerson'];
export type TalentReply = paths[typeof TALENT]['get']['responses'][200]['content']['application/json'];

export function talentQuery(api: Api, organizationId: number, address: TalentAddress, locale: Locale) {
  const filters = Object.fromEntries(
    TALENT_FILTERS.flatMap((name) => (address.filters[name].length > 0 ? [[name, [...address.filters[name]]]] : [])),
  );
  const query = { ...filters, q: address.text, sort: address.sort, page: address.page, locale };
  return api.query.queryOptions('get', TALENT, { params: { path: { organizationId }, query } });
}

export const talentPersonQuery = (api: Api, organizationId: number, userId: string, locale: Locale) =>
  api.query.queryOptions('get', PERSON, { params: { path: { organizationId, userId }, query: { locale } } });

/** Asks somebody to share the profile with the organization. @throws ApiProblem */
export async function askToShare(api: Api, organizationId: number, userId: string): Promise<void> {
  await api.call.POST(SHARES, { body: { userId, sharedWithOrg: organizationId } });
}
