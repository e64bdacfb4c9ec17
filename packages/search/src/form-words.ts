// For a mistyped word that no word of postings is as near to as one of the dictionary of concepts ("Programierer" where no posting says
// Programmierer, but many say Developer). Such a word is asked for with what it means.
import { exactly } from './asked-first.ts';
import { editsAllowed, keepsParts, keptParts } from './correction.ts';
import { formWords, type SortedWords } from './dictionary-words.ts';
import { editDistance } from './edit-distance.ts';
import { nearWords } from './near-words.ts';
import { type AskedUnit, readUnits } from './units.ts';

const TWO_EDITS_UNITS = 10;
/** Endings of a word: -erinnen, -ирование. */
const ENDING_UNITS_MAX = 7;
/** Shorter beginnings are those of many words. */
const BEGINNING_UNITS_MIN = 9;
/** Shorter words of a sentence are taken as they are. */
const IN_SENTENCE_UNITS_MIN = 7;
/** Shorter words are near to too many others. */
const STEM_SLIP_UNITS_MIN = 6;

/**
 * The unit that a mistyped word stands for by the dictionary, the nearest word first, of equals the first by code units; and that word. None where a
 * word of postings is as near: `instead`, those that may stand for it.
 */
export function meantByDictionary(
  word: string,
  { typed, isInSentence = false }: Pick<AskedUnit, 'typed' | 'isInSentence'>,
  instead: readonly string[],
): { word: string; unit: AskedUnit } | undefined {
  // Of what people say besides hardly any word is a slip, and every short one is near to some word: "salve" is no salsa, "bene" no bebé.
  if (isInSentence && word.length < IN_SENTENCE_UNITS_MIN) return undefined;
  // Stricter than among the words of postings: names of organizations that are not here are words too (Novartis is no notaris).
  const few = Math.min(editsAllowed(word), word.length < TWO_EDITS_UNITS ? 1 : 2);
  const allowed = instead.length === 0 ? few : Math.min(few, editDistance(word, instead[0]!, few) - 1);
  if (allowed <= 0) return undefined;
  const forms = formWords();
  const kept = keptParts(typed);
  const nearTo = (typedWord: string, edits: number, { table, sorted }: SortedWords) =>
    nearWords(typedWord, edits, false, table, sorted)
      .map(({ id, edits }) => ({ edits, near: table.text(id) }))
      .filter(({ edits, near }) => edits > 0 && keepsParts(near, kept))
      .sort((a, b) => a.edits - b.edits || (a.near < b.near ? -1 : 1))[0];
  const best = nearTo(word, allowed, forms) ?? beginningsOf(word).flatMap((beginning) => nearTo(beginning, 1, forms.beginnings) ?? [])[0];
  const unit = best && readUnits(best.near, false)[0];
  return best && unit && { word: best.near, unit: { ...exactly(unit), typed } };
}

/**
 * The word of the dictionary that a word may be meant as although texts hold others of its stem ("procurment", "procure"). It is, where no posting holds
 * the word itself, and many titles hold the other one (correction.ts `mayBeMeant`). Undefined: none may be meant.
 */
export function meantBesideStem(word: string, unit: Pick<AskedUnit, 'typed' | 'isInSentence'>): string | undefined {
  return word.length < STEM_SLIP_UNITS_MIN ? undefined : meantByDictionary(word, unit, [])?.word;
}

/** What a form may be the beginning of: all but some letters, the longest first ("Produktdesinger", "produktdesign*"). */
function beginningsOf(word: string): string[] {
  const cuts = Array.from({ length: ENDING_UNITS_MAX }, (_, cut) => word.slice(0, word.length - cut - 1));
  return cuts.filter(({ length }) => length >= BEGINNING_UNITS_MIN);
}
