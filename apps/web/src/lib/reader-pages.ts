// Renders a page for who asks for it: its calls are made while rendering, as the reader. Only the server runs this (decision record 11).
import { createApi } from '@fairway/client/api';
import type { PageRequest } from '@fairway/client/page-request';
import { refreshNeed } from '@fairway/rules/session-refresh';
import type { GatedPage } from './gated-page.ts';
import { createQueries } from './queries.ts';
import { sessionKey, writeReaderState } from './reader-state.ts';

/**
 * What a page is rendered from for its reader; empty where it is not for them: no session, one that has to be renewed first (the browser
 * does that), or an answer that did not come (the browser asks again, and shows what is wrong).
 */
export async function readerStateOf(page: GatedPage, { boot, readerFetch, report }: PageRequest): Promise<string> {
  if (!page.forReader || !readerFetch) return '';
  const api = createApi({ origin: boot.origin, languageTag: boot.languageTag, fetch: readerFetch });
  const queries = createQueries();
  try {
    const early = page.early?.(api, queries);
    const { data: session } = await api.call.GET('/identity/v1/session');
    await early;
    if (!session?.authenticated || refreshNeed(session) === 'now') return '';
    queries.setQueryData(sessionKey(api), session);
    return writeReaderState(queries);
  } catch (error) {
    report(error);
    return '';
  }
}
