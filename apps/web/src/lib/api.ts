// The API client of this visit. On the server there is one for each request (page.ts makes it); in the browser one for the page.
import { type Api, createApi } from '@fairway/client/api';
import type { PageRequest } from '@fairway/client/page-request';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { type Boot, currentBoot } from './boot.ts';
import { takeEarly } from './early-answers.ts';
import { createQueries } from './queries.ts';
import { readReaderState, takeReaderState } from './reader-state.ts';
import { beforeCall, onSessionExpired } from './session-keeper.ts';

/** The API over inject, as the host of this request. */
export function serverApi(request: PageRequest): Api {
  return createApi({ fetch: request.fetch, origin: request.boot.origin, languageTag: request.boot.languageTag });
}

let browser: { api: Api; queries: QueryClient } | undefined;

/** The client and the query cache of this page visit. @throws Error on the server */
export function browserClients(boot: Boot = currentBoot()): { api: Api; queries: QueryClient } {
  if (typeof window === 'undefined') throw new Error('On the server every request has clients of its own');
  browser ??= begun(
    createApi({
      fetch: async (request) => {
        const begun = takeEarly(request);
        // What the document began may have lost its line: it is sent again.
        if (begun) return begun.catch(() => fetch(request));
        await beforeCall(new URL(request.url).pathname);
        return fetch(request);
      },
      origin: window.location.origin,
      languageTag: boot.languageTag,
      refresh: onSessionExpired,
    }),
  );
  return browser;
}

/** Begins where the server ended, if it knew the reader. */
function begun(api: Api): { api: Api; queries: QueryClient } {
  const queries = createQueries();
  takeReaderState(api, queries);
  return { api, queries };
}

/** Clients for the tree being rendered. While rendering on the server nothing is fetched: loaders did that, or `readerState` holds it. */
export function clientsOf(boot: Boot, readerState: string): { api: Api; queries: QueryClient } {
  if (typeof window !== 'undefined') return browserClients(boot);
  const queries = createQueries();
  readReaderState(readerState, queries);
  const fetch = () => Promise.reject(new Error('Components do not fetch while rendering; fetch in load()'));
  return { api: createApi({ fetch, origin: boot.origin, languageTag: boot.languageTag }), queries };
}

export const ApiContext = createContext<Api | undefined>(undefined);

/** The API, in a component. */
export function useApi(): Api {
  const api = useContext(ApiContext);
  if (!api) throw new Error('No API around this component');
  return api;
}
