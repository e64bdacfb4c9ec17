// Tables with a row of names of columns ("Period | Employer | Position | Duties"). Each row below it becomes lines that say what they hold, as forms do:
// its period, and "Employer: Acme" below that. Words that a cell broke go to their column.
import type { Cell, Line } from '../text-document.ts';
import { columnsInOrder } from './cells-in-order.ts';
import { columnByRoot, isExaminer, isTimeName, knownColumn, nameOfColumn } from './column-names.ts';
import type { Context } from './context.ts';
import { headingKind } from './headings.ts';
import { labelNamed } from './labels.ts';
import { periodsIn } from './periods.ts';
import type { Label, SectionKind } from './words/locale-words.ts';

/** So many columns, and this part of them known by name, make such a table; one of them is of work or of study. */
const COLUMNS_LEAST = 3;
const KNOWN_PART = 0.6;
const TELLING: ReadonlySet<Label | undefined> = new Set<Label>(['title', 'employer', 'school', 'degree', 'field']);
const LONGEST_NAME = 24;
/** "Специальность и квалификация по диплому": where all others are known. */
const LONGEST_OF_COLUMN = 46;
/** Points that a cell in the middle of its column may begin before the column's name. */
const BEFORE_COLUMN = 50;
/** Of the widest white between two lines of a table, so much parts rows. */
const ROW_PART = 0.5;

/** `told`: "Department/Position" holds two things, and this is the label of the one that says more, before or behind the stroke. */
type Column = Cell & { label: Label | undefined; told?: { name: string; at: 0 | -1 } };

/** The lines with the rows of such tables told by their columns. */
export function withTableHeads(lines: readonly Line[], context: Context): Line[] {
  const told: Line[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const head = lines[at] as Line;
    const columns = columnsOf(head, lines.slice(at + 1, at + 1 + LOOKED_AT), context);
    const rows = columns ? lines.slice(at + 1, endOf(lines, at, columns, context)) : [];
    if (!columns || rows.length === 0) {
      told.push(isHeadOfCertificates(lines, at, context) ? headingOf(head) : head);
      continue;
    }
    if (isWithoutHeading(lines, at, context)) told.push(headingOf(head));
    for (const row of rowsOf(rows, columns)) told.push(...linesOfRow(row, columns, context));
    at += rows.length;
  }
  return told;
}

/** A form may have no heading above its table: the names of the columns are one then. */
const headingOf = (head: Line): Line => {
  const text = head.cells.map((cell) => cell.text).join(' ');
  return { ...head, text, heading: 1, bold: true, cells: [{ text, x: head.x, right: head.right }] };
};

const HISTORIES: ReadonlySet<SectionKind | undefined> = new Set<SectionKind>(['work', 'education', 'studyAndWork', 'courses', 'projects']);

/** Nothing above it heads a history, and what stands right above is no heading of any kind. */
function isWithoutHeading(lines: readonly Line[], at: number, context: Context): boolean {
  const before = lines[at - 1];
  const isHeading = ({ text, cells }: Line) => cells.length === 1 && headingKind(text, context) !== undefined;
  const isLike = before === undefined || before.heading !== undefined || isHeading(before) || (before.cells.length === 1 && before.bold);
  return !isLike && !lines.slice(0, at).some((line) => line.cells.length === 1 && HISTORIES.has(headingKind(line.text, context)));
}

/** "Date | Certificate | Issued by" above rows that begin with a date. */
function isHeadOfCertificates(lines: readonly Line[], at: number, context: Context): boolean {
  const [head, next] = [lines[at], lines[at + 1]];
  if (!head || !next || head.cells.length < COLUMNS_LEAST || /\d/.test(head.text) || next.cells.length < 2) return false;
  const isShort = head.cells.every(({ text }) => text.length <= LONGEST_NAME);
  const named = head.cells.filter(({ text }) => headingKind(text, context) === 'certificates');
  const isDated = periodsIn(next.cells[0]?.text ?? '', context).some(({ isSingle }) => isSingle);
  return isShort && named.length === 1 && isDated && isWithoutHeading(lines, at, context);
}

