// What an organization writes of a posting of its own: the fields, their limits, and what lacks before it can be shown. A draft may lack anything;
// what is wrong in itself is refused at every save. @rule postings.2, postings.3
import { COUNTRIES } from './countries.ts';
import type { EmploymentType } from './jobs.ts';
import { PAY_CURRENCIES } from './pay-comparison.ts';
import { dayIn } from './recognition/dates.ts';
import type { ScreeningQuestion } from './screening-questions.ts';
import { knownTimeZone } from './time-zones.ts';
import { isWebAddress } from './web-address.ts';
import type { PAY_KINDS, SPONSORSHIPS, WORKPLACES } from './work-conditions.ts';

export const POSTING_LIMITS = {
  titleCharacters: 200,
  /** Of the text with its marks. */
  textCharacters: 40_000,
  /** Visible ones, before it can be shown. */
  textLeast: 120,
  places: 20,
  cityCharacters: 120,
  chosen: 10,
  skills: 20,
  languages: 10,
  schools: 200,
  linkCharacters: 2000,
  salaryMost: 100_000_000,
  replyDaysMost: 90,
  monthsMost: 60,
  /** Copies, closings and the like at once. */
  bulk: 100,
  /** Drafts and others of one organization. */
  postings: 5000,
  /** Of one organization. */
  templates: 50,
  templateNameCharacters: 120,
} as const;

export const SALARY_UNITS = ['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR'] as const;
type SalaryUnit = (typeof SALARY_UNITS)[number];

type PostingPlace = { city: string; country: string };
export type PostingSalary = { min: number | null; max: number | null; currency: string; unit: SalaryUnit };
export type WrittenQuestion = Omit<ScreeningQuestion, 'id'> & { id?: string | undefined };

export type PostingContent = {
  title: string;
  /** Rich text; '' for none. */
  html: string;
  language: string;
  places: readonly PostingPlace[];
  workplace: (typeof WORKPLACES)[number] | null;
  employmentTypes: readonly EmploymentType[];
  categories: readonly string[];
  educationLevels: readonly string[];
  educationFields: readonly string[];
  skills: readonly string[];
  /** Languages that the work needs. */
  languages: readonly string[];
  pay: (typeof PAY_KINDS)[number] | null;
  salary: PostingSalary | null;
  sponsorship: (typeof SPONSORSHIPS)[number] | null;
  startOn: string | null;
  startsNow: boolean;
  monthsMin: number | null;
  monthsMax: number | null;
  /** The last day it is open, in `zone`; null: until it is closed. */
  deadlineOn: string | null;
  zone: string;
  applies: 'inside' | 'link';
  link: string;
  /** Within how many days an answer is promised; null: none is. */
  replyDays: number | null;
  questions: readonly WrittenQuestion[];
  /** Whose students it is for; null: everybody, none: they are still to be chosen. */
  schools: readonly number[] | null;
};

export const EMPTY_POSTING: PostingContent = {
  ...{ title: '', html: '', language: 'en', places: [], workplace: null, employmentTypes: [], categories: [] },
  ...{ educationLevels: [], educationFields: [], skills: [], languages: [], pay: null, salary: null, sponsorship: null },
  ...{ startOn: null, startsNow: false, monthsMin: null, monthsMax: null, deadlineOn: null, zone: 'UTC' },
  ...{ applies: 'inside', link: '', replyDays: null, questions: [], schools: null },
};

/** What another posting begins from: its days are its own, its questions are asked anew, and its schools are chosen for it. */
export function templateContent(content: PostingContent): PostingContent {
  const questions = content.questions.map(({ id: _id, ...question }) => question);
  return { ...content, deadlineOn: null, startOn: null, schools: content.schools === null ? null : [], questions };
}

/** Countries whose law wants the pay in the posting itself. */
export const PAY_STATED_COUNTRIES: readonly string[] = ['AT', 'LT', 'LV', 'SK'];

type PostingFaultCode =
  | 'postings.missing'
  | 'postings.too_short'
  | 'postings.salary_order'
  | 'postings.salary_bounds'
  | 'postings.salary_unpaid'
  | 'postings.salary_needed'
  | 'postings.months_order'
  | 'postings.deadline_past'
  | 'postings.zone_unknown'
  | 'postings.currency_unknown'
  | 'postings.country_unknown'
  | 'postings.link_unfit'
  | 'postings.schools_none';
export type PostingFault = { pointer: string; code: PostingFaultCode };

/** What is wrong in itself, whether or not it is shown. */
export function contentFaults(content: PostingContent): PostingFault[] {
  const faults: PostingFault[] = [];
  const add = (pointer: string, code: PostingFaultCode) => faults.push({ pointer: `/body/content/${pointer}`, code });
  const { salary, monthsMin, monthsMax, places } = content;
  if (salary) {
    const amounts = [salary.min, salary.max].filter((amount) => amount !== null);
    if (amounts.some((amount) => amount < 0 || amount > POSTING_LIMITS.salaryMost)) add('salary', 'postings.salary_bounds');
    else if (salary.min !== null && salary.max !== null && salary.min > salary.max) add('salary', 'postings.salary_order');
    // Of another one no reader could say what it is worth.
    if (!PAY_CURRENCIES.some((code) => code === salary.currency)) add('salary/currency', 'postings.currency_unknown');
    if (content.pay === 'unpaid') add('salary', 'postings.salary_unpaid');
  }
  if (monthsMin !== null && monthsMax !== null && monthsMin > monthsMax) add('monthsMax', 'postings.months_order');
  if (knownTimeZone(content.zone) === undefined) add('zone', 'postings.zone_unknown');
  places.forEach(({ country }, at) => {
    if (!COUNTRIES.includes(country)) add(`places/${at}/country`, 'postings.country_unknown');
  });
  if (content.link !== '' && !isWebAddress(content.link)) add('link', 'postings.link_unfit');
  return faults;
}

/** What lacks before readers may see it. `visible`: characters of the text that are seen. */
export function showingFaults(content: PostingContent, { now, visible }: { now: Date; visible: number }): PostingFault[] {
  const faults = contentFaults(content);
  const need = (isThere: boolean, pointer: string, code: PostingFaultCode = 'postings.missing') => {
    if (!isThere) faults.push({ pointer: `/body/content/${pointer}`, code });
  };
  need(content.title.trim() !== '', 'title');
  need(visible >= POSTING_LIMITS.textLeast, 'html', visible === 0 ? 'postings.missing' : 'postings.too_short');
  need(content.places.length > 0 || content.workplace === 'remote', 'places');
  need(content.employmentTypes.length > 0, 'employmentTypes');
  need(content.categories.length > 0, 'categories');
  need(content.schools?.length !== 0, 'schools', 'postings.schools_none');
  need(content.applies === 'inside' || content.link.trim() !== '', 'link');
  const zone = knownTimeZone(content.zone);
  if (content.deadlineOn !== null && zone !== undefined)
    need(content.deadlineOn >= dayIn(zone, now), 'deadlineOn', 'postings.deadline_past');
  const wantsPay = content.places.some(({ country }) => PAY_STATED_COUNTRIES.includes(country)) && content.pay !== 'unpaid';
  const states = content.salary !== null && (content.salary.min !== null || content.salary.max !== null);
  need(!wantsPay || states, 'salary', 'postings.salary_needed');
  return faults;
}

/** What changed between two editions, by field: for colleagues who write at once, and for schools that approved. */
export function changedFields(before: PostingContent, after: PostingContent): (keyof PostingContent)[] {
  const names = Object.keys(EMPTY_POSTING) as (keyof PostingContent)[];
  return names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
}
