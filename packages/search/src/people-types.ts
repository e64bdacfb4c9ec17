// The interface of the search over people who want to be found by employers. What is no part of a document cannot be asked for: names, contact
// details and the answers that the law protects are in none.
import type { SearchDocument, SearchSort } from './types.ts';

/** What people are filtered by, each counted. */
export const PEOPLE_FACETS = [
  'school', 'level', 'field', 'graduation', 'language', 'skill', 'country', 'permit', 'sector', 'openness',
] as const; // biome-ignore format: a list
export type PeopleFacet = (typeof PEOPLE_FACETS)[number];

/** Of these somebody has to have all values that are asked for, of the others one. */
export const ALL_OF: ReadonlySet<PeopleFacet> = new Set(['skill', 'language']);

/** One person as search sees them. */
export type PersonDocument = {
  /** UUID of the account, lower case. */
  id: string;
  /** Of the account: the language that texts are taken to be in. */
  language: string;
  /** Positions and programs of study, one a line of a title. */
  titles: string[];
  /** Employers, schools, memberships. */
  named: string[];
  skills: string[];
  places: string[];
  /** ISO code. */
  country: string | null;
  /** Would work from elsewhere. */
  remote: boolean;
  /** Kinds of employment that are looked for (rules/jobs.ts EMPLOYMENT_TYPES). */
  kinds: string[];
  text: string;
  /** When the profile changed last, milliseconds since 1970. */
  changedAt: number;
  /** Values of each facet. A language is `de.3`: its code and the place of the level, from 0. */
  facets: Record<PeopleFacet, string[]>;
};

export type PeopleChange = { kind: 'put'; document: PersonDocument } | { kind: 'remove'; id: string };

export type PeopleRequest = {
  text: string;
  /** A language is `de.2`: on that level or a higher one. */
  filters: Partial<Record<PeopleFacet, readonly string[]>>;
  sort: Extract<SearchSort, 'relevance' | 'date'>;
  offset: number;
  pageSize: number;
  now: number;
};

export type PeopleResult = {
  ids: string[];
  total: number;
  /**
   * Counts of each facet's values, highest first, at most `FACET_VALUES_MAX` and those asked for; with the facet itself removed where any of its
   * values is enough, else as many as would be left. A language is counted on each level as that or higher.
   */
  facets: Record<PeopleFacet, { value: string; count: number }[]>;
  /** The text that was searched where a word was corrected, else null. */
  correctedText: string | null;
  /** Where few have all that was asked for: what was let go; else null. */
  relaxedWithout: string[] | null;
  /** What the words do not want, as it was typed: who has it as a title is left out. */
  denied: string[];
  tookMicros: number;
};

/** Values of one facet that are told. */
export const FACET_VALUES_MAX = 250;

/** A person as the words of an index take them (document-words.ts). */
export const wordsOfPerson = (person: PersonDocument): SearchDocument => ({
  id: person.id,
  language: person.language,
  title: person.titles.join('\n'),
  organization: person.named.join('\n'),
  organizationId: 0,
  text: person.text,
  skills: person.skills,
  places: person.places,
  remote: person.remote,
  facets: {
    ...{ education_level: [], sector: [], languages: [], job_category: [], education_fields: [], work: [] },
    ...{ address: person.country === null ? [] : [person.country], employment_types: person.kinds },
  },
  ...{ yearlyPay: 0, schoolIds: [], promotion: 0, publishedAt: person.changedAt, deadlineAt: null },
});
