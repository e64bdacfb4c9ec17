// The places of the world with their coordinates: GeoNames (CC BY 4.0), 1,000 people and more, by their local or English names. Read once, when it
// is first asked; 6 MB outside the heap. Written by tools/generate-places.ts, not committed:
//   header   4 numbers of 32 bits: how many places, then the bytes of the three texts
//   columns  COLUMNS, 32 bits each, in the order of the folded names, larger places first
//   texts    codes of regions, names, folded names: lines in UTF-8
import { readFileSync } from 'node:fs';
import { kilometresBetween, type Point } from '@fairway/rules/distance';
import { foldPlace } from '@fairway/rules/recognition/gazetteer';
import { latinNames } from './latin-letters.ts';
import { OWN_SCRIPT_TOWNS } from './own-script-towns.ts';

/** Coordinates are ten-thousandths of a degree; countries two letters in 16 bits; `regions` are lines of their text; `byLatitude` are places. */
export const COLUMNS = ['ids', 'latitudes', 'longitudes', 'people', 'countries', 'regions', 'byLatitude'] as const;
export type ColumnName = (typeof COLUMNS)[number];

/** `id` is that of GeoNames; `region` its code of the first level: `IL`, `02`. */
export type GazetteerPlace = Point & { id: number; name: string; country: string; region: string; people: number };

const DEGREE = 10_000;
const KILOMETRES_A_DEGREE = 111.19;
/** Places are as many as there are names: so many are looked at for a beginning. */
const BEGINNING_MAX = 4000;

