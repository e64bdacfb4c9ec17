// Cells of a table that go on below: a place and a date at the right edge beside a title and its list belong to the title's line, not to
// the list; a date that is cut at its dash goes on in the line below it.
import { splitBullet } from '../letters.ts';
import type { Chunk } from './chunks.ts';
import type { PageLine } from './page-line.ts';

/** Moves such cells up; lines may be left without any. */
export function withWholeCells(lines: PageLine[], chunks: Chunk[]): PageLine[] {
  const left = Math.min(...chunks.map((chunk) => chunk.x));
  const width = Math.max(...chunks.map((chunk) => chunk.right)) - left;
  for (const [index, line] of lines.entries()) raiseMiddle(line, lines[index - 1], lines[index + 1]);
  const columns = leftEdges(lines);
  let anchor: PageLine | undefined;
  let lifted: PageLine | undefined;
  lines.forEach((line, index) => {
    const before = lines[index - 1];
    joinCutDate(line, before);
    if (line.cells.length < 2) return;
    const goesOn =
      anchor &&
      before &&
      isBelow(line, before) &&
      sameRightEdge(line, anchor) &&
      (lifted === before || anchor === before) &&
      !isNextHead(line, before, anchor) &&
      !columns.has(Math.round(line.cells.at(-1)?.x ?? 0));
    if (goesOn && anchor && (lifted === before || goesWithList(line, width)) && !isOfTwo(line, lines[index + 1], anchor)) {
      const cell = line.cells.pop();
      if (cell) anchor.cells.push(cell);
      lifted = line;
    } else anchor = line;
  });
  return lines;
}

/** So many values that begin below each other, and end anywhere, are a form's column, where nothing stands at a right edge. */
const VALUES_LEAST = 4;

/** Where columns of values begin that are as long as they are. */
function leftEdges(lines: readonly PageLine[]): ReadonlySet<number> {
  const values = lines.flatMap(({ cells }) => (cells.length === 2 ? [cells[1] as PageLine['cells'][number]] : []));
  const columns = Map.groupBy(values, ({ x }) => Math.round(x));
  const isColumn = (cells: typeof values) => new Set(cells.map(({ right }) => Math.round(right / 3))).size >= VALUES_LEAST;
  return new Set([...columns].flatMap(([x, cells]) => (isColumn(cells) ? [x - 1, x, x + 1] : [])));
}

/** A cell that stands in the middle of two lines beside it ("2018  4") belongs before the first of them. */
function raiseMiddle(line: PageLine, above: PageLine | undefined, below: PageLine | undefined): void {
  const aside = above && below && line.right < Math.min(above.x, below.x) && below.y - above.y < line.sizePt * 1.9;
  if (!aside || line.cells.length === 0 || above.cells.length === 0) return;
  above.cells.unshift(...line.cells);
  above.words.push(...line.words);
  above.x = line.x;
  // A name beside two lines of contact details stays as large as it is.
  above.sizePt = Math.max(above.sizePt, line.sizePt);
  line.cells = [];
}

/** In the letters of the first line again, which those between do not have: the next entry, whose place stands at the same edge. */
const isNextHead = (line: PageLine, before: PageLine, anchor: PageLine) =>
  before !== anchor && Math.abs(line.sizePt - anchor.sizePt) < SAME_SIZE && Math.abs(line.sizePt - before.sizePt) >= SAME_SIZE;
const SAME_SIZE = 0.3;

/** The second line of a head whose two lines each have something at the right edge, as the next one's have. */
const isOfTwo = (line: PageLine, next: PageLine | undefined, anchor: PageLine) =>
  next !== undefined && next.cells.length === 2 && isBelow(next, line) && isNextHead(next, line, anchor) && sameRightEdge(next, anchor);

const isBelow = (line: PageLine, before: PageLine) => line.y - before.y < Math.max(line.sizePt, before.sizePt) * 1.7;

function sameRightEdge(line: PageLine, anchor: PageLine): boolean {
  const [cell, above] = [line.cells.at(-1), anchor.cells.at(-1)];
  return !!cell && !!above && cell.text.length < 36 && Math.abs(cell.right - above.right) < 2.5 && Math.abs(cell.x - above.x) < 120;
}

function goesWithList(line: PageLine, width: number): boolean {
  const first = line.cells[0];
  return !!first && line.cells.length === 2 && (splitBullet(first.text) !== undefined || first.right - first.x > width * 0.6);
}

function joinCutDate(line: PageLine, before: PageLine | undefined): void {
  const [first, above] = [line.cells[0], before?.cells[0]];
  if (!first || !above || !before || before.cells.length < 2 || !isBelow(line, before)) return;
  const cut =
    /\d\s*[-–—]$/.test(above.text) &&
    Math.abs(first.x - above.x) < 30 &&
    /^\p{L}{0,12}\.?\s?\d{4}$|^\p{L}+(?: \p{L}+){0,2}$/u.test(first.text) &&
    first.right < (before.cells[1]?.x ?? 0);
  if (!cut) return;
  above.text += ` ${first.text}`;
  line.cells.shift();
  line.x = line.cells[0]?.x ?? line.x;
}
