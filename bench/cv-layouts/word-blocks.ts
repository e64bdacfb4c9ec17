// The blocks of a CV as paragraphs and tables of Word. Lengths are twips, sizes of letters half points.
import {
  BorderStyle,
  type IParagraphOptions,
  type IRunOptions,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
} from 'docx';
import {
  type Block,
  type Contact,
  type DrawnCv,
  type Entry,
  type Form,
  labelledText,
  type Pairs,
  type Row,
  type Run,
  type Text,
} from './blocks.ts';
import type { Level } from './factors.ts';

export type Piece = Paragraph | Table;
type Cell = { children: Piece[]; fill?: string; span?: number };
export type Word = {
  cv: DrawnCv;
  size: number;
  line: number;
  accent: string;
  formwork: Level<'formwork'>;
  hasBoldLabels: boolean;
  /** Lists by Word's own numbering; else marks that are typed. */
  isRealList: boolean;
  isCentred: boolean;
};

const NONE = { style: BorderStyle.NONE, size: 0, color: 'FFFFFF' } as const;
const LINE = { style: BorderStyle.SINGLE, size: 4, color: '666666' } as const;
const borders = (side: typeof NONE | typeof LINE) => ({
  top: side,
  bottom: side,
  left: side,
  right: side,
  insideHorizontal: side,
  insideVertical: side,
});
export const NO_BORDERS = borders(NONE);
const BORDERS = borders(LINE);
const CELL = { top: 20, bottom: 20, left: 60, right: 60 };
/** Pictures of Unicode that stand before contacts. */
const SYMBOLS = { email: '✉', phone: '☎', address: '⌂', web: '⌘', born: '★', nationality: '⚑' };
const DATE_COLUMN = 2300;
const FORM_LABELS = 0.3;
const GREY = 'EEEEEE';

export const numberingOf = (mark: string): string => `mark${mark}`;

const tab = () => new TextRun({ children: ['\t'] });
const run = ({ text, isBold, isMuted }: Run) => new TextRun({ text, ...(isBold && { bold: true }), ...(isMuted && { color: '555555' }) });
const runs = (list: readonly Run[]) => list.map(run);

const para = ({ line }: Word, children: TextRun[], more: IParagraphOptions = {}): Paragraph =>
  new Paragraph({ children, spacing: { line, after: 20 }, ...more });
export const plain = (word: Word, text: string, more: IParagraphOptions = {}, look: IRunOptions = {}): Paragraph =>
  para(word, [new TextRun({ text, ...look })], more);
/** The little room behind a table or an entry. */
const gap = (word: Word) => plain(word, '', { spacing: { after: 0, line: 120 } });

export function table(word: Word, rows: readonly Cell[][], widths: readonly number[], sides: typeof NO_BORDERS, margins = CELL): Table {
  const whole = widths.reduce((sum, width) => sum + width, 0);
  const cellOf = ({ children, fill, span }: Cell, at: number) =>
    new TableCell({
      width: { size: span ? whole : (widths[at] ?? 0), type: WidthType.DXA },
      ...(span && { columnSpan: span }),
      ...(fill && { shading: { type: ShadingType.CLEAR, color: 'auto', fill } }),
      margins,
      // A cell without a paragraph is no valid one.
      children: children.length > 0 ? children : [plain(word, '')],
    });
  return new Table({
    width: { size: whole, type: WidthType.DXA },
    columnWidths: [...widths],
    layout: TableLayoutType.FIXED,
    borders: sides,
    rows: rows.map((cells) => new TableRow({ children: cells.map(cellOf) })),
  });
}

const cell = (word: Word, text: string, isBold = false, fill?: string): Cell => ({
  children: [plain(word, text, {}, { bold: isBold })],
  ...(fill && { fill }),
});
const split = (space: number, share: number): number[] => [Math.floor(space * share), Math.floor(space * (1 - share))];

/** `left`: how far from the left it begins. */
function text(word: Word, block: Text, left = 0): Paragraph[] {
  const indent = left > 0 ? { indent: { left } } : {};
  if (block.kind === 'para') return [para(word, runs(block.runs), indent)];
  if (block.kind === 'lines') return block.rows.map((row) => para(word, runs(row), indent));
  const { mark, items } = block;
  return items.flatMap((item) => {
    const below = (item.sub ?? []).map((one) => plain(word, `– ${one}`, { indent: { left: left + 600 } }));
    if (!mark) return [para(word, runs(item.runs), indent), ...below];
    if (!word.isRealList) return [para(word, [new TextRun(`${mark} `), ...runs(item.runs)], { indent: { left: left + 240 } }), ...below];
    const numbering = { reference: numberingOf(mark), level: 0 };
    const hanging = left > 0 ? { indent: { left: left + 360, hanging: 260 } } : {};
    return [para(word, runs(item.runs), { numbering, ...hanging }), ...below];
  });
}

