// The interface of job search. Two implementations answer it: the index in memory (this package) and SQL
// (apps/server/src/features/search), which is the oracle and serves while an index is being built. It assumes neither memory nor SQL.

import type { FresherFor } from '@fairway/rules/search-order';
import { ALL_JOB_FILTERS, type ListFilter, WORK_FILTERS, type WorkFilter } from '@fairway/rules/work-conditions';

/**
 * What is kept of each posting to be filtered by: one list of values a facet. The conditions of work (rules/work-conditions.ts) have few values
 * each and share the last one, as `workplace=remote`: a posting then holds one number for all of them.
 */
export const FACETS = [
  'education_level',
  'address',
  'sector',
  'languages',
  'job_category',
  'employment_types',
  'education_fields',
  'work',
] as const;
export type Facet = (typeof FACETS)[number];

/** The filters that are counted. Names as they travel (rules/work-conditions.ts). */
export const FILTERS = ALL_JOB_FILTERS;
export type Filter = ListFilter;

/** Where the values of a filter are kept; null: they follow from the instant of the question (`posted`). */
export function facetOf(filter: Filter): Facet | null {
  return filter === 'posted' ? null : isOfWork(filter) ? 'work' : filter;
}

/** A value of a filter as its facet keeps it. */
export const keptValue = (filter: Filter, value: string): string => (isOfWork(filter) ? `${filter}=${value}` : value);

/** What a filter calls a value of its facet; undefined where it is one of another filter. */
export function valueIn(filter: Filter, kept: string): string | undefined {
  if (!isOfWork(filter)) return kept;
  return kept.startsWith(`${filter}=`) ? kept.slice(filter.length + 1) : undefined;
}

const isOfWork = (filter: Filter): filter is WorkFilter => (WORK_FILTERS as readonly string[]).includes(filter);

/** The values of the facet `work` from the options of each condition. */
export function workValues(options: Readonly<Record<WorkFilter, readonly string[]>>): string[] {
  return WORK_FILTERS.flatMap((filter) => options[filter].map((value) => keptValue(filter, value)));
}

/** One posting as search sees it. Instants are milliseconds since 1970. */
export type SearchDocument = {
  /** UUID, lower case. */
  id: string;
  /** ISO 639 code of the language it is written in. */
  language: string;
  title: string;
  organization: string;
  organizationId: number;
  /** Plain text of the description. */
  text: string;
  skills: string[];
  /** Names of places: cities, regions. */
  places: string[];
  /** Keys of its places that the names do not tell: those with coordinates, the regions that they lie in. */
  located?: readonly string[];
  /** May be done from anywhere. */
  remote: boolean;
  /** Values of each facet; address holds ISO country codes, languages ISO language codes. */
  facets: Record<Facet, string[]>;
  /** Whole euros a year that it can pay (rules/pay-comparison.ts); 0: compares to nothing. */
  yearlyPay: number;
  /** Schools that see it; empty: everyone. */
  schoolIds: number[];
  /** 0 none; higher ranks first. */
  promotion: number;
  publishedAt: number;
  /** After this instant it is not found. null: never. */
  deadlineAt: number | null;
};

/** A place that is asked for besides the words, by keys of places. */
export type AskedWhere = {
  typed: string;
  /** What answers it, in rings: those of an earlier one come first. */
  rings: readonly [readonly string[], readonly string[], readonly string[]];
  /** Where few are found there, these answer it too: the country around a place. */
  around: readonly string[];
};

/** What of a posting may fit a person: only what is known of them is there. */
export type Fit = {
  /** Levels of study: it is open to one of them. */
  level?: readonly string[];
  /** Fields of study: it asks for one of them. */
  field?: readonly string[];
  /** Fields of work or sectors that are wished for: it is of one of them. */
  wishes?: { categories: readonly string[]; sectors: readonly string[] };
  /** Countries where they may work: it is in one of them, or helps to get the permit. */
  permit?: readonly string[];
  /** Languages that they speak: it asks for no other. */
  languages?: readonly string[];
};

/** `pay`: the highest `yearlyPay` first, what compares to nothing last. */
export type SearchSort = 'relevance' | 'date' | 'deadline' | 'pay';

/** Where a page ended: the key of its last row under the sort of the request, and the row's id. */
export type RankKey = { epoch: number; key: number[]; id: string };

/** Any value of a filter, every filter. What is no list is not counted, and holds for the counts of all filters. */
export type Filters = Partial<Record<Filter, string[]>> & {
  /** Pays so many euros a year at least, for all that is said. */
  yearlyPay?: number;
  /** Asks for no other languages than these. */
  spoken?: string[];
  /** Is in one of these countries, or its employer helps to get the permit. */
  permitted?: string[];
  /** Is none of these postings: ids that the reader wants to see no more. Unknown ones say nothing. */
  without?: string[];
};

