// The vocabulary of a posting and the rules of its deadline. Codes are what travels on the wire; their names are messages.
import { LIMITS } from './limits.ts';

/** @rule jobs.2 */
export const EMPLOYMENT_TYPES = ['FULL_TIME', 'INTERN', 'TEMPORARY', 'PART_TIME', 'CREDIT_GIVING_INTERNSHIP'] as const;
export type EmploymentType = (typeof EMPLOYMENT_TYPES)[number];

/** The 22 categories. @rule reference.1 */
export const JOB_CATEGORIES = [
  'ACCOUNTING_AND_FINANCE',
  'ADMINISTRATIVE_AND_OFFICE',
  'ADVERTISING_AND_MARKETING',
  'ART_FASHION_AND_DESIGN',
  'BUSINESS_OPERATIONS',
  'COMPUTER_AND_IT',
  'CUSTOMER_SERVICE',
  'EDUCATION',
  'ENTERTAINMENT_AND_TRAVEL',
  'HEALTHCARE',
  'HUMAN_RESOURCES',
  'LEGAL',
  'MANAGEMENT',
  'MANUFACTURING_AND_WAREHOUSE',
  'MEDIA_COMMUNICATIONS_AND_WRITING',
  'REAL_ESTATE',
  'RESTAURANT_AND_HOSPITALITY',
  'SALES_AND_RETAIL',
  'SCIENCE_AND_ENGINEERING',
  'SOCIAL_SERVICES_AND_NON_PROFIT',
  'SPORTS_FITNESS_AND_RECREATION',
  'TRANSPORTATION_AND_LOGISTICS',
] as const;
export type JobCategory = (typeof JOB_CATEGORIES)[number];

/** Highest first. @rule education.6 */
export const EDUCATION_LEVELS = ['phd', 'dba', 'master', 'mba', 'bachelor', 'diploma', 'certification', 'microcredential'] as const;
export type EducationLevel = (typeof EDUCATION_LEVELS)[number];

/** Fields of study that a posting asks for. @rule reference.4 */
export const EDUCATION_FIELDS = [
  'accounting', 'agriculture', 'architecture', 'arts', 'biology', 'business_administration', 'chemistry', 'communication',
  'computer_science', 'data_science', 'design', 'economics', 'education', 'electrical_engineering', 'engineering', 'environment',
  'finance', 'health_sciences', 'hospitality', 'human_resources', 'humanities', 'international_relations', 'languages', 'law',
  'logistics', 'marketing', 'mathematics', 'mechanical_engineering', 'medicine', 'physics', 'political_science', 'psychology',
  'social_sciences', 'statistics',
] as const; // biome-ignore format: a list
export type EducationField = (typeof EDUCATION_FIELDS)[number];

/** The 14 sectors a deployment starts with (@rule reference.1); they are rows afterwards. @rule reference.2 */
export const SECTORS = [
  'consulting', 'consumer_goods_and_retail', 'education_and_research', 'energy_and_environment', 'finance_and_insurance',
  'healthcare_and_pharma', 'hospitality_and_tourism', 'industry_and_manufacturing', 'legal_and_public_sector', 'media_and_culture',
  'non_profit', 'real_estate_and_construction', 'technology_and_telecom', 'transport_and_logistics',
] as const; // biome-ignore format: a list
export type Sector = (typeof SECTORS)[number];

/** Filter names as they travel. @rule jobs.13 */
export const JOB_FILTERS = [
  'education_level',
  'address',
  'sector',
  'languages',
  'job_category',
  'employment_types',
  'education_fields',
] as const;
export type JobFilter = (typeof JOB_FILTERS)[number];

/** Why somebody may not apply to a posting that they may see; each is a code of the API. @rule jobs.21, jobs.22, jobs.23, applications.3 */
export const APPLICATION_REFUSALS = [
  ...(['jobs.not_found', 'jobs.expired', 'jobs.link_unavailable'] as const),
  ...(['jobs.no_profile', 'jobs.not_verified', 'jobs.profile_incomplete'] as const),
] as const;
export type ApplicationRefusal = (typeof APPLICATION_REFUSALS)[number];

/** `pay`: the highest comparable yearly pay first, what says none last. @rule pages.48 */
export const JOB_SORTS = ['relevance', 'date', 'deadline', 'pay'] as const;
export type JobSort = (typeof JOB_SORTS)[number];

/** Where a part of a question can be answered by a posting, best first; the last: nowhere. */
export const FOUND_IN = ['title', 'kind', 'remote', 'place', 'organization', 'skill', 'text', 'near', 'nowhere'] as const;
export type FoundIn = (typeof FOUND_IN)[number];

/** Remote postings carry this region. @rule jobs.4 */
export const REMOTE_REGION = 'TELECOMMUTE';

export type DeadlineDisplay = 'open' | 'today' | 'closed';

/**
 * How a deadline shows (@rule jobs.7). One instant, the end of the last day in the posting's zone.
 *
 *   now <  deadline - 9 h             open    the date is shown
 *   deadline - 9 h <= now <= deadline today   inside the window, still open
 *   now >  deadline                   closed  (until deadline + 12 h lists that were loaded before may still show it as "closed today")
 *
 * @rule jobs.7
 */
export function deadlineDisplay(deadlineAt: Date | undefined, now: Date): DeadlineDisplay {
  if (!deadlineAt) return 'open';
  const left = deadlineAt.getTime() - now.getTime();
  if (left < 0) return 'closed';
  return left <= LIMITS.deadlineWindowBeforeHours * 3_600_000 ? 'today' : 'open';
}

/** True from the deadline until 12 hours after it: the page says that it closed today. @rule jobs.7 */
export function closedToday(deadlineAt: Date | undefined, now: Date): boolean {
  if (!deadlineAt) return false;
  const since = now.getTime() - deadlineAt.getTime();
  return since > 0 && since <= LIMITS.deadlineWindowAfterHours * 3_600_000;
}
