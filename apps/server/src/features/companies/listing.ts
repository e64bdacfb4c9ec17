// The companies list and its filters, answered from the directory; the rows of a page come from the database.

import type { listCompanies, listCompanyFilters } from '@fairway/contract/companies';
import type { EndpointInput, EndpointReply } from '@fairway/contract/endpoint';
import { fold } from '@fairway/rules/folding';
import { LIMITS } from '@fairway/rules/limits';
import type { Locale } from '@fairway/rules/locales';
import type { Call } from '../../kernel/http/call.ts';
import { optionNames } from '../reference/option-names.ts';
import { COMPANY_FILTERS, type CompanyDirectory, searchDirectory } from './directory.ts';
import { listCompanyRows } from './queries.ts';
import { companyView } from './views.ts';

type Query = EndpointInput<typeof listCompanies>['query'];

export async function listCompanyPage(query: Query, call: Call, directory: CompanyDirectory): Promise<EndpointReply<typeof listCompanies>> {
  const question = {
    text: fold(query.q.slice(0, LIMITS.searchTextCharacters)),
    address: query.address,
    sector: query.sector,
    employment_types: query.employment_types,
  };
  const { matching, facets } = searchDirectory(await directory.entries(), question);
  const from = (query.page - 1) * query.page_size;
  const page = matching.slice(from, from + query.page_size);
  const open = new Map(page.map((entry) => [entry.id, entry.openPostings]));
  const rows = await listCompanyRows(call.database, [...open.keys()]);
  const texts = { locale: query.locale, tenantLocale: call.tenant.locale };
  return {
    companies: rows.map((row) => companyView(row, open.get(row.id) ?? 0, texts)),
    totalSize: matching.length,
    nextPageToken: null,
    facets,
  };
}

export async function companyFilterOptions(
  locale: Locale,
  call: Call,
  directory: CompanyDirectory,
): Promise<EndpointReply<typeof listCompanyFilters>['filters']> {
  const names = await optionNames(locale, call);
  const { facets } = searchDirectory(await directory.entries(), { text: '', address: [], sector: [], employment_types: [] });
  return COMPANY_FILTERS.map((name) => ({
    name,
    options: facets[name].map(({ value, count }) => ({ value, count, label: names(name, value) })),
  }));
}
