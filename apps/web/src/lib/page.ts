// How a page gets what it shows. A page module writes one function `load` and exports it twice:
//   export const loader = serverLoader(load);        // rendered by the server, without a user
//   export const clientLoader = browserLoader(load); // when the reader comes from another page: calls only the API
// Queries made through `tools.queries` are sent with the HTML and reused by useQuery in the browser.
import type { Api } from '@fairway/client/api';
import { ApiProblem } from '@fairway/client/problem';
import { type DehydratedState, dehydrate, type QueryClient } from '@tanstack/react-query';
import { type ClientLoaderFunctionArgs, data, type LoaderFunctionArgs } from 'react-router';
import { browserClients, serverApi } from './api.ts';
import { type Boot, currentBoot } from './boot.ts';
import { pageRequestContext } from './page-context.ts';
import { createQueries } from './queries.ts';

export type PageTools = {
  api: Api;
  /** Cache of queries: `await tools.queries.ensureQueryData(tools.api.query.queryOptions('get', ...))`. */
  queries: QueryClient;
  params: Readonly<Record<string, string | undefined>>;
  /** The address as the reader sees it. */
  url: URL;
  boot: Boot;
  signal: AbortSignal;
  /** Says when what the page shows ends (deadlines of postings that are open now), so that it is not kept beyond. */
  showsUntil: (deadlines: Iterable<string | null>) => void;
  /** Says what the page shows, so that it is rendered anew when that changes (subjects: `PageRequest.shows`). */
  shows: (...subjects: string[]) => void;
};

/** Loads a page. May throw redirect(...), notFound() or an ApiProblem; may return withStatus(410, ...). */
export type Load<T extends object> = (tools: PageTools) => Promise<T | WithStatus<T>>;

/** What a rendered page may export as `handle`. */
export type PublicPage = {
  /** Loads what comes to life after the page: where it stands for long (stand-in.ts), it lives as a whole. */
  parts?: () => Promise<unknown>;
};

class WithStatus<T> {
  readonly status: number;
  readonly value: T;
  constructor(status: number, value: T) {
    this.status = status;
    this.value = value;
  }
}

/** A page that is shown, but with another status than 200: an expired posting is 410. @rule jobs.26 */
export function withStatus<T extends object>(status: number, value: T): WithStatus<T> {
  return new WithStatus(status, value);
}

/** Throw it: the 404 page with its words. */
export function notFound() {
  return data({ code: 'not_found' }, { status: 404 });
}

/** What a loader returned, plus the queries it made while rendering on the server. */
export type Loaded<T> = T & { queries?: DehydratedState };

/** The loader of the server: runs `load` without a user and keeps its queries for the browser. */
export function serverLoader<T extends object>(load: Load<T>) {
  return async ({ context, params, url, request }: LoaderFunctionArgs) => {
    const page = context.get(pageRequestContext);
    const queries = createQueries();
    try {
      const showsUntil: PageTools['showsUntil'] = (deadlines) => {
        for (const deadline of deadlines) if (deadline !== null) page.trueUntil?.(Date.parse(deadline));
      };
      const shows: PageTools['shows'] = (...subjects) => {
        for (const subject of subjects) page.shows?.(subject);
      };
      const result = await load({ api: serverApi(page), queries, params, url, boot: page.boot, signal: request.signal, showsUntil, shows });
      const kept = { queries: dehydrate(queries) };
      if (result instanceof WithStatus) return data<Loaded<T>>({ ...result.value, ...kept }, { status: result.status });
      return data<Loaded<T>>({ ...result, ...kept });
    } catch (error) {
      throw asResponse(error);
    }
  };
}

/** The loader of the browser: the same `load` with the session's cookies and the query cache of this visit. */
export function browserLoader<T extends object>(load: Load<T>) {
  return async ({ params, url, request }: ClientLoaderFunctionArgs): Promise<Loaded<T>> => {
    const boot = currentBoot();
    try {
      const nobodyKeeps = { showsUntil: () => undefined, shows: () => undefined };
      const result = await load({ ...browserClients(boot), params, url, boot, signal: request.signal, ...nobodyKeeps });
      return result instanceof WithStatus ? result.value : result;
    } catch (error) {
      throw asResponse(error);
    }
  };
}

/** A refused call becomes an error page of the same status. */
function asResponse(error: unknown): unknown {
  if (!(error instanceof ApiProblem)) return error;
  return data({ code: error.code }, { status: error.status === 0 ? 503 : error.status });
}
