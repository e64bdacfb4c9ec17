// A CV as a document of Word.
import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  Header,
  HeadingLevel,
  type IRunOptions,
  LevelFormat,
  Packer,
  PageNumber,
  Paragraph,
  ShadingType,
  TextRun,
  UnderlineType,
} from 'docx';
import { type DrawnCv, labelledText, type Section } from './blocks.ts';
import { pick } from './chance.ts';
import type { Level } from './factors.ts';
import type { Layout } from './layout.ts';
import { draw, drawContact, NO_BORDERS, numberingOf, type Piece, plain, table, type Word } from './word-blocks.ts';

const ACCENTS = ['1F4E79', '8A2B2B', '2F6B4F', '5B3A8C', '444444', 'B3541E'];
const FONTS: Record<Level<'font'>, string[]> = {
  sans: ['Calibri', 'Arial', 'Verdana'],
  serif: ['Times New Roman', 'Cambria', 'Georgia'],
  mono: ['Courier New'],
  wide: ['Verdana'],
};
/** Twips. */
const LINES: Record<Level<'leading'>, number> = { tight: 240, normal: 264, wide: 336 };
const GAPS: Record<Level<'leading'>, number> = { tight: 60, normal: 110, wide: 160 };
const PAPERS: Record<Level<'paper'>, { width: number; height: number }> = {
  A4: { width: 11906, height: 16838 },
  Letter: { width: 12240, height: 15840 },
};
const MARGIN = 1000;
const CELL_PADDING = 120;
const MARKS = ['•', '–', '▪', '✓'];
const RUNNING_SIZE = 16;

/** What a drawing needs beside its blocks. */
type Sheet = Word & { layout: Layout; area: number; gap: number; dice: () => number };

const headingLooks = (size: number, accent: string): Record<Level<'head'>, IRunOptions> => ({
  'bold-larger': { bold: true, size: size + 6 },
  caps: { bold: true, size: size + 2 },
  'caps-tracked': { bold: true, characterSpacing: 60 },
  'small-grey': { color: '888888', size: size - 2 },
  underlined: { bold: true, underline: { type: UnderlineType.SINGLE } },
  rule: { bold: true, size: size + 4 },
  box: { bold: true, color: 'FFFFFF' },
  centred: { bold: true, size: size + 4 },
  lower: { color: accent, size: size + 6 },
  arrow: { bold: true, size: size + 2 },
  colon: { bold: true },
  'bold-same-size': { bold: true },
  'coloured-plain': { color: accent },
  numbered: { bold: true, size: size + 2 },
  icon: { bold: true, color: accent, size: size + 4 },
  bilingual: { bold: true, size: size + 2 },
});

/** A heading, by a style of Word or by hand. */
function heading(sheet: Sheet, text: string): Paragraph {
  const { cv, size, accent, gap, layout } = sheet;
  const look = cv.headingLook;
  const isInTable = cv.isSidebar || cv.page === 'margin-heads';
  return new Paragraph({
    children: [new TextRun({ text, color: '111111', ...headingLooks(size, accent)[look] })],
    ...(layout.get('dochead') === 'style' && { heading: HeadingLevel.HEADING_1 }),
    keepNext: !isInTable,
    spacing: { before: gap * 2, after: 60 },
    ...(look === 'centred' && { alignment: AlignmentType.CENTER }),
    ...(look === 'rule' && { border: { bottom: { style: BorderStyle.SINGLE, size: 6, color: accent, space: 1 } } }),
    ...(look === 'box' && { shading: { type: ShadingType.CLEAR, color: 'auto', fill: accent } }),
  });
}

const nameLooks = (size: number): Record<Level<'name'>, IRunOptions> => ({
  large: { bold: true, size: size * 2 },
  caps: { size: Math.round(size * 1.8) },
  'two-lines': { size: size * 2 },
  tracked: { size: Math.round(size * 1.7), characterSpacing: 80 },
  'plain-bold': { bold: true, size: size + 4 },
});

/** What stands at the top: what it is, whose it is. */
function headOf(sheet: Sheet): Piece[] {
  const { cv, size, accent, isCentred, dice } = sheet;
  const { lines, headline, title, look } = cv.header;
  const centre = isCentred ? { alignment: AlignmentType.CENTER } : {};
  const line = (text: string, more: IRunOptions, after: number) =>
    new Paragraph({ children: [new TextRun({ text, ...more })], ...centre, spacing: { after } });
  const over = title ? [line(title, { size: size + 6, bold: dice() < 0.5 }, 80)] : [];
  const names = lines.map((text) => line(text, nameLooks(size)[look], 20));
  // A form has the name among its cells.
  if (cv.page === 'form') return over.length > 0 ? over : names;
  return [...over, ...names, ...(headline ? [plain(sheet, headline, centre, { color: accent, size: size + 2 })] : [])];
}

const bodyOf = (sheet: Sheet, { blocks }: Section, space: number): Piece[] => blocks.flatMap((block) => draw(sheet, block, space));
const sectionsOf = (sheet: Sheet, sections: readonly Section[], space: number): Piece[] =>
  sections.flatMap((section) => [heading(sheet, section.heading), ...bodyOf(sheet, section, space)]);

