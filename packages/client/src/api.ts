// The API as pages see it: typed by the OpenAPI document, the same on the server (over inject) and in the browser.
// A refused call throws ApiProblem. Query keys are [method, path, init] on both sides, so rendered state is reused by the browser.
import createFetchClient, { type Client } from 'openapi-fetch';
import type { OpenapiQueryClient } from 'openapi-react-query';
import type { paths } from './api.gen.ts';
import { ApiProblem, problemOf } from './problem.ts';

export type Api = {
  /** One call: `await api.call.GET('/jobs/v2/postings', { params: { query } })`. */
  call: Client<paths>;
  /** Options for TanStack Query: `useQuery(api.query.queryOptions('get', '/jobs/v2/postings', { params: { query } }))`. */
  query: Pick<OpenapiQueryClient<paths>, 'queryOptions'>;
};

export type ApiOptions = {
  /** Sends a request; on the server over inject. */
  fetch: (request: Request) => Promise<Response>;
  /** Origin that paths are resolved against. */
  origin: string;
  /** Language tag of the reader, sent as Accept-Language. */
  languageTag: string;
  /** Called once with a call that ended in 401 or 403; true when the session was refreshed and it is worth repeating. @rule identity.8 */
  refresh?: (refused: Request) => Promise<boolean>;
};

/** The client of one reader: one a request on the server, one a page visit in the browser. */
export function createApi(options: ApiOptions): Api {
  const call = createFetchClient<paths>({
    baseUrl: options.origin,
    headers: { accept: 'application/json', 'accept-language': options.languageTag },
    // Lists ride as repeated parameters, as the contract reads them.
    querySerializer: { array: { style: 'form', explode: true } },
    fetch: (request) => sendWithRefresh(request, options),
  });
  call.use({
    async onResponse({ response }) {
      if (!response.ok) throw await problemOf(response);
      return undefined;
    },
    onError({ error }) {
      if (error instanceof ApiProblem || (error instanceof Error && error.name === 'AbortError')) return undefined;
      return new ApiProblem({ status: 0, code: 'unavailable' });
    },
  });
  return { call, query: { queryOptions: queryOptionsOf(call) } };
}

/**
 * What openapi-react-query does for `queryOptions`, whose types these are. The library's own client would bring its hooks too, which no page
 * uses, and the parts of TanStack Query behind them to each first visit (docs/decisions/023).
 */
function queryOptionsOf(call: Client<paths>): Api['query']['queryOptions'] {
  type Send = (path: string, init: object) => Promise<{ data?: unknown }>;
  const queryFn = async ({ queryKey: [method, path, init], signal }: { queryKey: [string, string, object?]; signal: AbortSignal }) => {
    const send = call[method.toUpperCase() as keyof Client<paths>] as unknown as Send;
    // A refused call has thrown; what has no body is null, for a query may not be undefined.
    return (await send(path, { signal, ...init })).data ?? null;
  };
  const queryOptions = (method: string, path: string, init?: object, options?: object) => ({
    queryKey: init === undefined ? [method, path] : [method, path, init],
    queryFn,
    ...options,
  });
  return queryOptions as unknown as Api['query']['queryOptions'];
}

async function sendWithRefresh(request: Request, { fetch, refresh }: ApiOptions): Promise<Response> {
  const again = refresh ? request.clone() : undefined;
  const response = await fetch(request);
  if (again && refresh && (response.status === 401 || response.status === 403) && (await refresh(again))) return fetch(again);
  return response;
}