function rowParagraph(word: Word, { runs: own, right }: Row, space: number, left = 0): Paragraph {
  const indent = left > 0 ? { indent: { left } } : {};
  if (!right) return para(word, runs(own), indent);
  return para(word, [...runs(own), tab(), ...runs(right)], { tabStops: [{ type: TabStopType.RIGHT, position: space }], ...indent });
}

function entry(word: Word, { rows, left, tail = [], text: below, isGroup, isTight }: Entry, space: number): Piece[] {
  const { isSidebar, page } = word.cv;
  const inner = (some: readonly Row[], room: number, from = 0) => [
    ...some.map((row) => rowParagraph(word, row, room, from)),
    ...(below ? text(word, below, from) : []),
    ...tail.map((row) => rowParagraph(word, row, room, from)),
  ];
  if (left === undefined) return [...inner(rows, space), ...(isGroup ? [] : [gap(word)])];
  const date = isSidebar ? Math.min(1500, Math.floor(space * 0.3)) : DATE_COLUMN;
  if (page === 'date-table') {
    const cells = [{ children: [plain(word, left)] }, { children: inner(rows, space - date) }];
    return [table(word, [cells], [date, space - date], NO_BORDERS)];
  }
  const [top, ...others] = rows;
  const atRight = top?.right ? [tab(), ...runs(top.right)] : [];
  const first = para(word, [new TextRun(left), tab(), ...runs(top?.runs ?? []), ...atRight], {
    tabStops: [
      { type: TabStopType.LEFT, position: date },
      { type: TabStopType.RIGHT, position: space },
    ],
    indent: { left: date, hanging: date },
  });
  return [first, ...inner(others, space, date), ...(isTight ? [] : [gap(word)])];
}

/** A table with a column for each part of an entry, what was done in a row below. */
function formColumns(word: Word, { of, entries }: Form, space: number): Piece[] {
  const { period, employer, position, school, degree, field } = word.cv.labels;
  const hasField = entries.some((one) => one.field);
  const heads = of === 'work' ? [period, employer, position] : [period, school, degree, ...(hasField ? [field] : [])];
  const others = Math.floor((space * 0.78) / (heads.length - 1));
  const rows: Cell[][] = [heads.map((one) => cell(word, one, true, GREY))];
  for (const one of entries) {
    rows.push([one.period, one.organization, one.title, ...(hasField ? [one.field ?? ''] : [])].map((words) => cell(word, words)));
    const below = one.text ? text(word, one.text) : one.notes.map((note) => plain(word, note));
    if (below.length > 0) rows.push([{ children: below, span: heads.length }]);
  }
  return [table(word, rows, [Math.floor(space * 0.22), ...heads.slice(1).map(() => others)], BORDERS), plain(word, '')];
}

/** A table of labels and values for each entry. */
function formRows(word: Word, { of, entries }: Form, space: number): Piece[] {
  const { period, employer, position, school, degree, field, duties } = word.cv.labels;
  const [house, name] = of === 'work' ? [employer, position] : [school, degree];
  const labelCell = (label: string) => cell(word, label, true, GREY);
  return entries.flatMap((one) => {
    const pairs: [string, string][] = [
      [period, one.period],
      [house, one.organization],
      [name, one.title],
      [field, one.field ?? ''],
    ];
    const rows = pairs.filter(([, value]) => value).map(([label, value]) => [labelCell(label), cell(word, value)]);
    if (one.text) rows.push([labelCell(duties), { children: text(word, one.text) }]);
    for (const note of one.notes) rows.push([labelCell(''), cell(word, note)]);
    return [table(word, rows, split(space, FORM_LABELS), BORDERS), plain(word, '')];
  });
}

