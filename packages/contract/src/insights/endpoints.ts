// Reports for those who recruit for an organization: how its postings are seen, what comes of it, and how it answers. Numbers alone. @rule insights.1
import {
  FUNNEL_STEPS, INSIGHT_COUNTS, INSIGHT_PERIODS, INSIGHT_POSTING_SORTS, INSIGHT_SCHOOL_SORTS, INSIGHT_TABLES, type InsightCount,
  SCHOOL_TABLES, SOURCE_COUNTS, VISIT_SOURCES,
} from '@fairway/rules/insights'; // biome-ignore format: a list
import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { date, instant, intId, uuid } from '../kernel/fields.ts';
import { listEndpoints } from '../kernel/lists.ts';
import { EMPLOYER_BASE } from '../teams/employer.ts';
import { organizationParams } from '../teams/requests.ts';

const base = `${EMPLOYER_BASE}/insights`;
const common = { tag: 'insights', access: 'organizationStaff', params: organizationParams } as const;
/** Own days, both of them, win; they are cut to a year, and to today. */
const period = { period: z.enum(INSIGHT_PERIODS).default('days30'), from: date.optional(), to: date.optional() };
const eachOf = <N extends InsightCount, T extends z.ZodType>(names: readonly N[], type: T) =>
  z.object(Object.fromEntries(names.map((name) => [name, type])) as Record<N, T>);
const counts = eachOf(INSIGHT_COUNTS, z.int());
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
    sources: z.array(eachOf(SOURCE_COUNTS, z.int()).extend({ source: z.enum(VISIT_SOURCES) })),
    pageViews: z.int(),
    pageViewsBefore: z.int(),
    /** At the end of each point. */
    followers: z.array(z.object({ on: date, followers: z.int() })),
    followersBefore: z.int(),
    /** Of applications that were sent in the period and are due. */
    replies,
    repliesBefore: replies,
    /** What a point of the replies' course is, by its first day: a week from Monday, or a month. */
    replyUnit: z.enum(['week', 'month']),
    /** By when the applications were sent. */
    replyCourse: z.array(z.object({ on: date, replies })),
    /** Whose report it is; null: of all together. Of one posting there are no views of the page and no followers. */
    posting: z.object({ id: z.string(), title: z.string() }).nullable(),
  })
  .meta({ id: 'InsightReport' });

export const getInsights = endpoint({
  ...common,
  name: 'getInsights',
  method: 'GET',
  path: base,
  summary:
    'How the postings of an organization, or one of them, were seen in a period, what came of it, and the same number of days before. Days are of UTC.',
  query: z.strictObject({ ...period, posting: uuid.optional() }),
  returns: insightReport,
  errors: ['not_found'],
});

export const exportInsights = endpoint({
  ...common,
  name: 'exportInsights',
  method: 'GET',
  path: `${base}/report.csv`,
  summary: 'A table of the report as a CSV file.',
  query: z.strictObject({ ...period, posting: uuid.optional(), table: z.enum(INSIGHT_TABLES) }),
  produces: 'text/csv',
  errors: ['not_found'],
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
const toldCounts = eachOf(INSIGHT_COUNTS, told);
export const insightSchool = toldCounts.extend({ id: z.int(), name: z.string() }).meta({ id: 'InsightSchool' });

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

const ofSchool = { ...common, params: organizationParams.extend({ schoolId: intId }) } as const;

export const insightSchoolReport = days
  .extend({
    before: days,
    countedAt: instant.nullable(),
    school: z.object({ id: z.int(), name: z.string() }),
    totals: toldCounts,
    totalsBefore: toldCounts,
    funnel: z.array(z.object({ step: z.enum(FUNNEL_STEPS), count: told, ofPreviousPercent: z.number().nullable() })),
    sources: z.array(eachOf(SOURCE_COUNTS, told).extend({ source: z.enum(VISIT_SOURCES) })),
  })
  .meta({ id: 'InsightSchoolReport' });

export const getInsightSchool = endpoint({
  ...ofSchool,
  name: 'getInsightSchool',
  method: 'GET',
  path: `${base}/schools/{schoolId}`,
  summary:
    'The report of those whom one school verified: funnel and sources. Counts of fewer than ten are not told, nor what would tell them.',
  query: z.strictObject(period),
  returns: insightSchoolReport,
  errors: ['not_found'],
});

export const exportInsightSchool = endpoint({
  ...ofSchool,
  name: 'exportInsightSchool',
  method: 'GET',
  path: `${base}/schools/{schoolId}/report.csv`,
  summary: 'A table of the report of one school as a CSV file.',
  query: z.strictObject({ ...period, table: z.enum(SCHOOL_TABLES) }),
  produces: 'text/csv',
  errors: ['not_found'],
});
