// Reports for those who recruit for an organization: how its postings are seen, what comes of it, and how it answers. Numbers alone. @rule insights.1
import {
  FUNNEL_STEPS, INSIGHT_COUNTS, INSIGHT_PERIODS, INSIGHT_POSTING_SORTS, INSIGHT_SCHOOL_SORTS, INSIGHT_TABLES, type InsightCount, VISIT_SOURCES,
} from '@fairway/rules/insights'; // biome-ignore format: a list
import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { date, instant } from '../kernel/fields.ts';
import { listEndpoints } from '../kernel/lists.ts';
import { EMPLOYER_BASE } from '../teams/employer.ts';
import { organizationParams } from '../teams/requests.ts';

const base = `${EMPLOYER_BASE}/insights`;
const common = { tag: 'insights', access: 'organizationStaff', params: organizationParams } as const;
/** Own days, both of them, win; they are cut to a year, and to today. */
const period = { period: z.enum(INSIGHT_PERIODS).default('days30'), from: date.optional(), to: date.optional() };
const countsOf = <N extends InsightCount>(names: readonly N[]) =>
  z.object(Object.fromEntries(names.map((name) => [name, z.int()])) as Record<N, z.ZodInt>);
const counts = countsOf(INSIGHT_COUNTS);
const days = z.object({ from: date, to: date });
/** Null: too few to be told. */
const replies = z
  .object({ applications: z.int(), answeredPercent: z.int(), inTimePercent: z.int(), medianDays: z.int().nullable() })
  .nullable();

export const insightReport = days
  .extend({
    /** As many days before. */
    before: days,
    /** What a point of a course is: a day, or a month by its first day. */
    unit: z.enum(['day', 'month']),
    /** When the running day was counted last; null: never. */
    countedAt: instant.nullable(),
    totals: counts,
    totalsBefore: counts,
    course: z.array(counts.extend({ on: date })),
    funnel: z.array(z.object({ step: z.enum(FUNNEL_STEPS), count: z.int(), ofPreviousPercent: z.number().nullable() })),
    sources: z.array(countsOf(['impressions', 'views', 'applyPresses']).extend({ source: z.enum(VISIT_SOURCES) })),
    pageViews: z.int(),
    pageViewsBefore: z.int(),
    /** At the end of each point. */
    followers: z.array(z.object({ on: date, followers: z.int() })),
    followersBefore: z.int(),
    /** Of applications that were sent in the period and are due. */
    replies,
    repliesBefore: replies,
  })
  .meta({ id: 'InsightReport' });

export const getInsights = endpoint({
  ...common,
  name: 'getInsights',
  method: 'GET',
  path: base,
  summary:
    'How the postings of an organization were seen in a period, what came of it, and the same number of days before. Days are of UTC.',
  query: z.strictObject(period),
  returns: insightReport,
  errors: [],
});

export const exportInsights = endpoint({
  ...common,
  name: 'exportInsights',
  method: 'GET',
  path: `${base}/report.csv`,
  summary: 'A table of the report as a CSV file.',
  query: z.strictObject({ ...period, table: z.enum(INSIGHT_TABLES) }),
  produces: 'text/csv',
  errors: [],
});

export const insightPosting = counts.extend({ id: z.string(), title: z.string(), publishedAt: instant }).meta({ id: 'InsightPosting' });

export const insightPostingsList = listEndpoints({
  ...common,
  noun: 'InsightPostings',
  path: `${base}/postings`,
  summary: 'The report by posting of the organization, those that are over among them.',
  row: insightPosting,
  sorts: INSIGHT_POSTING_SORTS,
  sort: '-views',
  filters: period,
});

/** Null: fewer than ten, or none. */
const told = z.int().nullable();
export const insightSchool = z
  .object({ id: z.int(), name: z.string(), impressions: told, views: told, saves: told, applications: told })
  .meta({ id: 'InsightSchool' });

export const insightSchoolsList = listEndpoints({
  ...common,
  noun: 'InsightSchools',
  path: `${base}/schools`,
  summary: 'The report by school that verified the readers. Counts of fewer than ten are not told.',
  row: insightSchool,
  sorts: INSIGHT_SCHOOL_SORTS,
  sort: 'name',
  filters: period,
});
