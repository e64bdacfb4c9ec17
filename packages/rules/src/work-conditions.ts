// Under which conditions one would work: what a posting says of them, and the filters that ask for it. Unknown is no value: such a posting is
// found by none of these filters but "hide unpaid", and never left out because of them while none is chosen.
//
//   workplace    on_site | hybrid | remote
//   pay          paid | unpaid | not_unpaid (paid, or nothing is said: what is left when unpaid work is hidden)
//   salary       stated: an amount is written
//   duration     months: up to 3 | more than 3 to 6 | more than 6 to 12 | more; a range has every one that it touches
//   start        now (as soon as possible) | its month, 2027-02
//   sponsorship  sponsored: the employer helps to get the permit | permit_needed: one must have it
import { JOB_FILTERS } from './jobs.ts';
import { EU, EU_MEMBERS } from './work-authorizations.ts';

export const WORKPLACES = ['on_site', 'hybrid', 'remote'] as const;
export type Workplace = (typeof WORKPLACES)[number];
export const PAY_KINDS = ['paid', 'unpaid'] as const;
export type PayKind = (typeof PAY_KINDS)[number];
export const SPONSORSHIPS = ['sponsored', 'permit_needed'] as const;
export type Sponsorship = (typeof SPONSORSHIPS)[number];

export const PAY_OPTIONS = [...PAY_KINDS, 'not_unpaid'] as const;
export const SALARY_OPTIONS = ['stated'] as const;
export const DURATIONS = ['up_to_3', 'from_3_to_6', 'from_6_to_12', 'over_12'] as const;
export type Duration = (typeof DURATIONS)[number];
/** Most months of each duration. */
const DURATION_MONTHS: readonly number[] = [3, 6, 12, Number.POSITIVE_INFINITY];
export const START_NOW = 'now';
/** `now` or a month. */
export const START_OPTION = /^(?:now|20\d\d-(?:0[1-9]|1[0-2]))$/;
/** How long ago a posting was published, in days, by the option that asks for it. */
export const POSTED_DAYS = { day: 1, three_days: 3, week: 7, month: 30 } as const;
export type PostedOption = keyof typeof POSTED_DAYS;
export const POSTED_OPTIONS = Object.keys(POSTED_DAYS) as PostedOption[];

/** The filters of conditions, in the order they are shown. `posted` is no condition of work; it is asked for alike. */
export const WORK_FILTERS = ['workplace', 'pay', 'salary', 'duration', 'start', 'sponsorship'] as const;
export type WorkFilter = (typeof WORK_FILTERS)[number];
export const MORE_FILTERS = ['posted', ...WORK_FILTERS] as const;
export type MoreFilter = (typeof MORE_FILTERS)[number];
/** All filters of the postings list that are counted. */
export const ALL_JOB_FILTERS = [...JOB_FILTERS, ...MORE_FILTERS] as const;
export type ListFilter = (typeof ALL_JOB_FILTERS)[number];
export const isMoreFilter = (filter: string): filter is MoreFilter => (MORE_FILTERS as readonly string[]).includes(filter);
/** What the reader brings: asked for like filters, but nothing is counted of it. */
export const OWN_FILTERS = ['speaks', 'may_work_in'] as const;
export type OwnFilter = (typeof OWN_FILTERS)[number];
export const isOwnFilter = (filter: string): filter is OwnFilter => (OWN_FILTERS as readonly string[]).includes(filter);

export type WorkConditions = {
  workplace: string | null;
  pay: string | null;
  salaryMin: number | null;
  salaryMax: number | null;
  durationMinMonths: number | null;
  durationMaxMonths: number | null;
  startsNow: boolean;
  startOn: string | null;
  sponsorship: string | null;
};

/** The options that find a posting, by filter. */
export function workOptions(posting: WorkConditions): Record<WorkFilter, string[]> {
  const amount = Math.max(posting.salaryMin ?? 0, posting.salaryMax ?? 0);
  const pay = amount > 0 ? 'paid' : posting.pay;
  return {
    workplace: known(posting.workplace, WORKPLACES),
    pay: [...known(pay, PAY_KINDS), ...(pay === 'unpaid' ? [] : ['not_unpaid'])],
    salary: amount > 0 ? ['stated'] : [],
    duration: durationsOf(posting.durationMinMonths, posting.durationMaxMonths),
    start: posting.startsNow ? [START_NOW] : known(posting.startOn?.slice(0, 7) ?? null, START_OPTION),
    sponsorship: known(posting.sponsorship, SPONSORSHIPS),
  };
}

/** The durations that a span of months touches. */
function durationsOf(min: number | null, max: number | null): Duration[] {
  const from = min ?? max;
  const to = max ?? min;
  if (from === null || to === null) return [];
  return DURATIONS.filter((_, at) => from <= DURATION_MONTHS[at]! && to > (DURATION_MONTHS[at - 1] ?? 0));
}

function known(value: string | null, vocabulary: readonly string[] | RegExp): string[] {
  if (value === null) return [];
  return (vocabulary instanceof RegExp ? vocabulary.test(value) : vocabulary.includes(value)) ? [value] : [];
}

const NORWEGIAN = ['nb', 'nn', 'no'];

/** Codes of the languages that somebody speaks, as postings may name them: Norwegian is one language, however it is written. */
export function spokenCodes(languages: readonly string[]): string[] {
  const isNorwegian = languages.some((code) => NORWEGIAN.includes(code));
  return [...new Set([...languages, ...(isNorwegian ? NORWEGIAN : [])])].sort();
}

/** Countries where somebody may work, the members in place of EU. */
export function permittedCountries(codes: readonly string[]): string[] {
  return [...new Set(codes.flatMap((code) => (code === EU ? EU_MEMBERS : [code])))].sort();
}
