// Forms whose colons stand below each other in a column of their own ("Employer   :   Norsea Ltd"): no white parts such a form into columns, and each
// colon belongs to the label at its left.
import type { Cell, Line } from '../text-document.ts';

const COLON = /^[:：]$/u;
/** Points that two pieces of one line may stand apart in height. */
const LEVEL = 2.5;
/** So many colons below each other are a column. */
const COLONS_LEAST = 3;
const LONGEST_LABEL = 44;

type Block = { key: string; lines: Line[]; x: number; right: number; top: number; bottom: number };

/** The lines with labels, colons and values in one line each. */
export const withColonsInPlace = (lines: readonly Line[]): Line[] => withoutColonCells(rejoined(lines));

const boxOf = (key: string, lines: Line[]): Block => ({
  key,
  lines,
  x: Math.min(...lines.map(({ x }) => x)),
  right: Math.max(...lines.map(({ right }) => right)),
  top: Math.min(...lines.map(({ y }) => y)),
  bottom: Math.max(...lines.map(({ y }) => y)),
});

/** Blocks that a column of colons parted are one again, in the order of their lines. */
function rejoined(lines: readonly Line[]): Line[] {
  const blocks = [...Map.groupBy(lines, ({ page, block }) => `${page}.${block}`)].map(([key, own]) => boxOf(key, own));
  const colons = blocks.filter(({ lines: own }) => own.length >= COLONS_LEAST && own.every(({ text, y }) => y > 0 && COLON.test(text)));
  let made = [...lines];
  for (const column of colons) {
    const page = column.lines[0]?.page;
    const beside = blocks.filter(
      (one) => one !== column && one.lines[0]?.page === page && one.top <= column.bottom + LEVEL && one.bottom >= column.top - LEVEL,
    );
    const labels = beside.filter(({ right }) => right <= column.x).sort((a, b) => b.right - a.right)[0];
    const values = beside.filter(({ x }) => x >= column.right).sort((a, b) => a.x - b.x)[0];
    if (!labels || !values || !column.lines.every((colon) => isLevel(labels, colon) && isLevel(values, colon))) continue;
    const moved = new Set([...column.lines, ...values.lines]);
    const own = [...labels.lines, ...values.lines, ...column.lines].sort((a, b) => (Math.abs(a.y - b.y) < LEVEL ? a.x - b.x : a.y - b.y));
    const rows = own.reduce<Line[][]>((all, line) => {
      const last = all.at(-1);
      if (last?.[0] && Math.abs(last[0].y - line.y) < LEVEL) last.push(line);
      else all.push([line]);
      return all;
    }, []);
    const whole = rows.map((row, at) => oneOf(row, rows[at - 1]?.[0]));
    const [begin] = labels.lines;
    made = made.flatMap((line) => (line === begin ? whole : moved.has(line) || labels.lines.includes(line) ? [] : [line]));
  }
  return made;
}

const isLevel = ({ lines }: Block, { y }: Line) => lines.some((line) => Math.abs(line.y - y) < LEVEL);

/** The pieces of one line as one, with the white that is above it now. */
function oneOf(row: readonly Line[], above: Line | undefined): Line {
  const [first] = row as [Line, ...Line[]];
  const cells = row.flatMap((line) => line.cells);
  const height = first.sizePt * LINE_HEIGHT;
  const gap = above && height > 0 ? Math.max(0, (first.y - above.y) / height - 1) : first.gap;
  return { ...first, block: first.block, cells, text: textOf(cells), right: Math.max(...row.map(({ right }) => right)), gap, links: row.flatMap(({ links }) => links) }; // biome-ignore format: one thing
}

/** Of the size of its letters, as lines of a text are set. */
const LINE_HEIGHT = 1.2;

const textOf = (cells: readonly Cell[]) => cells.map(({ text }) => text).join('  ');

/** A colon in a cell of its own ends the label before it; behind dates it says nothing. */
function withoutColonCells(lines: readonly Line[]): Line[] {
  return lines.map((line) => {
    const [label, colon, ...values] = line.cells;
    const isColon = colon !== undefined && (COLON.test(colon.text) || /^[:：]\s/u.test(colon.text));
    if (!label || !isColon || label.text.length > LONGEST_LABEL || (COLON.test(colon.text) && values.length === 0)) return line;
    const behind = COLON.test(colon.text) ? values : [{ ...colon, text: colon.text.replace(/^[:：]\s*/u, '') }, ...values];
    const cells = /\d/.test(label.text) ? [label, ...behind] : [{ ...label, text: `${label.text}:` }, ...behind];
    return { ...line, cells, text: textOf(cells) };
  });
}
