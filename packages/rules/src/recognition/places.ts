// Places of a posting, from what a feed gives: structured fields, or one line such as "London, UK", "New York, NY", "Remote in USA",
// "San Francisco and Toronto", "München". Reads city, region, country, remote and the zone; never invents a country.

import { citiesOf, cityAtEnd, countryOfCities, isDistrict, listedCities, withoutCode } from './city-fields.ts';
import { countryNameInEnglish, countryOf, countryOfCode } from './country-names.ts';
import { cities, foldPlace, regionsByCode, regionsByName } from './gazetteer.ts';
import { countryByRegion, plainNotation, withoutSlashes } from './place-notations.ts';
import { REGIONS, type Region } from './regions.ts';
import { zoneOfCountry } from './zones.ts';

/** What a feed says about one place; `raw` is a line that still has to be read. */
export type RawPlace = {
  raw?: string | undefined;
  city?: string | undefined;
  region?: string | undefined;
  postalCode?: string | undefined;
  street?: string | undefined;
  country?: string | undefined;
  latitude?: number | undefined;
  longitude?: number | undefined;
};

/** A place as it is kept. `line` is what people read. */
export type Place = {
  line: string;
  city: string | undefined;
  region: string | undefined;
  postalCode: string | undefined;
  /** Only where the feed names it as such. */
  street: string | undefined;
  countryCode: string | undefined;
  latitude: number | undefined;
  longitude: number | undefined;
};

/** Places, whether work is remote, the zone of the first place, and lines whose country stayed unknown. */
export type PlaceRecognition = { places: Place[]; remote: boolean; zone: string | undefined; unrecognised: string[] };

const REMOTE =
  /(?<![\p{L}\p{N}])(?:remote|remotely|work from home|working from home|wfh|home[ -]?based|home[ -]?office|telecommut\p{L}*|telework\p{L}*|anywhere|distributed|teletrabajo|trabajo remoto|télétravail|teletravail|à distance|lavoro da remoto|da remoto|thuiswerk\p{L}*|trabalho remoto|удал[её]нн\p{L}*)(?![\p{L}\p{N}])|在宅|リモート|远程|재택/iu;
const NOT_REMOTE = /\b(no|not|non)[ -]remote|remote (?:not|un)/i;
const NOWHERE =
  /^(anywhere|anywhere in the world|distributed|flexible|flexible location|multiple|multiple locations|various|various locations|several locations|nationwide|worldwide|global|international|europe|emea|apac|eu|tbd|n\/a|other|hybrid|on-?site|online|home)$/i;

/** Bare letters that are a state in postings, though some small country has them as its code. */
const STATES_BEFORE_COUNTRIES = new Set('NC PA MN NE SC VA MS MD MO MT KY'.split(' '));

/** Text of a line without the words that only say "remote". */
function withoutRemote(line: string): string {
  return line
    .replaceAll(
      /\(?\b(?:fully |100% )?(?:remote|wfh|home[ -]?based|work from home|telecommute)\b(?: ok!?| possible| friendly| only| first)?\)?/gi,
      ' ',
    )
    .replaceAll(/\(\s*\)/g, ' ')
    .replaceAll(/\s{2,}/g, ' ')
    .replace(/^[\s,;:/&–-]+|[\s,;:/&–-]+$/g, '')
    .replace(/^(?:in|from|or|and|within|locations?)\s+/i, '');
}

const NOTHING = {
  city: undefined,
  region: undefined,
  postalCode: undefined,
  street: undefined,
  countryCode: undefined,
  latitude: undefined,
  longitude: undefined,
};

/** What stands behind the first comma, with it. */
const rest = (text: string): string => (text.includes(',') ? text.slice(text.indexOf(',')) : '');

const clean = (text: string | undefined, max = 200): string | undefined => text?.replaceAll(/\s+/g, ' ').trim().slice(0, max) || undefined;

