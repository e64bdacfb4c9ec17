// Reports of an organization: which days a period has, what stands beside what, and what may be told.
//
//   impression   a posting was shown in a list            view          its page was opened
//   apply press  the button to apply was pressed          application   it was sent here
//   interview, offer, hire: how far the applications that were sent in the period came until today
//
// A day is a day of UTC, as the server heard of it: the same for everybody of a team, wherever they sit. @rule insights.2
const DAY_MS = 86_400_000;

/** Where a reader was when they were shown a posting, or came from when they opened it. @rule insights.3 */
export const VISIT_SOURCES = ['search', 'list', 'suggestion', 'organization', 'school', 'mail', 'elsewhere'] as const;
export type VisitSource = (typeof VISIT_SOURCES)[number];

/** Names a list that was answered: its links carry the name, so what comes of them says where it came from. */
export const visitId = (source: VisitSource, requestId: string): string => `${source}.${requestId}`;

/** Where a name of `visitId` is from. What is none came from elsewhere. */
export function visitSource(id: string): VisitSource {
  const [word = ''] = id.split('.');
  return VISIT_SOURCES.find((source) => source === word) ?? 'elsewhere';
}

/** What is counted of postings as it happens. */
const VISIT_COUNTS = ['impressions', 'views', 'saves', 'applyPresses'] as const;
/** Applications that were sent, and how far they came. */
const STAGE_COUNTS = ['applications', 'interviews', 'offers', 'hires'] as const;
export const INSIGHT_COUNTS = [...VISIT_COUNTS, ...STAGE_COUNTS] as const;
export type InsightCount = (typeof INSIGHT_COUNTS)[number];
export type InsightCounts = Record<InsightCount, number>;

/** The steps of the funnel. To save a posting is no step to an application. */
export const FUNNEL_STEPS = ['impressions', 'views', 'applyPresses', ...STAGE_COUNTS] as const;
export type FunnelStep = { step: (typeof FUNNEL_STEPS)[number]; count: number; ofPreviousPercent: number | null };

export const INSIGHT_PERIODS = ['days7', 'days30', 'days90', 'months12'] as const;
export type InsightPeriod = (typeof INSIGHT_PERIODS)[number];
export const INSIGHT_TABLES = ['course', 'funnel', 'sources', 'followers', 'replies', 'replyCourse'] as const;
export type InsightTable = (typeof INSIGHT_TABLES)[number];
/** Of one school: what would say days or people is left out. */
export const SCHOOL_TABLES = ['funnel', 'sources'] as const;
/** What is told of each source. */
export const SOURCE_COUNTS = ['impressions', 'views', 'applyPresses'] as const;
export const INSIGHT_POSTING_SORTS = ['title', 'published', ...INSIGHT_COUNTS] as const;
/** By nothing else: an order by a count that is not told would tell it. */
export const INSIGHT_SCHOOL_SORTS = ['name'] as const;

export const INSIGHT_LIMITS = {
  /** A longer period is cut at its beginning. */
  mostDays: 366,
  /** A count of a school that is smaller is not told. @rule insights.5 */
  schoolFrom: 10,
  /** Counts of a day are kept so long: a year, the year before it to compare, and the month that runs. @rule insights.7 */
  keptDays: 2 * 366 + 31,
  /** What the counts were made of. Nothing else needs it. @rule insights.7 */
  eventsKeptDays: 90,
  /** Longer than that a chart says months. */
  dailyMostDays: 92,
  /** A day is counted for the last time so long after its end: what began before midnight is written by then. */
  finalAfterMinutes: 60,
} as const;

/** Days `YYYY-MM-DD`, both inside. */
export type DayRange = { from: string; to: string };
export type AskedPeriod = { period?: InsightPeriod | undefined; from?: string | undefined; to?: string | undefined };

/** The day of an instant, in UTC. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
/** The day so many days later. */
export const dayAfter = (day: string, days: number): string => dayOf(new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS));
/** How many days a range has. */
export const daysIn = ({ from, to }: DayRange): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;

/** The days that are asked for, and as many before them. Own days win, in whichever order; what has not come yet is left out. @rule insights.1 */
export function insightDays({ period = 'days30', from, to }: AskedPeriod, now: Date): DayRange & { before: DayRange } {
  const today = dayOf(now);
  const range = from !== undefined && to !== undefined ? ownRange([from, to].sort() as [string, string], today) : rangeOf(period, today);
  return { ...range, before: { from: dayAfter(range.from, -daysIn(range)), to: dayAfter(range.from, -1) } };
}

