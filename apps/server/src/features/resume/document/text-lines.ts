// Words to lines. Lines break at spaces, and between the letters of Chinese and Japanese, where no closing mark begins a line and no
// opening one ends it. A word longer than a line is cut where the line ends. Text is measured in points, at a size that does not change.
import type { Inline } from './resume-content.ts';

export type Style = Omit<Inline, 'text'> & { color?: string };
/** Words of one look on a line, `x` points from its beginning. */
type Fragment = { text: string; style: Style; x: number; width: number };
export type Line = { fragments: Fragment[]; width: number };

type Measure = (text: string, style: Style) => number;
/** What stays on one line, and the space behind it. */
type Atom = { parts: { text: string; style: Style; width: number }[]; width: number; space: number; hardBreak: boolean };

const HAN =
  '[\\u2e80-\\u2fdf\\u3005-\\u3007\\u3021-\\u3029\\u3040-\\u30ff\\u31f0-\\u31ff\\u3400-\\u4dbf\\u4e00-\\u9fff\\uf900-\\ufaff\\u{20000}-\\u{3ffff}]';
const CLOSING =
  '[\\u3001\\u3002\\u300d\\u300f\\u3011\\u3009\\u300b\\u3015\\uff09\\uff0c\\uff0e\\uff01\\uff1f\\uff1a\\uff1b\\u2026\\u3063\\u30c3\\u30fc\\u3083\\u3085\\u3087\\u30e3\\u30e5\\u30e7,.!?:;)\\]]';
const OPENING = '[\\u300c\\u300e\\u3010\\u3008\\u300a\\u3014\\uff08(\\[]';
/** A line end, a space, a Han letter with its marks, or a word. */
const PIECE = new RegExp(`(\\n)|([ \\t\\r\\u3000]+)|(${OPENING}*${HAN}${CLOSING}*)|((?:(?!${HAN})[^ \\t\\r\\n\\u3000])+)`, 'gu');

/** The lines of a text in a column of `width` points. */
export function breakLines(inlines: readonly Inline[], width: number, measure: Measure): Line[] {
  const lines: Atom[][] = [[]];
  let used = 0;
  for (const atom of atomsOf(inlines, measure).flatMap((one) => (one.width > width ? cut(one, width, measure) : [one]))) {
    if (used > 0 && used + atom.width > width + 0.01) {
      lines.push([]);
      used = 0;
    }
    (lines.at(-1) as Atom[]).push(atom);
    used += atom.width + atom.space;
    if (atom.hardBreak) {
      lines.push([]);
      used = 0;
    }
  }
  while (lines.length > 1 && lines.at(-1)?.length === 0) lines.pop();
  return lines.map(lineOf);
}

function atomsOf(inlines: readonly Inline[], measure: Measure): Atom[] {
  const atoms: Atom[] = [];
  // Pieces of one word in two looks ("<b>Fair</b>way") stay together.
  let isOpen = false;
  for (const { text, ...style } of inlines) {
    for (const [, lineEnd, space, han, word] of text.matchAll(PIECE)) {
      const last = atoms.at(-1);
      if (lineEnd !== undefined) {
        if (last && !last.hardBreak) last.hardBreak = true;
        else atoms.push({ parts: [], width: 0, space: 0, hardBreak: true });
        isOpen = false;
      } else if (space !== undefined) {
        if (last && last.space === 0 && !last.hardBreak && last.parts.length > 0) last.space = measure(' ', style);
        isOpen = false;
      } else {
        const piece = (han ?? word) as string;
        const part = { text: piece, style, width: measure(piece, style) };
        // Nobody has a glyph for it: the space behind goes too.
        if (part.width === 0) continue;
        const joins = isOpen && last && (han === undefined ? true : new RegExp(`${OPENING}$`, 'u').test(last.parts.at(-1)?.text ?? ''));
        if (joins && last) {
          last.parts.push(part);
          last.width += part.width;
        } else atoms.push({ parts: [part], width: part.width, space: 0, hardBreak: false });
        // A word may go on after a Han letter's line end, and the other way round.
        isOpen = han === undefined;
      }
    }
  }
  return atoms;
}

function cut(atom: Atom, width: number, measure: Measure): Atom[] {
  const pieces: Atom[] = [];
  let now: Atom = { parts: [], width: 0, space: 0, hardBreak: false };
  for (const { text, style } of atom.parts) {
    for (const character of text) {
      const charWidth = measure(character, style);
      if (now.width + charWidth > width && now.parts.length > 0) {
        pieces.push(now);
        now = { parts: [], width: 0, space: 0, hardBreak: false };
      }
      const last = now.parts.at(-1);
      if (last && last.style === style) {
        last.text += character;
        last.width += charWidth;
      } else now.parts.push({ text: character, style, width: charWidth });
      now.width += charWidth;
    }
  }
  return [...pieces, { ...now, space: atom.space, hardBreak: atom.hardBreak }];
}

function lineOf(atoms: readonly Atom[]): Line {
  const fragments: Fragment[] = [];
  let x = 0;
  for (const [place, atom] of atoms.entries()) {
    for (const part of atom.parts) {
      const last = fragments.at(-1);
      if (last && last.style === part.style) {
        last.text += part.text;
        last.width = x + part.width - last.x;
      } else fragments.push({ text: part.text, style: part.style, x, width: part.width });
      x += part.width;
    }
    const last = fragments.at(-1);
    if (atom.space > 0 && last) {
      // The space is written at the end of a line too: there it parts the words for whoever reads the text.
      last.text += ' ';
      if (place < atoms.length - 1) {
        x += atom.space;
        last.width = x - last.x;
      }
    }
  }
  return { fragments, width: x };
}