const OTHER_LETTERS = /[\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
/** Where places are called by Cyrillic letters. */
const CYRILLIC: readonly string[] = ['RU', 'KZ', 'BY', 'UA', 'KG', 'UZ', 'TJ', 'TM', 'MD', 'BG', 'RS', 'MK', 'MN'];

/** What names that are written alike have in common. */
export const placeKey = (name: string): string => foldPlace(name.replaceAll(/[,/]/g, ' '));

export class Gazetteer {
  #columns: Record<ColumnName, Int32Array>;
  #regions: string[];
  #names: Lines;
  #keys: Lines;

  constructor(bytes: Uint8Array<ArrayBuffer>) {
    const [count, ...sizes] = new Uint32Array(bytes.buffer, bytes.byteOffset, 4) as unknown as [number, number, number, number];
    let at = bytes.byteOffset + 16;
    const column = () => {
      at += 4 * count;
      return new Int32Array(bytes.buffer, at - 4 * count, count);
    };
    this.#columns = Object.fromEntries(COLUMNS.map((name) => [name, column()])) as Record<ColumnName, Int32Array>;
    const [regions, names, keys] = sizes.map((size) => {
      at += size;
      return Buffer.from(bytes.buffer, at - size, size);
    }) as [Buffer, Buffer, Buffer];
    this.#regions = regions.toString().split('\n');
    this.#names = linesOf(names, count);
    this.#keys = linesOf(keys, count);
  }

  /** Places of this name, written in any case and with or without accents, larger towns in their own script too; largest first. @rule search.33 */
  named(name: string): GazetteerPlace[] {
    const key = placeKey(name);
    const found = this.#keyed(key);
    return found.length > 0 || !OTHER_LETTERS.test(key) ? found : this.#inOwnScript(key);
  }

  #inOwnScript(key: string): GazetteerPlace[] {
    const known = ownScriptTowns().get(key) ?? ownScriptTowns().get(key.replace(/[市시]$/u, '')) ?? [];
    const spelled = latinNames(key).map((name) => ({ name, countries: CYRILLIC }));
    const found = [...known.map(({ name, country }) => ({ name, countries: [country] })), ...spelled].flatMap(({ name, countries }) =>
      this.#keyed(placeKey(name)).filter(({ country }) => countries.includes(country)),
    );
    return [...new Map(found.map((place) => [place.id, place])).values()].sort((a, b) => b.people - a.people || a.id - b.id);
  }

  #keyed(key: string): GazetteerPlace[] {
    const found: GazetteerPlace[] = [];
    if (key === '') return found;
    for (let at = this.#firstFrom(key); at < this.#columns.ids.length && lineAt(this.#keys, at) === key; at++) found.push(this.#at(at));
    return found;
  }

  /** The largest places whose name begins so. */
  beginningWith(beginning: string, limit: number): GazetteerPlace[] {
    const key = placeKey(beginning);
    if (key === '') return [];
    const places: number[] = [];
    const from = this.#firstFrom(key);
    for (let at = from; at < Math.min(this.#columns.ids.length, from + BEGINNING_MAX) && lineAt(this.#keys, at).startsWith(key); at++)
      places.push(at);
    const own = [...ownScriptTowns().keys()].filter((name) => name.startsWith(key)).flatMap((name) => this.named(name)); // biome-ignore format: one thought
    return [...places.map((at) => this.#at(at)), ...own].sort((a, b) => b.people - a.people).slice(0, limit);
  }

  byId(id: number): GazetteerPlace | undefined {
    const at = this.#columns.ids.indexOf(id);
    return at < 0 ? undefined : this.#at(at);
  }

  /** The ids of the places in a circle, by how far they are. */
  within(centre: Point, radiusKm: number): { id: number; km: number }[] {
    const { ids, latitudes, longitudes, byLatitude } = this.#columns;
    const span = Math.ceil((radiusKm / KILOMETRES_A_DEGREE) * DEGREE) + 1;
    const middle = Math.round(centre.latitude * DEGREE);
    const found: { id: number; km: number }[] = [];
    const from = firstWhere(byLatitude.length, (at) => latitudes[byLatitude[at]!]! >= middle - span);
    for (let at = from; at < byLatitude.length; at++) {
      const place = byLatitude[at]!;
      if (latitudes[place]! > middle + span) break;
      const km = kilometresBetween(centre, { latitude: latitudes[place]! / DEGREE, longitude: longitudes[place]! / DEGREE });
      if (km <= radiusKm) found.push({ id: ids[place]!, km });
    }
    return found.sort((a, b) => a.km - b.km || a.id - b.id);
  }

  #firstFrom(key: string): number {
    return firstWhere(this.#columns.ids.length, (at) => lineAt(this.#keys, at) >= key);
  }

  #at(at: number): GazetteerPlace {
    const { ids, latitudes, longitudes, people, countries, regions } = this.#columns;
    return {
      id: ids[at]!,
      name: lineAt(this.#names, at),
      country: String.fromCharCode(countries[at]! >> 8, countries[at]! & 255),
      region: this.#regions[regions[at]!]!,
      people: people[at]!,
      latitude: latitudes[at]! / DEGREE,
      longitude: longitudes[at]! / DEGREE,
    };
  }
}

/** A text of lines, and where each begins. */
type Lines = { bytes: Buffer; starts: Uint32Array };

function linesOf(bytes: Buffer, count: number): Lines {
  const starts = new Uint32Array(count + 1);
  for (let line = 1, at = 0; line <= count; line++) {
    const end = bytes.indexOf(10, at);
    at = (end < 0 ? bytes.length : end) + 1;
    starts[line] = at;
  }
  return { bytes, starts };
}

const lineAt = ({ bytes, starts }: Lines, line: number) => bytes.toString('utf8', starts[line], starts[line + 1]! - 1);

/** The first number below `count` for which a condition holds that holds for all after it; `count` where there is none. */
function firstWhere(count: number, holds: (at: number) => boolean): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

let read: Gazetteer | undefined;

/** The one of this process. */
export function gazetteer(): Gazetteer {
  if (!read) {
    const bytes = readFileSync(new URL('places.gen.bin', import.meta.url));
    // Columns lie at multiples of 4: a copy of its own begins at one.
    read = new Gazetteer(new Uint8Array(bytes));
  }
  return read;
}

let towns: Map<string, { name: string; country: string }[]> | undefined;

/** The towns of own-script-towns.ts by what they are called there, as placeKey has it. */
export function ownScriptTowns(): ReadonlyMap<string, readonly { name: string; country: string }[]> {
  if (towns) return towns;
  towns = new Map();
  for (const [country, list] of Object.entries(OWN_SCRIPT_TOWNS)) {
    for (const entry of list.split(',')) {
      const [name = '', ...others] = entry.split('=');
      for (const other of others) towns.set(placeKey(other), [...(towns.get(placeKey(other)) ?? []), { name, country }]);
    }
  }
  return towns;
}

/** What a town is called where it lies, in a country that writes otherwise; undefined where that is not known. */
export const ownNameOf = (name: string, country: string): string | undefined =>
  OWN_SCRIPT_TOWNS[country]
    ?.split(',')
    .map((entry) => entry.split('='))
    .find(([one]) => one === name)?.[1];
