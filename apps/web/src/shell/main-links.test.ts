import type { Boot } from '@fairway/client/page-request';
import { menuOf, PAGES } from '@fairway/contract/pages';
import { featureStates } from '@fairway/contract/switches';
import { describe, expect, it } from 'vitest';
import shell from '../../../../packages/i18n/messages/en/shell.json' with { type: 'json' };
import { isWithin, mainLinks, toolLinks, toolsAreCurrent } from './main-links.ts';

const boot = (pages: string[], features: Partial<ReturnType<typeof featureStates>> = {}, blogLink: string | null = null): Boot => ({
  locale: 'de',
  languageTag: 'de',
  origin: 'https://nordic.test',
  pages,
  tenant: {
    id: 1, name: 'Nordic', logo: null, primaryColor: '#000000', secondaryColor: '#000000', locale: 'de', socialAuths: [], consent: 'implied', administratorsNeedSecondFactor: false, accounts: 'plain',
    school: null, blogLink, faqLink: null, privacyLink: null, messengerLink: null, translatorTemplate: null, hasImprint: false, hasBlog: false, maintenance: null, phoneCountry: 'NO', production: false, features: { ...featureStates([]), ...features },
  },
}); // biome-ignore format: a list

describe('the main navigation', () => {
  it('holds the pages that exist, in the order of the specification', () => {
    expect(mainLinks(boot(['events', 'employers', 'mypage', 'jobs', 'profile'])).map((link) => link.href)).toEqual([
      '/de/profile',
      '/de/mypage',
      '/de/jobs',
      '/de/employers',
      '/de/events',
    ]);
    expect(mainLinks(boot(['employers'])).map((link) => link.word)).toEqual(['employers']);
  });
});

describe('the menus of every page', () => {
  it.each(['main', 'tools', 'account'] as const)('say each entry of "%s" in words that there are, each place once', (menu) => {
    const words: Record<string, unknown> = menu === 'account' ? shell.account : shell.nav;
    const entries = menuOf(menu);
    expect(entries.length).toBeGreaterThan(3);
    expect(entries.filter(({ word }) => typeof words[word] !== 'string')).toEqual([]);
    const places = PAGES.flatMap(({ menus = [] }) => menus.filter(([name]) => name === menu).map(([, place]) => place));
    expect(new Set(places).size).toBe(places.length);
  });
});

describe('the Tools menu', () => {
  it('is empty where nothing of it exists', () => {
    expect(toolLinks(boot([]))).toEqual([]);
  });

  it('leads to jobs in China while jobs exist and the switch is on', () => {
    const words = (pages: string[], jobsInChina: boolean) => toolLinks(boot(pages, { jobsInChina })).map((link) => link.href);
    expect(words(['jobs'], true)).toEqual(['/de/jobs?address=CN']);
    expect(words(['jobs'], false)).toEqual([]);
    expect(words([], true)).toEqual([]);
  });

  it('leads to the external blog of the tenant', () => {
    expect(toolLinks(boot([], { blog: true }, 'https://blog.test'))).toEqual([{ word: 'blog', href: 'https://blog.test', external: true }]);
    expect(toolLinks(boot([], { blog: false }, 'https://blog.test'))).toEqual([]);
  });

  it('leads to the blog of its own where it has posts, the switch is on and no address elsewhere goes before it (content.14)', () => {
    const of = (pages: string[], hasBlog: boolean, link: string | null = null) => {
      const plain = boot(pages, { blog: true }, link);
      return toolLinks({ ...plain, tenant: { ...plain.tenant, hasBlog } }).map(({ href }) => href);
    };
    expect(of(['blog'], true)).toEqual(['/de/blog']);
    expect(of(['blog'], false)).toEqual([]);
    expect(of([], true)).toEqual([]);
    expect(of(['blog'], true, 'https://blog.test')).toEqual(['https://blog.test']);
  });

  it.each(['/masterclasses', '/resources/1/2', '/assessments/center', '/calendar', '/account/settings', '/favorites'])(
    'is lit on %s',
    (path) => expect(toolsAreCurrent(path, [])).toBe(true),
  );

  it('is lit on its own pages, and not by a link that only filters another one', () => {
    const tools = toolLinks(boot(['jobs', 'tools']));
    expect(toolsAreCurrent('/tools', tools)).toBe(true);
    expect(toolsAreCurrent('/jobs', tools)).toBe(false);
    expect(toolsAreCurrent('/resources-of-others', [])).toBe(false);
  });
});

describe('where the reader is', () => {
  it('is a page or one below it', () => {
    expect(isWithin('/jobs/1', '/jobs')).toBe(true);
    expect(isWithin('/jobs', '/jobs')).toBe(true);
    expect(isWithin('/jobs-in-china', '/jobs')).toBe(false);
    expect(isWithin('/jobs', undefined)).toBe(false);
  });
});