/** A table of two cells holds the side and the rest. */
function sidebarPage(sheet: Sheet, head: readonly Piece[], sign: readonly Piece[]): Piece[] {
  const { cv, area, dice } = sheet;
  const side = Math.floor(area * 0.33);
  const main = area - side;
  const isHeadInside = dice() < 0.5;
  const mainCell = {
    children: [...(isHeadInside ? head : []), ...sectionsOf(sheet, cv.main, main - 2 * CELL_PADDING), ...sign, plain(sheet, '')],
  };
  const sideCell = {
    children: [...sectionsOf(sheet, cv.side, side - 2 * CELL_PADDING), plain(sheet, '')],
    ...(dice() < 0.5 && { fill: 'F0F0EE' }),
  };
  const isLeft = cv.page === 'left-sidebar';
  const cells = isLeft ? [sideCell, mainCell] : [mainCell, sideCell];
  const margins = { top: 60, bottom: 60, left: CELL_PADDING, right: CELL_PADDING };
  const both = table(sheet, [cells], isLeft ? [side, main] : [main, side], NO_BORDERS, margins);
  return [...(isHeadInside ? [] : head), both];
}

/** Headings in a column of their own. */
function marginPage(sheet: Sheet, top: readonly Piece[], sign: readonly Piece[]): Piece[] {
  const { cv, area } = sheet;
  const left = Math.floor(area * 0.24);
  const rows = cv.main.map((one) => [
    { children: [heading(sheet, one.heading)] },
    { children: [...bodyOf(sheet, one, area - left - CELL_PADDING), plain(sheet, '')] },
  ]);
  return [...top, plain(sheet, ''), table(sheet, rows, [left, area - left], NO_BORDERS), ...sign];
}

function childrenOf(sheet: Sheet): Piece[] {
  const { cv, area } = sheet;
  const head = headOf(sheet);
  const sign = cv.sign ? draw(sheet, cv.sign, area) : [];
  if (cv.isSidebar) return sidebarPage(sheet, head, sign);
  const top = [...head, ...(cv.contact.style === 'footer' ? [] : drawContact(sheet, cv.contact, area))];
  if (cv.page === 'margin-heads') return marginPage(sheet, top, sign);
  return [...top, ...sectionsOf(sheet, cv.main, area), ...sign];
}

function runningLine(text: string): Paragraph {
  const parts = [
    new TextRun({ text: `${text} `, size: RUNNING_SIZE }),
    new TextRun({ children: [PageNumber.CURRENT], size: RUNNING_SIZE }),
  ];
  return new Paragraph({ alignment: AlignmentType.CENTER, children: parts });
}

function footOf(sheet: Sheet): Paragraph[] {
  const { contact, isSidebar, running, colon } = sheet.cv;
  const texts = contact.items.map((item) => labelledText(item, colon)).join(' | ');
  const isContact = contact.style === 'footer' && !isSidebar;
  return [
    ...(isContact ? [plain(sheet, texts, { alignment: AlignmentType.CENTER }, { size: RUNNING_SIZE })] : []),
    ...(running?.place === 'footer' ? [runningLine(running.text)] : []),
  ];
}

const numbering = MARKS.map((mark) => ({
  reference: numberingOf(mark),
  levels: [
    {
      level: 0,
      format: LevelFormat.BULLET,
      text: mark,
      alignment: AlignmentType.LEFT,
      style: { paragraph: { indent: { left: 360, hanging: 260 } } },
    },
  ],
}));

/** The bytes of a document. */
export function wordOf(cv: DrawnCv, layout: Layout): Promise<Buffer> {
  const dice = layout.random('docx');
  const paper = PAPERS[layout.get('paper')];
  const leading = layout.get('leading');
  const size = Math.round(Number(layout.get('size')) * 2);
  const font = pick(FONTS[layout.get('font')], dice());
  const sheet: Sheet = {
    cv,
    layout,
    dice,
    size,
    line: LINES[leading],
    gap: GAPS[leading],
    area: paper.width - 2 * MARGIN,
    accent: pick(ACCENTS, dice()),
    formwork: cv.page === 'form' ? layout.get('formwork') : 'columns',
    hasBoldLabels: dice() < 0.5,
    isRealList: dice() < 0.6,
    isCentred: dice() < 0.35,
  };
  const foot = footOf(sheet);
  const heading1 = { run: { font, size: size + 4, bold: false }, paragraph: { spacing: { before: 200, after: 60 } } };
  const margin = { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN };
  const document = new Document({
    styles: { default: { document: { run: { font, size } }, heading1 } },
    numbering: { config: numbering },
    sections: [
      {
        properties: { page: { size: paper, margin } },
        children: childrenOf(sheet),
        ...(cv.running?.place === 'header' && { headers: { default: new Header({ children: [runningLine(cv.running.text)] }) } }),
        ...(foot.length > 0 && { footers: { default: new Footer({ children: foot }) } }),
      },
    ],
  });
  return Packer.toBuffer(document);
}
