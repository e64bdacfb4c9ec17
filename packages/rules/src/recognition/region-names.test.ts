import { describe, expect, it } from 'vitest';
import { LOCALES } from '../locales.ts';
import { regionKeyNamed } from './gazetteer.ts';
import { placeKeysNamed, placesBeginning } from './place-names.ts';
import { regionName, regionNames } from './region-names.ts';
import { REGIONS, regionKey } from './regions.ts';

const OTHER_SCRIPTS = ['ru', 'cn', 'jp', 'ko'] as const;
const KEYS = [...new Set(REGIONS.map(regionKey))];

describe('a region by its name in the reader’s language', () => {
  it.each([
    [
      'DE-Bayern',
      { en: 'Bavaria', de: 'Bayern', fr: 'Bavière', it: 'Baviera', nl: 'Beieren', ru: 'Бавария', jp: 'バイエルン州', fil: 'Bavaria' },
    ],
    ['US-CA', { en: 'California', de: 'Kalifornien', fr: 'Californie', cn: '加利福尼亚州', ko: '캘리포니아주', vi: 'California' }],
    ['CN-Guangdong', { en: 'Guangdong', cn: '广东', jp: '広東省', vi: 'Quảng Đông' }],
    ['GB-Kent', { en: 'Kent', de: 'Kent', jp: undefined }],
    ['XX-Nowhere', { en: undefined, ru: undefined }],
  ] as const)('%s', (key, names) => {
    for (const [locale, name] of Object.entries(names)) expect(regionName(key, locale as (typeof LOCALES)[number]), locale).toBe(name);
  });

  it('has a name for all but the counties of Britain in languages of other letters, and for all in the others', () => {
    for (const locale of OTHER_SCRIPTS) {
      expect(KEYS.filter((key) => !key.startsWith('GB-') && !regionName(key, locale))).toEqual([]);
    }
    for (const locale of LOCALES.filter((one) => !OTHER_SCRIPTS.some((other) => other === one))) {
      expect(KEYS.filter((key) => !regionName(key, locale))).toEqual([]);
    }
  });

  it('names no region that is not there', () => {
    expect([...regionNames()].filter(([, key]) => !KEYS.includes(key))).toEqual([]);
    expect([...regionNames()].filter(([name]) => name.trim() === '' || /[=|,]/.test(name))).toEqual([]);
  });

  it('what a reader is shown finds the region again', () => {
    // Shorter names are words of many languages. Puerto Rico counts as a country, and is found as one.
    const found = (name: string, key: string) => placeKeysNamed(name).includes(key === 'US-PR' ? 'PR' : key);
    const lost = [...regionNames()].filter(([name, key]) => name.length > 3 && !found(name, key));
    expect(lost).toEqual([]);
    expect(placesBeginning('бавар')).toEqual([{ name: 'Бавария', key: 'DE-Bayern' }]);
  });
});

describe('a region as postings write it', () => {
  it.each([
    ['NY', 'US', 'US-NY'],
    ['n.y.', 'US', 'US-NY'],
    ['WA', 'AU', 'AU-WA'],
    ['bavaria', 'DE', 'DE-Bayern'],
    ['NRW', 'DE', 'DE-Nordrhein-Westfalen'],
    ['Ile de France', 'FR', 'FR-Île-de-France'],
    ['Bavaria', 'US', undefined],
    ['TELECOMMUTE', 'DE', undefined],
  ])('%s in %s', (text, country, key) => {
    expect(regionKeyNamed(text, country)).toBe(key);
  });
});
