// A question as it was typed, by what stands between spaces.
import { fold } from './words.ts';

const QUOTES = /["“”„«»]/gu;
const OPENING = /^["“„«»]/u;

export type Piece = { typed: string; folded: string; from: number; to: number; isQuoted: boolean };

/** What stands between spaces, as typed and folded, with where it stands in the folded question. */
export function foldedPieces(text: string): Piece[] {
  let at = 0;
  let isOpen = false;
  return text.split(/\s+/u).flatMap((typed) => {
    const quotes = typed.match(QUOTES)?.length ?? 0;
    // A quote that nothing closes is a sign like others.
    const opens = !isOpen && quotes === 1 && OPENING.test(typed) && text.match(QUOTES)!.length > 1;
    const isQuoted = isOpen || opens || (quotes > 1 && OPENING.test(typed));
    if (opens) isOpen = true;
    else if (isOpen && quotes > 0) isOpen = false;
    const folded = fold(typed).trim();
    if (folded === '') return [];
    const from = at;
    at += folded.length + 1;
    return [{ typed, folded, from, to: from + folded.length, isQuoted }];
  });
}

/** A part of a question as it was typed, where it is whole pieces but for signs around it. */
export function asTyped(pieces: readonly Piece[], { from, to }: { from: number; to: number }): string | undefined {
  const touched = pieces.filter((piece) => piece.from < to && from < piece.to);
  const around = touched.map(({ folded }) => folded).join(' ');
  const first = touched[0];
  if (!first) return undefined;
  // A part of one piece, which folding left as long: "IT" of "ITの仕事".
  if (touched.length === 1 && first.typed.length === first.folded.length && (from > first.from || to < first.to)) {
    const part = first.typed.slice(from - first.from, to - first.from);
    if (/^[A-Za-z]+$/u.test(part)) return part;
  }
  const outside = around.slice(0, from - first.from) + around.slice(to - first.from);
  return /[\p{L}\p{N}]/u.test(outside)
    ? undefined
    : touched
        .map(({ typed }) => typed)
        .join(' ')
        .replace(/^[^\p{L}\p{N}.]+|[^\p{L}\p{N}+#]+$/gu, '');
}
