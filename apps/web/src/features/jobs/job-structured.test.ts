import type { JobDetail } from '@fairway/contract/jobs/endpoints';
import { describe, expect, test } from 'vitest';
import { jobPostingJsonLd } from './job-structured.ts';

const page = { url: 'https://fairway.example/en/jobs/x', origin: 'https://fairway.example' };

const job: JobDetail = {
  id: '9482bf3c-0323-47d9-930e-cb2b257a70dc',
  jobAdId: '9482bf3c-0323-47d9-930e-cb2b257a70dc',
  requestId: 'r',
  eventId: 'e',
  title: 'Data Analyst <Graduate>',
  position: 'Data Analyst <Graduate>',
  segment: '9482bf3c-0323-47d9-930e-cb2b257a70dc-data-analyst',
  company: { id: 7, name: 'Lindvik & Co', logo: '/media/lindvik.svg' },
  location: 'Oslo, Norway',
  shortLocation: 'Oslo, Norway',
  address: 'Oslo, Norway',
  postingRegion: null,
  country: 'NO',
  countries: ['NO'],
  promotionValue: 0,
  promote: false,
  featured: false,
  language: 'en',
  languages: ['en'],
  employmentTypes: ['FULL_TIME', 'INTERN', 'CREDIT_GIVING_INTERNSHIP'],
  preferredJobCategories: ['COMPUTER_AND_IT'],
  educationFields: [],
  educationLevels: ['bachelor'],
  sectors: [],
  startDate: '2027-02-01',
  startsNow: false,
  duration: null,
  workplace: null,
  pay: 'paid',
  sponsorship: null,
  deadline: '2026-12-31T22:59:59.000Z',
  publishedAt: '2026-11-20T08:00:00.000Z',
  updatedAt: '2026-11-20T08:00:00.000Z',
  labels: [],
  expired: false,
  description: '<p>Work with data.</p>',
  places: [{ city: 'Oslo', region: null, country: 'NO', postalCode: '0150', street: 'Storgata 1', line: 'Oslo, Norway' }],
  skills: [],
  zone: 'Europe/Oslo',
  salary: { min: 500000, max: 600000, currency: 'NOK', unit: 'YEAR' },
  externalApplication: true,
  appliesInside: false,
  replyDays: null,
  needsVerification: true,
  exclusive: false,
  standing: null,
  alsoAt: [],
};

type Json = Record<string, unknown>;
const list = (value: unknown): Json[] => (value === undefined ? [] : Array.isArray(value) ? value : [value]) as Json[];

