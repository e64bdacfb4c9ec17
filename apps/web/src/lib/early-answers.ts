// Answers to calls that the document began (early-calls.ts), for the API client in the browser.

declare global {
  interface Window {
    /** Answers under way, by path and query. */
    fairwayEarly?: Record<string, Promise<Response> | undefined>;
  }
}

/** An answer that nobody has taken by then is not taken any more: the cache of queries holds none longer either. */
const FRESH_MS = 30_000;

/** The answer to a call that the document began: once, and while it is fresh. */
export function takeEarly(request: Request): Promise<Response> | undefined {
  const early = window.fairwayEarly;
  if (!early || request.method !== 'GET' || performance.now() > FRESH_MS) return undefined;
  const href = hrefOf(request);
  const answer = early[href];
  delete early[href];
  return answer;
}

/** Path and query of a call. */
export function hrefOf({ url }: Request): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
