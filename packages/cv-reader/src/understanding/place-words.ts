// Whether words name a place: cities, regions and countries of the recogniser's lists in 14 languages, with postcodes and "Remote".
import { countryOf } from '@fairway/rules/recognition/country-names';
import { placeKeysNamed } from '@fairway/rules/recognition/place-names';
import { isEmployed } from './employed.ts';
import { countryOfLatinRegion } from './latin-regions.ts';

export type FoundPlace = { text: string; city?: string; countryCode?: string };

const LONGEST = 70;
const REMOTE =
  /^(?:remote|hybrid|on-?site|home ?office|télétravail|remoto|远程|リモート|재택|удал[её]нно|teletrabajo|telelavoro|thuiswerken|từ xa)$/iu;
/** US states, Canadian provinces, Italian and Brazilian ones: two capitals behind a city. */
const STATE = /^[A-Z]{2}(?:\s+\d{5}(?:-\d{4})?)?$/;
const POSTCODE =
  /^(?:[A-Z]{1,2}-)?\d{4,6}(?:-\d{3,4})?\s+|\s+\d{5,6}$|〒\s?\d{3}-?\d{4}\s*|\s+[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}$|^\d{4}\s?[A-Z]{2}\s+|^(?:\d{3}-\d{4}|\d{5}-\d{3})\s+/u;
const PREFIX = /^(?:г\.|г|город|lungsod ng|siyudad ng|tp\.?|thành phố|tỉnh|quận|mun\.|jud\.|m\.|or\.)\s+/iu;
/** What says by itself that a town or a district is named behind it, known or not; no word that names an office as well ("Gemeente Utrecht"). */
const TOWN_WORD =
  /^(?:[Ll]ungsod(?: ng)?|[Ss]iyudad ng|[Bb]ayan ng|[Ll]alawigan ng|г\.|пос\.|пгт\.?|дер\.|ст-ца|TP\.?|[Tt]hành phố|[Tt]ỉnh|[Qq]uận|[Hh]uyện|[Tt]hị xã|[Tt]hị trấn|[Pp]hường|[Mm]un\.|[Jj]ud\.|[Jj]udețul)\s*(?=\p{Lu}|\d{1,2}$)/u;
/** Of these a town has several. */
const DISTRICT = /^(?:quận|huyện|phường|q\.)\s/iu;
export const isTownByWord = (text: string): boolean => TOWN_WORD.test(text.trim());
const GREATER =
  /^(?:greater|metro|raum|großraum|grand|région de|gran)\s+|\s+(?:area|metropolitan area|city|region|province|bay area|et périphérie|und umgebung)$/giu;
const EAST_ASIAN =
  /^(?:\p{Script=Han}{2,6}?[省都道府县県市区區]){1,3}$|^(?:\p{Script=Hangul}{1,7}(?:특별시|광역시|특별자치시|도|시|구|군|동)\s?){1,3}$|^[가-힣]{2,4}(?:시|도|구|군)$/u;

const known = new Map<string, string[]>();

function keysOf(part: string): string[] {
  const found = known.get(part);
  if (found) return found;
  if (known.size > 5000) known.clear();
  const plain = part.replace(PREFIX, '');
  const keys = placeKeysNamed(plain);
  const result = keys.length > 0 ? keys : placeKeysNamed(plain.replace(GREATER, ''));
  known.set(part, result);
  return result;
}

