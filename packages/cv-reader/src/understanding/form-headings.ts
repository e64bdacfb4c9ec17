// Forms of one table, as Word's are in China: the heading of a part stands in the first cell of its rows, beside the names of columns ("教育经历 | 时间 | 学校 |
// 专业") or with its letters below each other, and what it heads stands at its right. Here each such heading gets a line of its own.
import type { Line } from '../text-document.ts';
import { isTimeName } from './column-names.ts';
import type { Context } from './context.ts';
import { headingKind } from './headings.ts';
import { labelNamed } from './labels.ts';
import { periodAlone } from './periods.ts';
import type { SectionKind } from './words/locale-words.ts';

type Cell = Line['cells'][number];

/** Of the cells beside such a heading, so many are names of columns. */
const NAMES_LEAST = 2;
const LONGEST_NAME = 12;
/** Letters of a heading that stand in one line of its cell, and in all of them. */
const LETTERS = /^\p{Script=Han}{1,2}$/u;
const LETTERS_MOST = 8;
const WHITE_BETWEEN = 0.4;
/** Points that cells of one column differ. */
const SAME_EDGE = 3;

/** The lines with such headings above what they head. */
export function withFormHeadings(lines: readonly Line[], context: Context): Line[] {
  const told: Line[] = [];
  let edge = edgeOfForm(lines, context);
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] as Line;
    const count = linesStanding(lines, at, context);
    const [first, ...others] = line.cells as [Cell, ...Cell[]];
    if (count > 1) {
      const standing = lines.slice(at, at + count);
      const text = standing.map(({ cells }) => cells[0]?.text ?? '').join('');
      told.push(headingOf(line, { ...first, text }), ...standing.flatMap((one) => restOf(one)));
      edge = first.x;
      at += count - 1;
    } else if (
      isBesideNames(line, lines[at + 1], context) ||
      isBesidePeriod(line, context) ||
      (edge !== undefined && Math.abs(first.x - edge) < SAME_EDGE && isBesideOne(line, context))
    ) {
      told.push(headingOf(line, first), ...restOf({ ...line, cells: [first, ...others] }));
      edge = first.x;
    } else told.push(line);
  }
  return told;
}

/** "教育经历 | 起止时间 | 学校 | 专业": a heading before names of columns. */
function isBesideNames({ cells: [first, ...names], bullet }: Line, next: Line | undefined, context: Context): boolean {
  if (!first || names.length < NAMES_LEAST || bullet !== undefined || headingKind(first.text, context) === undefined) return false;
  // "入职时间 | 离职时间 | 单位": when somebody could begin is told below such a heading, and here it is a column.
  if (isTimeName(first.text)) return false;
  // "学历" is a name of a column too, but for a cell that goes on beside the rows below.
  const isMerged = next !== undefined && next.x > first.x + SAME_EDGE;
  const isShort = names.every(({ text }) => text.length <= LONGEST_NAME && !/\d/.test(text));
  const known = names.filter(({ text }) => labelNamed(text, context) !== undefined);
  return (
    isShort &&
    known.length >= NAMES_LEAST &&
    known.length >= names.length * 0.6 &&
    (labelNamed(first.text, context) === undefined || isMerged)
  );
}

/** "教育背景 | 2023.09-2026.06 | 学校 | 专业": in a file without a page, the heading of a history in the first cell of its first row. */
function isBesidePeriod({ cells: [first, second, ...more], y, bullet }: Line, context: Context): boolean {
  if (!first || !second || more.length === 0 || y !== 0 || bullet !== undefined || labelNamed(first.text, context) !== undefined)
    return false;
  const kind = headingKind(first.text, context);
  return kind !== undefined && HISTORIES.has(kind) && periodAlone(second.text, context) !== undefined;
}
const HISTORIES: ReadonlySet<SectionKind> = new Set<SectionKind>([
  'work',
  'education',
  'studyAndWork',
  'memberships',
  'projects',
  'courses',
]);

/** So many headings of different kinds make a form, if nothing else begins in their column. */
const KINDS_LEAST = 3;

/** Where the headings of a form begin, each in the first cell of a row and beside what it heads. */
function edgeOfForm(lines: readonly Line[], context: Context): number | undefined {
  const kindOf = ({ cells: [first, ...others], bullet }: Line) =>
    first && others.length > 0 && bullet === undefined ? headingKind(first.text, context) : undefined;
  // Where white is above them, they are told as other headings are.
  const areClose = (at: number) => (lines[at]?.gap ?? 0) <= WHITE_ABOVE;
  const headed = lines.flatMap((line, at) => (kindOf(line) === undefined || !ON_PAGE(line) ? [] : [at]));
  const [from = 0, to = 0] = [headed[0], headed.at(-1)];
  const edge = lines[from]?.x ?? 0;
  const kinds = new Set(headed.map((at) => kindOf(lines[at] as Line)));
  const isForm = lines
    .slice(from, to + 1)
    .every((line, at) => (headed.includes(from + at) ? Math.abs(line.x - edge) < SAME_EDGE : line.x > edge + BEHIND));
  return kinds.size >= KINDS_LEAST && isForm && headed.slice(1).every(areClose) ? edge : undefined;
}

/** Heights of a line; Word's tables have none between their rows. */
const WHITE_ABOVE = 0.3;
/** Points that the second column begins behind the first. */
const BEHIND = 30;
const ON_PAGE = ({ y }: Line) => y > 0;

/** "自我评价 | 工作认真": where a form's headings stand in its first column, one more does. */
const isBesideOne = ({ cells: [first, ...others], bullet }: Line, context: Context) =>
  first !== undefined && others.length === 1 && bullet === undefined && headingKind(first.text, context) !== undefined;

/** How many lines a heading takes whose letters stand below each other: 1 where they make none. */
function linesStanding(lines: readonly Line[], at: number, context: Context): number {
  const line = lines[at] as Line;
  let text = '';
  let found = 1;
  for (let next = at; next < lines.length; next += 1) {
    const { cells, block, page, bullet, gap } = lines[next] as Line;
    // More white than between its first letters is between two headings.
    if (next > at + 1 && gap > (lines[at + 1]?.gap ?? 0) + WHITE_BETWEEN) break;
    const [cell] = cells;
    const isLetters = cell && bullet === undefined && LETTERS.test(cell.text) && Math.abs(cell.x - line.x) < SAME_EDGE;
    if (!isLetters || block !== line.block || page !== line.page) break;
    text += cell.text;
    if (text.length > LETTERS_MOST) break;
    if (next > at && headingKind(text, context) !== undefined) found = next - at + 1;
  }
  const isBesideContent =
    lines.slice(at, at + found).some(({ cells }) => cells.length > 1) || (lines[at + found]?.x ?? 0) > line.x + SAME_EDGE;
  return isBesideContent ? found : 1;
}

/** Its document's table says that it is one. */
const headingOf = (line: Line, cell: Cell): Line => ({
  ...line,
  text: cell.text,
  cells: [cell],
  right: cell.right,
  heading: 1,
  bold: true,
});

function restOf(line: Line): Line[] {
  const cells = line.cells.slice(1);
  const [first] = cells;
  return first ? [{ ...line, cells, x: first.x, text: cells.map(({ text }) => text).join('  ') }] : [];
}
