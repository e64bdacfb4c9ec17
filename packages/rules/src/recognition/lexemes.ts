// The different words of texts, each once: an occurrence of one is looked up by its characters, without making a string.
import { fold } from '../folding.ts';

/** A word as written and folded. Every occurrence of it in every text is this one object, so that a finder looks at it once. */
export type Lexeme = { text: string; folded: string; id: number };

/** Different words remembered at a time; then all are forgotten, so that memory is bounded. */
export const LEXEMES_KEPT = 1 << 17;
const SLOTS = LEXEMES_KEPT << 1;
let lexemes: Lexeme[] = [];
/** Open addressing, two numbers a slot: the hash of a word and its id + 1 (0 is free). */
let slots = new Int32Array(SLOTS << 1);
/** The characters of all lexemes, one after another, and where each begins: comparing them costs less than comparing strings. */
let spelled = new Uint16Array(1 << 16);
let spelledAt = new Uint32Array(LEXEMES_KEPT + 1);
/** Goes up when all words are forgotten: their ids are given anew. */
export let generation = 0;

/** The characters of the text that is being split: read several times each, and an array is read faster than a string. */
export let units = new Uint16Array(4096);

/** The lexeme of the characters from `start` to `end`, whose rolling hash is `hash`. */
export function lexemeAt(text: string, start: number, end: number, hash: number): Lexeme {
  let slot = ((hash ^ (hash >>> 15)) & (SLOTS - 1)) << 1;
  for (let number = slots[slot + 1] as number; number !== 0; number = slots[slot + 1] as number) {
    if (slots[slot] === hash && isSpelled(number - 1, start, end)) return lexemes[number - 1] as Lexeme;
    slot = (slot + 2) & ((SLOTS << 1) - 1);
  }
  // A copy: a slice would keep the whole text in memory.
  const word = Array.from(text.slice(start, end)).join('');
  const id = lexemes.length;
  const from = spelledAt[id] as number;
  const to = from + end - start;
  if (to > spelled.length) {
    const longer = new Uint16Array(Math.max(to, spelled.length * 2));
    longer.set(spelled);
    spelled = longer;
  }
  spelled.set(units.subarray(start, end), from);
  spelledAt[id + 1] = to;
  const made: Lexeme = { text: word, folded: PLAIN.test(word) ? word.toLowerCase() : fold(word), id };
  slots[slot] = hash;
  slots[slot + 1] = lexemes.push(made);
  return made;
}

function isSpelled(id: number, start: number, end: number): boolean {
  let from = spelledAt[id] as number;
  if ((spelledAt[id + 1] as number) - from !== end - start) return false;
  for (let at = start; at < end; at++) if (spelled[from++] !== units[at]) return false;
  return true;
}

/** Puts a text into `units`, with two zeros after it: they are no part of a word. Where many words are known, all are forgotten. */
export function beginText(text: string): void {
  if (lexemes.length > LEXEMES_KEPT >> 1) forgetLexemes();
  if (text.length + 2 > units.length) units = new Uint16Array(text.length * 2);
  for (let at = 0; at < text.length; at++) units[at] = text.charCodeAt(at);
  units[text.length] = 0;
  units[text.length + 1] = 0;
}

const PLAIN = /^[\x21-\x7e]*$/;

function forgetLexemes(): void {
  lexemes = [];
  slots = new Int32Array(SLOTS << 1);
  spelledAt = new Uint32Array(LEXEMES_KEPT + 1);
  generation++;
}
