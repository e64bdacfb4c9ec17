import { describe, expect, it } from 'vitest';
import { articleOf, organizationOf } from './organization-structured.ts';

const organization = { name: 'Lindvik & Søn <Group>', tagline: 'Power for the north', link: 'https://www.lindvik.example' };
const place = (title: string, isHeadquarters: boolean) => ({
  title,
  address: 'Kajgatan 32',
  city: 'Oslo',
  countryCode: 'NO',
  isHeadquarters,
});
const url = 'https://nordic.test/en/employers/1-lindvik';

describe('an organization for search engines', () => {
  it('is an Organization with its own site, its page here, its logo and its seat first', () => {
    const places = [{ ...place('Lab', false), city: 'Bergen' }, place('Seat', true)];
    expect(organizationOf(organization, places, { url, logo: 'https://nordic.test/l.svg' })).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Organization',
      '@id': `${url}#organization`,
      name: 'Lindvik & Søn <Group>',
      slogan: 'Power for the north',
      description: 'Power for the north',
      url: 'https://www.lindvik.example/',
      sameAs: ['https://www.lindvik.example/'],
      mainEntityOfPage: url,
      logo: 'https://nordic.test/l.svg',
      address: [
        { '@type': 'PostalAddress', streetAddress: 'Kajgatan 32', addressLocality: 'Oslo', addressCountry: 'NO' },
        { '@type': 'PostalAddress', streetAddress: 'Kajgatan 32', addressLocality: 'Bergen', addressCountry: 'NO' },
      ],
    });
  });

  it('leaves out what is not known, and a link that is none', () => {
    expect(organizationOf({ name: 'X', tagline: '', link: 'javascript:alert(1)' }, [], { url })).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Organization',
      '@id': `${url}#organization`,
      name: 'X',
      url,
    });
  });
});

describe('an article for search engines', () => {
  const article = {
    id: 1,
    slug: 's',
    title: 'A day',
    ingress: '',
    featuredImage: null,
    createdAt: '2026-11-01T00:00:00.000Z',
    updatedAt: '2026-11-02T00:00:00.000Z',
    fellBack: {},
  };
  it('names when it was written, changed and by whom', () => {
    expect(articleOf(article, { name: 'Lindvik', url }, { url: `${url}/articles/1` })).toMatchObject({
      '@type': 'Article',
      headline: 'A day',
      datePublished: article.createdAt,
      dateModified: article.updatedAt,
      author: [{ '@type': 'Organization', name: 'Lindvik', url }],
      mainEntityOfPage: `${url}/articles/1`,
    });
    expect(articleOf(article, { name: 'Lindvik', url }, { url })).not.toHaveProperty('image');
  });
});