/** Reads one line that names one place. */
function readLine(line: string): {
  city?: string | undefined;
  region?: Region | string | undefined;
  country?: string | undefined;
  postalCode?: string | undefined;
} {
  const parts = line
    .split(/[,;|]|\s[-–—]\s|\s\/\s/)
    .map((part) => part.trim().replace(/^[.\s]+|[\s]+$/g, ''))
    .filter(Boolean);
  let country: string | undefined;
  let region: Region | undefined;
  let regionText: string | undefined;
  let postalCode: string | undefined;
  let rest = parts;
  const last = () => rest[rest.length - 1] ?? '';

  // "Austin, TX 78701": the state stands before its code.
  const [, stateText = '', zip] = /^(\S.*?)\s+(\d{5})(?:-\d{4})?$/.exec(last()) ?? [];
  if (rest.length > 1 && (regionsByCode.get(stateText) ?? regionsByName.get(foldPlace(stateText)))?.country === 'US') {
    postalCode = zip;
    rest = [...rest.slice(0, -1), stateText];
  }
  const byRegion = rest.length > 1 ? countryByRegion(rest[0] as string, last()) : undefined;
  if (byRegion && !regionsByName.has(foldPlace(last()))) {
    country = byRegion;
    regionText = last();
    rest = rest.slice(0, -1);
  } else if (rest.length > 1 || !cities.has(foldPlace(last()))) {
    const state = regionsByCode.get(last().replaceAll('.', '').toUpperCase());
    const stateName = regionsByName.get(foldPlace(last()));
    const upper = last() === last().toUpperCase();
    if (rest.length > 1 && state && upper && last().replaceAll('.', '').length <= 3) {
      // "Toronto, CA" and "Berlin, DE": a known city outside decides that the two letters are a country.
      const city = cities.get(foldPlace(rest[0] as string));
      const asCountry = countryOfCode(last().toUpperCase());
      if (city && asCountry === city.country && city.country !== state.country) country = asCountry;
      else region = state;
    } else if (state && STATES_BEFORE_COUNTRIES.has(last())) region = state;
    else if (countryOf(last()) && !(rest.length > 1 && stateName && stateName.country === 'US')) country = countryOf(last());
    else if (stateName) region = stateName;
    else if (state && upper && rest.length === 1) region = state;
    if (country || region) rest = rest.slice(0, -1);
  }
  if (!country && !region && rest.length === 1 && !cities.has(foldPlace(last()))) {
    const words = last().split(' ');
    const tail = words.at(-1) ?? '';
    const state = regionsByCode.get(tail.replaceAll('.', ''));
    if (words.length > 1 && state) {
      region = state;
      rest = [
        words
          .slice(0, -1)
          .join(' ')
          .replace(/[.,]+$/, ''),
      ];
    } else if (words.length > 1 && countryOf(tail) && tail.length > 3) {
      country = countryOf(tail);
      rest = [words.slice(0, -1).join(' ')];
    }
  }
  if (rest.length > 0 && country) {
    const named = regionsByName.get(foldPlace(last())) ?? regionsByCode.get(last().toUpperCase());
    if (named && named.country === country && (rest.length > 1 || !cities.has(foldPlace(last())))) {
      region = named;
      rest = rest.slice(0, -1);
    }
  }
  const usZip = /^(.*\S)?\s*\b(\d{5})(?:-\d{4})?$/.exec(last());
  const ukCode = /\b([A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})$/i.exec(last());
  if (ukCode) {
    postalCode = (ukCode[1] as string).toUpperCase();
    country ??= 'GB';
    rest = [...rest.slice(0, -1), last().slice(0, ukCode.index).trim()].filter(Boolean);
    // "Sevenoaks, Kent TN13 1XX".
    const county = rest.length > 1 && country === 'GB' ? regionsByName.get(foldPlace(last())) : undefined;
    if (county?.country === 'GB') {
      region ??= county;
      rest = rest.slice(0, -1);
    }
  } else if (usZip && (region?.country === 'US' || country === 'US')) {
    postalCode = usZip[2];
    rest = [...rest.slice(0, -1), usZip[1] ?? ''].filter(Boolean);
  }
  // The part that is a known city; else the last part without a house number.
  const isStreet = (part: string) => /^\d|\bst\.?$|\b(street|road|rd|avenue|ave|lane|floor|straße|strasse|rue)\b/i.test(part);
  const names = rest.toReversed().filter((part) => cities.has(foldPlace(part)));
  const known = names.find((part) => !isDistrict(part)) ?? names[0] ?? rest.toReversed().map(cityAtEnd).find(Boolean);
  const city = known ?? rest.toReversed().find((part) => !isStreet(part));
  const found = known ? cities.get(foldPlace(known)) : undefined;
  const fits = found && (!country || country === found.country) && (!region || region.country === found.country);
  country ??= region?.country ?? (fits ? found.country : undefined);
  if (!region && fits && found.region) region = regionsByCode.get(found.region);
  if (rest.length > 1 && !region) regionText ??= rest.find((part) => part !== city && regionsByName.has(foldPlace(part)));
  return { city: fits ? found.name : city, region: region ?? regionText, country, postalCode };
}

/** Lines of several places in one text: `;`, `/`, `|`, `•`, " and ", " or ", " & " between two known cities. */
function splitLines(written: string): string[] {
  const raw = withoutSlashes(written);
  const slash = raw.split(/\s?\/\s?/);
  const country = slash.length === 2 && !countryOf(slash[0] as string) && countryOf(slash[1] as string);
  return (country ? slash.join(', ') : raw)
    .split(/[;|•\n]|\s\/\s|\/(?=\s?[A-Z])/)
    .flatMap((line) => {
      const joined = line.split(/\s(?:and|or|und|oder|et|ou|y|o|e|en|og|och|и|или|&|\+)\s/i);
      // "Cambridge, MA or Boston, MA".
      if (joined.length > 1 && joined.every((part) => /^[^,]{2,40},[^,]{2,40}$/.test(part))) return joined;
      const all =
        joined.length > 1 &&
        joined.every((part) => /^[^,]{2,40}$/.test(part) && (cities.has(foldPlace(withoutRemote(part))) || countryOf(part.trim())));
      if (all) return joined;
      const listed = listedCities(line) ?? listedWithStates(line);
      if (listed) return listed;
      // "Cambridge or Brighton, England": what follows belongs to both.
      const comma = line.indexOf(',');
      const cityNames = comma < 0 ? [] : line.slice(0, comma).split(/\s(?:or|oder|ou|o)\s/i);
      return cityNames.length > 1 && cityNames.every((name) => cities.has(foldPlace(name)))
        ? cityNames.map((name) => name + line.slice(comma))
        : [line];
    })
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, 50);
}

