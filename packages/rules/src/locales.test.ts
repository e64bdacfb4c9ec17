import { describe, expect, it } from 'vitest';
import { isLocale, LOCALES, languageTag, localeOfTag, negotiateLocale } from './locales.ts';

describe('locales', () => {
  it('are fourteen', () => expect(LOCALES).toHaveLength(14));

  it.each([
    ['cn', 'zh-CN'],
    ['jp', 'ja'],
    ['en', 'en-GB'],
    ['fil', 'fil'],
    ['vi', 'vi'],
  ] as const)('%s declares the language %s', (code, tag) => expect(languageTag(code)).toBe(tag));

  it.each([
    ['zh-Hans-CN', 'cn'],
    ['ja-JP', 'jp'],
    ['pt-BR', 'pt'],
    ['tl', 'fil'],
    ['EN_us', 'en'],
    ['sv', undefined],
    ['', undefined],
  ])('the tag %s is the locale %s', (tag, locale) => expect(localeOfTag(tag)).toBe(locale));

  it.each([
    ['fr-CH, fr;q=0.9, en;q=0.8', 'fr'],
    ['sv, ja;q=0.5, de;q=0.7', 'de'],
    ['*;q=0.1, ko', 'ko'],
    ['de;q=0', undefined],
    ['xx;q=banana', undefined],
    [undefined, undefined],
    [`${'a,'.repeat(5000)}de`, undefined],
  ])('Accept-Language %s gives %s', (header, locale) => expect(negotiateLocale(header)).toBe(locale));

  it.each(['xx', 'EN', '', undefined, 'constructor'])('%s is none', (code) => expect(isLocale(code)).toBe(false));
});
