// The names of the dictionary by the stems of their words, for inflected-phrases.ts.
import type { Concept } from '@fairway/rules/concepts/concepts';
import { fold } from '@fairway/rules/folding';
import { SEVERAL } from './loose-phrase-list.ts';
import { STEM_LANGUAGES, stemOf } from './stems.ts';

/** A name without marks but for those that say where it counts. */
const NAME = /^[~+]?([\p{Script=Latin}\p{Script=Cyrillic}]{2,}(?: [\p{Script=Latin}\p{Script=Cyrillic}]+)*)\*?$/u;
/** Words that join others. */
const JOINING_UNITS_MAX = 3;
export const NAME_WORDS_MAX = 4;
/** Languages with names of one word, and so many letters of their stems at least. */
const LONE = { languages: new Set(['ru', 'uk']), unitsMin: 4 };
export const NAME_LANGUAGES = STEM_LANGUAGES.filter((language) => language !== 'en');

export const isJoining = (word: string): boolean => word.length <= JOINING_UNITS_MAX;

/** The concept of each name by its language and stems; SEVERAL where a name is of several. */
export type InflectedNames = Map<string, number>;

export function readInflectedNames(concepts: readonly Concept[]): InflectedNames {
  const names: InflectedNames = new Map();
  const stems = new Map<string, string>();
  const stemIn = (word: string, language: string): string => {
    const key = `${language} ${word}`;
    const known = stems.get(key) ?? stemOf(word, language);
    stems.set(key, known);
    return known;
  };
  for (const [concept, { forms, isWide }] of concepts.entries()) {
    for (const { language, form } of forms) {
      if (!NAME_LANGUAGES.includes(language)) continue;
      const name = NAME.exec(form)?.[1];
      const words = name === undefined ? [] : fold(name).split(' ').filter((word) => !isJoining(word)); // biome-ignore format: one thought
      if (words.length === 0 || words.length > NAME_WORDS_MAX) continue;
      const key = words.map((word) => stemIn(word, language)).join(' ');
      if (words.length === 1 && (!LONE.languages.has(language) || isWide || name!.includes(' ') || key.length < LONE.unitsMin)) continue;
      const held = names.get(`${language} ${key}`) ?? concept;
      names.set(`${language} ${key}`, held === concept ? concept : SEVERAL);
    }
  }
  return names;
}
