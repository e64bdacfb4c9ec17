// The question that is explained stands in the address of the page: that of the list, with the reader's language and a person.
import type { Api } from '@fairway/client/api';
import type { components } from '@fairway/client/api.gen';
import { LOCALES } from '@fairway/rules/locales';
import { type JobsAddress, readJobsAddress } from '../job-address.ts';
import { parameters } from '../queries.ts';

export type Explanation = components['schemas']['SearchExplanation'];
export type ExplainedPosting = components['schemas']['ExplainedPosting'];
export type Explained = { address: JobsAddress; locale: (typeof LOCALES)[number]; person: string };

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export const isPerson = (text: string): boolean => text === '' || UUID.test(text);

/** Reads the address; what nobody knows is left out. */
export function readExplained(search: URLSearchParams, readers: Explained['locale']): Explained {
  const person = search.get('person') ?? '';
  return {
    address: readJobsAddress(search),
    locale: LOCALES.find((one) => one === search.get('locale')) ?? readers,
    person: isPerson(person) ? person : '',
  };
}

export function explanationQuery(api: Api, { address, locale, person }: Explained) {
  const query = { ...parameters(address), page_size: 20, locale, ...(person === '' ? {} : { person }) };
  return api.query.queryOptions('get', '/api/v1/admin/search-explanation', { params: { query } });
}
