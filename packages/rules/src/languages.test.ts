import { describe, expect, it } from 'vitest';
import { COUNTRIES, isCountry } from './countries.ts';
import { isLanguage, LANGUAGE_CODES } from './languages.ts';

describe('languages and countries of a profile', () => {
  it('are more than 180 languages, each once, and other', () => {
    expect(LANGUAGE_CODES.length).toBeGreaterThan(180);
    expect(new Set(LANGUAGE_CODES).size).toBe(LANGUAGE_CODES.length);
    for (const code of LANGUAGE_CODES) expect(code).toMatch(/^[a-z]{2,3}$/);
  });

  it.each([
    ['nb', true],
    ['yue', true],
    ['other', true],
    ['xx', false],
    ['NB', false],
    ['', false],
  ])('language %s: %s', (code, known) => {
    expect(isLanguage(code)).toBe(known);
  });

  it.each([
    ['NO', true],
    ['XK', true],
    ['EU', false],
    ['ZZ', false],
    ['no', false],
    ['', false],
  ])('country %s: %s', (code, known) => {
    expect(isCountry(code)).toBe(known);
    expect(COUNTRIES).toHaveLength(250);
  });
});