function ownRange([first, last]: [string, string], today: string): DayRange {
  const to = last > today ? today : last;
  const [, from = to] = [dayAfter(to, 1 - INSIGHT_LIMITS.mostDays), first > to ? to : first].sort();
  return { from, to };
}

function rangeOf(period: InsightPeriod, today: string): DayRange {
  const days = { days7: 7, days30: 30, days90: 90, months12: 365 }[period];
  return { from: dayAfter(today, 1 - days), to: today };
}

/** What a point of a chart is. */
export const insightUnit = (range: DayRange): 'day' | 'month' => (daysIn(range) > INSIGHT_LIMITS.dailyMostDays ? 'month' : 'day');

/** The points of a chart from the first to the last, without gaps: days, or first days of months. */
export function insightPoints(range: DayRange): string[] {
  const days = Array.from({ length: daysIn(range) }, (_, at) => dayAfter(range.from, at));
  return insightUnit(range) === 'day' ? days : [...new Set(days.map((day) => pointOf(day, 'month')))];
}

/** What a point of replies is: a few applications a day tell nothing, so it is a week, from Monday on. */
export const replyUnit = (range: DayRange): 'week' | 'month' => (insightUnit(range) === 'day' ? 'week' : 'month');

/** The points of replies from the first to the last, without gaps: Mondays, or first days of months. */
export function replyPoints(range: DayRange): string[] {
  const days = Array.from({ length: daysIn(range) }, (_, at) => dayAfter(range.from, at));
  if (replyUnit(range) === 'month') return insightPoints(range);
  return [...new Set(days.map((day) => dayAfter(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7))))];
}

/** The point that a day belongs to. */
export const pointOf = (day: string, unit: 'day' | 'month'): string => (unit === 'day' ? day : `${day.slice(0, 7)}-01`);

export const NO_COUNTS: InsightCounts = {
  impressions: 0, views: 0, saves: 0, applyPresses: 0, applications: 0, interviews: 0, offers: 0, hires: 0,
}; // biome-ignore format: a table

/** Counts together. */
export function sumCounts(all: readonly Partial<InsightCounts>[]): InsightCounts {
  const sum = { ...NO_COUNTS };
  for (const counts of all) for (const name of INSIGHT_COUNTS) sum[name] += counts[name] ?? 0;
  return sum;
}

/**
 * Each step with how many percent of the one before it came there. Null where there were none before, or fewer: a posting is opened from
 * mails and links too, and applied for by who pressed no button that was counted, and more than all of them is no rate. @rule insights.4
 */
export function funnelOf(counts: InsightCounts): FunnelStep[] {
  return FUNNEL_STEPS.map((step, at) => {
    const before = FUNNEL_STEPS[at - 1];
    return { step, count: counts[step], ofPreviousPercent: before === undefined ? null : ratePercent(counts[step], counts[before]) };
  });
}

/** A percentage with one decimal; null where it would be none. */
export function ratePercent(part: number, whole: number): number | null {
  return whole <= 0 || part > whole ? null : Math.round((part / whole) * 1000) / 10;
}

/** How much more or less than before, in whole percent; null: there was nothing to compare with. */
export const changePercent = (now: number, before: number): number | null =>
  before === 0 ? null : Math.round(((now - before) / before) * 100);

/** A count of people of one school as it is told. @rule insights.5 */
export const toldOfSchool = (count: number): number | null => (count < INSIGHT_LIMITS.schoolFrom ? null : count);

export type ToldCounts<N extends InsightCount = InsightCount> = Record<N, number | null>;

/** The counts of one school's people as they are told. @rule insights.5 */
export const toldCounts = <N extends InsightCount>(counts: Record<N, number>, names: readonly N[]): ToldCounts<N> =>
  Object.fromEntries(names.map((name) => [name, toldOfSchool(counts[name])])) as ToldCounts<N>;

/** The funnel of one school's people; a rate would tell a count that is not told. @rule insights.5 */
export function toldFunnelOf(counts: InsightCounts): (Omit<FunnelStep, 'count'> & { count: number | null })[] {
  let isBeforeTold = false;
  return funnelOf(counts).map(({ step, count, ofPreviousPercent }) => {
    const told = toldOfSchool(count);
    const rate = told !== null && isBeforeTold ? ofPreviousPercent : null;
    isBeforeTold = told !== null;
    return { step, count: told, ofPreviousPercent: rate };
  });
}
