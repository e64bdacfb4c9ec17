// Pieces of the statements of search in SQL. Values always travel as parameters.
import { earliestOf } from '@fairway/search/posted';
import { type Facet, FILTERS, type Filter, facetOf, keptValue, type SearchRequest } from '@fairway/search/types';
import { deniedUnits } from '@fairway/search/units';
import type { Combinations } from './combinations.ts';

/** Collects the parameters of a statement. */
export class Parameters {
  values: unknown[] = [];

  /** Adds one and gives its place, `$n`. */
  add(value: unknown): string {
    return `$${this.values.push(value)}`;
  }
}

const MARKS = /['\\]/;

/** A word as tsvector and tsquery read it. */
export function quotedWord(word: string): string {
  return MARKS.test(word) ? `'${word.replace(/['\\]/g, '$&$&')}'` : `'${word}'`;
}

/** A word of a question: any of its forms, or beginnings of them. */
export type Form = { forms: readonly string[]; isBeginning: boolean };

/** A tsquery's text: all of some words; '' of none. */
export function formsText(words: readonly Form[]): string {
  return words
    .map(({ forms, isBeginning }) => `(${forms.map((form) => `${quotedWord(form)}${isBeginning ? ':*' : ''}`).join(' | ')})`)
    .join(' & ');
}

/** A tsquery's text: what another one finds, or any of some terms. */
export function eitherText(query: string, terms: readonly string[]): string {
  return [...(query === '' ? [] : [`(${query})`]), ...terms.map(quotedWord)].join(' | ');
}

/** A tsquery's text: all of some queries. */
export function allText(queries: readonly string[]): string {
  return queries.map((query) => `(${query})`).join(' & ');
}

/** A tsquery's text: so many of some queries at least (from 1 to all of them). */
export function atLeastText([first = '', ...others]: readonly string[], atLeast: number): string {
  if (atLeast === others.length + 1) return allText([first, ...others]);
  const without = atLeastText(others, atLeast);
  return atLeast === 1 ? `(${first}) | ${without}` : `(${first}) & (${atLeastText(others, atLeast - 1)}) | ${without}`;
}

/** What a reader may find at an instant; nothing outside is ever counted. */
export function findable({ visibility, now }: Pick<SearchRequest, 'visibility' | 'now'>, parameters: Parameters): string {
  return `deadline_ms >= ${parameters.add(Math.ceil(now))}::bigint and ${visible(visibility, parameters)}`;
}

export function visible({ schoolIds, excludeSchoolIds }: SearchRequest['visibility'], parameters: Parameters): string {
  if (schoolIds.length === 0) return 'school_ids is null';
  const seen = parameters.add(integers(schoolIds));
  const hidden = parameters.add(integers(excludeSchoolIds));
  return `(school_ids is null or (school_ids && ${seen}::integer[] and not school_ids && ${hidden}::integer[]))`;
}

export function ofOrganizations(organizationIds: readonly number[], parameters: Parameters): string {
  return organizationIds.length === 0 ? 'true' : `organization_id = any(${parameters.add(integers(organizationIds))}::integer[])`;
}

/** The filters in use that are counted, each as a condition that is true where it fails. */
export function failures(
  { filters, now }: Pick<SearchRequest, 'filters' | 'now'>,
  combinations: Combinations,
  parameters: Parameters,
): { filter: Filter; condition: string }[] {
  return FILTERS.flatMap((filter) => {
    const values = filters[filter] ?? [];
    if (values.length === 0) return [];
    const facet = facetOf(filter);
    if (facet === null) {
      const earliest = earliestOf(values, now);
      return [{ filter, condition: earliest === undefined ? 'true' : `published_ms <= ${parameters.add(Math.floor(earliest))}::bigint` }];
    }
    const holding = combinations.holding(facet, values.map((value) => keptValue(filter, value))); // biome-ignore format: one thought
    return [{ filter, condition: `${facet} <> all(${parameters.add(holding)}::integer[])` }];
  });
}

/** What is asked for besides and counted nowhere: it holds for the counts of all filters. */
export function demands(
  { yearlyPay, spoken, permitted, without = [] }: SearchRequest['filters'],
  combinations: Combinations,
  parameters: Parameters,
): string[] {
  const any = (facet: Facet, numbers: readonly number[]) => `${facet} = any(${parameters.add(numbers)}::integer[])`;
  return [
    ...(yearlyPay === undefined ? [] : [`yearly_pay >= ${parameters.add(yearlyPay)}::integer`]),
    ...(spoken === undefined ? [] : [any('languages', combinations.within('languages', spoken))]),
    ...(permitted === undefined
      ? []
      : [`(${any('address', combinations.holding('address', permitted))} or ${any('work', combinations.holding('work', [SPONSORED]))})`]),
    ...(without.length === 0 ? [] : [`id <> all(${parameters.add(without)}::uuid[])`]),
  ];
}

/** What the words of a question do not want. */
export function denials(request: SearchRequest, parameters: Parameters): string[] {
  const terms = deniedUnits(request).flatMap((unit) => unit.terms);
  return terms.length === 0 ? [] : [`not head @@ ${parameters.add(eitherText('', terms))}::tsquery`];
}

const SPONSORED = keptValue('sponsorship', 'sponsored');

/** Ids that no row can have (fractions, beyond 32 bits) find nothing. */
function integers(ids: readonly number[]): number[] {
  return ids.filter((id) => Number.isInteger(id) && Math.abs(id) < 2 ** 31);
}
