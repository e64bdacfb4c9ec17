// Inflection: words of one language that differ in their ending alone have one stem. A posting is found by the stems of its own language beside
// its words; a question, whose language nobody knows, asks for the stem in each. Stemmers are Snowball's (@orama/stemmers); they get folded words,
// so that what was typed without accents has the same stem.
import { stemmer as da } from '@orama/stemmers/danish';
import { stemmer as nl } from '@orama/stemmers/dutch';
import { stemmer as en } from '@orama/stemmers/english';
import { stemmer as fi } from '@orama/stemmers/finnish';
import { stemmer as fr } from '@orama/stemmers/french';
import { stemmer as de } from '@orama/stemmers/german';
import { stemmer as hu } from '@orama/stemmers/hungarian';
import { stemmer as it } from '@orama/stemmers/italian';
import { stemmer as nb } from '@orama/stemmers/norwegian';
import { stemmer as pt } from '@orama/stemmers/portuguese';
import { stemmer as ro } from '@orama/stemmers/romanian';
import { stemmer as ru } from '@orama/stemmers/russian';
import { stemmer as es } from '@orama/stemmers/spanish';
import { stemmer as sv } from '@orama/stemmers/swedish';
import { stemmer as tr } from '@orama/stemmers/turkish';
import { stemmer as uk } from '@orama/stemmers/ukrainian';

const STEMMERS: Record<string, (word: string) => string> = { da, de, en, es, fi, fr, hu, it, nb, nl, pt, ro, ru, sv, tr, uk };

/** Languages (ISO 639) that have stems, in a fixed order: their numbers are kept. */
export const STEM_LANGUAGES: readonly string[] = Object.keys(STEMMERS);

/** Shorter words say too little to lose an ending. */
const STEMMED_UNITS_MIN = 4;
const STEM_UNITS_MIN = 3;
const PLAIN_LETTERS = /^\p{L}+$/u;
const CYRILLIC = /^\p{Script=Cyrillic}/u;
const CYRILLIC_LANGUAGES = new Set(['ru', 'uk']);

/** The stem of a folded word in a language; the word itself where it has none. */
export function stemOf(word: string, language: string): string {
  const stemmer = STEMMERS[language];
  if (stemmer === undefined || word.length < STEMMED_UNITS_MIN || !PLAIN_LETTERS.test(word)) return word;
  if (CYRILLIC.test(word) !== CYRILLIC_LANGUAGES.has(language)) return word;
  const stem = stemmer(word);
  return stem.length < STEM_UNITS_MIN ? word : stem;
}
