// Places by what postings and readers call them. Where a name is shared, the country and region beside it decide, then the given coordinates, else the
// largest is meant; what cannot be told is no place.

import { isOnGlobe, kilometresBetween, type Point } from '@fairway/rules/distance';
import { countryOf } from '@fairway/rules/recognition/country-names';
import { foldPlace, regionsByCode, regionsByName } from '@fairway/rules/recognition/gazetteer';
import { placeKeysNamed } from '@fairway/rules/recognition/place-names';
import { regionKeyOfCode } from '@fairway/rules/recognition/region-codes';
import { regionKey } from '@fairway/rules/recognition/regions';
import { areaNamed as areaKeysNamed } from '@fairway/search/areas';
import { divisionKey, divisionNamed } from '@fairway/search/divisions';
import { type GazetteerPlace, gazetteer } from '@fairway/search/gazetteer';
import { isIn, knownCities } from './known-cities.ts';

/** A place of a posting, as it is kept. */
export type KeptPlace = {
  city: string | null;
  region: string | null;
  country: string | null;
  latitude: number | null;
  longitude: number | null;
};

/** What is asked for as a place: keys as postings have them (locatedKeys, rules/place-names), and where its middle is. */
export type AskedPlace = {
  kind: 'country' | 'region' | 'city';
  keys: string[];
  /** The country it lies in; undefined where it is one, or in several. */
  country: string | undefined;
  /** The largest of that name, where it is a city. */
  city: GazetteerPlace | undefined;
};

/** Coordinates without a name belong to the nearest place, no farther than this. */
const NEAREST_KM = 15;
/** Named places farther from the given coordinates are others of that name. */
const SAME_KM = 60;
const TEXT_MAX = 200;
const PLACES_KEPT = 50_000;

const kept = new Map<string, GazetteerPlace | null>();

/** Key of a place that has coordinates. */
const cityKey = ({ id }: { id: number }): string => `@${id}`;

/** What the places of a posting are found by besides their names: each that has coordinates, and the regions that these lie in. */
export function locatedKeys(places: readonly KeptPlace[]): string[] {
  const keys = new Set<string>();
  for (const one of places) {
    const place = locate(one);
    const named = divisionNamed(one.region ?? '');
    if (named?.startsWith(`${one.country}-`)) keys.add(named);
    if (!place) continue;
    keys.add(cityKey(place));
    const region = regionKeyOfCode(place.country, place.region) ?? divisionKey(place);
    if (region) keys.add(region);
  }
  return [...keys].sort();
}

/** The place with coordinates of a place of a posting. @rule search.9 */
export function locate(place: KeptPlace): GazetteerPlace | undefined {
  const name = JSON.stringify(place);
  let found = kept.get(name);
  if (found === undefined) {
    found = located(place) ?? null;
    if (kept.size >= PLACES_KEPT) kept.clear();
    kept.set(name, found);
  }
  return found ?? undefined;
}

function located({ city, region, country, latitude, longitude }: KeptPlace): GazetteerPlace | undefined {
  const point = latitude === null || longitude === null || !isOnGlobe({ latitude, longitude }) ? undefined : { latitude, longitude };
  if (city && country) {
    const inCountry = namesakes(city).filter((place) => place.country === country);
    const area = areaOf(region, country);
    const inArea = area ? inCountry.filter((place) => isIn(place, area)) : inCountry;
    const near = point ? inArea.filter((place) => kilometresBetween(place, point) <= SAME_KM) : inArea;
    if (near[0]) return near[0];
  }
  return point && nearestTo(point);
}

