import { listCompletions, listPlaceSuggestions, listSuggestions } from '@fairway/contract/search/endpoints';
import { LIMITS } from '@fairway/rules/limits';
import { builtInSkills } from '@fairway/rules/recognition/skills';
import { type JobSearch, type SearchRequest, SUGGESTION_KINDS, type Suggestion } from '@fairway/search/types';
import type { Bind } from '../../kernel/http/bind.ts';
import type { ApiRequest } from '../../kernel/http/request.ts';
import { placesTyped } from '../places/suggesting.ts';

/** Names that are hardly ever among the most frequent of what begins like them: "R", "C++". */
const SHORT_SKILL = 4;
const shortSkills = builtInSkills().flatMap(({ name }) => (name.length <= SHORT_SKILL ? [name] : []));

/** The skills meant by a few letters: the one called so, and where a sign was typed ("c+", ".n") those that begin so. */
function meantSkills(typed: string): string[] {
  const hasSign = /[^\p{L}\p{N}\s]/u.test(typed);
  return shortSkills.filter((name) => name.toLowerCase() === typed || (hasSign && name.toLowerCase().startsWith(typed)));
}

/** So many times more suggestions than are shown are ordered. */
const LOOKED_THROUGH = 4;

/** One posting, whichever. */
const PLAIN_QUESTION = {
  text: '',
  prefix: false,
  filters: {},
  organizationIds: [],
  languages: [],
  sort: 'date',
  after: null,
  offset: 0,
  pageSize: 1,
} as const satisfies Partial<SearchRequest>;

/** What the caller sees besides public postings; given by the application, since access to postings stands to the right. */
export type SearchVisibility = (request: ApiRequest) => Promise<{ schoolIds: number[]; excludeSchoolIds: number[] }>;

export function searchRoutes(bind: Bind, services: { search: JobSearch; visibility: SearchVisibility }): void {
  const suggest = async (text: string, kinds: readonly (typeof SUGGESTION_KINDS)[number][], limit: number, request: ApiRequest) => {
    const asked = text.slice(0, LIMITS.searchTextCharacters);
    const visibility = await services.visibility(request);
    const now = request.clock.now().getTime();
    const typed = asked.trim().toLowerCase();
    const named = kinds.includes('skill') ? meantSkills(typed) : [];
    const [found, ...skills] = await Promise.all([
      services.search.suggest(asked, kinds, LOOKED_THROUGH * limit, visibility, now),
      ...named.map((name) => services.search.suggest(name, ['skill'], LOOKED_THROUGH, visibility, now)),
    ]);
    const meant = skills.flatMap((some, at) => some.filter(({ suggestion }) => suggestion === named[at]));
    const others = found.filter(({ suggestion, type }) => !meant.some((one) => one.suggestion === suggestion && one.type === type));
    // Of as many as are looked through, those that begin as it is typed come first, signs and all: ".ne", "data a".
    const begins = ({ suggestion }: Suggestion) => Number(suggestion.toLowerCase().startsWith(typed));
    return [...meant, ...others.sort((a, b) => begins(b) - begins(a))].slice(0, limit);
  };

  bind(listSuggestions, async ({ query }, request) => ({ suggestions: await suggest(query.q, SUGGESTION_KINDS, query.limit, request) }));
  bind(listPlaceSuggestions, async ({ query }, request) => {
    const offered = placesTyped(query.q, query.locale, LOOKED_THROUGH * query.limit);
    const [visibility, now] = [await services.visibility(request), request.clock.now().getTime()];
    const found = await services.search.findIds(
      offered.map(({ label, asked }) => ({
        ...PLAIN_QUESTION,
        ...{ where: { typed: label, rings: [asked.keys, [], []], around: [] }, visibility, now },
      })),
    );
    const places = offered.filter((_, at) => found[at]!.length > 0).slice(0, query.limit);
    return { places: places.map(({ label, kind }) => ({ label, kind })) };
  });
  bind(listCompletions, async ({ query }, request) => ({ suggestions: await suggest(query.q, ['title'], query.limit, request) }));
}
