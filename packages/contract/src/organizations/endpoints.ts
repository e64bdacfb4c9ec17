// Organizations and organization profiles. @rule organizations.10, organizations.3, organizations.4, organizations.5, organizations.11, organizations.6
import { EMPLOYMENT_TYPES } from '@fairway/rules/jobs';
import { LIMITS } from '@fairway/rules/limits';
import { EMPLOYER_SORTS, ORGANIZATION_SIZES } from '@fairway/rules/organizations';
import { PAY_CURRENCIES } from '@fairway/rules/pay-comparison';
import { z } from 'zod';
import { facetCount, jobFacets, jobSummary } from '../jobs/endpoints.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { fellBack, instant, intId, locale, many, text } from '../kernel/fields.ts';

export const organization = z
  .object({
    id: z.int(),
    name: z.string(),
    /** Path segment of its page: id and name slug. */
    segment: z.string(),
    logo: z.string().nullable(),
    link: z.string().nullable(),
    description: z.string(),
    countryCode: z.string().nullable(),
    externalId: z.string().nullable(),
    tagline: z.string(),
    sectors: z.array(z.string()),
    openPostings: z.int(),
    fellBack: fellBack('description', 'tagline'),
  })
  .meta({ id: 'Company' });
export type Organization = z.output<typeof organization>;

/** Yearly amounts in one currency, from open postings that everybody sees; only of kinds of work with three of them at least. */
const organizationPay = z
  .object({
    currency: z.enum(PAY_CURRENCIES),
    ranges: z.array(z.object({ kind: z.enum(EMPLOYMENT_TYPES), postings: z.int(), from: z.number(), middle: z.number(), to: z.number() })),
  })
  .meta({ id: 'CompanyPay' });

const similarOrganization = organization
  .pick({ id: true, name: true, segment: true, logo: true, countryCode: true, tagline: true, sectors: true, openPostings: true })
  .extend({ fellBack: fellBack('tagline') })
  .meta({ id: 'SimilarCompany' });

const filterQuery = {
  address: many(z.string().regex(/^[A-Z]{2}$/), LIMITS.filterValuesPerType),
  sector: many(z.string().regex(/^[a-z0-9_]{1,60}$/), LIMITS.filterValuesPerType),
  employment_types: many(z.enum(EMPLOYMENT_TYPES), LIMITS.filterValuesPerType),
};

const organizationList = z.object({
  companies: z.array(organization),
  totalSize: z.int(),
  nextPageToken: z.string().nullable(),
  facets: z.object({ address: z.array(facetCount), sector: z.array(facetCount), employment_types: z.array(facetCount) }),
});

const listQuery = z.strictObject({
  ...filterQuery,
  q: text(5000).default(''),
  sort: z.enum(EMPLOYER_SORTS).default('relevance'),
  page: z.coerce.number().int().min(1).max(LIMITS.pageNumberMax).default(1),
  page_size: z.coerce.number().int().min(1).max(LIMITS.organizationPostingsPageSize).default(LIMITS.jobsPageSize),
  locale: locale.default('en'),
});

export const listCompanies = endpoint({
  name: 'listCompanies',
  method: 'GET',
  path: '/api/v1/companies',
  summary:
    'Organizations by name, or those first that have the most or the newest jobs, filtered by country, sector and the types of jobs they offer.',
  tag: 'organizations',
  access: 'public',
  feature: 'findCompanies',
  query: listQuery,
  returns: organizationList,
  errors: [],
});

export const searchCompanies = endpoint({
  name: 'searchCompanies',
  method: 'GET',
  path: '/api/v1/company',
  summary: 'The same list under its other address.',
  tag: 'organizations',
  access: 'public',
  feature: 'findCompanies',
  query: listQuery,
  returns: organizationList,
  errors: [],
});

export const listCompanyFilters = endpoint({
  name: 'listCompanyFilters',
  method: 'GET',
  path: '/api/v1/companies/filters',
  summary: 'The three filters with their options, names and counts.',
  tag: 'organizations',
  access: 'public',
  feature: 'findCompanies',
  query: z.strictObject({ locale: locale.default('en') }),
  returns: z.object({
    filters: z.array(z.object({ name: z.string(), options: z.array(z.object({ value: z.string(), label: z.string(), count: z.int() })) })),
  }),
  errors: [],
});

export const getCompany = endpoint({
  name: 'getCompany',
  method: 'GET',
  path: '/api/v1/companies/{id}',
  summary: 'One organization with its first five open postings, what all of them ask for and what they pay.',
  tag: 'organizations',
  access: 'public',
  feature: 'findCompanies',
  params: z.object({ id: intId }),
  query: z.strictObject({ locale: locale.default('en') }),
  returns: organization.extend({
    postings: z.array(jobSummary),
    totalPostings: z.int(),
    /** Of all open postings that the reader may see, each value with their number. @rule organizations.19 */
    hiring: jobFacets.pick({ education_level: true, employment_types: true, languages: true, address: true }),
    pay: organizationPay.nullable(),
  }),
  errors: ['companies.not_found'],
});

