// Organizations and articles for search engines, in the words of schema.org. Pure; every address given is absolute.
import type { components } from '@fairway/client/api.gen';
import { outsideLink } from '../../lib/outside-link.ts';

type Organization = Pick<components['schemas']['Company'], 'name' | 'tagline' | 'link'>;
type Place = components['schemas']['CompanyPlace'];
type ArticleSummary = components['schemas']['ArticleSummary'];

/** Places that are told; a search engine wants the seat, not a directory. */
const MAX_PLACES = 10;

/** The Organization of a company: `url` is its page here, `logo` and `image` are absolute. */
export function organizationOf(
  organization: Organization,
  places: readonly Place[],
  page: { url: string; logo?: string | undefined; image?: string | undefined; links?: readonly string[] },
): object {
  const website = outsideLink(organization.link);
  const elsewhere = [organization.link, ...(page.links ?? [])].flatMap((address) => outsideLink(address)?.href ?? []);
  const addresses = [...places]
    .sort((a, b) => Number(b.isHeadquarters) - Number(a.isHeadquarters))
    .slice(0, MAX_PLACES)
    .map(postalAddress);
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${page.url}#organization`,
    name: organization.name,
    ...(organization.tagline === '' ? {} : { slogan: organization.tagline, description: organization.tagline }),
    url: website?.href ?? page.url,
    ...(elsewhere.length > 0 ? { sameAs: elsewhere } : {}),
    ...(website ? { mainEntityOfPage: page.url } : {}),
    ...(page.logo ? { logo: page.logo } : {}),
    ...(page.image ? { image: page.image } : {}),
    ...(addresses.length > 0 ? { address: addresses } : {}),
  };
}

function postalAddress(place: Place): object {
  return {
    '@type': 'PostalAddress',
    ...(place.address === '' ? {} : { streetAddress: place.address }),
    ...(place.city ? { addressLocality: place.city } : {}),
    ...(place.countryCode ? { addressCountry: place.countryCode } : {}),
  };
}

/** The Article of an organization's article. */
export function articleOf(
  article: ArticleSummary,
  organization: { name: string; url: string; logo?: string | undefined },
  page: { url: string; image?: string | undefined },
): object {
  const publisher = {
    '@type': 'Organization',
    name: organization.name,
    url: organization.url,
    ...(organization.logo ? { logo: organization.logo } : {}),
  };
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: article.title,
    ...(article.ingress === '' ? {} : { description: article.ingress }),
    ...(page.image ? { image: [page.image] } : {}),
    datePublished: article.createdAt,
    dateModified: article.updatedAt,
    author: [publisher],
    publisher,
    mainEntityOfPage: page.url,
  };
}
