// Cells of a table that go on below: a place and a date at the right edge beside a title and its list belong to the title's line, not to
// the list; a date that is cut at its dash goes on in the line below it.
import { splitBullet } from '../letters.ts';
import type { Chunk } from './chunks.ts';
import type { PageLine } from './lines.ts';

/** Moves such cells up; lines may be left without any. */
export function withWholeCells(lines: PageLine[], chunks: Chunk[]): PageLine[] {
  const left = Math.min(...chunks.map((chunk) => chunk.x));
  const width = Math.max(...chunks.map((chunk) => chunk.right)) - left;
  let anchor: PageLine | undefined;
  let lifted: PageLine | undefined;
  lines.forEach((line, index) => {
    const before = lines[index - 1];
    joinCutDate(line, before);
    if (line.cells.length < 2) return;
    const goesOn = anchor && before && isBelow(line, before) && sameRightEdge(line, anchor) && (lifted === before || anchor === before);
    if (goesOn && anchor && (lifted === before || goesWithList(line, width))) {
      const cell = line.cells.pop();
      if (cell) anchor.cells.push(cell);
      lifted = line;
    } else anchor = line;
  });
  return lines;
}

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
    /^\p{L}{0,12}\.?\s?\d{4}$|^\p{L}+$/u.test(first.text) &&
    first.right < (before.cells[1]?.x ?? 0);
  if (!cut) return;
  above.text += ` ${first.text}`;
  line.cells.shift();
}
