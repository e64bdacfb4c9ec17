// First destinations: what graduates do after a program, asked in a minute. The terms and both rates are those of NACE's first-destination
// standards. A status decides which questions follow, and what of an answer is kept.
//
//   status         asks for
//   employed       employer, title, country, start, hours, field relation, pay
//   selfEmployed   employer (the business), title, country, start, hours, field relation, pay
//   studying       school, degree, country, start
//   service        employer (the organization), country, start
//   looking, notLooking: nothing

/** In the order of the page. @rule outcomes.1 */
export const OUTCOME_STATUSES = ['employed', 'selfEmployed', 'studying', 'service', 'looking', 'notLooking'] as const;
export type OutcomeStatus = (typeof OUTCOME_STATUSES)[number];
/** Who said it: the graduate, staff who know it, or staff who have it from the employer. */
export const OUTCOME_SOURCES = ['survey', 'staff', 'employer'] as const;
export type OutcomeSource = (typeof OUTCOME_SOURCES)[number];
export const SCHOOL_SOURCES = ['staff', 'employer'] as const satisfies readonly OutcomeSource[];
export const OUTCOME_HOURS = ['full', 'part'] as const;
export const FIELD_RELATIONS = ['related', 'partly', 'unrelated'] as const;
export const OUTCOME_SORTS = ['name', 'endsOn', 'program', 'status', 'updatedAt'] as const;
/** Filters of the list: known or not. */
export const KNOWN_FILTERS = ['known', 'unknown'] as const;

export const OUTCOME_LIMITS = {
  /** Of an employer, title, school and degree. */
  textCharacters: 120,
  /** From this many answers on pay is shown, of one currency and never of one person. */
  leastPayAnswers: 10,
  /** Employers, titles and countries in a report. */
  topShown: 10,
  /** How long after the end of a program one is asked. */
  openDaysAfter: 365,
  /** How long before the end a school may begin to ask. */
  opensDaysBefore: { min: 0, max: 60, default: 60 },
  /** Reminders by mail, in months after the end. */
  reminderMonths: [0, 3, 6],
  /** A reminder that nobody could send within this many days is not sent any more. */
  reminderDays: 30,
} as const;

export type OutcomeAnswer = {
  status: OutcomeStatus;
  employer: string | null;
  title: string | null;
  country: string | null;
  startsOn: string | null;
  hours: (typeof OUTCOME_HOURS)[number] | null;
  fieldRelation: (typeof FIELD_RELATIONS)[number] | null;
  payBand: number | null;
  payCurrency: PayCurrency | null;
  school: string | null;
  degree: string | null;
};
export type OutcomeStep =
  | 'status'
  | 'employer'
  | 'title'
  | 'country'
  | 'startsOn'
  | 'hours'
  | 'fieldRelation'
  | 'pay'
  | 'school'
  | 'degree';

const WORK: readonly OutcomeStep[] = ['employer', 'title', 'country', 'startsOn', 'hours', 'fieldRelation', 'pay'];
const ASKED: Readonly<Record<OutcomeStatus, readonly OutcomeStep[]>> = {
  employed: WORK,
  selfEmployed: WORK,
  studying: ['school', 'degree', 'country', 'startsOn'],
  service: ['employer', 'country', 'startsOn'],
  looking: [],
  notLooking: [],
};

/** The questions of the page in their order. @rule outcomes.2 */
export const outcomeSteps = (status: OutcomeStatus | null): readonly OutcomeStep[] => ['status', ...(status ? ASKED[status] : [])];

/** The first question that is not answered, where somebody comes back; the last one where all are. */
export function nextOutcomeStep(answer: OutcomeAnswer | null): OutcomeStep {
  const steps = outcomeSteps(answer?.status ?? null);
  const open = steps.find((step) => !answer || (step === 'pay' ? answer.payBand === null : answer[step] === null));
  return open ?? steps.at(-1) ?? 'status';
}

/** What of an answer belongs to its status; the rest is dropped, and so is half of a pay. @rule outcomes.2 */
export function keptAnswer(given: OutcomeAnswer): OutcomeAnswer {
  const asked = new Set<OutcomeStep>(ASKED[given.status]);
  const hasPay = asked.has('pay') && given.payBand !== null && given.payCurrency !== null;
  const words = (step: 'employer' | 'title' | 'school' | 'degree') => (asked.has(step) ? given[step]?.trim() || null : null);
  return {
    status: given.status,
    employer: words('employer'),
    title: words('title'),
    country: asked.has('country') ? given.country : null,
    startsOn: asked.has('startsOn') ? given.startsOn : null,
    hours: asked.has('hours') ? given.hours : null,
    fieldRelation: asked.has('fieldRelation') ? given.fieldRelation : null,
    payBand: hasPay ? given.payBand : null,
    payCurrency: hasPay ? given.payCurrency : null,
    school: words('school'),
    degree: words('degree'),
  };
}

