// A posting for search engines, as Google's rules for JobPosting want it. Pure. Only open postings have it.
import type { components } from '@fairway/client/api.gen';

type JobDetail = components['schemas']['JobDetail'];

/** Values of schema.org that Google reads; a credit-giving internship is an internship. */
const TYPES: Record<string, string> = {
  FULL_TIME: 'FULL_TIME',
  PART_TIME: 'PART_TIME',
  TEMPORARY: 'TEMPORARY',
  INTERN: 'INTERN',
  CREDIT_GIVING_INTERNSHIP: 'INTERN',
};

/** The JobPosting of an open posting; undefined where a field that Google demands is unknown. `url` and `logo` are absolute. */
export function jobPostingOf(job: JobDetail, url: string, logo: string | undefined): object | undefined {
  if (job.expired) return undefined;
  const places = job.places.filter((place) => place.city || place.region || place.country);
  const remote = job.postingRegion === 'TELECOMMUTE';
  if (!remote && places.length === 0) return undefined;
  // A remote posting must say from where one may apply.
  if (remote && job.countries.length === 0) return undefined;
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: job.description,
    identifier: { '@type': 'PropertyValue', name: job.company.name, value: job.id },
    datePosted: job.publishedAt,
    ...(job.deadline ? { validThrough: job.deadline } : {}),
    employmentType: [...new Set(job.employmentTypes.map((type) => TYPES[type] ?? 'OTHER'))],
    hiringOrganization: { '@type': 'Organization', name: job.company.name, ...(logo ? { logo } : {}) },
    ...(remote
      ? { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: job.countries.map((name) => ({ '@type': 'Country', name })) }
      : {}),
    ...(places.length > 0
      ? {
          jobLocation: places.map((place) => ({
            '@type': 'Place',
            address: {
              '@type': 'PostalAddress',
              ...(place.city ? { addressLocality: place.city } : {}),
              ...(place.region ? { addressRegion: place.region } : {}),
              ...(place.postalCode ? { postalCode: place.postalCode } : {}),
              ...(place.country ? { addressCountry: place.country } : {}),
            },
          })),
        }
      : {}),
    ...(job.salary?.currency && job.salary.unit
      ? {
          baseSalary: {
            '@type': 'MonetaryAmount',
            currency: job.salary.currency,
            value: {
              '@type': 'QuantitativeValue',
              ...(job.salary.min !== null ? { minValue: job.salary.min } : {}),
              ...(job.salary.max !== null ? { maxValue: job.salary.max } : {}),
              unitText: job.salary.unit,
            },
          },
        }
      : {}),
    directApply: false,
    url,
  };
}
