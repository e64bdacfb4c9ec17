// Places of postings as a reader reads them: city and region by their names in the reader's language where we know them, the country always. What the posting
// says stays where it says more than that, or where we cannot tell the country.
import { formatters } from '@fairway/i18n/formatters';
import type { Locale } from '@fairway/rules/locales';
import { cityName } from '@fairway/rules/recognition/city-names';
import { countryOf } from '@fairway/rules/recognition/country-names';
import { regionKeyNamed } from '@fairway/rules/recognition/gazetteer';
import { placeKeysNamed } from '@fairway/rules/recognition/place-names';
import { regionName } from '@fairway/rules/recognition/region-names';
import { ownNameOf } from '@fairway/search/gazetteer';

/** A place of a posting with the line that the posting has. */
export type LinedPlace = { line: string; city: string | null; region: string | null; country: string | null };

/** Countries where a city is named with its state, by a code that readers know. */
const WITH_REGION: Record<string, RegExp> = { US: /^[A-Z]{2}$/, CA: /^[A-Z]{2}$/, AU: /^[A-Z]{2,3}$/ };
const LINES_KEPT = 20_000;
const lines = new Map<string, string>();

/** A function that writes places for the readers of a language. @rule search.10 */
export function placeLines(locale: Locale): (place: LinedPlace) => string {
  const words = formatters({ locale, timeZone: 'UTC', now: new Date(0) });
  return (place) => {
    const key = `${locale} ${JSON.stringify(place)}`;
    let line = lines.get(key);
    if (line === undefined) {
      line = lineOf(place, locale, words);
      if (lines.size >= LINES_KEPT) lines.clear();
      lines.set(key, line);
    }
    return line;
  };
}

function lineOf({ line, city, region, country }: LinedPlace, locale: Locale, words: ReturnType<typeof formatters>): string {
  if (!country) return line;
  const name = words.country(country);
  if (!city) {
    if (region) return words.facts([regionShown(region, country, locale), name]);
    return countryOf(line) === country ? name : line;
  }
  const shown = cityShown(city, country, locale);
  const state = region && WITH_REGION[country]?.test(region) ? [region] : [];
  // A city that is its country is named once.
  return words.facts(shown === name ? [name] : [shown, ...state, name]);
}

/** A region's name in a language, else as it is given. */
function regionShown(region: string, country: string, locale: Locale): string {
  const key = regionKeyNamed(region, country);
  return (key && regionName(key, locale)) ?? region;
}

/** The countries whose own names of towns are names in a language. */
const WRITTEN: Partial<Record<Locale, readonly string[]>> = { jp: ['JP'], cn: ['CN', 'TW'], ko: ['KR'] };

/** A city's name in a language, else as it is given. */
export function cityShown(city: string, country: string, locale: Locale): string {
  const key = placeKeysNamed(city).find((one) => one.startsWith(country) && one.includes('/'));
  return (key && cityName(key, locale)) ?? (WRITTEN[locale]?.includes(country) ? ownNameOf(city, country) : undefined) ?? city;
}
