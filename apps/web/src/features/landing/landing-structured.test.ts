import { expect, test } from 'vitest';
import type { Boot } from '../../lib/boot.ts';
import { siteOf } from './landing-structured.ts';

const boot = (pages: string[], logo: string | null = null) =>
  ({ locale: 'de', languageTag: 'de', origin: 'https://nordic.test', pages, tenant: { name: 'Nordic', logo } }) as unknown as Boot;

test('search engines are told the site, its search and who runs it', () => {
  const [site, organization] = siteOf(boot(['jobs'], '/media/n.svg'));
  expect(site).toMatchObject({
    '@type': 'WebSite',
    url: 'https://nordic.test/de',
    name: 'Nordic',
    inLanguage: 'de',
    potentialAction: { '@type': 'SearchAction', target: { urlTemplate: 'https://nordic.test/de/jobs?q={search_term_string}' } },
  });
  expect(organization).toMatchObject({ '@type': 'Organization', name: 'Nordic', logo: 'https://nordic.test/media/n.svg' });
});

test('a site without jobs has no search, one without a logo names none', () => {
  const [site, organization] = siteOf(boot([]));
  expect(site).not.toHaveProperty('potentialAction');
  expect(organization).not.toHaveProperty('logo');
});
