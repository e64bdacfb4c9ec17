// The phrases of the dictionary without their spaces, for loose-phrases.ts.
import type { Concept } from '@fairway/rules/concepts/concepts';
import { fold } from '@fairway/rules/folding';

/** A form of one or two words of a script with spaces, whatever its language; its beginning where it is one. */
const WORDS =
  /^~?([\p{Script=Latin}\p{Script=Cyrillic}]{2,}|\p{Script=Hangul}+)(?: ([\p{Script=Latin}\p{Script=Cyrillic}]{2,}|\p{Script=Hangul}+))?\*?$/u;
const HANGUL = /^\p{Script=Hangul}/u;
/** Shorter ones are made of any two words. */
const JOINED_UNITS_MIN = { hangul: 3, others: 7 };

/** A form of several concepts means none of them. */
export const SEVERAL = -1;

/** The concept, by its number, of forms without their spaces: those of one word, those of two. */
export type LoosePhrases = { single: Map<string, number>; double: Map<string, number> };

export function readLoosePhrases(concepts: readonly Concept[]): LoosePhrases {
  const made: LoosePhrases = { single: new Map(), double: new Map() };
  for (const [concept, { forms }] of concepts.entries()) {
    for (const { form } of forms) {
      const [, first, last] = WORDS.exec(form)?.map((word) => word && fold(word)) ?? [];
      if (!first) continue;
      const joined = first + (last ?? '');
      if (joined.length < (HANGUL.test(joined) ? JOINED_UNITS_MIN.hangul : JOINED_UNITS_MIN.others)) continue;
      const kept = last ? made.double : made.single;
      const held = kept.get(joined) ?? concept;
      kept.set(joined, held === concept ? concept : SEVERAL);
    }
  }
  return made;
}
