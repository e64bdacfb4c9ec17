// Places for a text that is being typed: countries, regions and cities that begin so in any language, named in the reader's. Which of them postings
// are at, the caller asks.
import { formatters } from '@fairway/i18n/formatters';
import { fold } from '@fairway/rules/folding';
import { type Locale, languageTag } from '@fairway/rules/locales';
import { cityName } from '@fairway/rules/recognition/city-names';
import { placesBeginning } from '@fairway/rules/recognition/place-names';
import { regionName } from '@fairway/rules/recognition/region-names';
import { areaNames } from '@fairway/search/areas';
import { divisionNames } from '@fairway/search/divisions';
import { type GazetteerPlace, gazetteer } from '@fairway/search/gazetteer';
import { knownCities } from './known-cities.ts';
import { cityShown } from './place-lines.ts';
import { type AskedPlace, readPlace } from './queries.ts';

/** A place to choose: `label` is what the field takes. */
export type OfferedPlace = { label: string; kind: AskedPlace['kind']; asked: AskedPlace };

/** Cities of a beginning that are looked at. */
const CITIES_MAX = 24;
/** Larger than any city: countries and regions stand before. */
const PEOPLE = { country: 3e9, region: 2e9, area: 1e5 };

type Candidate = { label: string; people: number };

/** The places that begin as it is typed, countries first, then regions, then the largest cities. @rule search.11 */
export function placesTyped(text: string, locale: Locale, limit: number): OfferedPlace[] {
  const typed = text.trim();
  if (typed === '') return [];
  const words = formatters({ locale, timeZone: 'UTC', now: new Date(0) });
  const { byKey, keyOf } = knownCities();
  const ofCity = (place: GazetteerPlace): Candidate => {
    const key = keyOf.get(place.id);
    const name = (key && cityName(key, locale)) ?? cityShown(place.name, place.country, locale);
    const state = place.country === 'US' ? [place.region] : [];
    return { label: [name, ...state, words.country(place.country)].join(', '), people: place.people };
  };
  const named = placesBeginning(typed).flatMap(({ name, key }): Candidate[] => {
    if (key.length === 2) return [{ label: words.country(key), people: PEOPLE.country }];
    const city = byKey.get(key);
    if (key.includes('/')) return city ? [ofCity(city)] : [];
    return [{ label: `${regionName(key, locale) ?? name}, ${words.country(key.slice(0, 2))}`, people: PEOPLE.region }];
  });
  const beginning = fold(typed).trim();
  const begun = divisionNames().filter(([name]) => fold(name).trim().startsWith(beginning));
  // Each by its first such name.
  const divisions = [...new Map(begun.toReversed().map(([name, key]) => [key, name]))].map(
    ([key, name]): Candidate => ({ label: `${capitalised(name)}, ${words.country(key.slice(0, 2))}`, people: PEOPLE.region }),
  );
  const areas = areaNames()
    .filter(([name]) => fold(name).trim().startsWith(beginning))
    .map(([name, country]): Candidate => ({ label: `${capitalised(name)}, ${words.country(country)}`, people: PEOPLE.area }));
  const candidates = [...named, ...divisions, ...areas, ...gazetteer().beginningWith(typed, CITIES_MAX).map(ofCity)];
  // Who types an accent means it: "mü" is München before Mumbai, which fits only without.
  const begins = ({ label }: Candidate) => Number(/\P{ASCII}/u.test(typed) && label.toLowerCase().startsWith(typed.toLowerCase()));
  const tier = ({ people }: Candidate) => (people >= PEOPLE.region ? people : 0);
  const ordered = candidates.sort(
    (a, b) => tier(b) - tier(a) || begins(b) - begins(a) || b.people - a.people || compare(a.label, b.label, locale),
  );
  const labels = [...new Set(ordered.map(({ label }) => label))];
  const offered: OfferedPlace[] = [];
  for (const label of labels) {
    if (offered.length >= limit) break;
    const asked = readPlace(label);
    if (asked) offered.push({ label, kind: asked.kind, asked });
  }
  return offered;
}

/** A name of divisions.ts, which has small letters alone: small words stay so, and so do all but the first of a Russian one. */
const capitalised = (name: string) => name.replaceAll(/^\p{Ll}|(?<=[ -])\p{Script=Latin}(?=\p{L}{3})/gu, (letter) => letter.toUpperCase());

const compare = (a: string, b: string, locale: Locale) => new Intl.Collator(languageTag(locale)).compare(a, b);
