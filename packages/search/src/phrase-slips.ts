// Slips inside a phrase that are words themselves, or that some text holds: "product manger". A word that means nothing known, and that with its
// neighbour is but for a letter a phrase of the dictionary, is corrected where many more titles, or of what no title holds many more texts, hold the other one (correction.ts `mayBeMeant`).
// So is one that is but for a letter the name of a place, which somebody who writes postings mistyped as well: "seatle".
import type { ConceptFinder } from '@fairway/rules/concepts/concepts';
import { firstFrom } from '@fairway/rules/sorted-texts';
import { conceptDictionary } from './concept-dictionary.ts';
import { editsAllowed, keepsParts, keptParts } from './correction.ts';
import { editDistance } from './edit-distance.ts';
import { meantByDictionary } from './form-words.ts';
import { nearWords } from './near-words.ts';
import { longPlaceWords } from './place-short-names.ts';
import { StringTable } from './string-table.ts';
import { type AskedUnit, soleWord } from './units.ts';
import { fold } from './words.ts';

/** A form of two words, whatever its language, or its beginning. */
const TWO_WORDS = /^~?([\p{Script=Latin}\p{Script=Cyrillic}]{3,}) ([\p{Script=Latin}\p{Script=Cyrillic}]{4,})\*?$/u;
const TWO_EDITS_UNITS = 10;
/** Shorter words are near to many places. */
const PLACE_UNITS_MIN = 6;

/** Phrases, and phrases with their words turned round, each in order of code units. */
type Neighbours = { behind: string[]; before: string[] };

let neighbours: Neighbours | undefined;
let neighboursOf: ConceptFinder | undefined;

/** Words of a question, each with the one that would make a phrase of it and its neighbour. */
export function phraseSlips(asked: readonly AskedUnit[]): { word: string; instead: string }[] {
  const words = asked.map(({ words: held, isRequired }) => (isRequired ? [] : held.map(({ word }) => word)));
  return asked.flatMap((unit, at) => {
    const word = soleWord(unit);
    if (word === undefined) return [];
    const { behind, before } = readNeighbours();
    const may = [
      ...meantWords(words[at - 1]?.at(-1), asked[at - 1]).flatMap((one) => besides(one, behind)),
      ...meantWords(words[at + 1]?.[0], asked[at + 1]).flatMap((one) => besides(one, before)),
    ];
    const instead = nearestOf(word, unit.typed, may) ?? placeNear(word, unit.typed);
    return instead === undefined ? [] : [{ word, instead }];
  });
}

/** A neighbour as it is, or as it is meant where it is mistyped as well: "mecanical enginer". */
function meantWords(word: string | undefined, unit: AskedUnit | undefined): string[] {
  if (word === undefined || unit === undefined) return [];
  const meant = unit.terms.length === 0 && soleWord(unit) !== undefined ? meantByDictionary(word, unit, [])?.word : undefined;
  return meant === undefined ? [word] : [word, meant];
}

/** The name of a place that a word is but for a slip; undefined: none. */
function placeNear(word: string, typed: string): string | undefined {
  if (word.length < PLACE_UNITS_MIN) return undefined;
  const { table, sorted } = placeTable();
  const kept = keptParts(typed);
  return nearWords(word, 1, false, table, sorted)
    .map(({ id }) => table.text(id))
    .filter((name) => isOrderSlip(word, name) && keepsParts(name, kept))
    .sort()[0];
}

/**
 * Whether a letter is missing, stands twice, or stands behind its neighbour: with another letter it is another word ("beheren" is no Beieren), and with
 * an ending it is who or what is from there ("Austrian", "Indian").
 */
function isOrderSlip(word: string, name: string): boolean {
  if (word[0] !== name[0] || word === name || word.startsWith(name) || (word.endsWith('an') && name.startsWith(word))) return false;
  return word.length !== name.length || [...word].sort().join('') === [...name].sort().join('');
}

let places: { table: StringTable; sorted: Uint32Array } | undefined;

function placeTable() {
  if (places) return places;
  const table = new StringTable();
  places = { table, sorted: Uint32Array.from(longPlaceWords().sort(), (name) => table.intern(name)) };
  return places;
}

/** Whether a word that no text holds makes a phrase with its neighbour at least as nearly as it is a word of texts: "health vistor" is no visto. */
export function isLikelier(word: string, phrase: string | undefined, instead: readonly string[]): phrase is string {
  if (phrase === undefined) return false;
  const most = Math.max(word.length, phrase.length);
  return instead.length === 0 || editDistance(word, phrase, most) <= editDistance(word, instead[0]!, most);
}

/** The nearest of some words, of equals the first by code units; undefined where the word is one of them, or none is near. */
function nearestOf(word: string, typed: string, others: readonly string[]): string | undefined {
  const allowed = Math.min(editsAllowed(word), word.length < TWO_EDITS_UNITS ? 1 : 2);
  if (allowed === 0 || others.includes(word)) return undefined;
  const kept = keptParts(typed);
  return others
    .map((other) => ({ other, edits: editDistance(word, other, allowed) }))
    .filter(({ other, edits }) => edits <= allowed && keepsParts(other, kept))
    .sort((a, b) => a.edits - b.edits || (a.other < b.other ? -1 : 1))[0]?.other;
}

function readNeighbours(): Neighbours {
  const dictionary = conceptDictionary();
  if (neighbours && neighboursOf === dictionary) return neighbours;
  neighboursOf = dictionary;
  const behind = new Set<string>();
  const before = new Set<string>();
  for (const { forms } of dictionary.concepts) {
    for (const { form } of forms) {
      const [, first, second] = TWO_WORDS.exec(form)?.map((word) => word && fold(word)) ?? [];
      if (!first || !second) continue;
      behind.add(`${first} ${second}`);
      before.add(`${second} ${first}`);
    }
  }
  neighbours = { behind: [...behind].sort(), before: [...before].sort() };
  return neighbours;
}

/** The words that stand beside one in sorted phrases. */
function besides(word: string | undefined, phrases: readonly string[]): string[] {
  if (word === undefined) return [];
  const start = `${word} `;
  const found: string[] = [];
  for (let at = firstFrom(phrases, start, (one) => one); phrases[at]?.startsWith(start); at++) found.push(phrases[at]!.slice(start.length));
  return found;
}
