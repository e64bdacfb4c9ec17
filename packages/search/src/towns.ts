// Towns that a question names beside the larger cities (rules/recognition/place-names): "lavoro a Rimini", "praktikum bamberg", "enfermera Getafe". Any place of
// the gazetteer may be one, so a name counts only where it means nothing else and the question says that it is a place: a word that leads to places stands
// before it, or it has a capital, or it stands at the end and many people live there. Texts with the word answer it, too; where nothing does, its country.
// @rule search.31
import type { Words } from '@fairway/rules/recognition/words';
import { isFiller } from './fillers.ts';
import { type GazetteerPlace, gazetteer } from './gazetteer.ts';
import { fold } from './words.ts';

/** Where a town stands in a question: folded bounds, the keys of the places that are called so, and their countries. */
export type AskedTown = { from: number; to: number; keys: string[]; countries: string[] };

const LEADING = new Set(
  'in im at near around from nach aus bei a à au en de em no na do da di ad la din din la pe in te bij rond uit в во на из sa ở tại tai o'.split(' ').map((word) => fold(word).trim()), // biome-ignore format: one thought
);
const NAME_WORDS_MAX = 4;
/** Names of so many letters at least, alone and in lower case at the end. */
const UNITS_MIN = { led: 4, bare: 5 };
/** So many people live there at least: where a word leads to it or it has a capital, and where nothing says that it is a place. */
const PEOPLE_MIN = { led: 5000, bare: 20_000, short: 100_000 };
const CYRILLIC = /^\p{Script=Cyrillic}+$/u;
/** Of namesakes those count in which a tenth of the largest one's people live. */
const NAMESAKE = 10;
/** Towns that are words of questions. */
const ORDINARY = new Set(
  'pong city town village normal surprise temple enterprise commerce paradise independence union concord hope progreso salto posadas most same sale bend bar split bath hull mobile orange cork reading batman van victoria carmen industry heathrow march'.split(' '), // biome-ignore format: one thought
);

/** The towns of a question. `isFree`: whether nothing else is known to stand at some bounds. `typed`: the question as typed, unit for unit, where it is known. */
export function townsIn(
  { words, breaks, starts }: Words,
  isFree: (from: number, to: number) => boolean,
  typed: string | undefined,
): AskedTown[] {
  const towns: AskedTown[] = [];
  for (let first = 0; first < words.length; first++) {
    for (let last = Math.min(words.length, first + NAME_WORDS_MAX) - 1; last >= first; last--) {
      if (breaks.slice(first + 1, last + 1).some(Boolean)) continue;
      const [from, to] = [starts[first]!, starts[last]! + words[last]!.text.length];
      if (!isFree(from, to)) continue;
      const name = words.slice(first, last + 1).map(({ folded }) => folded).join(' '); // biome-ignore format: one thought
      if (first === last && (isFiller(name) || ORDINARY.has(name) || /\d/u.test(name))) continue;
      const isLed = LEADING.has(words[first - 1]?.folded ?? '') && !breaks[first];
      const isNamed = first > 0 && typed !== undefined && /^\p{Lu}\p{Ll}/u.test(typed.slice(from, to));
      const isSaid = isLed || isNamed || first < last;
      if (!isSaid && last < words.length - 1 && first > 0) continue;
      const isShort = name.length < UNITS_MIN.bare;
      if (name.length < UNITS_MIN.led || (isShort && !isSaid && !CYRILLIC.test(name))) continue;
      const places = namesakes(name, isSaid ? PEOPLE_MIN.led : isShort ? PEOPLE_MIN.short : PEOPLE_MIN.bare);
      if (places.length === 0) continue;
      towns.push({ from, to, keys: places.map(({ id }) => `@${id}`), countries: [...new Set(places.map(({ country }) => country))] });
      first = last;
      break;
    }
  }
  return towns;
}

function namesakes(name: string, peopleMin: number): GazetteerPlace[] {
  // "Tarlac" is Tarlac City.
  const named = gazetteer().named(name);
  const all = named.length > 0 ? named : gazetteer().named(`${name} city`);
  const largest = all[0]?.people ?? 0;
  return largest < peopleMin ? [] : all.filter(({ people }) => NAMESAKE * people >= largest);
}
