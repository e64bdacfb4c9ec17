// A question as it was searched, to be told.
import { foldAsHeld, type QueryPiece } from './words.ts';

/** What is written without spaces is corrected within a piece (dense-slips.ts). */
const DENSE_STRETCH = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}ー]{3,}$/u;

/** The question again with the corrected words in place, also where they are a stretch of a piece (dense-slips.ts); pieces without one stay as typed. */
export function correctedText(pieces: readonly QueryPiece[], corrections: ReadonlyMap<string, string>): string {
  return pieces
    .map(({ typed, words }) => {
      if (words.some((word) => corrections.has(word))) return words.map((word) => corrections.get(word) ?? word).join(' ');
      const folded = foldAsHeld(typed);
      const stretch = [...corrections.keys()].find((one) => DENSE_STRETCH.test(one) && folded.includes(one));
      return stretch === undefined ? typed : folded.replace(stretch, corrections.get(stretch)!);
    })
    .join(' ');
}
