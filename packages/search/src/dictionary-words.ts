// The words of the dictionary of concepts that are forms by themselves: what a mistyped word may have meant, and how people write it.
import type { ConceptFinder } from '@fairway/rules/concepts/concepts';
import { conceptDictionary } from './concept-dictionary.ts';
import { commonWords } from './sentences.ts';
import { StringTable } from './string-table.ts';
import { taskLines } from './tasks.ts';
import { fold } from './words.ts';

/** A form of one word of a script with spaces, whatever its case and language; its beginning where it is one. */
const ONE_WORD = /^~?([\p{Script=Latin}\p{Script=Cyrillic}]{4,})\*?$/u;

/** A word in what occupations are called. */
const A_WORD = /[\p{Script=Latin}\p{Script=Cyrillic}]{4,}/gu;

/** `sorted`: the numbers of the folded words in order. */
export type SortedWords = { table: StringTable; sorted: Uint32Array };

/**
 * `beginnings`: those forms that other words begin with. `written`: those that are written otherwise ("участковый", "ingeniería"), by the folded word.
 * `naming`: all words in what occupations are called.
 */
type FormWords = SortedWords & { beginnings: SortedWords; written: ReadonlyMap<string, string>; naming: StringTable };

let words: FormWords | undefined;
let wordsOf: ConceptFinder | undefined;

/** All forms that are one word. */
export function formWords(): FormWords {
  const dictionary = conceptDictionary();
  if (words && wordsOf === dictionary) return words;
  wordsOf = dictionary;
  const forms = new Map<string, string>();
  const beginnings = new Set<string>();
  const naming = new StringTable();
  for (const { forms: some, kind } of dictionary.concepts) {
    for (const { form } of some) {
      if (kind === 'occupation' && !/^[+-]/.test(form)) for (const word of form.match(A_WORD) ?? []) naming.intern(fold(word));
      const word = ONE_WORD.exec(form)?.[1];
      if (word !== undefined && !forms.has(fold(word))) forms.set(fold(word), word);
      if (word !== undefined && form.endsWith('*')) beginnings.add(fold(word));
    }
  }
  words = {
    ...inOrder(forms.keys()),
    beginnings: inOrder(beginnings),
    naming,
    written: new Map([...forms].filter(([folded, word]) => folded !== word)),
  };
  return words;
}

function inOrder(some: Iterable<string>): SortedWords {
  const table = new StringTable();
  return { table, sorted: Uint32Array.from([...some].sort(), (word) => table.intern(word)) };
}

/** Whether a folded word is one of what occupations are called. */
export function isNamingWord(folded: string): boolean {
  return formWords().naming.find(folded) >= 0;
}

/** A folded word as people write it, where the dictionary has it; else as it is. */
export function writtenWord(folded: string): string {
  return formWords().written.get(folded) ?? folded;
}

const WORD = /[\p{Script=Latin}\p{Script=Cyrillic}]{4,}(?![\p{L}*])/gu;
let heldWords: Set<string> | undefined;
let heldOf: ConceptFinder | undefined;

/** Whether a folded word stands in any form of the dictionary, of what people do, or is one of the commonest of a language: written as it is meant. */
export function isHeldWord(word: string): boolean {
  const dictionary = conceptDictionary();
  if (!heldWords || heldOf !== dictionary) {
    heldOf = dictionary;
    heldWords = new Set(commonWords());
    for (const line of taskLines()) for (const one of line.match(WORD) ?? []) heldWords.add(fold(one));
    for (const { forms } of dictionary.concepts) {
      for (const { form } of forms) for (const one of form.match(WORD) ?? []) heldWords.add(fold(one));
    }
  }
  return heldWords.has(word);
}