/** Thousands a year where a band begins, before the scale of the currency; the last one has no end. */
const BAND_STARTS = [0, 20, 30, 40, 50, 60, 80, 100] as const;
/** Currencies that can be chosen, with what the bands are multiplied by so that they are about as wide everywhere. */
const PAY_SCALES = {
  EUR: 1, USD: 1, GBP: 1, CHF: 1, CAD: 1, AUD: 1, SGD: 1, SEK: 10, NOK: 10, DKK: 10, PLN: 4, CZK: 20, CNY: 5, INR: 20, JPY: 100,
} as const satisfies Readonly<Record<string, number>>; // biome-ignore format: a table
export type PayCurrency = keyof typeof PAY_SCALES;
export const PAY_CURRENCIES = Object.keys(PAY_SCALES) as readonly PayCurrency[];
const scaleOf = (currency: string): number | undefined => (PAY_SCALES as Readonly<Record<string, number>>)[currency];
export const PAY_BANDS: readonly number[] = BAND_STARTS.map((_start, band) => band);

/** Pay before tax in a year: from, and below which amount; null where the band has no end or there is no such one. */
export function payBandRange(currency: string, band: number): { from: number; below: number | null } | null {
  const [scale, start] = [scaleOf(currency), BAND_STARTS[band]];
  if (scale === undefined || start === undefined) return null;
  const next = BAND_STARTS[band + 1];
  return { from: start * 1000 * scale, below: next === undefined ? null : next * 1000 * scale };
}

const DAY_MS = 86_400_000;
const daysFrom = (day: string, to: string) => Math.round((Date.parse(to) - Date.parse(day)) / DAY_MS);

/** Whether the survey of a program that ends on a day (YYYY-MM-DD) is asked today. @rule outcomes.4 */
export function surveyState(endsOn: string, today: string, opensDaysBefore: number): 'early' | 'open' | 'over' {
  const days = daysFrom(endsOn, today);
  if (days < -opensDaysBefore) return 'early';
  return days > OUTCOME_LIMITS.openDaysAfter ? 'over' : 'open';
}

/** The day so many months later, the last of its month where that is shorter. */
function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, on = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(on, last))).toISOString().slice(0, 10);
}

/** Which reminder (1 to 3) is due today, where it was not sent yet; one that is long past is left out. @rule outcomes.8 */
export function reminderDue(endsOn: string, today: string, sent: readonly number[]): number | undefined {
  const at = OUTCOME_LIMITS.reminderMonths.findLastIndex((months) => {
    const days = daysFrom(monthsAfter(endsOn, months), today);
    return days >= 0 && days < OUTCOME_LIMITS.reminderDays;
  });
  return at < 0 || sent.length >= OUTCOME_LIMITS.reminderMonths.length || sent.some((number) => number > at) ? undefined : at + 1;
}

/** Counts of one cohort: graduates, and those of whom each status is known. */
export type OutcomeCounts = { graduates: number } & Readonly<Record<OutcomeStatus, number>>;

const rate = (part: number, whole: number) => (whole === 0 ? null : part / whole);
const reached = (counts: OutcomeCounts) => counts.employed + counts.selfEmployed + counts.service + counts.studying;
export const knownOf = (counts: OutcomeCounts) => reached(counts) + counts.looking + counts.notLooking;

/** Graduates of whom an outcome is known, 0 to 1; null without graduates. @rule outcomes.5 */
export const knowledgeRate = (counts: OutcomeCounts) => rate(knownOf(counts), counts.graduates);
/** Of those known who look for something or have it, how many have it, 0 to 1; null where there are none. @rule outcomes.5 */
export const careerOutcomesRate = (counts: OutcomeCounts) => rate(reached(counts), knownOf(counts) - counts.notLooking);

type PayCount = { currency: string; band: number; count: number };

/** Pay as it may be shown: by currency, only where so many told that none of them stands out. @rule outcomes.3 */
export function shownPay(counts: readonly PayCount[]): { currency: string; answers: number; bands: { band: number; count: number }[] }[] {
  const byCurrency = new Map<string, PayCount[]>();
  for (const one of counts) byCurrency.set(one.currency, [...(byCurrency.get(one.currency) ?? []), one]);
  return [...byCurrency]
    .map(([currency, bands]) => ({
      currency,
      answers: bands.reduce((sum, { count }) => sum + count, 0),
      bands: bands.map(({ band, count }) => ({ band, count })).sort((a, b) => a.band - b.band),
    }))
    .filter(({ answers }) => answers >= OUTCOME_LIMITS.leastPayAnswers)
    .sort((a, b) => b.answers - a.answers || (a.currency < b.currency ? -1 : 1));
}

/** Counts by month (YYYY-MM-01), with the months between that have none; the last `most` of them. */
export function monthsWithoutGaps(counts: readonly { month: string; count: number }[], most = 36): { month: string; count: number }[] {
  const byMonth = new Map(counts.map(({ month, count }) => [month, count]));
  const [first, last] = [[...byMonth.keys()].sort()[0], [...byMonth.keys()].sort().at(-1)];
  if (!first || !last) return [];
  const months = [];
  for (let month = first; month <= last; month = monthsAfter(month, 1)) months.push({ month, count: byMonth.get(month) ?? 0 });
  return months.slice(-most);
}
