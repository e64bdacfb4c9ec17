import { listCompletions, listSuggestions } from '@fairway/contract/search/endpoints';
import { LIMITS } from '@fairway/rules/limits';
import { type JobSearch, SUGGESTION_KINDS } from '@fairway/search/types';
import type { Bind } from '../../kernel/http/bind.ts';
import type { ApiRequest } from '../../kernel/http/request.ts';

/** What the caller sees besides public postings; given by the application, since access to postings stands to the right. */
export type SearchVisibility = (request: ApiRequest) => Promise<{ schoolIds: number[]; excludeSchoolIds: number[] }>;

export function searchRoutes(bind: Bind, services: { search: JobSearch; visibility: SearchVisibility }): void {
  const suggest = async (text: string, kinds: readonly (typeof SUGGESTION_KINDS)[number][], limit: number, request: ApiRequest) =>
    services.search.suggest(
      text.slice(0, LIMITS.searchTextCharacters),
      kinds,
      limit,
      await services.visibility(request),
      request.clock.now().getTime(),
    );

  bind(listSuggestions, async ({ query }, request) => ({ suggestions: await suggest(query.q, SUGGESTION_KINDS, query.limit, request) }));
  bind(listCompletions, async ({ query }, request) => ({ suggestions: await suggest(query.q, ['title'], query.limit, request) }));
}
