// Postings suggested from a profile: a few searches, asked at once, find what may fit, one query reads what they ask for, the rules rank them. What is
// expired, not to be seen, hidden, or a favourite already is never suggested: the index is asked, and the rows once more, since it lags a moment.
// An empty profile gets the newest postings open to students in its country, and is told so. @rule jobs.29

import type { listSuggestedPostings } from '@fairway/contract/favorites/endpoints';
import type { EndpointInput, EndpointReply } from '@fairway/contract/kernel/endpoint';
import { EDUCATION_FIELDS, EDUCATION_LEVELS, JOB_CATEGORIES } from '@fairway/rules/jobs';
import { LIMITS } from '@fairway/rules/limits';
import { countryOfZone } from '@fairway/rules/recognition/zones';
import {
  countryOfLocale,
  diverse,
  isEmptyProfile,
  STUDENT_EMPLOYMENT_TYPES,
  type SuggestionProfile,
  type SuggestionReason,
  suggestionFit,
} from '@fairway/rules/suggestions';
import type { Filter, JobSearch, SearchRequest } from '@fairway/search/types';
import type { Database } from '../../kernel/database/database.ts';
import type { ApiRequest } from '../../kernel/http/request.ts';
import { type OwnUserId, ownUserId } from '../identity/access.ts';
import { visibleSchoolIds } from '../verification/queries.ts';
import { hiddenPostingIds } from './hidden/queries.ts';
import { listJobSummaries, listPlacesIn, listSuggestible } from './queries.ts';
import { jobSummaryView, type ViewContext } from './views.ts';

export type SuggestionServices = {
  search: JobSearch;
  /** What is known of a person; the candidates feature reads it. */
  profileOf(database: Database, userId: string): Promise<SuggestionProfile>;
  /** The postings that somebody has saved; the favourites feature knows. */
  listSaved(database: Database, userId: OwnUserId): Promise<string[]>;
};

type Query = EndpointInput<typeof listSuggestedPostings>['query'];
type Reply = EndpointReply<typeof listSuggestedPostings>;
type Chosen = Partial<Record<Filter, string[]>>;
type Wish = Partial<Pick<SearchRequest, 'text' | 'organizationIds' | 'sort'>> & { filters?: Chosen };
type Ranked = { id: string; organizationId: number; points: number; reason: SuggestionReason };

const FOUND_BY_EACH = 25;
/** Skills that are searched for in texts; all of them count where a posting lists them. */
const SKILLS_SEARCHED = 8;
/** Shorter names are found in half of all texts. */
const SKILL_CHARACTERS = 3;
/** A country with fewer postings for students than this shows those of everywhere. */
const ENOUGH = 3;

export async function suggestPostings(
  query: Query,
  request: ApiRequest,
  services: SuggestionServices,
  context: ViewContext,
): Promise<Reply> {
  const userId = ownUserId(request);
  const [profile, saved] = await Promise.all([
    services.profileOf(request.database, userId),
    services.listSaved(request.database, userId),
    // Asked for further down: it need not wait for the others.
    visibleSchoolIds(request),
  ]);
  const known = new Set(saved);
  const answer = isEmptyProfile(profile)
    ? await newest(profile, query, request, services, known)
    : { basis: 'profile' as const, country: profile.country, ranked: await fitting(profile, request, services, known) };
  const chosen = diverse(answer.ranked, query.limit);
  const reasons = new Map(chosen.map((one) => [one.id, one.reason]));
  const rows = await listJobSummaries(request.database, [...reasons.keys()]);
  // Of a posting with many places the card shows the one that fits first.
  const places = await listPlacesIn(
    request.database,
    new Map(chosen.flatMap(({ id, reason }) => (reason.country ? [[id, reason.country]] : []))),
  );
  return {
    basis: answer.basis,
    country: answer.country,
    requestId: context.requestId,
    suggestions: rows.flatMap((row) => {
      const reason = reasons.get(row.id);
      if (!reason) return [];
      const first = places.get(row.id) ?? [];
      const others = row.places.filter(({ line }) => !first.some((place) => place.line === line));
      return [{ job: jobSummaryView({ ...row, places: [...first, ...others] }, context), reason }];
    }),
  };
}

/** Everything that one of the searches finds, best first. */
async function fitting(
  profile: SuggestionProfile,
  request: ApiRequest,
  services: SuggestionServices,
  known: ReadonlySet<string>,
): Promise<Ranked[]> {
  const skills = profile.skills.filter((skill) => skill.length >= SKILL_CHARACTERS).slice(0, SKILLS_SEARCHED);
  const wishes = [...skills.map((text): Wish => ({ text })), ...wishesOf(profile)];
  const answers = await services.search.findIds(await questionsOf(wishes, request));
  const named = new Map<string, Set<string>>();
  for (const [place, answer] of answers.entries()) {
    const skill = skills[place];
    for (const id of answer) {
      const skillsOf = named.get(id) ?? new Set<string>();
      if (skill !== undefined) skillsOf.add(skill);
      named.set(id, skillsOf);
    }
  }
  const rows = await suggestible(
    [...named.keys()].filter((id) => !known.has(id)),
    request,
  );
  const now = request.clock.now();
  return rows
    .flatMap((row): Ranked[] => {
      const fit = suggestionFit(profile, row, named.get(row.id) ?? new Set(), now);
      return fit && fit.points > 0 ? [{ id: row.id, organizationId: row.organizationId, ...fit }] : [];
    })
    .sort((a, b) => b.points - a.points || (a.id < b.id ? 1 : -1));
}

