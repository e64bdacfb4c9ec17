// Tables with two things in one column, which its name parts as its cells do: "부서 / 직위" above "생산팀 / 사원". Here each is a column of its own, so that
// what follows finds them by their names.
import type { Cell, Line } from '../text-document.ts';
import type { Context } from './context.ts';
import { labelNamed } from './labels.ts';

const PARTED = /^([^/／]{1,20}?)\s*[/／]\s*([^/／]{1,40})$/u;
const COLUMNS_LEAST = 3;
/** Points that a cell in the middle of its column may stand from the column's name. */
const NEAR = 60;

/** The lines with such columns parted, where every cell below is as its name is. */
export function withColumnsOfTwo(lines: readonly Line[], context: Context): Line[] {
  const told = [...lines];
  lines.forEach((head, at) => {
    const name = head.cells.length < COLUMNS_LEAST || /\d/u.test(head.text) ? undefined : head.cells.find((cell) => isOfTwo(cell, context));
    if (!name) return;
    const rows: [number, Cell][] = [];
    for (let below = at + 1; lines[below]?.cells.length === head.cells.length; below += 1) {
      const cell = lines[below]?.cells[head.cells.indexOf(name)];
      if (!cell || lines[below]?.page !== head.page || Math.abs(middle(cell) - middle(name)) > NEAR) break;
      rows.push([below, cell]);
    }
    // What a cell broke goes on below: who joins the cells parts them too (table-heads.ts).
    const next = lines[(rows.at(-1)?.[0] ?? at) + 1];
    if (next && next.block === head.block && next.gap < WHITE_WITHIN && next.cells.length < head.cells.length) return;
    if (rows.length === 0 || !rows.every(([, cell]) => PARTED.test(cell.text))) return;
    for (const [index, cell] of [[at, name] as [number, Cell], ...rows]) told[index] = parted(told[index] as Line, cell, name);
  });
  return told;
}

/** Heights of a line between the lines of one cell. */
const WHITE_WITHIN = 0.45;

const middle = ({ x, right }: Cell) => (x + right) / 2;

/** Names of two columns of which the second is what somebody was; "직위/직책" is one thing by two names. */
function isOfTwo({ text }: Cell, context: Context): boolean {
  const [, first = '', second = ''] = PARTED.exec(text) ?? [];
  return first !== '' && labelNamed(second, context) === 'title' && labelNamed(first, context) !== 'title';
}

/** What stood in the cell, each half where that half of the column's name is: cells in the middle of theirs say nothing of where they belong. */
function parted(line: Line, cell: Cell, name: Cell): Line {
  const [, first = '', second = ''] = PARTED.exec(cell.text) ?? [];
  const half = middle(name);
  const cells = line.cells.flatMap(
    (one): Cell[] =>
    one === cell ? [{ text: first, x: name.x, right: half - 1 }, { text: second, x: half + 1, right: name.right }] : [one], // biome-ignore format: one thing
  );
  return { ...line, cells, text: cells.map(({ text }) => text).join('  ') };
}
