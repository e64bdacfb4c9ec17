// What a document that was rendered for its reader brings along: who they are and the answers that the page was rendered from, as text in the
// document, so that the browser continues where the server ended and asks for nothing twice (decision record 11, pages.md).
import type { Api } from '@fairway/client/api';
import type { components } from '@fairway/client/api.gen';
import { type DehydratedState, dehydrate, hashKey, hydrate, type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { createContext } from 'react';
import { useHydrated } from './hydrated.ts';
import { noteSession } from './session-keeper.ts';

/** Id of the element that holds the text. */
export const READER_STATE_ID = 'reader-state';

/** The text, while rendering on the server; empty where the page is everybody's. The browser finds it in the document. */
export const ReaderStateContext = createContext('');

/** What `queries` know, as text that may stand in a script element. */
export function writeReaderState(queries: QueryClient): string {
  return JSON.stringify(dehydrate(queries)).replaceAll('<', '\\u003c');
}

/** The answers that a page was rendered from, by the hash of their keys; of each client that was given some. */
const rendered = new WeakMap<QueryClient, ReadonlyMap<string, unknown>>();

/** On the server: gives the queries of a rendering what it is rendered from. */
export function readReaderState(text: string, queries: QueryClient): void {
  if (text !== '') give(queries, JSON.parse(text) as DehydratedState);
}

function give(queries: QueryClient, state: DehydratedState): void {
  rendered.set(queries, new Map(state.queries.map(({ queryHash, state: { data } }) => [queryHash, data])));
  hydrate(queries, state);
}

/** In the browser, once: takes what the document brought. It was true when the document came, whatever the clocks of both say. */
export function takeReaderState(api: Api, queries: QueryClient): void {
  const text = document.getElementById(READER_STATE_ID)?.textContent ?? '';
  if (text === '') return;
  const state = JSON.parse(text) as DehydratedState;
  for (const query of state.queries) query.state.dataUpdatedAt = Date.now();
  give(queries, state);
  const session = queries.getQueryData<components['schemas']['Session']>(sessionKey(api));
  if (session) noteSession(session);
}

/**
 * The answer `now`, but while what the server rendered comes to life, the one it was rendered from: parts of a page that live later than
 * others begin as they stand, whatever the others have heard since. For what a part asks for by itself, besides the page's own data.
 */
export function useAnswer<T>(queryKey: QueryKey, now: T | undefined): T | undefined {
  const queries = useQueryClient();
  const hydrated = useHydrated();
  return hydrated ? now : (rendered.get(queries)?.get(hashKey(queryKey)) as T | undefined);
}

/** The key of the question who is there. */
export const sessionKey = (api: Api) => api.query.queryOptions('get', '/identity/v1/session').queryKey;