function columnsOf({ cells, bullet, text }: Line, below: readonly Line[], context: Context): Column[] | undefined {
  if (cells.length < COLUMNS_LEAST || bullet !== undefined || /\d/.test(text)) return undefined;
  if (cells.some((cell) => cell.text.length > LONGEST_OF_COLUMN || OF_PEOPLE.has(labelNamed(cell.text, context)))) return undefined;
  const isKnown = (columns: readonly Column[], part: number) => {
    const known = columns.filter(({ label }) => label !== undefined);
    return known.length >= cells.length * part && known.some(({ label }) => TELLING.has(label));
  };
  const columns = cells.map((cell): Column => twofold(cell, context) ?? { ...cell, label: labelNamed(cell.text, context) });
  if (isKnown(columns, KNOWN_PART) && cells.every((cell) => cell.text.length <= LONGEST_NAME)) return withRoots(columns, context);
  // Times, names of two things and roots of words say it too, where each column has a name and what stands below has dates.
  const told = withRoots(columns, context);
  const areDated = below.some((line) => line.cells.length > 1 && periodsIn(line.text, context).length > 0);
  return areDated && isKnown(told, 1) && told.some(({ text: name }) => isTimeName(name)) ? told : undefined;
}

/** "Relation | Name | Born | Place of work": a table of the family, or of who can be asked. */
const OF_PEOPLE: ReadonlySet<Label | undefined> = new Set<Label>(['name', 'first', 'last', 'born', 'phone', 'email']);

/** So many rows below names of columns say whether they are dated. */
const LOOKED_AT = 2;

/** Columns that no known name labels, by what their names begin with or are made of; two of one kind are none. */
function withRoots(columns: readonly Column[], context: Context): Column[] {
  const isOfStudy = columns.every(({ label }) => label !== 'title') && columns.some(({ text }) => columnByRoot(text) === 'degree');
  const isSchool = ({ text }: Column) => columnByRoot(text) === 'school' && !isExaminer(text);
  const own = columns.map((column): Column => {
    if (isOfStudy && isExaminer(column.text) && columns.some(isSchool)) return { ...column, label: 'none' };
    // "Institution" beside "Course": where somebody studied.
    if (column.label === 'employer' && isOfStudy && isSchool(column)) return { ...column, label: 'school' };
    if (column.label !== undefined) return column;
    const label = knownColumn(column.text, context) ?? columnByRoot(column.text);
    return label === undefined ? column : { ...column, label };
  });
  const isTwice = ({ label }: Column) => label !== 'none' && own.filter((other) => other.label === label).length > 1;
  return own.map((column, at) => (columns[at]?.label === undefined && isTwice(column) ? { ...column, label: 'none' } : column));
}

/** "부서/직위" above "영업팀 / 대리". */
function twofold(cell: Cell, context: Context): Column | undefined {
  const [first = '', last = '', ...more] = cell.text.split(STROKE);
  if (last === '' || more.length > 0) return undefined;
  const [before, behind] = [labelNamed(first, context), labelNamed(last, context)];
  if (behind !== before && before !== 'title' && behind === 'title') return { ...cell, label: behind, told: { name: last, at: -1 } };
  return before === 'title' && behind === 'none' ? { ...cell, label: before, told: { name: first, at: 0 } } : undefined;
}

const STROKE = /\s*[/／]\s*/u;

/** Where the table ends: at the first line with one cell that stands in no column but the first, or far below; without a page a line of one cell is none of its rows. */
function endOf(lines: readonly Line[], at: number, columns: readonly Column[], context: Context): number {
  const head = lines[at] as Line;
  const first = columns[0] as Column;
  let end = at + 1;
  for (; end < lines.length; end += 1) {
    const line = lines[end] as Line;
    const isInside =
      line.page === head.page &&
      isOfTable(line, head, columns) &&
      Math.abs(line.sizePt - head.sizePt) <= SMALLER &&
      line.bullet === undefined;
    const isAlone = line.cells.length === 1 && isInFirst(line, columns) && (line.bold || line.gap > 0.3 || line.y === 0);
    const isNewHead = line.bold && head.bold && line.cells.length >= COLUMNS_LEAST;
    // The heading of the next table stands in the middle of its row.
    const isHeading = line.cells.length === 1 && line.bold && headingKind(line.text, context) !== undefined;
    if (!isInside || isAlone || isNewHead || isHeading || line.x < first.x - BEFORE_COLUMN) break;
  }
  return end;
}

/** Points that the rows of a table may be larger or smaller than the names of its columns. */
const SMALLER = 1.2;

/** In one block with the names of the columns; or, as word processors have it, with several cells that each begin where one of these does. */
const isOfTable = ({ block, cells }: Line, head: Line, columns: readonly Column[]) =>
  block === head.block ||
  // Where a column's name says nothing, its cells stay beside the others, whose words and places say more.
  (columns.every(({ label }) => label !== undefined) &&
    cells.length > 1 &&
    cells.every(({ x }) => columns.some((cell) => Math.abs(cell.x - x) < 1)));

