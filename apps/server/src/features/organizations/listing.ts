// The organizations list and its filters, and those that hire, answered from the directory; the rows of a page come from the database.

import type { EndpointInput, EndpointReply } from '@fairway/contract/kernel/endpoint';
import type { listCompanies, listCompanyFilters, listSimilarCompanies, Organization } from '@fairway/contract/organizations/endpoints';
import { fold } from '@fairway/rules/folding';
import { LIMITS } from '@fairway/rules/limits';
import type { Locale } from '@fairway/rules/locales';
import { type OrganizationSize, similarOrganizations } from '@fairway/rules/organizations';
import type { ApiRequest } from '../../kernel/http/request.ts';
import { optionNames } from '../reference/option-names.ts';
import { ORGANIZATION_FILTERS, type OrganizationDirectory, searchDirectory } from './directory.ts';
import { listOrganizationRows, type OrganizationRow } from './queries.ts';
import { organizationView } from './views.ts';

const SIMILAR_SHOWN = 6;

type Query = EndpointInput<typeof listCompanies>['query'];

export async function listOrganizationPage(
  query: Query,
  request: ApiRequest,
  directory: OrganizationDirectory,
): Promise<EndpointReply<typeof listCompanies>> {
  const question = {
    text: fold(query.q.slice(0, LIMITS.searchTextCharacters)),
    sort: query.sort,
    address: query.address,
    sector: query.sector,
    employment_types: query.employment_types,
  };
  const { matching, facets } = searchDirectory(await directory.entries(), question);
  const from = (query.page - 1) * query.page_size;
  const page = matching.slice(from, from + query.page_size);
  const open = new Map(page.map((entry) => [entry.id, entry.openPostings]));
  const rows = await listOrganizationRows(request.database, [...open.keys()]);
  const texts = { locale: query.locale, tenantLocale: request.tenant.locale };
  return {
    companies: rows.map((row) => organizationView(row, open.get(row.id) ?? 0, texts)),
    totalSize: matching.length,
    nextPageToken: null,
    facets,
  };
}

export async function organizationFilterOptions(
  locale: Locale,
  request: ApiRequest,
  directory: OrganizationDirectory,
): Promise<EndpointReply<typeof listCompanyFilters>['filters']> {
  const names = await optionNames(locale, request);
  const { facets } = searchDirectory(await directory.entries(), { text: '', sort: 'name', address: [], sector: [], employment_types: [] });
  return ORGANIZATION_FILTERS.map((name) => ({
    name,
    options: facets[name].map(({ value, count }) => ({ value, count, label: names(name, value) })),
  }));
}

/** Organizations with open postings: how many there are, and those with the most of them, of `countries` first. */
export async function listHiring(
  asked: { countries: readonly string[]; locale: Locale; limit: number },
  request: ApiRequest,
  directory: OrganizationDirectory,
): Promise<{ hiring: number; shown: Organization[] }> {
  const hiring = (await directory.entries()).filter(({ openPostings }) => openPostings > 0);
  const isNear = ({ country }: (typeof hiring)[number]) => Number(country !== null && asked.countries.includes(country));
  const first = [...hiring].sort((a, b) => isNear(b) - isNear(a) || b.openPostings - a.openPostings).slice(0, asked.limit);
  const open = new Map(first.map((entry) => [entry.id, entry.openPostings]));
  const rows = await listOrganizationRows(request.database, [...open.keys()]);
  const texts = { locale: asked.locale, tenantLocale: request.tenant.locale };
  return { hiring: hiring.length, shown: rows.map((row) => organizationView(row, open.get(row.id) ?? 0, texts)) };
}

/** Organizations with open postings that are like one, best first. */
export async function listSimilar(
  one: OrganizationRow,
  locale: Locale,
  request: ApiRequest,
  directory: OrganizationDirectory,
): Promise<EndpointReply<typeof listSimilarCompanies>['companies']> {
  const entries = await directory.entries();
  const own = entries.find(({ id }) => id === one.id) ?? {
    ...{ id: one.id, sectors: one.sectors, size: one.size as OrganizationSize | null },
    ...{ hiringIn: one.country_code === null ? [] : [one.country_code], openPostings: 0 },
  };
  const similar = similarOrganizations(own, entries, SIMILAR_SHOWN);
  const rows = await listOrganizationRows(
    request.database,
    similar.map(({ id }) => id),
  );
  const open = new Map(similar.map((entry) => [entry.id, entry.openPostings]));
  const texts = { locale, tenantLocale: request.tenant.locale };
  return rows.map((row) => {
    const { id, name, segment, logo, countryCode, tagline, sectors, openPostings, fellBack } = organizationView(
      row,
      open.get(row.id) ?? 0,
      texts,
    );
    return { id, name, segment, logo, countryCode, tagline, sectors, openPostings, fellBack: { tagline: fellBack.tagline } };
  });
}