/** The searches of a profile besides its skills. */
function wishesOf(profile: SuggestionProfile): Wish[] {
  const among = (values: readonly string[], vocabulary: readonly string[]) =>
    values.filter((value) => vocabulary.includes(value)).slice(0, LIMITS.filterValuesPerType);
  const careers = { job_category: among(profile.careerFields, JOB_CATEGORIES) };
  const fields = { education_fields: among(profile.educationFields, EDUCATION_FIELDS) };
  const levels = { education_level: among(profile.educationLevels, EDUCATION_LEVELS) };
  const sectors = { sector: profile.sectors.slice(0, LIMITS.filterValuesPerType) };
  const country = { address: profile.country === null ? [] : [profile.country] };
  const wishes: Wish[] = [
    { filters: { ...careers, ...country } },
    { filters: careers },
    { filters: { ...fields, ...country } },
    { filters: { ...fields, ...levels } },
    { filters: { ...sectors, ...country } },
    { filters: sectors },
    // Fills the list where the rest finds little.
    { filters: { ...levels, ...country } },
    { organizationIds: [...profile.employerIds] },
  ];
  return distinct(
    wishes.map(({ filters, organizationIds }) => (filters ? { filters: filled(filters) } : { organizationIds: organizationIds ?? [] })),
  );
}

function filled(filters: Chosen): Chosen {
  return Object.fromEntries(Object.entries(filters).filter(([, values]) => values.length > 0));
}

/** Without those that ask for nothing, and each once. */
function distinct(wishes: readonly Wish[]): Wish[] {
  const asking = wishes.filter((wish) => Object.keys(wish.filters ?? {}).length > 0 || (wish.organizationIds?.length ?? 0) > 0);
  return [...new Map(asking.map((wish) => [JSON.stringify(wish), wish])).values()];
}

/** The newest open to students, in the country where there are some. */
async function newest(
  profile: SuggestionProfile,
  query: Query,
  request: ApiRequest,
  services: SuggestionServices,
  known: ReadonlySet<string>,
) {
  const wanted =
    profile.country ?? countryOfLocale(query.locale) ?? countryOfZone(query.timeZone) ?? countryOfLocale(request.tenant.locale) ?? null;
  const inCountry = wanted === null ? [] : await newestOf([wanted], request, services, known);
  if (inCountry.length >= ENOUGH) return { basis: 'newest' as const, country: wanted, ranked: inCountry };
  return { basis: 'newest' as const, country: null, ranked: await newestOf([], request, services, known) };
}

const NO_REASON: SuggestionReason = {
  skills: [], careerField: null, educationField: null, educationLevel: null, country: null, sector: null, employer: false,
}; // biome-ignore format: a list

async function newestOf(
  countries: string[],
  request: ApiRequest,
  services: SuggestionServices,
  known: ReadonlySet<string>,
): Promise<Ranked[]> {
  const filters = filled({ employment_types: [...STUDENT_EMPLOYMENT_TYPES], address: countries });
  const asked = await questionsOf([{ filters, sort: 'date' }], request, LIMITS.organizationPostingsPageSize);
  const [ids = []] = await services.search.findIds(asked);
  const rows = new Map((await suggestible(ids, request)).map((row) => [row.id, row]));
  return ids.flatMap((id): Ranked[] => {
    const row = rows.get(id);
    return row && !known.has(id) ? [{ id, organizationId: row.organizationId, points: 0, reason: NO_REASON }] : [];
  });
}

async function suggestible(ids: readonly string[], request: ApiRequest) {
  return listSuggestible(request.database, ids, await visibleSchoolIds(request), request.clock.now());
}

async function questionsOf(wishes: readonly Wish[], request: ApiRequest, pageSize = FOUND_BY_EACH): Promise<SearchRequest[]> {
  const visibility = { schoolIds: await visibleSchoolIds(request), excludeSchoolIds: [] };
  const now = request.clock.now().getTime();
  const without = await hiddenPostingIds(request);
  return wishes.map((wish) => ({
    text: '',
    prefix: false,
    organizationIds: [],
    visibility,
    languages: [],
    sort: 'relevance',
    after: null,
    offset: 0,
    pageSize,
    now,
    ...wish,
    filters: { ...wish.filters, without },
  }));
}
