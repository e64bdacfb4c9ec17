// Places by the names that people call them: countries in the languages of the platform with the short forms people write, regions that postings
// name, and larger cities with their names in other languages. One place has one key, whatever it was called: `DK`, `US-NY`, `DE/München`.
import { fold } from '../folding.ts';
import { CITIES } from './cities.ts';
import { cityNames } from './city-names.ts';
import { countryNames } from './country-names.ts';
import { simplified } from './han.ts';
import { regionNames } from './region-names.ts';
import { REGIONS, regionKey } from './regions.ts';
import { boundsOf, type PhraseFinder, phraseFinder, splitWords } from './words.ts';

/** Folded name → keys; several where places share it. */
let known: Map<string, string[]> | undefined;
let finder: PhraseFinder<string[]> | undefined;

/** Shorter names are words of many languages ("la", "ca"): these alone count. */
const SHORT_NAMES: Record<string, string> = { UK: 'GB', USA: 'US', US: 'US', UAE: 'AE', NYC: 'US-NY/New York' };
const NAME_UNITS_MIN = 4;
const BEGINNING_MAX = 40;
/** One Russian word of which five letters or more stay. */
const DECLINED = /^(\p{Script=Cyrillic}{5,}?)[аеиоуыьэюяй]?$/u;
const KATAKANA = /[\p{Script=Katakana}ー]/u;
const HANGUL = /\p{Script=Hangul}/u;
const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Russian names of which fewer letters stay are beginnings of other words: their cases are written out (Индия: Индии, Индию, Индией); so are those in -й, which folding makes -и. */
const SHORT_ENDINGS: readonly [RegExp, readonly string[]][] = [
  [/^(\p{Script=Cyrillic}{2,3}и)я$/u, ['и', 'ю', 'ей']],
  [/^(\p{Script=Cyrillic}{3,4})а$/u, ['ы', 'и', 'е', 'у', 'ой']],
  [/^(\p{Script=Cyrillic}{3,4})я$/u, ['и', 'е', 'ю', 'ей']],
  [/^(\p{Script=Cyrillic}{2,}[аеоуы])[йи]$/u, ['я', 'ю', 'е', 'ем']],
  [/^(\p{Script=Cyrillic}{3,4}[бвгджзклмнпрстфхцчшщ])$/u, ['а', 'у', 'е', 'ом']],
];
function casesOf(name: string): string[] {
  for (const [pattern, endings] of SHORT_ENDINGS) {
    const stem = pattern.exec(name)?.[1];
    if (stem !== undefined) return endings.map((ending) => stem + ending);
  }
  return [];
}

function placeNames(): Map<string, string[]> {
  if (known) return known;
  const names = new Map<string, string[]>();
  const add = (name: string, key: string) => {
    addAs(nameKey(name), key);
    // Russian names have cases, questions name a place in one of them: Германия, в Германии.
    const stem = DECLINED.exec(name)?.[1];
    if (stem) addAs(`${nameKey(stem)}*`, key);
    for (const form of casesOf(name)) addAs(nameKey(form), key);
  };
  const addAs = (folded: string, key: string) => {
    if (folded.length < (DENSE.test(folded) ? 2 : NAME_UNITS_MIN)) return;
    const keys = names.get(folded);
    if (!keys) names.set(folded, [key]);
    else if (!keys.includes(key)) keys.push(key);
  };
  for (const [name, code] of countries()) add(name, code);
  for (const region of REGIONS) add(region.name, regionKey(region));
  for (const [country, list] of Object.entries(CITIES)) {
    for (const entry of list.split(',')) {
      const aliases = entry.split('=');
      for (const alias of aliases) add(alias, `${country}/${aliases[0]}`);
    }
  }
  // What is a country in one language is no city in another: Singapura.
  const taken = new Set(countries().map(([name]) => name));
  for (const [name, key] of [...cityNames(), ...regionNames()]) if (!taken.has(fold(name))) add(name, key);
  known = names;
  return names;
}

/** The names of countries, but for nations of Britain: what a posting's field calls its country is a part of one to who asks for it. */
function countries(): (readonly [name: string, code: string])[] {
  const nations = new Set(REGIONS.flatMap((region) => (region.country === 'GB' && region.code !== '' ? [regionKey(region)] : [])));
  const named = [...REGIONS.map((region) => [region.name, regionKey(region)] as const), ...regionNames()];
  const names = new Set(named.flatMap(([name, key]) => (nations.has(key) ? [fold(name)] : [])));
  return [...countryNames()].filter(([name]) => !names.has(name));
}

/** Hyphens, dots and apostrophes make no other name, nor does either Chinese. */
const nameKey = (name: string) =>
  splitWords(simplified(fold(name)))
    .words.map(({ folded }) => folded)
    .join(' ');

/** Names of places in a text split into words; values are the keys of the places that are called so. */
export function placeNameFinder(): PhraseFinder<string[]> {
  finder ??= ofWholeWords(
    phraseFinder([...placeNames(), ...Object.entries(SHORT_NAMES).map(([name, key]): [string, string[]] => [`=${name}`, [key]])]),
  );
  return finder;
}

