// For a mistyped word that no word of postings is as near to as one of the dictionary of concepts ("Programierer" where no posting says
// Programmierer, but many say Developer). Such a word is asked for with what it means.
import type { ConceptFinder } from '@fairway/rules/concepts/concepts';
import { exactly } from './asked-first.ts';
import { conceptDictionary } from './concept-dictionary.ts';
import { editsAllowed, keepsParts, keptParts } from './correction.ts';
import { editDistance } from './edit-distance.ts';
import { nearWords } from './near-words.ts';
import { StringTable } from './string-table.ts';
import { type AskedUnit, readUnits } from './units.ts';
import { fold } from './words.ts';

const TWO_EDITS_UNITS = 10;
/** Shorter words are near to too many others. */
const STEM_SLIP_UNITS_MIN = 6;
/** A form of one word of a script with spaces, whatever its case and language; its beginning where it is one. */
const ONE_WORD = /^~?([\p{Script=Latin}\p{Script=Cyrillic}]{4,})\*?$/u;

let words: StringTable | undefined;
let wordsOf: ConceptFinder | undefined;
let sorted = new Uint32Array(0);
/** Those that are written otherwise than they are folded ("участковый", "ingeniería"), by the folded word. */
let written: ReadonlyMap<string, string> = new Map();

/**
 * The unit that a mistyped word stands for by the dictionary, the nearest word first, of equals the first by code units; and that word. None where a
 * word of postings is as near: `instead`, those that may stand for it.
 */
export function meantByDictionary(word: string, typed: string, instead: readonly string[]): { word: string; unit: AskedUnit } | undefined {
  // Stricter than among the words of postings: names of organizations that are not here are words too (Novartis is no notaris).
  const few = Math.min(editsAllowed(word), word.length < TWO_EDITS_UNITS ? 1 : 2);
  const allowed = instead.length === 0 ? few : Math.min(few, editDistance(word, instead[0]!, few) - 1);
  if (allowed <= 0) return undefined;
  const table = formWords();
  const kept = keptParts(typed);
  const best = nearWords(word, allowed, false, table, sorted)
    .map(({ id, edits }) => ({ edits, near: table.text(id) }))
    .filter(({ edits, near }) => edits > 0 && keepsParts(near, kept))
    .sort((a, b) => a.edits - b.edits || (a.near < b.near ? -1 : 1))[0];
  const unit = best && readUnits(best.near, false)[0];
  return best && unit && { word: best.near, unit: { ...exactly(unit), typed } };
}

/**
 * The word of the dictionary that a word may be meant as although texts hold others of its stem ("procurment", "procure"). It is, where no posting holds
 * the word itself, and many titles hold the other one (correction.ts `mayBeMeant`). Undefined: none may be meant.
 */
export function meantBesideStem(word: string, typed: string): string | undefined {
  return word.length < STEM_SLIP_UNITS_MIN ? undefined : meantByDictionary(word, typed, [])?.word;
}

/** All forms that are one word. */
function formWords(): StringTable {
  const dictionary = conceptDictionary();
  if (words && wordsOf === dictionary) return words;
  wordsOf = dictionary;
  const forms = new Map<string, string>();
  for (const { forms: some } of dictionary.concepts) {
    for (const { form } of some) {
      const word = ONE_WORD.exec(form)?.[1];
      if (word !== undefined && !forms.has(fold(word))) forms.set(fold(word), word);
    }
  }
  written = new Map([...forms].filter(([folded, word]) => folded !== word));
  words = new StringTable();
  const inOrder = [...forms.keys()].sort();
  sorted = Uint32Array.from(inOrder, (form) => words!.intern(form));
  return words;
}

/** A folded word as people write it, where the dictionary has it; else as it is. */
export function writtenWord(folded: string): string {
  formWords();
  return written.get(folded) ?? folded;
}
