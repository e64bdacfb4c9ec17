// Rows of postings to their shapes on the wire.

import type { JobDetail, JobSummary } from '@fairway/contract/jobs/endpoints';
import { isPostingOver } from '@fairway/rules/access-decisions';
import { fold } from '@fairway/rules/folding';
import { EDUCATION_FIELDS, EDUCATION_LEVELS, EMPLOYMENT_TYPES, JOB_CATEGORIES, REMOTE_REGION } from '@fairway/rules/jobs';
import { jobSegment } from '@fairway/rules/slugs';
import { PAY_KINDS, SPONSORSHIPS, WORKPLACES } from '@fairway/rules/work-conditions';
import type { LinedPlace } from '../places/place-lines.ts';
import type { LabelNames } from './label-names.ts';
import type { JobDetailRow, JobSummaryRow } from './queries.ts';

/** `skills`: those of the reader, where postings say which of theirs they are. */
export type ViewContext = {
  now: Date;
  requestId: string;
  eventId: string;
  production: boolean;
  labels: LabelNames;
  skills?: readonly string[];
  placeLine: (place: LinedPlace) => string;
};

function known<T extends string>(values: readonly string[], vocabulary: readonly T[]): T[] {
  return vocabulary.filter((value) => values.includes(value));
}

function one<T extends string>(value: string | null, vocabulary: readonly T[]): T | null {
  return vocabulary.find((known) => known === value) ?? null;
}

function salaryOf(row: JobSummaryRow): JobSummary['salary'] {
  const { salary_min: min, salary_max: max, salary_currency: currency, salary_unit: unit } = row;
  return min === null && max === null ? null : { min, max, currency, unit };
}

/** Withdrawn, or past its deadline. @rule jobs.26 */
function isExpired(row: { withdrawn_at: Date | null; deadline_at: Date | null }, now: Date): boolean {
  return isPostingOver({ withdrawnAt: row.withdrawn_at, deadlineAt: row.deadline_at }, now);
}

function fields(row: JobSummaryRow, context: ViewContext) {
  const lines = [...new Set(row.places.map(context.placeLine))];
  const first = lines[0] ?? '';
  const salary = salaryOf(row);
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
    startsNow: row.starts_now,
    duration:
      row.duration_min_months === null || row.duration_max_months === null
        ? null
        : { minMonths: row.duration_min_months, maxMonths: row.duration_max_months },
    workplace: one(row.workplace, WORKPLACES),
    pay: (salary?.max ?? salary?.min ?? 0) > 0 ? ('paid' as const) : one(row.pay, PAY_KINDS),
    salary,
    sponsorship: one(row.sponsorship, SPONSORSHIPS),
    deadline: row.deadline_at?.toISOString() ?? null,
    publishedAt: row.published_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    labels: context.labels(row.labels),
    expired: isExpired(row, context.now),
  };
}

export function jobSummaryView(row: JobSummaryRow, context: ViewContext): JobSummary {
  const mine = new Set(context.skills?.map(fold));
  return { ...fields(row, context), excerpt: row.excerpt ?? '', matchingSkills: row.skills.filter((skill) => mine.has(fold(skill))) };
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

type Together = { id: string; title: string; source: string; application_url: string | null; stands: boolean };

/** Which posting stands for it, and the other sources that lead elsewhere: one line a source, by the host that it leads to. */
function besides(row: JobDetailRow, together: readonly Together[]): Pick<JobDetail, 'standing' | 'alsoAt'> {
  const standing = together.find(({ stands, id }) => stands && id !== row.id);
  const nameOf = (one: { application_url: string | null; source: string }) => hostOf(one.application_url) ?? one.source;
  const own = together.find(({ id }) => id === row.id);
  const named = new Map<string, { name: string; segment: string }>();
  for (const other of together) {
    const name = nameOf(other);
    if (other.application_url !== row.application_url && name !== (own && nameOf(own)) && !named.has(name))
      named.set(name, { name, segment: jobSegment(other.id, other.title) });
  }
  return { standing: standing ? jobSegment(standing.id, standing.title) : null, alsoAt: [...named.values()] };
}

function hostOf(link: string | null): string | undefined {
  return link !== null && URL.canParse(link) ? new URL(link).hostname.replace(/^www\./, '') || undefined : undefined;
}

export type BesideJob = { places: readonly PlaceRow[]; offices: readonly Office[]; together: readonly Together[] };

export function jobDetailView(row: JobDetailRow, { places, offices, together }: BesideJob, context: ViewContext): JobDetail {
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
    externalApplication: row.application_url !== null && !row.applies_inside,
    appliesInside: row.applies_inside,
    replyDays: row.reply_days,
    needsVerification: row.needs_verification,
    exclusive: row.school_ids.length > 0,
    ...besides(row, together),
  };
}
