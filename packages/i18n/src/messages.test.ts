import { ERROR_CODES } from '@fairway/contract/errors';
import { EDUCATION_FIELDS, EDUCATION_LEVELS, EMPLOYMENT_TYPES, JOB_CATEGORIES, JOB_FILTERS, JOB_SORTS, SECTORS } from '@fairway/rules/jobs';
import { LOCALES, type Locale, languageTag } from '@fairway/rules/locales';
import { EMPLOYER_SORTS } from '@fairway/rules/organizations';
import { createTranslator, type MessageKeys, type NestedKeyOf } from 'use-intl/core';
import { describe, expect, test } from 'vitest';
import { icuShape, sampleValues } from './icu-shape.ts';
import { loadLandingMessages } from './landing-messages.ts';
import { LOCALE_NAMES } from './locale-names.ts';
import { flattenMessages, type MessageTree } from './message-tree.ts';
import type { ServerMessages } from './messages.gen.ts';
import { intlConfig, loadMessages } from './messages.ts';
import { translator } from './translator.ts';

/** Of all parts that a browser is sent. */
const loadAll = async (locale: Locale) => ({ ...(await loadMessages(locale)), ...(await loadLandingMessages(locale)) });

describe.each(LOCALES)('messages in %s', (locale) => {
  test('every text renders with every number and option', async () => {
    const messages = await loadAll(locale);
    const failures: string[] = [];
    const t = createTranslator<Record<string, never>>({
      ...intlConfig(locale, messages),
      messages: messages as never,
      onError: (error) => failures.push(error.message),
    }) as unknown as { markup(key: string, values: Record<string, unknown>): string };
    for (const [key, text] of flattenMessages(messages as unknown as MessageTree)) {
      for (const values of sampleValues(icuShape(text))) {
        const rendered = t.markup(key, values);
        if (rendered.trim() === '' || /undefined|NaN|\[object/.test(rendered)) failures.push(`${key}: ${rendered}`);
      }
    }
    expect(failures).toEqual([]);
  });

  test('a contrast is written as the language writes numbers, found and needed alike', async () => {
    const messages = await loadMessages(locale);
    const t = createTranslator<Record<string, never>>({ ...intlConfig(locale, messages), messages: messages as never }) as unknown as (
      key: string,
      values: Record<string, unknown>,
    ) => string;
    const written = (ratio: number) => `${new Intl.NumberFormat(languageTag(locale)).format(ratio)}:1`;
    for (const key of ['admin.tenant.contrastLight', 'admin.tenant.contrastDark', 'school-settings.profile.lowContrast'])
      for (const ratio of [3.2, 4.5]) expect(t(key, { ratio: 3.2, used: '#123456' })).toContain(written(ratio));
  });

  test('a page has one name wherever a link leads there', async () => {
    const { shell, organizations, favorites, content } = await loadAll(locale);
    expect([organizations.title, favorites.tabs.companies]).toEqual([shell.nav.employers, shell.nav.employers]);
    expect(content.apps.tools).toBe(shell.nav.links);
    expect(content.tools.title).toBe(shell.nav.tools);
  });

  test('the platform’s codes have names', async () => {
    const { terms } = await loadMessages(locale);
    expect(Object.keys(terms.employmentTypes).sort()).toEqual([...EMPLOYMENT_TYPES].sort());
    expect(Object.keys(terms.jobCategories).sort()).toEqual([...JOB_CATEGORIES].sort());
    expect(Object.keys(terms.educationLevels).sort()).toEqual([...EDUCATION_LEVELS].sort());
    expect(Object.keys(terms.educationFields).sort()).toEqual([...EDUCATION_FIELDS].sort());
    expect(Object.keys(terms.sectors).sort()).toEqual([...SECTORS].sort());
    expect(Object.keys(terms.filters).sort()).toEqual([...JOB_FILTERS].sort());
    expect(Object.keys(terms.sorts).sort()).toEqual([...new Set([...JOB_SORTS, ...EMPLOYER_SORTS])].sort());
  });

  test('within a list no two names are the same', async () => {
    const { terms } = await loadMessages(locale);
    for (const names of Object.values(terms)) {
      const texts = Object.values(names);
      expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
    }
  });
});

test('messages are loaded once', async () => {
  expect(await loadMessages('fr')).toBe(await loadMessages('fr'));
  expect(await translator('fr')).toBe(await translator('fr'));
});

test('a translator has a text for every error code, and the compiler knows keys and arguments', async () => {
  const t = await translator('en');
  // By the tree, not by `t`: the union of all codes would ask for the arguments of all their texts.
  const words = new Map(flattenMessages((await loadMessages('en')) as unknown as MessageTree));
  const texts = ERROR_CODES.map((code) => words.get(`errors.${code}`));
  expect(ERROR_CODES.filter((_, at) => texts[at] === undefined)).toEqual([]);
  // Eleven pairs of codes share their words: the four of a logo that a school or a tenant brings, a name and an address are the same thing here, and so are two damaged pictures, two late sign-ins,
  // two forms with marked fields, two notes without words, and two colleagues: those who were faster, and those of another school.
  expect(new Set(texts).size).toBe(ERROR_CODES.length - 11);
  expect(t('errors.jobs.link_unavailable')).toBe('Not able to get application link, try later.');
  const unused = () => {
    // By the type of the keys, not by a call: of one with an unknown key the compiler takes the arguments of all texts together (168 s).
    // @ts-expect-error no such text
    const key: MessageKeys<ServerMessages, NestedKeyOf<ServerMessages>> = 'errors.jobs.nope';
    // @ts-expect-error this text takes no arguments
    t('errors.jobs.expired', { count: 1 });
    return key;
  };
  expect(unused).toBeTypeOf('function');
});

test('use-intl is given language tags', async () => {
  expect(intlConfig('cn', await loadMessages('cn')).locale).toBe('zh-CN');
  expect(LOCALES.map(languageTag).every((tag) => Intl.PluralRules.supportedLocalesOf(tag).length === 1)).toBe(true);
});

test('each language of the interface has its own name', () => {
  expect(new Set(Object.values(LOCALE_NAMES)).size).toBe(LOCALES.length);
});
