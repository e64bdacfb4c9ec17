// The site and who runs it, for search engines, in the words of schema.org. Pure; every address is absolute.
import type { Boot } from '../../lib/boot.ts';
import { hrefsOf, localized } from '../../lib/paths.ts';
import { absolute } from '../../lib/seo.ts';

/** The WebSite with its search, where there is one, and the Organization behind it. */
export function siteOf(boot: Boot): object[] {
  const { tenant, languageTag } = boot;
  const url = absolute(localized(boot.locale, '/'), boot);
  const { exists, href } = hrefsOf(boot);
  const organization = { '@type': 'Organization', '@id': `${boot.origin}/#organization`, name: tenant.name, url: `${boot.origin}/` };
  const search = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${absolute(href('jobs'), boot)}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  };
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      '@id': `${boot.origin}/#website`,
      url,
      name: tenant.name,
      inLanguage: languageTag,
      publisher: { '@id': organization['@id'] },
      ...(exists('jobs') ? { potentialAction: search } : {}),
    },
    { '@context': 'https://schema.org', ...organization, ...(tenant.logo ? { logo: absolute(tenant.logo, boot) } : {}) },
  ];
}