export const isPlaceName = (part: string): boolean =>
  (/^\p{Lu}[\p{L}\p{M}.'’ -]{1,30}$/u.test(part) && part.split(/\s+/).length <= 4) ||
  /^[\p{Script=Han}\p{Script=Katakana}ー]{2,8}$|^\p{Script=Hangul}{2,6}$/u.test(part);

/** The place that a whole text names, else undefined. What has a known country or city may have a part that nobody knows beside it. */
export function placeOf(text: string): FoundPlace | undefined {
  const plain = text.trim().replace(/^[([（]+|[)\]）.]+$/gu, '');
  if (plain.length < 2 || plain.length > LONGEST || /[@:：]|https?|\d{7}/.test(plain)) return undefined;
  if (REMOTE.test(plain)) return { text: plain };
  const town = TOWN_WORD.exec(plain)?.[0];
  if (
    town &&
    isPlaceName(plain.slice(town.length).split(/\s*[,，]\s*/u)[0] ?? '') &&
    plain.split(/[,，]/u).length < 3 &&
    /^[^,，]+(?:[,，]\s*[\p{Lu}\p{Lo}].*)?$/u.test(plain)
  ) {
    const [first = plain, wider] = plain.split(/\s*[,，]\s*/u);
    // "Quận Liên Chiểu, Đà Nẵng": a district of a town that is known.
    const city = wider !== undefined && DISTRICT.test(first) && keysOf(wider).some((key) => key.includes('/')) ? wider : first;
    return { text: plain, city, ...countryPart(keysOf(plain)) };
  }
  if (EAST_ASIAN.test(plain)) return { text: plain, city: plain, ...countryPart(keysOf(plain)) };
  // "Armenia, Quindío": no country and no town elsewhere.
  const [before = '', region = '', ...more] = plain.split(/\s*[,(]\s*|\s+[–-]\s+/u);
  const latin = more.length === 0 || countryOf(more.join(' ')) ? countryOfLatinRegion(region) : undefined;
  if (latin && isPlaceName(before)) return { text: plain, city: before, countryCode: latin };
  const parts = plain.split(/\s*[,，、/|·•]\s*|\s+[-–—]\s+|\s*[()（）]\s*/u).filter((part) => part !== '');
  if (parts.length === 0 || parts.length > 5) return undefined;
  const read = parts.map((part) => readPart(part.replace(POSTCODE, '').trim()));
  const sure = read.filter(({ keys }) => keys.length > 0);
  const unknown = read.filter(({ keys, isState }) => keys.length === 0 && !isState);
  if (sure.length === 0 && !(parts.length === 2 && read[1]?.isState && isPlaceName(parts[0] ?? ''))) return undefined;
  // "Halle (Saale)", "Frankfurt (Oder)": a town that is known, and in brackets the river.
  const isByRiver = parts.length === 2 && read[0] === sure[0] && read[1] === unknown[0] && /[)）]$/.test(text.trim()) && isPlaceName(parts[1] ?? '') && !read[0]?.isCountry; // biome-ignore format: one thing
  if (isByRiver) return { text: text.trim(), city: text.trim(), ...countryPart(read[0]?.keys ?? []) };
  if (
    unknown.length > 0 &&
    (unknown.length > 1 ||
      parts.length === 1 ||
      !unknown.every(({ part }) => isPlaceName(part)) ||
      !sure.some(({ isCountry }) => isCountry))
  )
    return undefined;
  const countryCode = read.find(({ isCountry }) => isCountry)?.keys[0] ?? sure[0]?.keys[0]?.slice(0, 2);
  const city =
    read.find(({ keys }) => keys.some((key) => key.includes('/')))?.part ??
    read.find(({ isCountry, isState }) => !isCountry && !isState)?.part;
  return { text: plain, ...(city && { city }), ...(countryCode && { countryCode }) };
}

/** Postcodes that only one country writes so. */
const POSTCODES: readonly (readonly [RegExp, string])[] = [
  [/(?<![\d-])\d{4}-\d{3}(?![\d-])/u, 'PT'], [/(?<![\d-])\d{5}-\d{3}(?![\d-])/u, 'BR'], [/(?<![\p{L}\d])[A-Z]\d[A-Z] \d[A-Z]\d(?![\p{L}\d])/u, 'CA'],
  [/(?<![\p{L}\d])\d{4} [A-Z]{2}(?![\p{L}\d])/u, 'NL'], [/(?<![\p{L}\d])[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}(?![\p{L}\d])/u, 'GB'],
  [/(?<![\p{L}\d])[AC-FHKNPRTV-Y]\d[\dW] [AC-FHKNPRTV-Y\d]{4}(?![\p{L}\d])/u, 'IE'], [/(?<![\p{L}\d])(?:NSW|VIC|QLD|TAS|ACT|SA|WA|NT),? \d{4}(?![\p{L}\d])/u, 'AU'],
]; // biome-ignore format: a table

/** The country that an address' postcode says. */
export const countryOfPostcode = (address: string): string | undefined => POSTCODES.find(([form]) => form.test(address))?.[1];

/** The key of a region that a whole text names, which is no town and no country. */
export const regionOf = (text: string): string | undefined => {
  const keys = keysOf(text.trim());
  return keys.length > 0 && keys.every((key) => key.length > 2 && !key.includes('/')) ? keys[0] : undefined;
};

const countryPart = (keys: readonly string[]) => (keys[0] ? { countryCode: keys[0].slice(0, 2) } : {});

function readPart(part: string): { part: string; keys: string[]; isCountry: boolean; isState: boolean } {
  const isState = STATE.test(part);
  const code = part.length > 3 || /^(?:UK|USA|UAE|U\.K\.|美国|中国|日本|한국|越南)$/.test(part) ? countryOf(part) : undefined;
  if (code) return { part, keys: [code], isCountry: true, isState: false };
  const keys = isState || part.length < 2 ? [] : keysOf(part);
  return { part, keys, isCountry: keys.length > 0 && keys.every((key) => /^[A-Z]{2}$/.test(key)), isState };
}

const TOWN =
  /^(.{4,80}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]{2,80}),\s*(\p{Lu}[\p{L}\p{M}'’-]+(?:\s(?:\p{Lu}|\p{Ll}{1,3}\s\p{Lu})?[\p{L}\p{M}'’-]+){0,2}(?:\s\((?:\p{Lu}\p{L}+|\d{2,3}|2[AB])\))?|[\p{Script=Han}\p{Script=Katakana}]{2,5}|\p{Script=Hangul}{2,4})$/u;

