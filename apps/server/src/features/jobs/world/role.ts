// What a posting of the demo world is made of: a role (language-free facts) and its words in a language.
import type { EducationField, JobCategory, Sector } from '@fairway/rules/jobs';

export type Role = {
  categories: readonly JobCategory[];
  fields: readonly EducationField[];
  skills: readonly string[];
  /** Where it is found; empty: in every organization. */
  sectors: readonly Sector[];
  /** Keys of the only employers that have it. */
  employers?: readonly string[];
  /** Yearly pay of a graduate in thousands of euros, before the country's factor. */
  payThousands: number;
  /** Can be done from home. */
  remote: boolean;
  /** Asks for research training: a doctorate is among its levels. */
  research?: boolean;
};

/** The kinds of position; each maps to employment types. */
export const KINDS = ['intern', 'credit', 'graduate', 'junior', 'part', 'temporary'] as const;
export type Kind = (typeof KINDS)[number];

/** Labels that employers write themselves, in the language of the posting. */
export const OWN_LABELS = ['thesis', 'flexible', 'fairPay'] as const;
type OwnLabel = (typeof OWN_LABELS)[number];

export type RoleWords = {
  /** The person: "Data Analyst". */
  noun: string;
  /** The field of work: "Data Analytics". */
  area: string;
  about: readonly string[];
  tasks: readonly string[];
  profile: readonly string[];
};

export type LanguageWords<Key extends string> = {
  /** Titles by kind, with {noun}, {area}, {city} and {year}. */
  titles: Record<Kind, readonly string[]>;
  headings: { tasks: readonly string[]; profile: readonly string[]; offer: readonly string[]; apply: readonly string[] };
  /** About the team and the place, with {city} and {team} (a small number). */
  place: readonly string[];
  remote: readonly string[];
  /** About duration and hours, with {months} and {hours}. */
  terms: Record<Kind, readonly string[]>;
  profile: readonly string[];
  offer: readonly string[];
  /** Said to those who still study. */
  studentOffer: readonly string[];
  apply: readonly string[];
  /** What the employer calls its own labels, and what stands in their tooltips. */
  labels: Record<OwnLabel, readonly [text: string, tooltip: string]>;
  roles: Record<Key, RoleWords>;
};
