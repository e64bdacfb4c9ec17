import { describe, expect, it } from 'vitest';
import { readTalentLanguage, shortName, talentLanguage, toldCount } from './talent.ts';

describe('somebody who has not consented to more is named', () => {
  it.each([
    ['Ada', 'Lovelace', 'Ada L.'],
    ['  Ada ', ' van der Berg', 'Ada V.'],
    ['Zoë', 'Ångström', 'Zoë Å.'],
    ['Иван', 'петров', 'Иван П.'],
    ['太郎', '山田', '太郎'],
    ['민수', '김', '민수'],
    ['Ada', '', 'Ada'],
    ['', 'Lovelace', 'L.'],
    ['', '', ''],
    ['Ada', '𝒜lias', 'Ada'],
    ['Ada', '1st', 'Ada'],
  ])('%s %s: %s', (first, last, short) => expect(shortName(first, last)).toBe(short));
});

it('no count tells of fewer than ten', () => {
  expect([0, 1, 9, 10, 4711].map(toldCount)).toEqual([null, null, null, 10, 4711]);
});

describe('a language with its least level', () => {
  it.each([
    ['de.2', { language: 'de', level: 2 }],
    ['fil.0', { language: 'fil', level: 0 }],
    ['other.4', { language: 'other', level: 4 }],
    ['de', undefined],
    ['de.5', undefined],
    ['qq.1', undefined],
    ['de.1.1', undefined],
    ['', undefined],
  ])('%s', (value, read) => expect(readTalentLanguage(value)).toEqual(read));

  it('is written from what a profile says', () => {
    expect(talentLanguage('de', 'native_or_bilingual')).toBe('de.4');
    expect(talentLanguage('de', 'elementary')).toBe('de.0');
  });
});