const EAST_ASIAN_TOWN = /^(.{2,80})[，、]\s*([\p{Script=Han}\p{Script=Katakana}ー]{2,6}|\p{Script=Hangul}{2,5})$/u;

/** A name and what may be a town behind its last comma. */
export function townBehind(text: string): { name: string; town: string } | undefined {
  const [, name, town] = TOWN.exec(text) ?? EAST_ASIAN_TOWN.exec(text) ?? [];
  return name && town ? { name, town } : undefined;
}

/** At the end of a name: of the line, or before what is listed behind it. */
const BRACKETED = /(?<=\S.{2,})[(（]([^()（）]{2,40})[)）](?=$|\s*[,，])/gu;
/** What is written so in brackets is short for something, and no town. */
const SHORT = /^[\p{Lu}\p{N}&.-]{2,}$/u;
const NAME_OF_TOWN =
  /^\p{Lu}[\p{L}\p{M}'’.-]+(?:[\s-](?:\p{Ll}{1,5}[\s-])?\p{Lu}[\p{L}\p{M}'’.-]+){0,2}$|^[\p{Script=Han}\p{Script=Katakana}]{2,5}$|^\p{Script=Hangul}{2,4}$/u;

/**
 * "Loomhouse (Penryn)": whether the brackets behind names hold towns though nobody knows them. Each of the lines that end with brackets, two and more
 * with different words in them, must have what could be a town there. `says`: what a text says of anything else.
 */
export function areTownsInBrackets(texts: readonly string[], says: (text: string) => number): boolean {
  // What stands in a line's second brackets is something else ("Weaver (part-time)").
  const inside = texts.flatMap((text) =>
    [...text.trim().matchAll(BRACKETED)]
      .map(([, words = '']) => words)
      .filter((words) => !isEmployed(words))
      .slice(0, 1),
  );
  const couldBe = (text: string) => placeOf(text) !== undefined || (NAME_OF_TOWN.test(text) && !SHORT.test(text) && says(text) === 0);
  return new Set(inside).size > 1 && inside.every(couldBe);
}