export type SearchRequest = {
  text: string;
  /** True while the user types: the last word is a prefix. */
  prefix: boolean;
  filters: Filters;
  /** Only what is there. */
  where?: AskedWhere | null | undefined;
  /** Only these organizations; empty: all. Not counted as a facet. */
  organizationIds: number[];
  visibility: {
    /** Exclusive postings of these schools are seen too. */
    schoolIds: number[];
    /** Postings exclusive to these schools are left out, whatever else is seen. */
    excludeSchoolIds: number[];
  };
  /** ISO 639 codes of the languages that the reader reads: of postings that answer alike, those in one of them come first. Relevance only. */
  languages: string[];
  /** ISO codes of the reader's countries: postings there come before others in the same language that answer alike; where a place is asked for they count as a little fresher. */
  countries?: readonly string[];
  /** What fits somebody signed in: such postings count as some days fresher. Relevance only, as languages and countries. */
  fit?: Fit | null;
  sort: SearchSort;
  /** Goes on after this row (page_token). */
  after: RankKey | null;
  /** Rows to skip (page numbers, first pages only). Ignored with `after`. */
  offset: number;
  pageSize: number;
  /** The instant of the question: expired postings are not found. */
  now: number;
};

export type FacetCount = { value: string; count: number };

export type SearchResult = {
  ids: string[];
  total: number;
  /** Counts of each filter's values with the filter itself removed, highest first, ties by value; values with count 0 left out. */
  facets: Record<Filter, FacetCount[]>;
  /** The text that was searched where a word was corrected, else null. */
  correctedText: string | null;
  /** The text that was probably meant, where the one asked finds few postings and that one many more; else null. What is found is never of it. */
  meantText: string | null;
  /**
   * Where few postings have all that was asked for: what was let go (nothing: what is near is found too), and how many have it all (they come
   * first); else null.
   */
  relaxed: { without: string[]; complete: number } | null;
  /** What the question does not want, as it was typed: postings whose title or place means it are left out, and nothing of it is counted. */
  denied: string[];
  /** Those of the ids that stand where they do because they are promoted: at most two of all pages, the first ones. Relevance only. */
  promoted: string[];
  /** Key of the last row, for the next page; null when this page is the last. */
  next: RankKey | null;
  tookMicros: number;
};

/** A part of a question as it was understood. */
export type ExplainedUnit = {
  asked: string;
  words: string[];
  /** Ids of the concepts that it means, and of those that are near. */
  concepts: string[];
  near: string[];
  /** Keys of places that it means. */
  places: string[];
  isRequired: boolean;
  isWhere: boolean;
  /** How many postings that the reader may find answer it. */
  matching: number;
  /** How rare that is, in quarter octaves. */
  idf: number;
  /** How often it counts in the order, and how much more where a title answers it or nearly (ranking.ts `weighed`). */
  weight: number;
  plus: number;
};

/** A posting of the page: its own rank key (ranking.ts), the level on which it answers each unit, and what it counts as fresher for. */
type ExplainedRow = { id: string; key: number[]; levels: number[]; fresher: FresherFor[] };

export type Explanation = { result: SearchResult; units: ExplainedUnit[]; rows: ExplainedRow[] };

export const SUGGESTION_KINDS = ['title', 'company', 'skill', 'place'] as const;
export type SuggestionKind = (typeof SUGGESTION_KINDS)[number];
export type Suggestion = { suggestion: string; type: SuggestionKind };

/** A change: the new document, or its removal. */
export type SearchChange = { kind: 'put'; document: SearchDocument } | { kind: 'remove'; id: string };

export interface JobSearch {
  search(request: SearchRequest): Promise<SearchResult>;
  /** The ids alone of the page of each question, where nothing is counted or shown besides; words are taken as written, never corrected. */
  findIds(questions: readonly SearchRequest[]): Promise<string[][]>;
  /** Completions of a text being typed, tolerant of typos, best first; only from postings that `visibility` sees. */
  suggest(
    text: string,
    kinds: readonly SuggestionKind[],
    limit: number,
    visibility: SearchRequest['visibility'],
    now: number,
  ): Promise<Suggestion[]>;
  /** What a question finds, and why its page stands in that order. SQL cannot tell. @throws SearchFailure search.not_loaded, search.bad_page_key, search.bad_id */
  explain(request: SearchRequest): Promise<Explanation>;
  /** How far the index that answers here is made anew for another dictionary of concepts, 0 to 100; null where none is made. */
  renewedPercent(): Promise<number | null>;
  apply(changes: SearchChange[]): Promise<void>;
}
