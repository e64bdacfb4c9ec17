// What a question asks for once its mistyped words are corrected. It is read anew: the word that was meant may mean something, alone or with its
// neighbours ("data anaylst", "acountant"). Whoever asks is told what was searched instead (correctedText); nothing is understood silently.

import { correctedText } from './corrected-text.ts';
import { writtenWord } from './dictionary-words.ts';
import type { SearchRequest } from './types.ts';
import { type AskedUnit, askedUnits, soleWord } from './units.ts';
import { queryPieces } from './words.ts';

/** What stands for a mistyped word: the likeliest, which is told; the words of postings that are searched together; what it means. */
export type Slip = { shown: string; instead: readonly string[]; meant?: AskedUnit | undefined };

/** A unit, and for its mistyped word those that stand for it. */
export type ReadUnit = { unit: AskedUnit; instead: ReadonlyMap<string, readonly string[]> };

const NOTHING: ReadonlyMap<string, readonly string[]> = new Map();

/** The units of a question with its slips, by the words as they were typed. */
export function readAnew(
  request: Pick<SearchRequest, 'text' | 'prefix' | 'where'>,
  asked: readonly AskedUnit[],
  slips: ReadonlyMap<string, Slip>,
): ReadUnit[] {
  const before = asked.map((unit) => corrected(unit, slips.get(soleWord(unit) ?? '')));
  // What is being typed is no finished phrase.
  if (slips.size === 0 || request.prefix) return before;
  const text = correctedText(queryPieces(request.text), shownOf(slips));
  const anew = askedUnits({ ...request, text });
  if (anew.length === 0) return before;
  return anew.map((unit) => {
    const word = soleWord(unit);
    const at = word === undefined ? -1 : asked.findIndex((old) => slips.get(soleWord(old) ?? '')?.shown === word);
    return at < 0 ? { unit, instead: NOTHING } : before[at]!;
  });
}

/** The words that are told, by those that were typed: as people write them, where that is known. */
export function shownOf(slips: ReadonlyMap<string, Slip>): Map<string, string> {
  return new Map([...slips].map(([word, { shown }]) => [word, shown.split(' ').map(writtenWord).join(' ')]));
}

function corrected(unit: AskedUnit, slip: Slip | undefined): ReadUnit {
  if (!slip) return { unit, instead: NOTHING };
  if (slip.meant) return { unit: slip.meant, instead: NOTHING };
  const word = soleWord(unit)!;
  return { unit: { ...unit, words: [{ word, isBeginning: false }] }, instead: new Map([[word, slip.instead]]) };
}
