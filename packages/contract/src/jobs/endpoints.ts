// Postings: list, detail, filters, the impression event, the gated apply call. @rule jobs.1, jobs.16, jobs.18, jobs.13, jobs.26, jobs.14, jobs.23
import { RADII_KM } from '@fairway/rules/distance';
import { APPLICATION_REFUSALS, EDUCATION_FIELDS, EDUCATION_LEVELS, EMPLOYMENT_TYPES, JOB_CATEGORIES, JOB_SORTS } from '@fairway/rules/jobs';
import { LIMITS } from '@fairway/rules/limits';
import { PAY_CURRENCIES, PAY_PERIODS } from '@fairway/rules/pay-comparison';
import { isOffGlobe } from '@fairway/rules/recognition/points';
import { MORE_FILTERS, type MoreFilter, PAY_KINDS, SPONSORSHIPS, WORKPLACES } from '@fairway/rules/work-conditions';
import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { date, instant, intId, locale, many, requirement, text, uuid } from '../kernel/fields.ts';
import { askedPlace, jobReason } from './answers.ts';
import { demandQuery, jobFilterQuery, moreFilterQuery } from './filters.ts';

export const jobLabel = z
  .object({ type: z.enum(['img', 'text']), text: z.string(), tooltip: z.string().nullable(), img: z.string().nullable() })
  .meta({ id: 'JobLabel' });

export const jobOrganization = z.object({ id: z.int(), name: z.string(), logo: z.string().nullable() }).meta({ id: 'JobCompany' });

/** As it was written: the currency may be one that nobody knows, and either may be missing. */
const jobSalary = z
  .object({ min: z.number().nullable(), max: z.number().nullable(), currency: z.string().nullable(), unit: z.string().nullable() })
  .meta({ id: 'JobSalary' });

const summaryFields = {
  id: uuid,
  jobAdId: uuid,
  requestId: z.string(),
  eventId: z.string(),
  title: z.string(),
  /** Path segment of its page: id and title slug. @rule pages.16 */
  segment: z.string(),
  company: jobOrganization,
  /** All places in one line. */
  location: z.string(),
  /** The first place, short; with "+2" where there are more. */
  shortLocation: z.string(),
  address: z.string(),
  /** TELECOMMUTE means remote. */
  postingRegion: z.string().nullable(),
  country: z.string().nullable(),
  countries: z.array(z.string()),
  promotionValue: z.int(),
  promote: z.boolean(),
  featured: z.boolean(),
  /** Language of the text. */
  language: z.string(),
  languages: z.array(z.string()),
  employmentTypes: z.array(z.enum(EMPLOYMENT_TYPES)),
  preferredJobCategories: z.array(z.enum(JOB_CATEGORIES)),
  educationFields: z.array(z.enum(EDUCATION_FIELDS)),
  educationLevels: z.array(z.enum(EDUCATION_LEVELS)),
  sectors: z.array(z.string()),
  startDate: date.nullable(),
  /** As soon as possible. */
  startsNow: z.boolean(),
  /** How long it lasts; null: not said. */
  duration: z.object({ minMonths: z.int(), maxMonths: z.int() }).nullable(),
  workplace: z.enum(WORKPLACES).nullable(),
  /** Whether it is paid; null: not said. An amount says that it is. */
  pay: z.enum(PAY_KINDS).nullable(),
  salary: jobSalary.nullable(),
  sponsorship: z.enum(SPONSORSHIPS).nullable(),
  deadline: instant.nullable(),
  publishedAt: instant,
  updatedAt: instant,
  labels: z.array(jobLabel),
  expired: z.boolean(),
};

export const jobSummary = z
  .object({
    ...summaryFields,
    excerpt: z.string(),
    /** In the postings list: the skills of its own that the reader's profile has too. Elsewhere, and for visitors, none. */
    matchingSkills: z.array(z.string()),
  })
  .meta({ id: 'JobSummary' });
export type JobSummary = z.output<typeof jobSummary>;

export const jobPlace = z
  .object({
    city: z.string().nullable(),
    region: z.string().nullable(),
    country: z.string().nullable(),
    postalCode: z.string().nullable(),
    /** Of the organization's own place in that city, where there is one. */
    street: z.string().nullable(),
    line: z.string(),
  })
  .meta({ id: 'JobPlace' });

