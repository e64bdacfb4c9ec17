// Calls that the document begins. A page behind a sign-in shows nothing before the browser has its scripts and, after those, its data: two
// waits in a row on a slow line. So a script in the head of the document sends the first calls at once, and the API client takes the answers
// (early-answers.ts). Only the server runs this.
// The document says only which calls: it holds nothing personal, and the calls carry the cookies of whoever reads it.
import { createApi } from '@fairway/client/api';
import type { Boot } from '@fairway/client/page-request';
import { hrefOf } from './early-answers.ts';
import type { GatedPage } from './gated-page.ts';
import { createQueries } from './queries.ts';

const SESSION = '/identity/v1/session';
const recorded = new Map<string, readonly string[]>();

/** Paths and queries of the calls of a page behind a gate, first who is there. They do not depend on the reader, so each is found out once. */
export async function earlyCallsOf(pageId: string, page: GatedPage, boot: Boot): Promise<readonly string[]> {
  const known = recorded.get(pageId);
  if (known) return known;
  const hrefs = [SESSION];
  const api = createApi({
    origin: boot.origin,
    languageTag: boot.languageTag,
    fetch: async (request) => {
      hrefs.push(hrefOf(request));
      return Response.json({ code: 'unavailable' }, { status: 404 });
    },
  });
  await page.early?.(api, createQueries()).catch(() => undefined);
  recorded.set(pageId, hrefs);
  return hrefs;
}

/**
 * Source of the inline script that begins the calls, and has the browser read what it formats dates by once something is painted, while it
 * waits for scripts: the first time takes a phone a tenth of a second. Plain old JavaScript: it is not compiled.
 */
export function earlyScript(hrefs: readonly string[], languageTag: string): string {
  const words = [hrefs, { accept: 'application/json', 'accept-language': languageTag }].map((value) =>
    JSON.stringify(value).replaceAll('<', '\\u003c'),
  );
  return `(function(c,h){var e=window.fairwayEarly={};c.forEach(function(p){e[p]=fetch(p,{headers:h});e[p].catch(function(){})});new PerformanceObserver(function(l,o){if(l.getEntriesByName('first-contentful-paint')[0]){o.disconnect();Intl.DateTimeFormat(h['accept-language'],{month:'short',year:'numeric'}).format()}}).observe({type:'paint',buffered:true})})(${words})`;
}