/** What Google's page on JobPosting asks for, by hand: required properties, their forms, and what must go together. */
function faults(posting: Json): string[] {
  const found: string[] = [];
  const must = (met: unknown, fault: string) => {
    if (!met) found.push(fault);
  };
  must(posting['@context'] === 'https://schema.org/' && posting['@type'] === 'JobPosting', 'type');
  must(typeof posting.title === 'string' && posting.title !== '', 'title');
  must(typeof posting.description === 'string' && /<\w+>/.test(posting.description), 'description is HTML');
  must(/^\d{4}-\d\d-\d\d/.test(String(posting.datePosted)), 'datePosted');
  if (posting.validThrough !== undefined) must(/^\d{4}-\d\d-\d\dT.*(Z|[+-]\d\d:\d\d)$/.test(String(posting.validThrough)), 'validThrough');
  const organisation = posting.hiringOrganization as Json;
  must(organisation['@type'] === 'Organization' && organisation.name, 'hiringOrganization');
  if (organisation.logo !== undefined) must(/^https?:\/\//.test(String(organisation.logo)), 'absolute logo');
  const places = list(posting.jobLocation);
  for (const place of places) {
    const address = place.address as Json;
    must(place['@type'] === 'Place' && address['@type'] === 'PostalAddress', 'place');
    must(/^[A-Z]{2}$/.test(String(address.addressCountry)), 'addressCountry');
  }
  const requirements = list(posting.applicantLocationRequirements);
  for (const area of requirements) must(['Country', 'State'].includes(String(area['@type'])) && area.name, 'applicantLocationRequirements');
  if (posting.jobLocationType !== undefined) must(posting.jobLocationType === 'TELECOMMUTE', 'jobLocationType');
  else must(requirements.length === 0, 'requirements without TELECOMMUTE');
  must(places.length > 0 || (posting.jobLocationType && requirements.length > 0), 'a location, or remote from somewhere');
  const types = ['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN', 'VOLUNTEER', 'PER_DIEM', 'OTHER'];
  const employment = list(posting.employmentType) as unknown as string[];
  must(employment.every((type) => types.includes(type)) && new Set(employment).size === employment.length, 'employmentType');
  if (posting.baseSalary !== undefined) {
    const salary = posting.baseSalary as Json;
    const value = salary.value as Json;
    must(/^[A-Z]{3}$/.test(String(salary.currency)), 'currency');
    must(['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR'].includes(String(value.unitText)), 'unitText');
    must(
      [value.value, value.minValue, value.maxValue].some((amount) => typeof amount === 'number'),
      'amount',
    );
  }
  must(typeof posting.directApply === 'boolean', 'directApply');
  return found;
}

const written = (change: Partial<JobDetail> = {}) => jobPostingJsonLd({ ...job, ...change }, page);

describe('a posting for search engines', () => {
  test.each<[string, Partial<JobDetail>]>([
    ['a full one', {}],
    [
      'without deadline, salary, logo, types and start',
      { deadline: null, salary: null, company: { ...job.company, logo: null }, employmentTypes: [], startDate: null },
    ],
    ['remote with a place', { postingRegion: 'TELECOMMUTE' }],
    ['remote without a place', { postingRegion: 'TELECOMMUTE', places: [], countries: ['NO', 'SE'] }],
    ['remote without a country but with a place', { postingRegion: 'TELECOMMUTE', countries: [] }],
    ['known by its country only', { places: [] }],
    [
      'a place without a country takes the posting’s',
      { places: [{ city: 'Oslo', region: null, country: null, postalCode: null, street: null, line: 'Oslo' }] },
    ],
    ['a lowest pay only', { salary: { min: 20.5, max: null, currency: 'EUR', unit: 'HOUR' } }],
    ['one amount', { salary: { min: 3000, max: 3000, currency: 'EUR', unit: 'MONTH' } }],
    ['pay without a currency', { salary: { min: 1, max: 2, currency: null, unit: 'YEAR' } }],
  ])('%s keeps the published rules', (_, change) => {
    const posting = written(change);
    expect(posting).toBeDefined();
    expect(faults(posting ?? {})).toEqual([]);
  });

  test('the checker itself sees what is wrong', () => {
    const { hiringOrganization: _, ...rest } = written() as Json;
    expect(faults({ ...rest, hiringOrganization: {}, jobLocation: [], employmentType: ['CREDIT_GIVING_INTERNSHIP'] })).toEqual([
      'hiringOrganization',
      'a location, or remote from somewhere',
      'employmentType',
    ]);
  });

  test('both kinds of internship are one', () => {
    expect(written()?.employmentType).toEqual(['FULL_TIME', 'INTERN']);
  });

  test('the logo is absolute, the id stands with the company', () => {
    expect(written()).toMatchObject({
      hiringOrganization: { logo: 'https://fairway.example/media/lindvik.svg' },
      identifier: { name: 'Lindvik & Co', value: job.id },
    });
  });

  test('the street of the place and the site of the organization stand in it where they are known, and only there', () => {
    const posting = jobPostingJsonLd(job, { ...page, website: 'https://www.lindvik.example/' });
    expect(posting).toMatchObject({
      jobLocation: [{ address: { streetAddress: 'Storgata 1', addressLocality: 'Oslo' } }],
      hiringOrganization: { sameAs: 'https://www.lindvik.example/' },
    });
    const without = JSON.stringify(written({ places: job.places.map((place) => ({ ...place, street: null })) }));
    expect(without).not.toMatch(/streetAddress|sameAs/);
  });

  test('an expired one has none, and one that is nowhere neither', () => {
    expect(written({ expired: true })).toBeUndefined();
    expect(written({ places: [], countries: [], country: null })).toBeUndefined();
    expect(written({ postingRegion: 'TELECOMMUTE', places: [], countries: [] })).toBeUndefined();
  });

  test('one without a text has none: a title is no description', () => {
    expect(written({ description: ' ' })).toBeUndefined();
  });
});