export const jobDetail = z
  .object({
    ...summaryFields,
    position: z.string(),
    /** Sanitised HTML. */
    description: z.string(),
    places: z.array(jobPlace),
    skills: z.array(z.string()),
    zone: z.string(),
    /** True where an application is made outside the platform. The link itself is given by the apply call only. */
    externalApplication: z.boolean(),
    /** Candidates apply here: the apply call gives no link. @rule applications.1 */
    appliesInside: z.boolean(),
    /** Within how many days the organization promises an answer; null: it promises none. */
    replyDays: z.int().nullable(),
    /** Candidates need a verified school to apply, where the switch verifyApply is on. @rule jobs.21 */
    needsVerification: z.boolean(),
    /** Only students of certain schools see it: nobody else can open its address. */
    exclusive: z.boolean(),
    /** Path segment of the posting that stands for it, because both are the same: search engines are sent there. Null: it stands itself. */
    standing: z.string().nullable(),
    /** Other sources where the same posting is applied for elsewhere, each with the page of that posting here. @rule jobs.32 */
    alsoAt: z.array(z.object({ name: z.string(), segment: z.string() })),
  })
  .meta({ id: 'JobDetail' });
export type JobDetail = z.output<typeof jobDetail>;

export const foundJob = jobSummary.extend({ foundBy: z.array(jobReason) }).meta({ id: 'FoundJob' });
export type FoundJob = z.output<typeof foundJob>;

export const facetCount = z.object({ value: z.string(), count: z.int() }).meta({ id: 'FacetCount' });

export const jobFacets = z
  .object({
    education_level: z.array(facetCount),
    address: z.array(facetCount),
    sector: z.array(facetCount),
    languages: z.array(facetCount),
    job_category: z.array(facetCount),
    employment_types: z.array(facetCount),
    education_fields: z.array(facetCount),
    ...(Object.fromEntries(MORE_FILTERS.map((name) => [name, z.array(facetCount)])) as Record<MoreFilter, z.ZodArray<typeof facetCount>>),
  })
  .meta({ id: 'JobFacets' });

export const listPostings = endpoint({
  name: 'listPostings',
  method: 'GET',
  path: '/api/v1/postings',
  summary: 'Search and filter postings; every filter option comes with its exact count.',
  tag: 'jobs',
  access: 'public',
  feature: 'findJobs',
  query: z.strictObject({
    ...jobFilterQuery,
    ...moreFilterQuery,
    ...demandQuery,
    q: text(5000).default(''),
    /** A country, region or city by any of its names, or coordinates ("45.76,4.83"). What is no place is searched by its words. */
    where: text(400)
      .refine((where) => !isOffGlobe(where))
      .default(''),
    /** Kilometres around it, where it is a city or coordinates; 0: the place itself. */
    radius: z
      .enum(['0', ...RADII_KM.map((km) => `${km}` as const)])
      .default('0')
      .transform(Number),
    /** While typing: the last word may be unfinished. */
    prefix: z.enum(['0', '1']).default('0'),
    company_id: many(intId, LIMITS.organizationPostingsPageSize),
    exclude_school_id: many(intId, 20),
    sort: z.enum(JOB_SORTS).default('relevance'),
    page: z.coerce.number().int().min(1).max(LIMITS.pageNumberMax).default(1),
    page_token: text(1000).optional(),
    page_size: z.coerce.number().int().min(1).max(LIMITS.organizationPostingsPageSize).default(LIMITS.jobsPageSize),
    session_id: text(100).optional(),
    job_set: z.literal('all').default('all'),
    user_id: text(100).optional(),
  }),
  returns: z.object({
    matchingJobs: z.array(foundJob),
    totalSize: z.int(),
    nextPageToken: z.string().nullable(),
    metadata: z.object({ requestId: z.string() }),
    facets: jobFacets,
    /** What the profile of somebody signed in says for `speaks` and `may_work_in`: offered first, never asked for by itself. */
    reader: z.object({ speaks: z.array(z.string()), may_work_in: z.array(z.string()) }).nullable(),
    /** Where it was asked for, by `where` or by "near" in `q`; null: nowhere in particular. */
    where: askedPlace.nullable(),
    /** What was searched, where a word was corrected. */
    correctedText: z.string().nullable(),
    /** What was probably meant, where this finds few and that would find many more. */
    meantText: z.string().nullable(),
    /** Where few have all that was asked for: the words that were let go (none: what is near was found too), and how many have all (they come first). */
    relaxed: z.object({ without: z.array(z.string()), complete: z.int() }).nullable(),
    /** What the words of the question do not want ("but no nursing"): postings whose title or place means it are left out. */
    denied: z.array(z.string()),
    /** Pay that the words of the question name ("ab 3000 brutto"): nothing is narrowed by it, `salary_min` would. Null: none, or the filter is in use. */
    askedPay: z.object({ amount: z.number(), currency: z.enum(PAY_CURRENCIES), period: z.enum(PAY_PERIODS) }).nullable(),
  }),
  errors: ['jobs.bad_page_token', 'jobs.filter_limit'],
});