function pairs(word: Word, { rows, colon, isTable, isBold = false, isEntry, text: below, textLabel }: Pairs, space: number): Piece[] {
  const cells = rows.map(([label, value]) => [cell(word, label, isBold), cell(word, value)]);
  const drawn: Piece[] = isTable
    ? [table(word, cells, split(space, 0.34), NO_BORDERS)]
    : rows.map(([label, value]) => para(word, [new TextRun({ text: label + colon, bold: isBold }), new TextRun(value)]));
  if (below) drawn.push(...(textLabel ? [plain(word, textLabel)] : []), ...text(word, below));
  return isEntry || isTable ? [...drawn, gap(word)] : drawn;
}

export function drawContact(word: Word, { style, items, colon }: Contact, space: number): Piece[] {
  const { cv, hasBoldLabels, isCentred } = word;
  const told = items.map((item) => labelledText(item, colon));
  if (style === 'row-pipe' || style === 'row-bullet')
    return [plain(word, told.join(style === 'row-pipe' ? ' | ' : ' • '), isCentred ? { alignment: 'center' } : {})];
  if (style === 'icons-glyph') {
    const texts = items.map((item) => `${SYMBOLS[item.kind]} ${labelledText(item, colon)}`);
    return (cv.isSidebar ? texts : [texts.join('   ')]).map((one) => plain(word, one));
  }
  if (style === 'labels')
    return items.map(({ label, value }) => para(word, [new TextRun({ text: label + colon, bold: hasBoldLabels }), new TextRun(value)]));
  if (style === 'labels-above') return items.flatMap(({ label, value }) => [plain(word, label, {}, { bold: true }), plain(word, value)]);
  const pairRows = items.map(({ label, value }): [string, string] => [label, value]);
  if (style === 'table') {
    const rows = pairRows.map((pair) => pair.map((one) => cell(word, one)));
    return [table(word, rows, [2000, Math.floor(space - 2000)], NO_BORDERS)];
  }
  if (style === 'form') {
    const all: [string, string][] = [[cv.labels.name, cv.header.lines.join(' ')], ...pairRows];
    const rows = all.map(([label, value]) => [cell(word, label, false, GREY), cell(word, value)]);
    return [table(word, rows, split(space, FORM_LABELS), BORDERS)];
  }
  return told.map((one) => plain(word, one, style === 'right' ? { alignment: 'right' } : {}));
}

/** Items side by side, in a table without lines. */
function columns(word: Word, items: readonly string[], most: number, mark: string, space: number): Piece[] {
  const count = space < 4500 ? 2 : most;
  const rows: Cell[][] = [];
  for (let at = 0; at < items.length; at += count) {
    const own = Array.from({ length: count }, (_, column) => items[at + column] ?? '');
    rows.push(own.map((one) => cell(word, one && mark ? `${mark} ${one}` : one)));
  }
  const widths = Array.from({ length: count }, () => Math.floor(space / count));
  return [table(word, rows, widths, NO_BORDERS), plain(word, '')];
}

/** A block, as wide as what it stands in (`space`). */
export function draw(word: Word, block: Block, space: number): Piece[] {
  switch (block.kind) {
    case 'para':
    case 'lines':
    case 'list':
      return text(word, block);
    case 'entry':
      return entry(word, block, space);
    case 'pairs':
      return pairs(word, block, space);
    case 'form':
      return word.formwork === 'columns' ? formColumns(word, block, space) : formRows(word, block, space);
    case 'contact':
      return drawContact(word, block, space);
    case 'columns':
      return columns(word, block.items, block.count, block.mark, space);
    case 'dots': {
      const tabStops = [{ type: TabStopType.LEFT, position: Math.min(2200, Math.floor(space / 2)) }];
      const dots = (part: number) => new TextRun('●'.repeat(part) + '○'.repeat(5 - part));
      return block.items.map((one) => para(word, [new TextRun(one.text), tab(), dots(one.part)], { tabStops }));
    }
    case 'table': {
      const width = Math.floor(Math.min(space, 6000) / block.head.length);
      const rows = [block.head.map((one) => cell(word, one, true)), ...block.rows.map((own) => own.map((one) => cell(word, one)))];
      const sides = block.hasBorder ? BORDERS : NO_BORDERS;
      return [
        table(
          word,
          rows,
          block.head.map(() => width),
          sides,
        ),
        plain(word, ''),
      ];
    }
    case 'sign':
      return [
        ...(block.declare ? [plain(word, block.declare, { spacing: { before: 300 } })] : []),
        plain(word, block.text, { spacing: { before: 200 } }),
        plain(word, '______________________'),
        plain(word, block.name),
      ];
    case 'bars':
    case 'tags':
      throw new Error(`Word has no ${block.kind}`);
  }
}
