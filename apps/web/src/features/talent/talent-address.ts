// The address of talent search: words, filters, order and page stand in it, so that reload, back and a link sent to a colleague show the same. A
// language is `de.2`: on that level or a higher one. What is not understood is ignored.
import { EDUCATION_LEVELS } from '@fairway/rules/jobs';
import { WORK_PREFERENCES } from '@fairway/rules/profile';
import { readTalentLanguage, TALENT_FILTERS, TALENT_LIMITS, TALENT_SORTS, type TalentFilter, type TalentSort } from '@fairway/rules/talent';
import { type Accepted, type FacetAddress, like, oneOf, readFacets } from '../../lib/facets/facet-address.ts';
import type { PathQuery } from '../../lib/paths.ts';

export type TalentAddress = FacetAddress<TalentFilter> & { sort: TalentSort };

const code = like(/^[a-z0-9_]{1,60}$/);
const id = like(/^[1-9]\d{0,9}$/);
const country = like(/^[A-Z]{2}$/);
const ACCEPTED: Accepted<TalentFilter> = {
  level: oneOf(EDUCATION_LEVELS),
  field: code,
  school: id,
  graduation: like(/^\d{4}$/),
  language: (value) => readTalentLanguage(value) !== undefined,
  skill: id,
  country,
  permit: country,
  sector: code,
  openness: oneOf(WORK_PREFERENCES),
};

export function readTalentAddress(search: URLSearchParams): TalentAddress {
  const read = readFacets(search, ACCEPTED);
  return {
    ...read,
    page: Math.min(read.page, TALENT_LIMITS.pages),
    sort: TALENT_SORTS.find((sort) => sort === search.get('sort')) ?? 'relevance',
  };
}

/** The parameters of an address, without what is as it is from the start. */
export function talentQueryOf({ text, filters, sort, page }: TalentAddress): PathQuery {
  return { q: text || null, ...filters, sort: sort === 'relevance' ? null : sort, page: page === 1 ? null : page };
}

/** A language on another level. */
export function withLevel(address: TalentAddress, language: string, level: number): TalentAddress {
  const others = address.filters.language.filter((value) => readTalentLanguage(value)?.language !== language);
  return { ...address, page: 1, filters: { ...address.filters, language: [...others, `${language}.${level}`] } };
}

/** Filters in their order, those that are open from the start. */
export const TALENT_GROUPS: readonly (readonly [name: TalentFilter, open: boolean])[] = TALENT_FILTERS.map((name, place) => [
  name,
  place < 2 || name === 'skill',
]);
