// From letters to words: letters of one base line, from left to right, apart where a space or a gap stands. Knows tracking (letters
// spaced apart are one word), writing without spaces (Chinese, Japanese), letters drawn twice to look bold, and scripts from right to left.
import { isIdeograph, isPrivate, plainLetters } from '../letters.ts';
import type { Area, Glyph } from './painting.ts';
import { logicalOrder } from './reading-order.ts';

export type Word = {
  text: string;
  x: number;
  right: number;
  /** Of the base line. */
  y: number;
  sizePt: number;
  bold: boolean;
  italic: boolean;
  color: string | undefined;
  /** Spaces written before it. */
  spaces: number;
  /** White before it without a space, though the page writes its spaces: it was put there by itself, as a tag or a cell is. */
  isApart: boolean;
  /** Of a font of symbols. */
  symbols: boolean;
  /** White between its letters, points. */
  tracking: number;
};

type Piece = { glyph: Glyph; text: string; x: number; right: number };

/** Words by base line: top to bottom, each from left to right. */
export function wordsOf(glyphs: Glyph[]): Word[][] {
  const lines = baseLines(glyphs).map(wordsOfLine).filter((words) => words.length > 0); // biome-ignore format: a chain
  markApart(lines);
  return lines;
}

/** So many gaps of a page say whether it writes its spaces, and this part of them must be written. */
const GAPS_LEAST = 15;
const WRITTEN_PART = 0.8;
/** Of the letters' size: more white than stands between two words of one piece, but in a justified line. */
const WIDE_WHITE = 0.95;

/** On a page that writes its spaces, wide white without one is none of a justified line. */
function markApart(lines: Word[][]): void {
  const gaps = lines.flatMap((words) => words.slice(1).map((word, index) => ({ word, white: whiteBefore(word, words[index] as Word) })));
  const near = gaps.filter(({ word, white }) => white < WIDE_WHITE && !word.symbols);
  if (near.length < GAPS_LEAST || near.filter(({ word }) => word.spaces > 0).length < near.length * WRITTEN_PART) return;
  for (const { word, white } of gaps) if (white > WIDE_WHITE && word.spaces === 0) word.isApart = true;
}

const whiteBefore = (word: Word, before: Word) => (word.x - before.right - before.tracking) / Math.min(word.sizePt, before.sizePt);

/** Words on coloured grounds of their own, as tags have them, stand apart whatever white is between them. */
export function markGrounds(lines: Word[][], areas: readonly Area[]): void {
  const small = areas.filter(({ box }) => box[3] - box[1] < GROUND_HEIGHT);
  if (small.length < 2) return;
  for (const words of lines) {
    let before: Area | undefined;
    for (const word of words) {
      const ground = small.findLast((area) => isGround(area, word));
      if (ground && before && ground !== before && ground.box[0] >= before.box[2] - 1) word.isApart = true;
      before = ground;
    }
  }
}

/** Points: higher ones are panels. */
const GROUND_HEIGHT = 40;

const isGround = ({ box: [left, top, right, bottom] }: Area, { x, right: end, y, sizePt }: Word) =>
  left <= x + 1 && right >= end - 1 && top < y - sizePt * 0.3 && bottom > y - sizePt * 0.3 && bottom - top < sizePt * 3;

function baseLines(glyphs: Glyph[]): Glyph[][] {
  const lines: Glyph[][] = [];
  let start = Number.NEGATIVE_INFINITY;
  for (const glyph of glyphs.toSorted((a, b) => a.y - b.y)) {
    const line = lines.at(-1);
    if (line && glyph.y - start <= Math.max(0.6, Math.min(glyph.sizePt, line[0]?.sizePt ?? 0) * 0.06)) line.push(glyph);
    else {
      lines.push([glyph]);
      start = glyph.y;
    }
  }
  return lines;
}

function wordsOfLine(line: Glyph[]): Word[] {
  const pieces: Piece[] = [];
  for (const glyph of line.toSorted((a, b) => a.x - b.x)) {
    const before = pieces.at(-1);
    const piece = { glyph, text: lettersOf(glyph), x: glyph.x, right: glyph.x + glyph.advance };
    // A space as wide as a letter is that of Chinese and Japanese, whatever the font calls it.
    if (piece.text === ' ' && glyph.advance > glyph.sizePt * 0.9 && isIdeograph(before?.text.slice(-1) ?? '')) piece.text = '\u3000';
    // Drawn twice, a hair apart, to look bold; or a mark above the letter before it.
    if (before && before.text === piece.text && piece.text.trim() && piece.x - before.x < glyph.sizePt * 0.12) continue;
    if (piece.text) pieces.push(piece);
  }
  const words: Word[] = [];
  let current: Piece[] = [];
  let spaces = 0;
  // A producer that writes no spaces shrinks them in tight lines; one that does makes gaps within words too.
  const least = pieces.some((piece) => piece.text.trim() === '') ? 0.17 : 0.105;
  const tracking = trackingOf(pieces);
  const finish = () => {
    if (current.length > 0) words.push(wordOf(current, spaces, tracking));
    current = [];
  };
  for (const piece of pieces) {
    // The wide space of Chinese and Japanese stands within names.
    const blank = piece.text.trim() === '' && !(piece.text === '\u3000' && current.length > 0);
    const before = current.at(-1);
    if (blank) {
      if (before && isRealSpace(piece, before)) {
        finish();
        spaces = 0;
      }
      if (current.length === 0) spaces++;
      continue;
    }
    if (before && isApart(before, piece, tracking, least)) {
      finish();
      spaces = 0;
    }
    if (current.length === 0 && before) spaces = 0;
    current.push(piece);
  }
  finish();
  return joinSpaced(words);
}

