// Rows of postings to their shapes on the wire.

import type { JobDetail, JobSummary } from '@fairway/contract/jobs/endpoints';
import { isPostingOver } from '@fairway/rules/access-decisions';
import { fold } from '@fairway/rules/folding';
import { EDUCATION_FIELDS, EDUCATION_LEVELS, EMPLOYMENT_TYPES, JOB_CATEGORIES, REMOTE_REGION } from '@fairway/rules/jobs';
import { jobSegment } from '@fairway/rules/slugs';
import type { LinedPlace } from '../places/place-lines.ts';
import type { LabelNames } from './label-names.ts';
import type { JobDetailRow, JobSummaryRow } from './queries.ts';

export type ViewContext = {
  now: Date;
  requestId: string;
  eventId: string;
  production: boolean;
  labels: LabelNames;
  placeLine: (place: LinedPlace) => string;
};

function known<T extends string>(values: readonly string[], vocabulary: readonly T[]): T[] {
  return vocabulary.filter((value) => values.includes(value));
}

/** Withdrawn, or past its deadline. @rule jobs.26 */
function isExpired(row: { withdrawn_at: Date | null; deadline_at: Date | null }, now: Date): boolean {
  return isPostingOver({ withdrawnAt: row.withdrawn_at, deadlineAt: row.deadline_at }, now);
}

function fields(row: JobSummaryRow, context: ViewContext) {
  const lines = [...new Set(row.places.map(context.placeLine))];
  const first = lines[0] ?? '';
  return {
    id: row.id,
    jobAdId: row.id,
    requestId: context.requestId,
    eventId: context.eventId,
    title: row.title,
    segment: jobSegment(row.id, row.title),
    company: { id: row.organization_id, name: row.organization_name, logo: row.organization_logo },
    location: lines.join(' · '),
    shortLocation: lines.length > 1 ? `${first} +${lines.length - 1}` : first,
    address: first,
    postingRegion: row.remote ? REMOTE_REGION : null,
    country: row.countries[0] ?? null,
    countries: row.countries,
    promotionValue: row.promotion,
    promote: row.promotion > 0,
    // @rule jobs.6
    featured: row.featured && !context.production,
    language: row.language,
    languages: row.languages,
    employmentTypes: known(row.employment_types, EMPLOYMENT_TYPES),
    preferredJobCategories: known(row.categories, JOB_CATEGORIES),
    educationFields: known(row.education_fields, EDUCATION_FIELDS),
    educationLevels: known(row.education_levels, EDUCATION_LEVELS),
    sectors: row.sectors.length > 0 ? row.sectors : row.organization_sectors,
    startDate: row.start_on as unknown as string | null,
    deadline: row.deadline_at?.toISOString() ?? null,
    publishedAt: row.published_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    labels: context.labels(row.labels),
    expired: isExpired(row, context.now),
  };
}

export function jobSummaryView(row: JobSummaryRow, context: ViewContext): JobSummary {
  return { ...fields(row, context), excerpt: row.excerpt ?? '' };
}

type Office = { address: string; city: string | null; country_code: string | null };
type PlaceRow = {
  line: string;
  city: string | null;
  region: string | null;
  country_code: string | null;
  postal_code: string | null;
  street: string | null;
};

/** The organization's own place in the city of a posting. */
const streetAt = ({ city, country_code }: PlaceRow, offices: readonly Office[]): string | null =>
  (city &&
    offices.find((one) => one.address !== '' && one.country_code === country_code && fold(one.city ?? '') === fold(city))?.address) ||
  null;

export function jobDetailView(row: JobDetailRow, places: readonly PlaceRow[], offices: readonly Office[], context: ViewContext): JobDetail {
  const hasSalary = row.salary_min !== null || row.salary_max !== null;
  return {
    ...fields(row, context),
    position: row.title,
    description: row.description_html,
    places: places.map((place) => ({
      line: context.placeLine({ ...place, country: place.country_code }),
      city: place.city,
      region: place.region,
      country: place.country_code,
      postalCode: place.postal_code,
      street: place.street ?? streetAt(place, offices),
    })),
    skills: row.skills,
    zone: row.zone,
    salary: hasSalary ? { min: row.salary_min, max: row.salary_max, currency: row.salary_currency, unit: row.salary_unit } : null,
    externalApplication: row.application_url !== null,
    needsVerification: row.needs_verification,
  };
}