/** Lines by row: white parts them, or each line is one where no white does. What is left of names of columns stands before the first. */
function rowsOf(all: readonly Line[], columns: readonly Column[]): Line[][] {
  const start = all.findIndex((line) => isInFirst(line, columns));
  const lines = start < 0 ? [] : all.slice(start);
  const widest = Math.max(...lines.slice(1).map(({ gap }) => gap), 0);
  const isNew = (line: Line) => isInFirst(line, columns) && (widest < 0.1 ? line.cells.length > 1 : line.gap > widest * ROW_PART);
  const rows: Line[][] = [];
  for (const line of lines) {
    if (rows.length === 0 || isNew(line)) rows.push([line]);
    else rows.at(-1)?.push(line);
  }
  return rows;
}

/** More columns than a table of a CV has: too many ways to go through. */
const MOST_IN_ORDER = 9;

function linesOfRow(row: readonly Line[], columns: readonly Column[], context: Context): Line[] {
  const texts = columns.map(() => '');
  for (const { cells, y } of row) {
    // Word processors' cells stand where their texts end, one behind the other.
    const places =
      y === 0 && cells.length <= columns.length && columns.length <= MOST_IN_ORDER ? columnsInOrder(cells, columns, context) : [];
    for (const [index, cell] of cells.entries()) {
      const at = places[index] ?? columnOf(cell, columns);
      const before = texts[at] ?? '';
      texts[at] = before === '' ? cell.text : joined(before, cell.text);
    }
  }
  const [line] = row;
  if (!line) return [];
  const made = (text: string, gap: number, bullet?: string): Line => ({
    ...line,
    text,
    gap,
    bold: false,
    cells: [{ text, x: line.x, right: line.right }],
    ...(bullet && { bullet }),
  });
  const dated = texts.findIndex((text) => periodsIn(text, context).length > 0);
  // "From | Until": the two ends of a period in columns of their own.
  const isEnd = (text: string | undefined) => text !== undefined && text !== '' && text.length <= LONGEST_NAME && periodsIn(`${texts[dated]} – ${text}`, context).some(({ isSingle }) => !isSingle); // biome-ignore format: one thing
  const isBegin = dated >= 0 && periodsIn(texts[dated] ?? '', context).every(({ isSingle }) => isSingle);
  if (isBegin && isEnd(texts[dated + 1])) texts.splice(dated, 2, `${texts[dated]} – ${texts[dated + 1]}`, '');
  const others = columns.flatMap(({ text: name, label, told }, at): Line[] => {
    const text = texts[at] ?? '';
    if (at === dated || !/[\p{L}\p{N}]/u.test(text)) return [];
    const parts = text.split(STROKE);
    const own = told && parts.length === 2 ? parts.at(told.at) : undefined;
    if (told && own) return [made(`${told.name}: ${own}`, 0), made(parts.at(told.at === 0 ? -1 : 0) ?? '', 0, '•')];
    return label === undefined || label === 'none' ? [made(text, 0, '•')] : [made(`${nameOfColumn(name, label, context)}: ${text}`, 0)];
  });
  const sorted = [...others.filter(({ bullet }) => bullet === undefined), ...others.filter(({ bullet }) => bullet !== undefined)];
  return dated < 0 ? sorted : [made(texts[dated] ?? '', 1), ...sorted];
}

const isInFirst = ({ cells: [cell] }: Line, columns: readonly Column[]) => cell !== undefined && columnOf(cell, columns) === 0;

/** The column whose beginning or middle is nearest. */
function columnOf(cell: Cell, columns: readonly Column[]): number {
  const middle = ({ x, right }: Cell) => (x + right) / 2;
  const far = (column: Column) => Math.min(Math.abs(column.x - cell.x), Math.abs(middle(column) - middle(cell)));
  return columns.reduce((best, column, at) => (far(column) < far(columns[best] as Column) ? at : best), 0);
}

const joined = (before: string, behind: string) => {
  if (/\p{L}-$/u.test(before)) return before + behind;
  return /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}、，。]$/u.test(before) ? before + behind : `${before} ${behind}`;
};

/** "**Field of study** Biology": labels in letters of their own need no colon; here they get one. Names of schools and titles are none. */
export const withLabelsApart = (lines: readonly Line[], context: Context): Line[] =>
  lines.map((line) => {
    const [cell, ...more] = line.cells;
    const head = cell?.tail && more.length === 0 ? cell.text.slice(0, -cell.tail.length).trim() : '';
    const label = head === '' || /[:：]$/u.test(head) ? undefined : labelNamed(head, context);
    if (!cell?.tail || label === undefined || !APART.has(label)) return line;
    const text = `${head}: ${cell.tail}`;
    return { ...line, text, cells: [{ text, x: cell.x, right: cell.right }] };
  });

const APART: ReadonlySet<Label> = new Set<Label>(['field', 'grade', 'place', 'address', 'phone', 'email', 'born', 'nationality']);
