import type { Boot } from '@fairway/client/page-request';
import { featureStates } from '@fairway/contract/switches';
import { describe, expect, it } from 'vitest';
import { descriptors } from './seo.ts';

const boot: Boot = {
  locale: 'jp',
  languageTag: 'ja',
  origin: 'https://nordic.test',
  pages: [],
  tenant: {
    id: 1, name: 'Nordic', logo: null, primaryColor: '#000000', secondaryColor: '#000000', locale: 'en', socialAuths: [], consent: 'implied', administratorsNeedSecondFactor: false, accounts: 'plain',
    school: null, blogLink: null, faqLink: null, privacyLink: null, messengerLink: null, translatorTemplate: null, hasImprint: false, hasBlog: false, maintenance: null, phoneCountry: 'NO', production: false, features: featureStates([]),
  },
}; // biome-ignore format: a list

const links = (tags: object[], rel: string) =>
  tags.filter((tag) => 'rel' in tag && tag.rel === rel) as { href: string; hrefLang?: string }[];

describe('what a page says about itself', () => {
  it('names its canonical address and the same page in all 14 locales and for everybody else', () => {
    const tags = descriptors({ title: 'Jobs', path: '/jobs?page=2' }, boot);
    expect(links(tags, 'canonical')).toMatchObject([{ href: 'https://nordic.test/jp/jobs?page=2' }]);
    const alternates = links(tags, 'alternate');
    expect(alternates).toHaveLength(15);
    expect(alternates.map((link) => link.hrefLang)).toEqual(expect.arrayContaining(['en', 'zh-CN', 'ja', 'fil', 'ko', 'pt', 'x-default']));
    expect(alternates.find((link) => link.hrefLang === 'zh-CN')?.href).toBe('https://nordic.test/cn/jobs?page=2');
    expect(alternates.find((link) => link.hrefLang === 'x-default')?.href).toBe('https://nordic.test/en/jobs?page=2');
  });

  it('puts the name of the site behind the title, once', () => {
    expect(descriptors({ title: 'Jobs', path: '/jobs' }, boot)[0]).toEqual({ title: 'Jobs · Nordic' });
    expect(descriptors({ title: 'Nordic', path: '/jobs' }, boot)[0]).toEqual({ title: 'Nordic' });
  });

  it('names the feed of what is listed', () => {
    const feed = { href: '/en/jobs.rss?q=x', title: 'RSS' };
    expect(descriptors({ title: 'Jobs', path: '/jobs', feed }, boot)).toContainEqual({
      tagName: 'link',
      rel: 'alternate',
      type: 'application/rss+xml',
      title: 'RSS',
      href: 'https://nordic.test/en/jobs.rss?q=x',
    });
  });

  it('keeps a page out of search engines, and then says nothing of its translations', () => {
    const tags = descriptors({ title: 'Jobs', path: '/jobs', noIndex: true }, boot);
    expect(tags).toContainEqual({ name: 'robots', content: 'noindex' });
    expect(links(tags, 'alternate')).toEqual([]);
  });

  it('gives one address to a text that has one language', () => {
    const tags = descriptors({ title: 'Analyst', path: '/jobs/1-analyst', onlyLanguage: 'de' }, boot);
    expect(links(tags, 'canonical')).toMatchObject([{ href: 'https://nordic.test/en/jobs/1-analyst' }]);
    expect(links(tags, 'alternate')).toEqual([]);
  });

  it('gives a picture of ours as the JPEG that shares can show, with its size', () => {
    const tags = descriptors({ title: 'Lindvik', path: '/x', image: '/media/lindvik-banner.svg' }, boot);
    expect(tags).toContainEqual({ property: 'og:image', content: 'https://nordic.test/media/share/lindvik-banner.svg.jpg' });
    expect(tags).toContainEqual({ property: 'og:image:width', content: '1200' });
    expect(tags).toContainEqual({ property: 'og:image:height', content: '630' });
    expect(tags).toContainEqual({ property: 'og:image:type', content: 'image/jpeg' });
  });

  it('makes pictures absolute and carries structured data', () => {
    const tags = descriptors({ title: 'Analyst', path: '/x', image: '/files/a.png', structured: [{ '@type': 'JobPosting' }] }, boot);
    expect(tags).toContainEqual({ property: 'og:image', content: 'https://nordic.test/files/a.png' });
    expect(tags).not.toContainEqual(expect.objectContaining({ property: 'og:image:width' }));
    expect(tags).toContainEqual({ 'script:ld+json': { '@type': 'JobPosting' } });
  });
});