export const listSimilarCompanies = endpoint({
  name: 'listSimilarCompanies',
  method: 'GET',
  path: '/api/v1/companies/{id}/similar',
  summary: 'Up to six other organizations of its sectors that have open postings, those that hire where it does and are of its size first.',
  tag: 'organizations',
  access: 'public',
  feature: 'findCompanies',
  params: z.object({ id: intId }),
  query: z.strictObject({ locale: locale.default('en') }),
  returns: z.object({ companies: z.array(similarOrganization) }),
  errors: ['companies.not_found'],
});

export const articleSummary = z
  .object({
    id: z.int(),
    slug: z.string(),
    title: z.string(),
    ingress: z.string(),
    featuredImage: z.string().nullable(),
    createdAt: instant,
    updatedAt: instant,
    fellBack: fellBack('title', 'ingress'),
  })
  .meta({ id: 'ArticleSummary' });

export const organizationPlace = z
  .object({
    title: z.string(),
    address: z.string(),
    city: z.string().nullable(),
    countryCode: z.string().nullable(),
    isHeadquarters: z.boolean(),
  })
  .meta({ id: 'CompanyPlace' });

export const organizationVideo = z
  .object({ id: z.int(), title: z.string(), thumbnail: z.string().nullable(), videoLink: z.string(), fellBack: fellBack('title') })
  .meta({ id: 'CompanyVideo' });

/** Somebody whom an organization shows. */
export const organizationPerson = z
  .object({ name: z.string(), role: z.string(), text: z.string(), fellBack: fellBack('role', 'text') })
  .meta({ id: 'CompanyPerson' });

export const organizationProfile = z
  .object({
    id: z.int(),
    title: z.string(),
    /** Sanitised HTML. */
    description: z.string(),
    logo: z.string().nullable(),
    webAddress: z.string().nullable(),
    /** Its accounts on other sites. */
    links: z.array(z.string()),
    /** People who work there, from and to. */
    size: z.enum(ORGANIZATION_SIZES).nullable(),
    foundedYear: z.int().nullable(),
    people: z.array(organizationPerson),
    banner: z.string().nullable(),
    locations: z.array(organizationPlace),
    articles: z.array(articleSummary),
    videos: z.array(organizationVideo),
    fellBack: fellBack('description'),
  })
  .meta({ id: 'OrganizationProfile' });

export const getOrganizationProfile = endpoint({
  name: 'getOrganizationProfile',
  method: 'GET',
  path: '/api/v1/organizations/{id}/profile',
  summary: 'The profile of an organization: description, banner, figures, people, locations, articles, videos.',
  tag: 'organizations',
  access: 'public',
  feature: 'findCompanies',
  params: z.object({ id: intId }),
  query: z.strictObject({ locale: locale.default('en') }),
  returns: organizationProfile,
  errors: ['companies.not_found'],
});

export const getOrganizationBanner = endpoint({
  name: 'getOrganizationBanner',
  method: 'GET',
  path: '/api/v1/organizations/{id}/banner',
  summary: 'The address of its banner image, null without one.',
  tag: 'organizations',
  access: 'public',
  feature: 'findCompanies',
  params: z.object({ id: intId }),
  returns: z.object({ banner: z.string().nullable() }),
  errors: ['companies.not_found'],
});

export const getArticle = endpoint({
  name: 'getArticle',
  method: 'GET',
  path: '/api/v1/organizations/articles/{id}',
  summary: 'One article with its body and up to three more of the same organization.',
  tag: 'organizations',
  access: 'public',
  feature: 'findCompanies',
  params: z.object({ id: intId }),
  query: z.strictObject({ locale: locale.default('en') }),
  returns: articleSummary.extend({
    body: z.string(),
    organizationId: z.int(),
    moreArticles: z.array(articleSummary),
    fellBack: fellBack('title', 'ingress', 'body'),
  }),
  errors: ['companies.article_not_found'],
});

type HierarchyNode = { id: number; name: string; segment: string; logo?: string | null | undefined; children: HierarchyNode[] };
export const hierarchyNode: z.ZodType<HierarchyNode> = z
  .object({
    id: z.int(),
    name: z.string(),
    segment: z.string(),
    logo: z.string().nullable().optional(),
    get children() {
      return z.array(hierarchyNode);
    },
  })
  .meta({ id: 'HierarchyNode' });

export const getHierarchy = endpoint({
  name: 'getHierarchy',
  method: 'GET',
  path: '/api/v2/organizations/hierarchy/{id}',
  summary: 'The tree an organization belongs to, from its topmost parent; `minimal` leaves out logos.',
  tag: 'organizations',
  access: 'public',
  feature: 'findCompanies',
  params: z.object({ id: intId }),
  query: z.strictObject({ minimal: z.enum(['true', 'false']).default('false') }),
  returns: z.object({ root: hierarchyNode }),
  errors: ['companies.not_found'],
});
