// Lines of a part of the page: chunks of (nearly) one base line, from left to right, each a cell; small raised letters join the line that
// they stand at; what is written from right to left is put into the order of reading.
import type { Cell } from '../../text-document.ts';
import { isIdeograph, tidy, withoutIcons } from '../letters.ts';
import { tailOf } from '../tails.ts';
import type { Chunk } from './chunks.ts';
import type { Region } from './columns.ts';
import type { PageLine } from './page-line.ts';
import { inReadingOrder, isFromRight } from './reading-order.ts';
import { withWholeCells } from './whole-cells.ts';
import type { Word } from './words.ts';

/** Lines from top to bottom. */
export function linesOf(region: Region): PageLine[] {
  const fromRight = isFromRight(region.chunks.flatMap((chunk) => chunk.words));
  const lines = rowsOf(region.chunks).map((row) => lineOf(row, region, fromRight));
  return withWholeCells(lines, region.chunks).filter((line) => line.cells.length > 0);
}

function rowsOf(chunks: Chunk[]): Chunk[][] {
  const rows: Chunk[][] = [];
  for (const chunk of chunks.toSorted((a, b) => a.y - b.y || a.x - b.x)) {
    const near = rows.slice(-3).findLast((row) => belongs(chunk, row));
    if (near) near.push(chunk);
    else rows.push([chunk]);
  }
  // A small raised chunk may have begun the row: the row's place is that of its widest chunk.
  return rows.map((row) => row.toSorted((a, b) => a.x - b.x)).sort((a, b) => heightOf(a) - heightOf(b));
}

const widest = (row: Chunk[]) => row.reduce((most, chunk) => (chunk.right - chunk.x > most.right - most.x ? chunk : most));
const heightOf = (row: Chunk[]) => widest(row).y;

function belongs(chunk: Chunk, row: Chunk[]): boolean {
  const other = widest(row);
  const distance = Math.abs(chunk.y - other.y);
  const [small, large] = chunk.sizePt <= other.sizePt ? [chunk.sizePt, other.sizePt] : [other.sizePt, chunk.sizePt];
  const narrow = Math.min(chunk.right - chunk.x, other.right - other.x) < large * 1.3;
  // Letters of a logo ("LaTeX") lie a little over each other.
  const allowed = narrow && distance <= large * 0.55 ? large * 0.5 : 0.5;
  if (row.some((one) => one.x < chunk.right - allowed && chunk.x < one.right - allowed)) return false;
  if (distance <= small * 0.35) return true;
  // Raised or lowered: touches the chunk it belongs to.
  const touches = row.some((one) => Math.min(Math.abs(chunk.x - one.right), Math.abs(one.x - chunk.right)) < large * 0.7);
  return touches && distance <= large * 0.6 && (narrow || small <= large * 0.85);
}

function lineOf(row: Chunk[], region: Region, fromRight: boolean): PageLine {
  const words = row.flatMap((chunk) => chunk.words).sort((a, b) => a.x - b.x);
  const cells: Word[][] = [];
  let before: Word | undefined;
  for (const word of words) {
    if (!before || isNewCell(word, before, row, region.edges)) cells.push([word]);
    else cells.at(-1)?.push(word);
    before = word;
  }
  if (fromRight) cells.reverse();
  const main = widest(row);
  return {
    cells: cells.map((cell) => cellOf(cell, fromRight)).filter((cell) => cell.text !== ''),
    words,
    x: Math.min(...row.map((chunk) => chunk.x)),
    right: Math.max(...row.map((chunk) => chunk.right)),
    y: main.y,
    sizePt: main.sizePt,
  };
}

function isNewCell(word: Word, before: Word, row: Chunk[], edges: number[]): boolean {
  const gap = word.x - before.right;
  const size = Math.min(word.sizePt, before.sizePt);
  const starts = row.some((chunk) => chunk.words[0] === word);
  if ((starts && (gap > size * 0.95 || (word.color !== before.color && /\d$/u.test(before.text)))) || word.isApart || isIcon(word))
    return true;
  return gap > size * 0.5 && edges.some((edge) => Math.abs(edge + 0.5 - word.x) < 2.5);
}

/** A pictogram before a town or a date, behind other words: it says that another thing begins. */
const isIcon = ({ symbols, text }: Word) => symbols && /^\p{Co}+$/u.test(text);

function cellOf(words: Word[], fromRight: boolean): Cell {
  const ordered = inReadingOrder(words, fromRight, needsSpace);
  let text = '';
  let before: Word | undefined;
  for (const word of ordered) {
    const symbol = word.symbols && /^[\p{Co}]+$/u.test(word.text);
    text += (before && needsSpace(before, word) ? ' ' : '') + word.text + (symbol ? ' ' : '');
    before = word;
  }
  const cell = { text: tidy(withoutSymbols(text, words)), x: words[0]?.x ?? 0, right: Math.max(...words.map((word) => word.right)) };
  const tail = ordered === words || !fromRight ? tailOf(ordered.map((word) => ({ text: word.text, look: lookOf(word) }))) : undefined;
  return tail && cell.text.endsWith(` ${tail}`) ? { ...cell, tail } : cell;
}

const lookOf = ({ bold, italic, color }: Word) => `${bold ? 'b' : ''}${italic ? 'i' : ''}${color ?? ''}`;

/** Bullets of Wingdings and Symbol stay for the reader of lists; other private letters are icons. */
function withoutSymbols(text: string, words: Word[]): string {
  const first = words[0];
  if (first?.symbols && words.length > 1 && /^[\uf020-\uf0ff]$/.test(first.text) && BULLET_FONT.test(first.text)) return text;
  return withoutIcons(text);
}
const BULLET_FONT = /[\uf0b7\uf0a7\uf076\uf0d8\uf0fc\uf0a8\uf06c\uf06e\uf071\uf075\uf0b2]/;

function needsSpace(before: Word, word: Word): boolean {
  const touching = word.x - before.right < Math.min(word.sizePt, before.sizePt) * 0.08;
  if (word.spaces > 0) return true;
  if (isIdeograph(before.text.slice(-1)) && isIdeograph(word.text)) return false;
  return !touching;
}