export const getPosting = endpoint({
  name: 'getPosting',
  method: 'GET',
  path: '/api/v1/postings/{id}',
  summary: 'One posting. An expired one answers with `expired: true`.',
  tag: 'jobs',
  access: 'public',
  feature: 'findJobs',
  params: z.object({ id: uuid }),
  query: z.strictObject({ requestId: text(100).optional(), eventId: text(100).optional() }),
  returns: jobDetail,
  errors: ['jobs.not_found'],
});

export const listSimilarPostings = endpoint({
  name: 'listSimilarPostings',
  method: 'GET',
  path: '/api/v1/postings/{id}/similar',
  summary: 'Up to six open postings like this one, other organizations first.',
  tag: 'jobs',
  access: 'public',
  feature: 'findJobs',
  params: z.object({ id: uuid }),
  returns: z.object({ jobs: z.array(jobSummary) }),
  errors: ['jobs.not_found'],
});

export const listPostingFilters = endpoint({
  name: 'listPostingFilters',
  method: 'GET',
  path: '/api/v1/postings/filters',
  summary: 'Every filter with its options, their names in the asked locale and their counts over all open postings.',
  tag: 'jobs',
  access: 'public',
  feature: 'findJobs',
  query: z.strictObject({ locale: locale.default('en') }),
  returns: z.object({
    filters: z.array(z.object({ name: z.string(), options: z.array(z.object({ value: z.string(), label: z.string(), count: z.int() })) })),
  }),
  errors: [],
});

export const recordJobEvent = endpoint({
  name: 'recordJobEvent',
  method: 'POST',
  path: '/api/v1/postings/events',
  summary: 'Records that postings were shown (after each list) or looked at.',
  tag: 'jobs',
  access: 'public',
  feature: 'findJobs',
  body: z.strictObject({
    requestId: text(100),
    eventId: text(100),
    createTime: instant,
    jobEvent: z.strictObject({ type: z.enum(['IMPRESSION', 'VIEW']), jobs: z.array(uuid).max(LIMITS.organizationPostingsPageSize) }),
  }),
  status: 202,
  returns: z.object({ recorded: z.boolean() }),
  errors: [],
});

export const applyToPosting = endpoint({
  name: 'applyToPosting',
  method: 'POST',
  path: '/api/v1/postings/{id}/apply',
  summary: 'Gives the application link, or the refusal with its reasons.',
  tag: 'jobs',
  access: 'user',
  feature: 'findJobs',
  params: z.object({ id: uuid }),
  returns: z.object({ applicationLink: z.string() }),
  /** jobs.profile_incomplete: errors[].code names each requirement of the score that lacks. @rule jobs.21 */
  errors: APPLICATION_REFUSALS,
});

export const getApplicationState = endpoint({
  name: 'getApplicationState',
  method: 'GET',
  path: '/api/v1/postings/{id}/apply',
  summary: 'Says before the press whether the apply call would give the link, and what is in the way. Changes nothing.',
  tag: 'jobs',
  access: 'user',
  feature: 'findJobs',
  params: z.object({ id: uuid }),
  returns: z
    .object({
      /** The code that the apply call would be refused with; null: nothing is in the way. */
      refusal: z.enum(APPLICATION_REFUSALS).nullable(),
      /** With jobs.profile_incomplete: each requirement of the score that lacks. */
      missing: z.array(requirement),
    })
    .meta({ id: 'ApplicationState' }),
  errors: ['jobs.not_found'],
});
