// Headings of a left margin below a short line that is drawn with a letter ("ㅡ" above "Profile", as Google's templates have it): the line is taken off, and a
// heading that stood below it begins where it was, beside the first line of what it heads.
import type { Cell, Line } from '../text-document.ts';

const DRAWN = /^[ㅡー一─-┃—―–_=~*•·-]{1,3}$/u;
/** So many make it the document's way. */
const LEAST = 2;
/** Heights of a line that a heading stands below its ornament. */
const BELOW = 2;
const SAME_EDGE = 3;

const isDrawn = ({ cells }: Line) => cells.length > 1 && DRAWN.test(cells[0]?.text ?? '');

/** The lines without such ornaments, each heading in the line of what it heads. */
export function withoutOrnamentsOfHeads(lines: readonly Line[]): readonly Line[] {
  if (lines.filter(isDrawn).length < LEAST) return lines;
  const made: Line[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] as Line;
    const [ornament, ...content] = line.cells as [Cell, ...Cell[]];
    const next = lines[at + 1];
    if (!isDrawn(line)) made.push(line);
    else if (!next || !isBelow(next, line, ornament)) made.push(ofCells(line, content));
    else {
      const [heading, ...rest] = next.cells as [Cell, ...Cell[]];
      made.push({ ...ofCells(line, [heading, ...content]), bold: next.bold });
      if (rest.length > 0) made.push(ofCells(next, rest));
      at += 1;
    }
  }
  return made;
}

/** Whether what stands below an ornament is its heading, and not more of what is beside it. */
const isBelow = (next: Line, { page, y, sizePt, cells }: Line, ornament: Cell): boolean =>
  next.page === page &&
  next.y - y < sizePt * BELOW &&
  Math.abs((next.cells[0]?.x ?? 0) - ornament.x) < SAME_EDGE &&
  (cells[1]?.x ?? 0) > ornament.x + SAME_EDGE &&
  !isDrawn(next);

const ofCells = (line: Line, cells: Cell[]): Line => ({
  ...line,
  cells,
  text: cells.map(({ text }) => text).join('  '),
  x: cells[0]?.x ?? line.x,
  right: cells.at(-1)?.right ?? line.right,
});
