import { listCompletions, listPlaceSuggestions, listSuggestions } from '@fairway/contract/search/endpoints';
import { LIMITS } from '@fairway/rules/limits';
import type { Locale } from '@fairway/rules/locales';
import { builtInSkills } from '@fairway/rules/recognition/skills';
import { type JobSearch, type SearchRequest, SUGGESTION_KINDS, type Suggestion } from '@fairway/search/types';
import type { Bind } from '../../kernel/http/bind.ts';
import type { ApiRequest } from '../../kernel/http/request.ts';
import { type OfferedPlace, placesTyped } from '../places/suggesting.ts';
import { withOrganizations } from './queries.ts';

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

/** Longer ones are no names of places. */
const PLACE_UNITS = 200;

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

/** As many places as begin so are asked whether there are postings. */
const PLACES_LOOKED_THROUGH = 32;
/** Of towns and regions in the reader's words as many are offered at most. */
const PLACES_NAMED = 2;

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

  /** Places that are typed, where there are postings. */
  const placesWithPostings = async (
    text: string,
    locale: Locale,
    limit: number,
    request: ApiRequest,
    isWanted = (_: OfferedPlace) => true,
  ) => {
    const offered = placesTyped(text, locale, PLACES_LOOKED_THROUGH).filter(isWanted);
    const [visibility, now] = [await services.visibility(request), request.clock.now().getTime()];
    const found = await services.search.findIds(
      offered.map(({ label, asked }) => ({
        ...PLAIN_QUESTION,
        ...{ where: { typed: label, rings: [asked.keys, [], []], around: [] }, visibility, now },
      })),
    );
    return offered.filter((_, at) => found[at]!.length > 0).slice(0, limit);
  };

  bind(listSuggestions, async ({ query: { q, limit, locale } }, request) => {
    // With what fills the places of places that are named otherwise.
    const texts = suggest(q, SUGGESTION_KINDS, locale ? 2 * limit : limit, request);
    // Countries are filters of the page, which suggests them itself.
    const isNoCountry = ({ kind }: OfferedPlace) => kind !== 'country';
    const named = locale && placesWithPostings(q.slice(0, PLACE_UNITS), locale, PLACES_NAMED, request, isNoCountry);
    const found = named ? withPlacesNamed(await texts, await named, limit) : await texts;
    return { suggestions: await withOrganizations(request.database, found) };
  });
  bind(listPlaceSuggestions, async ({ query: { q, locale, limit } }, request) => {
    const places = await placesWithPostings(q, locale, limit, request);
    return { places: places.map(({ label, kind }) => ({ label, kind })) };
  });
  bind(listCompletions, async ({ query }, request) => ({ suggestions: await suggest(query.q, ['title'], query.limit, request) }));
}

/** Places as postings write them, replaced by those that the reader's words name: as many stand where the others stood, the rest at the end. */
function withPlacesNamed(found: readonly Suggestion[], named: readonly OfferedPlace[], limit: number): Suggestion[] {
  const left = named.map(({ label }): Suggestion => ({ suggestion: label, type: 'place' }));
  const others = found.flatMap((one) => (one.type === 'place' ? left.splice(0, 1) : [one]));
  return [...others.slice(0, limit - left.length), ...left];
}
