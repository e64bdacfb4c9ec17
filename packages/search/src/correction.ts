// What a mistyped word may have meant. One rule, used by the index, the brute-force reference and the SQL oracle:
//   a word is corrected only where no posting that the reader may find holds it; words under 4 characters and words with a digit never are,
//   nor in questions of several words those that some language has (dictionary-words.ts);
//   4 to 7 characters allow 1 edit, 8 and more allow 2 (insert, delete, replace, or swap of two neighbours);
//   candidates are the words of findable postings within that distance; those at the smallest distance found stay;
//   who typed an accent meant that letter: a candidate has it, with the letter before it (Müller is no miller, infirmière no infirmer);
//   where none is as near as a word of the dictionary of concepts, that stands for it, with what it means (form-words.ts);
//   of them the CORRECTIONS_MAX found in most postings are searched together, a word of what occupations are called as if NAMED_TIMES as many held it, ties by
//   code units; the first one is shown.
// A word that is there is never exchanged by itself ("analist" is Dutch and Romanian), but may have been meant otherwise ("Did you mean ...?"):
//   only where the question finds MEANT_FEW postings or fewer, and no word of it is still being typed;
//   candidates of a word are its nearest other words as above, held by MEANT_TIMES as many titles or organizations as the word (texts alone would
//   make "look" of "cook"), and by that many at least;
//   word by word the candidate with which the question finds most is taken, where that is no less than without it; the first of equals;
//   the question so read is offered where it finds MEANT_TIMES as many postings as the one asked, and one at least.

import { correctedText } from './corrected-text.ts';
import { isNamingWord } from './dictionary-words.ts';
import { editDistance } from './edit-distance.ts';
import { type AskedUnit, soleWord } from './units.ts';
import { fold, type QueryPiece } from './words.ts';

/** Corrections of one word that are searched together. */
export const CORRECTIONS_MAX = 3;
/** Postings that are few for a question. */
export const MEANT_FEW = 20;
/** So many times more are many more. */
const MEANT_TIMES = 5;
/** People ask for what has a name: "operater" is an operator, however many texts operate something. */
const NAMED_TIMES = 8;

/** Edits allowed for a word: 0, 1 or 2. */
export function editsAllowed(word: string): number {
  if (word.length < 4 || /\p{N}/u.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}

/** How likely a word is among those that are as near: by the postings that hold it. */
export function likelihood(word: string, postings: number): number {
  return isNamingWord(word) ? NAMED_TIMES * postings : postings;
}

/** Order of two candidates: nearer first, then the likelier, then by code units. */
function byLikelihood(a: Candidate, b: Candidate): number {
  return (
    a.edits - b.edits || likelihood(b.word, b.postings) - likelihood(a.word, a.postings) || (a.word < b.word ? -1 : a.word > b.word ? 1 : 0)
  );
}

/** The parts of a typed word that a correction keeps, folded: each letter with an accent, and the letter before it. */
export function keptParts(typed: string): string[] {
  const letters = [...typed.normalize('NFC')];
  return letters.flatMap((letter, at) => (ACCENTED.test(letter.normalize('NFD')) ? [fold(`${letters[at - 1] ?? ''}${letter}`)] : []));
}

/** Whether a word may stand for one with these parts. */
export function keepsParts(word: string, parts: readonly string[]): boolean {
  return parts.every((part) => word.includes(part));
}

const ACCENTED = /^\p{L}[\u0300-\u036f]/u;

type Candidate = { word: string; edits: number; postings: number };

/**
 * The words nearest to `word`, without itself, most likely first; empty where none is near enough.
 * `vocabulary`: every word of the findable postings with the number of postings that hold it (all above 0). `kept`: keptParts.
 */
export function corrections(word: string, vocabulary: Iterable<readonly [string, number]>, kept: readonly string[]): string[] {
  const allowed = editsAllowed(word);
  if (allowed === 0) return [];
  const candidates: Candidate[] = [];
  for (const [candidate, postings] of vocabulary) {
    const edits = editDistance(word, candidate, allowed);
    if (edits > 0 && edits <= allowed && keepsParts(candidate, kept)) candidates.push({ word: candidate, edits, postings });
  }
  return nearest(candidates);
}

/** The words of the best candidates, as the rule above says. */
export function nearest(candidates: Candidate[]): string[] {
  candidates.sort(byLikelihood);
  const edits = candidates[0]?.edits;
  return candidates
    .filter((candidate) => candidate.edits === edits)
    .slice(0, CORRECTIONS_MAX)
    .map((candidate) => candidate.word);
}

/** Whether a word may be meant by another one: `heads` titles or organizations hold it, `typedHeads` the one that was typed. */
export function mayBeMeant(heads: number, typedHeads: number): boolean {
  return heads >= MEANT_TIMES * Math.max(1, typedHeads);
}

/**
 * How a question that finds `total` postings was meant, as the rule above says. `candidates`: those of each of its words, most likely first.
 * Gives readings to count, each with the word that stands in the place of a word or null, and takes how many postings each finds; returns
 * the one to offer, or null.
 */
export function* meantReading(
  candidates: readonly (readonly string[])[],
  total: number,
): Generator<readonly (string | null)[], readonly (string | null)[] | null, number> {
  let reading: readonly (string | null)[] = candidates.map(() => null);
  let found = total;
  for (const [at, others] of candidates.entries()) {
    let best: { reading: readonly (string | null)[]; found: number } | undefined;
    for (const other of others) {
      const tried = reading.with(at, other);
      const triedFound = yield tried;
      if (best === undefined || triedFound > best.found) best = { reading: tried, found: triedFound };
    }
    if (best === undefined || best.found < found) continue;
    ({ reading, found } = best);
  }
  return found >= Math.max(1, MEANT_TIMES * total) && reading.some((word) => word !== null) ? reading : null;
}

/** The question as it was probably meant: `reading` has the word in the place of each unit, or null; the others as they were corrected. */
export function meantText(
  pieces: readonly QueryPiece[],
  units: readonly AskedUnit[],
  reading: readonly (string | null)[] | null,
  corrections: ReadonlyMap<string, string>,
): string | null {
  if (reading === null) return null;
  const exchanged = units.flatMap((unit, at): [string, string][] => (reading[at] ? [[soleWord(unit)!, reading[at]]] : []));
  return correctedText(pieces, new Map([...corrections, ...exchanged]));
}