/** "Semi Condensed" and "DemiCond" are of text. */
const ICONS = /awesome|icon(?!d)|fontello|material/i;

/** A letter of a font of icons is a picture, whatever letters the font calls it; a hyphen that is drawn is one, also where it is called soft. */
function lettersOf(glyph: Glyph): string {
  if (glyph.text.trim() && (ICONS.test(glyph.face.name) || (glyph.face.symbols && glyph.text.length > 1))) return '\ue000';
  return plainLetters(glyph.text.replaceAll('\u00ad', '-'));
}

/** A space of no width between Chinese letters is not one. */
function isRealSpace(space: Piece, before: Piece): boolean {
  return !(isIdeograph(before.text.slice(-1)) && space.right - space.x < before.glyph.sizePt * 0.15);
}

function isApart(before: Piece, piece: Piece, tracking: number, least: number): boolean {
  const size = Math.min(before.glyph.sizePt, piece.glyph.sizePt);
  const gap = piece.x - before.right;
  const wide = isIdeograph(before.text.slice(-1)) && isIdeograph(piece.text);
  return (
    gap > tracking + size * (wide ? 0.6 : least) ||
    gap < -size * 1.5 ||
    (isPrivate(piece.text.charCodeAt(0)) !== isPrivate(before.text.charCodeAt(0)) && gap > size * 0.08)
  );
}

/** White between letters all along the line, points: 0 for usual text. */
function trackingOf(pieces: Piece[]): number {
  const gaps: number[] = [];
  for (let index = 1; index < pieces.length; index++) {
    const [before, piece] = [pieces[index - 1], pieces[index]];
    if (!before?.text.trim() || !piece?.text.trim()) continue;
    const gap = (piece.x - before.right) / piece.glyph.sizePt;
    if (gap < 1 && !isIdeograph(piece.text)) gaps.push(gap * piece.glyph.sizePt);
  }
  if (gaps.length < 3) return 0;
  gaps.sort((a, b) => a - b);
  // Nearly all letters must be apart: in a row of initials and short words only some are.
  return Math.max(0, gaps[Math.floor(gaps.length * 0.3)] ?? 0);
}

function wordOf(pieces: Piece[], spaces: number, tracking: number): Word {
  const letters = pieces.map((piece) => piece.glyph);
  const largest = letters.reduce((most, glyph) => (glyph.advance > most.advance ? glyph : most));
  const bold = letters.filter((glyph) => glyph.face.bold).length * 2 > letters.length;
  return {
    text: logicalOrder(pieces.map((piece) => piece.text)),
    x: Math.min(...pieces.map((piece) => piece.x)),
    right: Math.max(...pieces.map((piece) => piece.right)),
    y: largest.y,
    sizePt: largest.sizePt,
    bold,
    italic: largest.face.italic,
    color: largest.color,
    spaces,
    isApart: false,
    symbols: largest.face.symbols,
    tracking,
  };
}

/** "E X P E R I E N C E", written with spaces: single letters at like distances are one word. */
function joinSpaced(words: Word[]): Word[] {
  const out: Word[] = [];
  for (let start = 0; start < words.length; ) {
    const end = singlesFrom(words, start);
    const least = isIdeograph(words[start]?.text ?? '') ? 3 : 4;
    if (end - start < least) {
      out.push(words[start] as Word);
      start++;
      continue;
    }
    out.push(...joinRun(words.slice(start, end)));
    start = end;
  }
  return out;
}

const isSingle = (word: Word | undefined) => word !== undefined && /^[\p{L}&]$/u.test(word.text);

/** Where a run of single letters ends; of Chinese ones only at even distances, because a table has such cells too. */
function singlesFrom(words: Word[], start: number): number {
  const wide = isIdeograph(words[start]?.text ?? '');
  const first = (words[start + 1]?.x ?? 0) - (words[start]?.right ?? 0);
  let end = start;
  while (end < words.length && isSingle(words[end]) && isIdeograph(words[end]?.text ?? '') === wide) {
    const before = words[end - 1];
    if (end > start && before) {
      const gap = (words[end]?.x ?? 0) - before.right;
      if (gap > before.sizePt * (wide ? 6 : 2) || (wide && Math.abs(gap - first) > before.sizePt * 0.1)) break;
    }
    end++;
  }
  return end;
}

function joinRun(run: Word[]): Word[] {
  const gaps = run.slice(1).map((word, index) => word.x - (run[index]?.right ?? 0));
  const usual = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length * 0.3)] ?? 0;
  const out: Word[] = [];
  run.forEach((word, index) => {
    const last = out.at(-1);
    if (!last || (gaps[index - 1] ?? 0) > usual * 1.6 + word.sizePt * 0.05) out.push({ ...word });
    else Object.assign(last, { text: last.text + word.text, right: word.right });
  });
  return out;
}
