// Whose feeds a page is about: the platform's, or those of the organization of the employers' console. Its calls, pages and words differ, the parts
// of the page do not.
import type { Api } from '@fairway/client/api';
import type { QueryFunction } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { Feed, FeedReport } from './queries.ts';

type Reply<T> = Promise<{ data?: T | undefined }>;
/** A query of either kind: their keys differ. */
type QueryOf<T> = { queryKey: readonly unknown[]; queryFn: QueryFunction<T, readonly unknown[]> };
const queryOf = <T>({ queryKey, queryFn }: { queryKey: readonly unknown[]; queryFn: (context: never) => T | Promise<T> }): QueryOf<T> => ({
  queryKey,
  // It is asked with its own key alone.
  queryFn: queryFn as QueryOf<T>['queryFn'],
});
/** What a form sends of a feed, less what only one kind of feed has. */
type Body = {
  url: string;
  format: Feed['format'];
  map: Record<string, string>;
  intervalMinutes: number;
  undatedDays: number;
  isFull: boolean;
};
type PlatformBody = Body & { company: string | null; newCompanies: Feed['newCompanies'] };
type SentFeed = PlatformBody & { source: string; label: string };

export type FeedScope = {
  /** Of an organization: undefined for the platform. */
  organizationId: number | undefined;
  pages: { list: string; one: string; run: string };
  leastMinutes: number;
  /** What begins the keys of its lists. */
  listPath: string;
  runsPath: string;
  feed: (api: Api, id: number) => QueryOf<Feed>;
  report: (api: Api, id: number, runId: string) => QueryOf<FeedReport>;
  add: (api: Api, sent: SentFeed) => Reply<Feed>;
  change: (api: Api, feed: Feed, sent: SentFeed) => Reply<Feed>;
  setEnabled: (api: Api, id: number, enabled: boolean) => Reply<Feed>;
  run: (api: Api, id: number) => Reply<Feed>;
  confirm: (api: Api, id: number) => Reply<Feed>;
  remove: (api: Api, id: number) => Promise<unknown>;
};

const PLATFORM = '/api/v1/admin/imports';
export const OWN = '/api/v1/employer/organizations/{organizationId}/feeds';

const PLATFORM_FEEDS: FeedScope = {
  organizationId: undefined,
  pages: { list: 'admin-imports', one: 'admin-import', run: 'admin-import-run' },
  leastMinutes: 5,
  listPath: PLATFORM,
  runsPath: `${PLATFORM}/{id}/runs`,
  feed: (api, id) => queryOf(api.query.queryOptions('get', `${PLATFORM}/{id}`, { params: { path: { id } } })),
  report: (api, id, runId) => queryOf(api.query.queryOptions('get', `${PLATFORM}/{id}/runs/{runId}`, { params: { path: { id, runId } } })),
  add: (api, { label: _label, ...body }) => api.call.POST(PLATFORM, { body }),
  change: (api, { id, updatedAt }, { label: _label, source: _source, ...body }) =>
    api.call.PUT(`${PLATFORM}/{id}`, { params: { path: { id } }, body: { ...body, updatedAt } }),
  setEnabled: (api, id, enabled) => api.call.PUT(`${PLATFORM}/{id}/state`, { params: { path: { id } }, body: { enabled } }),
  run: (api, id) => api.call.POST(`${PLATFORM}/{id}/run`, { params: { path: { id } } }),
  confirm: (api, id) => api.call.POST(`${PLATFORM}/{id}/confirm`, { params: { path: { id } } }),
  remove: (api, id) => api.call.DELETE(`${PLATFORM}/{id}`, { params: { path: { id } } }),
};

/** @rule feeds.3 */
export function ownFeeds(organizationId: number): FeedScope {
  const params = (id: number) => ({ path: { organizationId, id } });
  const ownBody = ({ source: _source, company: _company, newCompanies: _newCompanies, ...body }: SentFeed) => body;
  return {
    organizationId,
    pages: { list: 'employer-feeds', one: 'employer-feed', run: 'employer-feed-run' },
    leastMinutes: 60,
    listPath: OWN,
    runsPath: `${OWN}/{id}/runs`,
    feed: (api, id) => queryOf(api.query.queryOptions('get', `${OWN}/{id}`, { params: params(id) })),
    report: (api, id, runId) =>
      queryOf(api.query.queryOptions('get', `${OWN}/{id}/runs/{runId}`, { params: { path: { organizationId, id, runId } } })),
    add: (api, sent) => api.call.POST(OWN, { params: { path: { organizationId } }, body: ownBody(sent) }),
    change: (api, { id, updatedAt }, sent) => api.call.PUT(`${OWN}/{id}`, { params: params(id), body: { ...ownBody(sent), updatedAt } }),
    setEnabled: (api, id, enabled) => api.call.PUT(`${OWN}/{id}/state`, { params: params(id), body: { enabled } }),
    run: (api, id) => api.call.POST(`${OWN}/{id}/run`, { params: params(id) }),
    confirm: (api, id) => api.call.POST(`${OWN}/{id}/confirm`, { params: params(id) }),
    remove: (api, id) => api.call.DELETE(`${OWN}/{id}`, { params: params(id) }),
  };
}

export const FeedScopeContext = createContext<FeedScope>(PLATFORM_FEEDS);
export const useFeedScope = () => useContext(FeedScopeContext);
/** What a feed is called where it is shown. */
export const feedName = (feed: { label: string; source: string }) => feed.label || feed.source;
