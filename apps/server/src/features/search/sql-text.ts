// Pieces of the statements of search in SQL. Values always travel as parameters.
import { FACETS, type Facet, type SearchRequest } from '@fairway/search/types';
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

/** The filters in use, each as a condition that is true where it fails. */
export function failures(
  filters: SearchRequest['filters'],
  combinations: Combinations,
  parameters: Parameters,
): { facet: Facet; condition: string }[] {
  return FACETS.flatMap((facet) => {
    const values = filters[facet] ?? [];
    if (values.length === 0) return [];
    const holding = combinations.holding(facet, values);
    return [{ facet, condition: `${facet} <> all(${parameters.add(holding)}::integer[])` }];
  });
}

/** Ids that no row can have (fractions, beyond 32 bits) find nothing. */
function integers(ids: readonly number[]): number[] {
  return ids.filter((id) => Number.isInteger(id) && Math.abs(id) < 2 ** 31);
}
