import type { Locale } from '@fairway/rules/locales';
import { describe, expect, it } from 'vitest';
import { type LinedPlace, placeLines } from './place-lines.ts';

describe('a place of a posting for its reader', () => {
  it.each([
    // The city by its name, with its state where readers know that by a code.
    [
      { city: 'München', region: 'Bayern', country: 'DE' },
      { en: 'Munich, Germany', it: 'Monaco di Baviera, Germania' },
    ],
    [
      { city: 'Austin', region: 'TX', country: 'US' },
      { en: 'Austin, TX, United States', de: 'Austin, TX, Vereinigte Staaten' },
    ],
    // A region alone, by any name or its code.
    [
      { region: 'Bayern', country: 'DE' },
      { en: 'Bavaria, Germany', fr: 'Bavière, Allemagne', de: 'Bayern, Deutschland', ru: 'Бавария, Германия' },
    ],
    [{ region: 'Bavaria', country: 'DE' }, { de: 'Bayern, Deutschland' }],
    [
      { region: 'CA', country: 'US' },
      { en: 'California, United States', es: 'California, Estados Unidos', jp: 'カリフォルニア州、アメリカ合衆国' },
    ],
    [{ region: 'WA', country: 'AU' }, { en: 'Western Australia, Australia' }],
    // What we have no name for stays as the posting has it.
    [
      { region: 'Hovedstaden', country: 'DK' },
      { en: 'Hovedstaden, Denmark', ru: 'Hovedstaden, Дания' },
    ],
    [{ country: 'DE', line: 'Somewhere in Germany' }, { en: 'Somewhere in Germany' }],
    [{ line: 'Anywhere' }, { de: 'Anywhere' }],
  ] as [Partial<LinedPlace>, Partial<Record<Locale, string>>][])('%j', (place, lines) => {
    for (const [locale, line] of Object.entries(lines)) {
      expect(placeLines(locale as Locale)({ line: '', city: null, region: null, country: null, ...place }), locale).toBe(line);
    }
  });
});