/** No case of a Russian name has more letters behind its stem: маркетинг is not in Марке, and китайский is no place. */
const CASE_ENDING_MAX = 3;
const LONE_CYRILLIC = /^\p{Script=Cyrillic}+$/u;
function isCaseOfName(word: string): boolean {
  const key = nameKey(word);
  if (placeNames().has(key)) return true;
  return Array.from({ length: CASE_ENDING_MAX + 1 }, (_, cut) => `${key.slice(0, key.length - cut)}*`).some((stem) =>
    placeNames().has(stem),
  );
}

function ofWholeWords<V>(names: PhraseFinder<V>): PhraseFinder<V> {
  const whole = ofWholeDenseWords(names);
  return {
    find(words, ignoresCase) {
      return whole.find(words, ignoresCase).filter(({ first, last }) => {
        const word = first >= 0 && first === last ? words.words[first]!.folded : '';
        return !LONE_CYRILLIC.test(word) || isCaseOfName(word);
      });
    },
  };
}

/** A name in Katakana is a whole run of it, one in Hangul begins a word: シリーズ and 시리즈 are series, and not in Leeds (リーズ, 리즈). */
export function ofWholeDenseWords<V>(names: PhraseFinder<V>): PhraseFinder<V> {
  return {
    find(words, ignoresCase) {
      return names.find(words, ignoresCase).filter((match) => {
        if (match.first >= 0) return true;
        const { from, to } = boundsOf(words, match);
        const [before, after] = [words.text.charAt(from - 1), words.text.charAt(to)];
        if (KATAKANA.test(words.text.charAt(from)) && KATAKANA.test(before)) return false;
        if (KATAKANA.test(words.text.charAt(to - 1)) && KATAKANA.test(after)) return false;
        return !(HANGUL.test(words.text.charAt(from)) && HANGUL.test(before));
      });
    },
  };
}

/** The keys of the places that a whole text names, in any case: a country by its code too. */
export function placeKeysNamed(text: string): string[] {
  const name = text.trim();
  const short = SHORT_NAMES[name.toUpperCase().replaceAll('.', '')];
  if (short !== undefined) return [short];
  const exact = placeNames().get(nameKey(name));
  if (exact) return exact;
  // A Russian name in one of its cases.
  const split = splitWords(name);
  const hit = DECLINED.test(name) ? placeNameFinder().find(split, true)[0] : undefined;
  return hit && hit.first === 0 && hit.last === split.words.length - 1 ? hit.value : [];
}

/** Places with a name that begins so, in any language, each by the first such name; at most a few. */
export function placesBeginning(text: string): { name: string; key: string }[] {
  const beginning = nameKey(text);
  const found = new Map<string, string>();
  if (beginning === '') return [];
  for (const { key, name, folded } of namedPlaces()) {
    if (!found.has(key) && folded.startsWith(beginning)) found.set(key, name);
    if (found.size >= BEGINNING_MAX) break;
  }
  for (const [short, key] of Object.entries(SHORT_NAMES)) if (nameKey(short) === beginning) found.set(key, short);
  return [...found].map(([key, name]) => ({ name, key }));
}

/** A name of one word, long enough that what is but for a letter the same is hardly another word. */
const PLACE_WORD = /^[\p{Script=Latin}\p{Script=Cyrillic}]{6,}$/u;

/** The names of places that are one word, folded. */
export function placeWords(): string[] {
  return [...placeNames().keys()].filter((name) => PLACE_WORD.test(name));
}

type NamedPlace = { name: string; folded: string; key: string };
let listed: NamedPlace[] | undefined;

/** Every name of every place, as it is written. */
function namedPlaces(): NamedPlace[] {
  if (listed) return listed;
  const all: (readonly [name: string, key: string])[] = [
    ...countries(),
    ...REGIONS.map((region): [string, string] => [region.name, regionKey(region)]),
    ...Object.entries(CITIES).flatMap(([country, list]) =>
      list.split(',').flatMap((entry) => entry.split('=').map((name, _, names): [string, string] => [name, `${country}/${names[0]}`])),
    ),
    ...[...cityNames(), ...regionNames()].map(([name, key]): [string, string] => [name, key]),
  ];
  listed = all.map(([name, key]) => ({ name, key, folded: nameKey(name) }));
  return listed;
}

/** Washington is a state where its letters do not stand beside it. */
const CAPITAL = 'US-DC/Washington D.C.';
const CAPITAL_LETTERS: ReadonlySet<string> = new Set(['DC', 'D.C.', 'District of Columbia']);

/** The keys of a posting's places: its countries, and what its cities and regions are called, where that lies in one of them. */
export function placeKeys(countries: readonly string[], names: readonly string[]): string[] {
  const keys = new Set(countries);
  for (const name of names) {
    for (const key of placeNames().get(nameKey(name)) ?? []) if (countries.includes(key.slice(0, 2))) keys.add(key);
  }
  if (countries.includes('US') && names.includes('Washington') && names.some((name) => CAPITAL_LETTERS.has(name))) {
    keys.add(CAPITAL);
    if (!names.includes('WA') && ![...keys].some((key) => key.startsWith('US-WA/'))) keys.delete('US-WA');
  }
  return [...keys];
}
