// A posting as search engines read it: schema.org JobPosting by Google's published rules. Never for an expired one, and not where
// the rules cannot be met: without a country there is no valid place of work, and a title is no description.
import type { JobDetail } from '@fairway/contract/jobs/endpoints';
import { type EmploymentType, REMOTE_REGION } from '@fairway/rules/jobs';

export type StructuredPage = {
  /** Absolute. */
  url: string;
  origin: string;
  /** The organization's own site. */
  website?: string | undefined;
};

/** Google knows one kind of internship. */
const EMPLOYMENT_TYPE: Record<EmploymentType, string> = {
  FULL_TIME: 'FULL_TIME',
  PART_TIME: 'PART_TIME',
  TEMPORARY: 'TEMPORARY',
  INTERN: 'INTERN',
  CREDIT_GIVING_INTERNSHIP: 'INTERN',
};

/** The JobPosting of a page; undefined where there must be none. */
export function jobPostingJsonLd(job: JobDetail, page: StructuredPage): Record<string, unknown> | undefined {
  if (job.expired || job.description.trim() === '') return undefined;
  const location = workplace(job);
  if (!location) return undefined;
  const types = [...new Set(job.employmentTypes.map((type) => EMPLOYMENT_TYPE[type]))];
  const salary = baseSalary(job.salary);
  return {
    '@context': 'https://schema.org/',
    '@type': 'JobPosting',
    title: job.title,
    description: job.description,
    identifier: { '@type': 'PropertyValue', name: job.company.name, value: job.id },
    url: page.url,
    datePosted: job.publishedAt.slice(0, 10),
    ...(job.deadline === null ? {} : { validThrough: job.deadline }),
    ...(types.length === 0 ? {} : { employmentType: types }),
    hiringOrganization: {
      '@type': 'Organization',
      name: job.company.name,
      ...(page.website ? { sameAs: page.website } : {}),
      ...(job.company.logo === null ? {} : { logo: new URL(job.company.logo, page.origin).href }),
    },
    ...location,
    ...(salary ? { baseSalary: salary } : {}),
    ...(job.startDate === null ? {} : { jobStartDate: job.startDate }),
    directApply: false,
  };
}

function workplace(job: JobDetail): Record<string, unknown> | undefined {
  const remote = job.postingRegion === REMOTE_REGION;
  const places = job.places.flatMap((place) => {
    const country = place.country ?? job.country;
    if (country === null) return [];
    return {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        ...(place.street === null ? {} : { streetAddress: place.street }),
        ...(place.city === null ? {} : { addressLocality: place.city }),
        ...(place.region === null ? {} : { addressRegion: place.region }),
        ...(place.postalCode === null ? {} : { postalCode: place.postalCode }),
        addressCountry: country,
      },
    };
  });
  const anywhere = job.countries.map((country) => ({ '@type': 'Country', name: country }));
  if (places.length === 0 && !remote) {
    const countries = job.countries.map((country) => ({
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressCountry: country },
    }));
    return countries.length === 0 ? undefined : { jobLocation: countries };
  }
  if (remote && places.length === 0 && anywhere.length === 0) return undefined;
  return {
    ...(places.length === 0 ? {} : { jobLocation: places }),
    ...(remote ? { jobLocationType: REMOTE_REGION } : {}),
    ...(remote && anywhere.length > 0 ? { applicantLocationRequirements: anywhere } : {}),
  };
}

function baseSalary(salary: JobDetail['salary']): Record<string, unknown> | undefined {
  if (!salary?.currency || !salary.unit) return undefined;
  const { min, max } = salary;
  if (min === null && max === null) return undefined;
  const amount =
    min !== null && max !== null && min !== max
      ? { minValue: min, maxValue: max }
      : min === null
        ? { maxValue: max }
        : max === null
          ? { minValue: min }
          : { value: min };
  return {
    '@type': 'MonetaryAmount',
    currency: salary.currency,
    value: { '@type': 'QuantitativeValue', ...amount, unitText: salary.unit },
  };
}
