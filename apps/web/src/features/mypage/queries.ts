// The calls of My page.
import type { Api } from '@fairway/client/api';
import type { components } from '@fairway/client/api.gen';
import type { Locale } from '@fairway/rules/locales';

export type JobSummary = components['schemas']['JobSummary'];

const SUGGESTED = 12;
const CLOSING = 5;
const NEWEST = 5;
const SEEN = 5;
/** As many as a search takes. */
const ORGANIZATIONS_MAX = 100;

/** Suggested postings in the reader's language and zone. */
export function suggestedQuery(api: Api, locale: Locale) {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return {
    ...api.query.queryOptions('get', '/api/v1/candidate/suggested-postings', { params: { query: { locale, limit: SUGGESTED, timeZone } } }),
    // A profile that was just changed suggests something else.
    staleTime: 0,
  };
}

/** The favourites that close next. */
export function closingQuery(api: Api) {
  return {
    queryKey: ['get', '/api/v1/candidate/favorite', 'closing'],
    queryFn: async () => {
      const { data } = await api.call.GET('/api/v1/candidate/favorite', { params: { query: { bucket: 'active' } } });
      return (data?.favorites ?? []).filter((favorite) => favorite.postingExpireTime !== null).slice(0, CLOSING);
    },
    staleTime: 0,
  };
}

/** The postings that were opened last. */
export function seenQuery(api: Api) {
  return {
    queryKey: ['get', '/api/v1/candidate/seen-postings', 'last'],
    queryFn: async () => (await api.call.GET('/api/v1/candidate/seen-postings')).data?.postings.slice(0, SEEN) ?? [],
    staleTime: 0,
  };
}

/** The newest postings of the followed organizations; none where none is followed. */
export function followedNewsQuery(api: Api) {
  return {
    queryKey: ['get', '/api/v1/companies/follow', 'news'],
    queryFn: async (): Promise<{ following: boolean; jobs: JobSummary[] }> => {
      const { data } = await api.call.GET('/api/v1/companies/follow');
      const organizationIds = data?.companyIds.slice(0, ORGANIZATIONS_MAX) ?? [];
      if (organizationIds.length === 0) return { following: false, jobs: [] };
      const query = { company_id: organizationIds, sort: 'date' as const, page_size: NEWEST };
      return { following: true, jobs: (await api.call.GET('/api/v1/postings', { params: { query } })).data?.matchingJobs ?? [] };
    },
    staleTime: 0,
  };
}