/** All places of a name, by any name that we know, largest first; of longer texts also what stands before a comma, bracket or dash. */
function namesakes(name: string): GazetteerPlace[] {
  const { byKey } = knownCities();
  for (const text of [name, name.split(/[,(/]| - /)[0]!.trim()]) {
    const places = [...gazetteer().named(text), ...placeKeysNamed(text).flatMap((key) => byKey.get(key) ?? [])];
    const different = new Map(places.map((place) => [place.id, place]));
    if (different.size > 0) return [...different.values()].sort((a, b) => b.people - a.people || a.id - b.id);
  }
  return [];
}

/** A region that cities tell: `US-NY` of NY in US. */
function areaOf(text: string | null | undefined, country: string): string | undefined {
  if (!text) return undefined;
  const code = regionsByCode.get(text.trim().replaceAll('.', '').toUpperCase());
  const region = code?.country === country ? code : regionsByName.get(foldPlace(text));
  if (region?.country !== country) return undefined;
  const key = regionKey(region);
  return isTold(key) ? key : undefined;
}

/** Counties and the like have no code: no city is known to lie in them. */
const isTold = (key: string) => !key.startsWith('GB-') || regionKeyOfCode('GB', key.slice(3)) !== undefined;

/** The place that a point is at or near. */
export function nearestTo(point: Point): GazetteerPlace | undefined {
  const nearest = gazetteer().within(point, NEAREST_KM)[0];
  return nearest && gazetteer().byId(nearest.id);
}

/** Reads what somebody typed as a place: a country, region or city by any name, a city with its region or country behind a comma; undefined: none. */
export function readPlace(text: string): AskedPlace | undefined {
  const [head = '', ...behind] = text
    .slice(0, TEXT_MAX)
    .split(/[,，、]/u)
    .map((part) => part.trim())
    .filter(Boolean);
  if (head === '') return undefined;
  // "MA" is Massachusetts behind Cambridge and Morocco behind Rabat.
  const areas = behind
    .map((part) => [countryOf(part), areaNamed(part)].filter((area) => area !== undefined))
    .filter(({ length }) => length > 0);
  const fits = (key: string) => areas.every((area) => area.some((one) => key.startsWith(one.slice(0, 2))));
  const division = divisionNamed(head);
  const keys = [...new Set([...placeKeysNamed(head), ...coded(head), ...(division ? [division] : [])])].filter(fits);
  const cities = namesakes(head).filter((place) => areas.every((area) => area.some((one) => isIn(place, one))));
  const known = keys.find((key) => key.includes('/'));
  // Of namesakes the one that we know in other languages is meant: "Nice" is the French one.
  const city = areas.length === 0 && known ? (knownCities().byKey.get(known) ?? cities[0]) : cities[0];
  const country = keys.find((key) => key.length === 2);
  // "Luxembourg" and "New York" are two things each, and both are meant.
  const both = known && city ? { keys: [...keys, cityKey(city)], city } : { keys, city: undefined };
  if (country) return { kind: 'country', ...both, country: undefined };
  if (keys.some((key) => /^..-[^/]+$/.test(key))) return { kind: known ? 'city' : 'region', ...both, country: countryAround(keys) };
  if (cities.length === 0 && !known) {
    // A district, a part of a country or of the world by what people call it: 渋谷, Franken, "Bay Area".
    const around = areaKeysNamed(head)?.filter(fits);
    return around?.length
      ? { kind: 'region', keys: around, country: countryAround(around.filter((key) => !key.startsWith('@'))), city: undefined }
      : undefined;
  }
  const all = areas.length === 0 ? [...keys, ...cities.map(cityKey)] : cities.flatMap((place) => [cityKey(place), ...keyOf(place)]);
  return { kind: 'city', keys: all, country: city?.country ?? countryAround(keys), city };
}

const keyOf = (place: GazetteerPlace): string[] => [knownCities().keyOf.get(place.id) ?? []].flat();
const countryAround = (keys: readonly string[]) =>
  new Set(keys.map((key) => key.slice(0, 2))).size === 1 ? keys[0]?.slice(0, 2) : undefined;

/** A code of a country or an American, Canadian or Australian region, in capitals. */
function coded(text: string): string[] {
  if (text.length > 3 || text !== text.toUpperCase()) return [];
  const country = countryOf(text);
  const region = regionsByCode.get(text);
  return country ? [country] : region ? [regionKey(region)] : [];
}

function areaNamed(text: string): string | undefined {
  const region = regionsByCode.get(text.toUpperCase()) ?? regionsByName.get(foldPlace(text));
  if (!region) return undefined;
  const key = regionKey(region);
  return isTold(key) ? key : region.country;
}

/** The keys of the places around a city, in three rings: within a fifth of the radius, within half of it, within all of it. */
export function ringsAround(city: Point, radiusKm: number): [string[], string[], string[]] {
  const rings: [string[], string[], string[]] = [[], [], []];
  for (const place of gazetteer().within(city, radiusKm))
    rings[5 * place.km <= radiusKm ? 0 : 2 * place.km <= radiusKm ? 1 : 2].push(cityKey(place));
  return rings;
}
