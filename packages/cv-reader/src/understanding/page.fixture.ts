// Pages as a PDF's reader hands them over, written line by line in tests.
import type { Cv } from '../cv.ts';
import type { Line, TextDocument } from '../text-document.ts';
import { understand } from './understand.ts';

/** White above, in heights of a line, as it is told by what a PDF's reader finds. */
const HEIGHTS = 1.2;
const LETTER = 5;
export type Written = Pick<Line, 'text' | 'y'> & Partial<Line>;

/** A page of blocks, in the order in which a PDF's reader finds them. Cells stand two spaces apart in `text`. */
export function page(...blocks: { x: number; lines: Written[] }[]): TextDocument {
  const lines = blocks.flatMap(({ x: edge, lines: written }, block) =>
    written.map((line, at) => {
      const x = line.x ?? edge;
      const height = (line.sizePt ?? 10) * HEIGHTS;
      const gap = at === 0 ? 0 : Math.max(0, (line.y - (written[at - 1] as Written).y) / height - 1);
      const cells = cellsOf(line.text, x);
      const right = cells.at(-1)?.right ?? x;
      return { page: 0, block, x, right, sizePt: 10, bold: false, italic: false, links: [], gap, cells, ...line };
    }),
  );
  return { format: 'pdf', pages: 1, lines, hiddenCharacters: 0 };
}

function cellsOf(text: string, x: number): Line['cells'] {
  let at = 0;
  return text.split(/\s{2,}/).map((cell) => {
    const from = x + text.indexOf(cell, at) * LETTER;
    at = text.indexOf(cell, at) + cell.length;
    return { text: cell, x: from, right: from + cell.length * LETTER };
  });
}

export const heading = (y: number, text: string): Written => ({ y, text, sizePt: 14, bold: true });

/** Lines below each other, with as much white as the text of a paragraph has; an empty one leaves a gap. */
export const below = (top: number, ...lines: (string | (Partial<Line> & { text: string }))[]): Written[] =>
  lines.flatMap((line, at) => {
    const written = typeof line === 'string' ? { text: line } : line;
    return written.text === '' ? [] : [{ y: top + at * 14, ...written }];
  });

export const read = (document: TextDocument): Cv => understand(document, { today: '2026-11-24' });

/** One column below a name. */
export const readBelow = (...lines: Written[]): Cv =>
  read(page({ x: 40, lines: [{ y: 20, text: 'Maren Holloway', sizePt: 20 }, ...lines] }));

/** A row of a table, each cell to the right of the one before. */
export const cells = (y: number, ...written: string[]): Written => ({
  y,
  x: 40,
  text: written.join('  '),
  cells: written.map((text, at) => ({ text, x: 40 + at * 120, right: 40 + at * 120 + text.length * 4 })),
});

/** Rows that are all of a page. */
export const alone = (...lines: Written[]) => read(page({ x: 40, lines }));
