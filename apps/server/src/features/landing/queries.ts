// The postings of the landing page. Search counts and finds them as it does for the list, so every link leads to as many as it says.
import { listPostings } from '@fairway/contract/jobs/endpoints';
import { homeCountries, nearestFirst } from '@fairway/rules/landing';
import { type Locale, languageTag } from '@fairway/rules/locales';
import type { JobSearch } from '@fairway/search/types';
import type { ApiRequest } from '../../kernel/http/request.ts';
import type { KeptReplies } from '../applications/replies/answering.ts';
import { type PostingsQuery, searchPostings } from '../jobs/listing.ts';
import type { OrganizationDirectory } from '../organizations/directory.ts';

export type LandingServices = { search: JobSearch; secret: string; directory: OrganizationDirectory; replies: KeptReplies };

const SHOWN = 6;
/** So many are looked through: of one organization there are two at most. */
const LOOKED_THROUGH = 24;

/** What is near the readers of a locale: its language, and the countries where that is spoken. */
export function nearOf(locale: Locale): { language: string; countries: readonly string[] } {
  return { language: languageTag(locale).split('-')[0] ?? '', countries: homeCountries(locale) };
}

/** Counts of all open postings that the reader sees, and the newest, those near the reader first. */
export async function landingJobs(locale: Locale, request: ApiRequest, services: LandingServices) {
  const { language, countries } = nearOf(locale);
  // The start of a school's own site is the school's page to its students. @rule insights.3
  const source = request.tenant.school ? ('school' as const) : ('list' as const);
  const newest = (filters: Partial<PostingsQuery>) =>
    searchPostings(listPostings.query.parse({ ...filters, sort: 'date', page_size: LOOKED_THROUGH }), request, { ...services, source });
  const [all, spoken, nearby] = await Promise.all([
    newest({}),
    newest({ languages: [language] }),
    countries.length > 0 ? newest({ address: [...countries] }) : undefined,
  ]);
  const posted = ({ matchingJobs }: typeof all) => matchingJobs.map((job) => ({ ...job, organizationId: job.company.id }));
  const { shown, near } = nearestFirst([...posted(spoken), ...(nearby ? posted(nearby) : [])], posted(all), SHOWN);
  return {
    total: all.totalSize,
    kinds: all.facets.employment_types,
    fields: all.facets.job_category,
    countries: all.facets.address,
    newest: shown.map(({ organizationId: _, ...job }) => job),
    near,
  };
}
