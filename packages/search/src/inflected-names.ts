// The names of the dictionary by the stems of their words, for inflected-phrases.ts.
import type { Concept } from '@fairway/rules/concepts/concepts';
import { fold } from '@fairway/rules/folding';
import { SEVERAL } from './loose-phrase-list.ts';
import { STEM_LANGUAGES, stemOf } from './stems.ts';

/** A name without marks but for those that say where it counts. */
const NAME = /^[~+]?([\p{Script=Latin}\p{Script=Cyrillic}]+(?:[ '’][\p{Script=Latin}\p{Script=Cyrillic}]+)*)\*?$/u;
/** Words that join others. "Not" and "without" ("sin", "não") are none, nor is what is short for something ("IT", "RSE"). */
const JOINING = new Set(
  (
    'a al an ao aos as au aux da das de dei del della delle dello den der des di die din do dos du e el em en et fur gli i il im in la las le les lo los ' +
    'na nas no nos o os para pe per pour por und van vom von y zu zum zur het voor к по в во на и с для из о об d l mes mon ma mi mis'
  ).split(' '),
);
export const NAME_WORDS_MAX = 4;
/** Languages with names of one word, and so many letters of their stems at least. */
const LONE = { languages: new Set(['ru', 'uk']), unitsMin: 4 };
export const NAME_LANGUAGES = STEM_LANGUAGES.filter((language) => language !== 'en');

export const isJoining = (word: string): boolean => JOINING.has(word);
/** The key of a name by its words as they are written, of any of the languages. */
export const writtenKey = (words: readonly string[]): string => `= ${words.join(' ')}`;

/** The concept of each name by its language and stems, and by its words as they are written; SEVERAL where a name is of several. */
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
  const keep = (key: string, concept: number) => names.set(key, (names.get(key) ?? concept) === concept ? concept : SEVERAL);
  for (const [concept, { forms, isWide }] of concepts.entries()) {
    for (const { language, form } of forms) {
      if (!NAME_LANGUAGES.includes(language)) continue;
      const name = NAME.exec(form)?.[1];
      const all = name === undefined ? [] : fold(name).split(/[ '’]/u);
      const words = all.filter((word) => !isJoining(word));
      if (words.length === 0 || words.length > NAME_WORDS_MAX) continue;
      const key = words.map((word) => stemIn(word, language)).join(' ');
      if (words.length === 1 && (!LONE.languages.has(language) || isWide || all.length > 1 || key.length < LONE.unitsMin)) continue;
      keep(`${language} ${key}`, concept);
      if (words.length > 1) keep(writtenKey(words), concept);
    }
  }
  return names;
}