/** "Albany, NY, Salt Lake City, UT": towns and their states in turn. */
function listedWithStates(line: string): string[] | undefined {
  const parts = line.split(',').map((part) => part.trim());
  const isTurn = parts.every((part, at) => (at % 2 === 1 ? regionsByCode.has(part) : part.length > 3));
  if (parts.length < 4 || parts.length % 2 === 1 || !isTurn) return undefined;
  return parts.flatMap((part, at) => (at % 2 === 0 ? [`${part}, ${parts[at + 1]}`] : []));
}

/** Reads the places of a posting. `remote` is what the feed says by a field of its own. */
export function recognisePlaces(raw: readonly RawPlace[], remote = false): PlaceRecognition {
  const places: Place[] = [];
  const unrecognised: string[] = [];
  let isRemote = remote;
  let zone: string | undefined;
  const add = (place: Place, region: Region | undefined) => {
    if (places.some((other) => other.line === place.line && other.countryCode === place.countryCode)) return;
    places.push(place);
    zone ??= region?.zone ?? zoneOfCountry(place.countryCode);
    if (!place.countryCode) unrecognised.push(place.line);
  };
  for (const input of raw) {
    const country = input.country ? countryOf(input.country) : undefined;
    if (input.country && !country) unrecognised.push(input.country);
    const structured = Boolean(input.city || input.region || country);
    for (const text of [input.city, input.region, input.country, input.raw])
      if (text && REMOTE.test(text) && !NOT_REMOTE.test(text)) isRemote = true;
    if (structured) {
      const region = findRegion(input.region, country);
      const field = clean(input.city && withoutRemote(input.city));
      const [city, ...others] = field ? citiesOf(field) : [];
      const code =
        country ??
        region?.country ??
        (city && !input.country ? readLine([city, input.region].filter(Boolean).join(', ')).country : undefined);
      const known = city ? cities.get(foldPlace(city)) : undefined;
      const own = region ?? (known && known.country === code && known.region ? regionsByCode.get(known.region) : undefined);
      const lineOf = (name: string | undefined) =>
        [...new Set([name, clean(input.region)].filter((part): part is string => Boolean(part)))].join(', ');
      const line = lineOf(others.length > 0 ? city : field);
      add(
        {
          line: line || (code ? countryNameInEnglish(code) : (clean(input.country) ?? '')),
          city,
          region: clean(input.region),
          postalCode: clean(input.postalCode, 20),
          street: clean(input.street, 200),
          countryCode: code,
          latitude: inRange(input.latitude, 90),
          longitude: inRange(input.longitude, 180),
        },
        own,
      );
      // The address is that of the first.
      for (const other of others)
        add({ ...NOTHING, line: lineOf(other), city: other, region: clean(input.region), countryCode: code }, own);
      continue;
    }
    for (const line of splitLines(clean(input.raw, 500) ?? '')) {
      const text = withoutRemote(line);
      if (!text || NOWHERE.test(text)) continue;
      const read = readLine(plainNotation(withoutCode(text)));
      const region = typeof read.region === 'object' ? read.region : undefined;
      const { postalCode } = read;
      const several = read.city ? citiesOf(read.city, Boolean(read.country) && text !== read.city) : [];
      const countryCode = read.country ?? countryOfCities(several);
      const kept = {
        ...NOTHING,
        region: region ? region.code || region.name : (read.region as string | undefined),
        postalCode,
        countryCode,
      };
      if (several.length < 2) add({ ...kept, line: text, city: several[0] }, region);
      else for (const city of several) add({ ...kept, line: city + rest(text), city }, region);
    }
  }
  return { places: places.slice(0, 50), remote: isRemote, zone, unrecognised };
}

function findRegion(text: string | undefined, country: string | undefined): Region | undefined {
  if (!text) return undefined;
  const trimmed = text.trim();
  const region =
    REGIONS.find((each) => each.code === trimmed.toUpperCase() && (!country || each.country === country)) ??
    regionsByName.get(foldPlace(trimmed));
  return region && (!country || region.country === country) ? region : undefined;
}

const inRange = (value: number | undefined, limit: number): number | undefined =>
  value !== undefined && Number.isFinite(value) && Math.abs(value) <= limit ? value : undefined;
