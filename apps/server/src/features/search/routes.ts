import { listCompletions, listSuggestions } from '@fairway/contract/platform';
import { LIMITS } from '@fairway/rules/limits';
import { type JobSearch, SUGGESTION_KINDS } from '@fairway/search/types';
import type { Bind } from '../../kernel/http/bind.ts';
import type { Call } from '../../kernel/http/call.ts';

/** What the caller sees besides public postings; given by the application, since access to postings stands to the right. */
export type SearchVisibility = (call: Call) => Promise<{ schoolIds: number[]; excludeSchoolIds: number[] }>;

export function searchRoutes(bind: Bind, services: { search: JobSearch; visibility: SearchVisibility }): void {
  const suggest = async (text: string, kinds: readonly (typeof SUGGESTION_KINDS)[number][], limit: number, call: Call) =>
    services.search.suggest(
      text.slice(0, LIMITS.searchTextCharacters),
      kinds,
      limit,
      await services.visibility(call),
      call.clock.now().getTime(),
    );

  bind(listSuggestions, async ({ query }, call) => ({ suggestions: await suggest(query.q, SUGGESTION_KINDS, query.limit, call) }));
  bind(listCompletions, async ({ query }, call) => ({ suggestions: await suggest(query.q, ['title'], query.limit, call) }));
}
