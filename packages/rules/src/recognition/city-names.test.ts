import { describe, expect, it } from 'vitest';
import { LOCALES } from '../locales.ts';
import { cityName, cityNames } from './city-names.ts';
import { placeKeysNamed } from './place-names.ts';

describe('a city by its name in the reader’s language', () => {
  it.each([
    [
      'DK/København',
      { en: 'Copenhagen', de: 'Kopenhagen', jp: 'コペンハーゲン', cn: '哥本哈根', ko: '코펜하겐', ru: 'Копенгаген', vi: 'Copenhagen' },
    ],
    ['DE/München', { en: 'Munich', de: 'München', it: 'Monaco di Baviera', es: 'Múnich', jp: 'ミュンヘン' }],
    ['JP/Tokyo', { en: 'Tokyo', jp: '東京', cn: '东京', de: 'Tokio' }],
    ['CN/Beijing', { jp: '北京', cn: '北京', nl: 'Peking' }],
    // What short names bear in cities.ts, as their letters stand in other words, is not shown; what belongs to a name is.
    ['DE/Kiel', { jp: 'キール', ko: '킬' }],
    ['FR/Nancy', { jp: 'ナンシー', ko: '낭시' }],
    ['VN/Ho Chi Minh City', { cn: '胡志明市' }],
    ['GB/Slough', { en: 'Slough', de: 'Slough', jp: undefined, ru: undefined }],
    ['XX/Nowhere', { en: undefined, jp: undefined }],
  ] as const)('%s', (key, names) => {
    for (const [locale, name] of Object.entries(names)) expect(cityName(key, locale as (typeof LOCALES)[number]), locale).toBe(name);
  });

  it('what a reader is shown finds the city again', () => {
    const lost: string[] = [];
    // A city that is called as its country is found with it.
    for (const [name, key] of cityNames())
      if (name.length > 3 && !placeKeysNamed(name).some((found) => found === key || found === key.slice(0, 2))) lost.push(`${name} ${key}`);
    expect(lost).toEqual([]);
    for (const locale of LOCALES) expect(placeKeysNamed(cityName('IT/Milano', locale) ?? 'Milano'), locale).toContain('IT/Milano');
  });
});
