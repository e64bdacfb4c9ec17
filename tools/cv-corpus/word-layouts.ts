// Word-like layouts: what people write in an office program, from a plain page to tables and boxes that hold the page together.
import { readFileSync } from 'node:fs';
import {
  BorderStyle,
  Document,
  type FileChild,
  Footer,
  Header,
  type ISectionOptions,
  Packer,
  PageNumber,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  Textbox,
  TextRun,
  VerticalAlign,
  WidthType,
} from 'docx';
import type { Sheet } from './sheet.ts';
import { type Block, contacts, head, heading, part, sections, type WordForm } from './word-parts.ts';
import type { Kind } from './words.ts';

export type WordLayout = { name: string; docx: (sheet: Sheet, more?: readonly Paragraph[]) => Promise<Buffer> };

const PAGE_TWIPS = 11906;
const MARGIN_TWIPS = 1134;
const WIDE = PAGE_TWIPS - 2 * MARGIN_TWIPS;
const NONE = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const;
const NO_BORDERS = { top: NONE, bottom: NONE, left: NONE, right: NONE, insideHorizontal: NONE, insideVertical: NONE };
const EAST_FONTS: Record<string, string> = { cn: 'WenQuanYi Micro Hei', jp: 'IPAPGothic', ko: 'NanumGothic' };

function written(sheet: Sheet, children: readonly FileChild[], font: string, more: Partial<ISectionOptions> = {}): Promise<Buffer> {
  const eastAsia = EAST_FONTS[sheet.locale] ?? font;
  const document = new Document({
    title: sheet.documentTitle ?? '',
    creator: sheet.name,
    styles: {
      default: {
        document: { run: { font: { ascii: font, hAnsi: font, eastAsia, cs: font } } },
        heading2: { run: { bold: true, size: 26, color: '1F4E79' } },
      },
    },
    sections: [
      {
        properties: {
          page: {
            size: { width: PAGE_TWIPS, height: 16838 },
            margin: { top: MARGIN_TWIPS, bottom: MARGIN_TWIPS, left: MARGIN_TWIPS, right: MARGIN_TWIPS },
          },
        },
        ...more,
        children,
      },
    ],
  });
  return Packer.toBuffer(document);
}

const title = (sheet: Sheet, form: WordForm): Block[] =>
  sheet.documentTitle
    ? [new Paragraph({ children: [new TextRun({ text: sheet.documentTitle, size: form.size + 12, bold: true })], spacing: { after: 120 } })]
    : [];

function plain(sheet: Sheet, more: readonly Paragraph[] = []): Promise<Buffer> {
  const form: WordForm = { size: 22, dates: 'line-after', first: 'title', heading: 'style', tabAt: WIDE, bullets: true };
  return written(
    sheet,
    [...title(sheet, form), ...head(sheet, form), ...contacts(sheet, form, 'labels'), ...sections(sheet, sheet.kinds, form), ...more],
    'Carlito',
  );
}

/** Dates at the right edge behind a tab; name and page number come again at the foot of each page. */
function tabs(sheet: Sheet): Promise<Buffer> {
  const form: WordForm = { size: 21, dates: 'tab', first: 'organization', heading: 'rule', tabAt: WIDE, bullets: true };
  const foot = new Paragraph({
    alignment: 'center',
    children: [new TextRun({ children: [`${sheet.name} – `, PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES], size: 16 })],
  });
  return written(
    sheet,
    [...head(sheet, form, 'center'), ...contacts(sheet, form, 'one-line'), ...sections(sheet, sheet.kinds, form)],
    'Liberation Serif',
    { footers: { default: new Footer({ children: [foot] }) }, headers: { default: new Header({ children: [new Paragraph('')] }) } },
  );
}

const cell = (children: readonly (Paragraph | Table)[], width: number, more: { fill?: string } = {}) =>
  new TableCell({
    children: [...children],
    width: { size: width, type: WidthType.DXA },
    margins: { left: 140, right: 140, top: 100, bottom: 100 },
    verticalAlign: VerticalAlign.TOP,
    ...(more.fill && { shading: { fill: more.fill } }),
  });

/** A table without lines holds a sidebar and the main column. */
function sidebarTable(sheet: Sheet): Promise<Buffer> {
  const form: WordForm = { size: 19, dates: 'line-before', first: 'title', heading: 'caps', color: '7B2D26', tabAt: 6000, bullets: true };
  const side: Kind[] = ['skills', 'languages', 'certificates', 'interests'];
  const left = [
    ...head(sheet, form, 'left', 34),
    heading(sheet.contactHeading, form),
    ...contacts(sheet, form, 'bare'),
    ...sections(sheet, side, form),
  ];
  const right = sections(
    sheet,
    sheet.kinds.filter((kind) => !side.includes(kind)),
    form,
  );
  const table = new Table({
    rows: [new TableRow({ children: [cell(left, 3200, { fill: 'F2E8E5' }), cell(right, WIDE - 3200)] })],
    columnWidths: [3200, WIDE - 3200],
    width: { size: WIDE, type: WidthType.DXA },
    borders: NO_BORDERS,
  });
  return written(sheet, [table], 'Carlito');
}

/** Name and contact in boxes of text above the rest. */
function boxes(sheet: Sheet): Promise<Buffer> {
  const form: WordForm = { size: 21, dates: 'in-brackets', first: 'title', heading: 'bold', color: '2F5496', tabAt: WIDE, bullets: false };
  const box = (children: readonly Block[], height: `${number}pt`) =>
    new Textbox({ alignment: 'left', children: [...children], style: { width: '450pt', height } });
  return written(
    sheet,
    [
      box(head(sheet, form), '60pt'),
      box(contacts(sheet, form, 'labels'), `${sheet.contact.length * 15 + 10}pt`),
      ...sections(sheet, sheet.kinds, form),
    ],
    'Liberation Sans',
  );
}

const EUROPASS = new Map(
  readFileSync(new URL('./europass-words.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => [line.slice(0, 2), line.slice(4).split(' | ')] as const),
);
/** Locales in which the labelled form is written. */
export const EUROPASS_LOCALES: readonly string[] = [...EUROPASS.keys()];

/** The form of Europass before 2013: a label at the left of each line, its value at the right. */
function labelled(sheet: Sheet): Promise<Buffer> {
  const form: WordForm = { size: 20, dates: 'line-after', first: 'title', heading: 'bold', tabAt: 6000, bullets: true };
  const [dates = '', position = '', activities = '', employer = '', qualification = '', provider = ''] = EUROPASS.get(sheet.locale) ?? [];
  const rows: TableRow[] = [];
  const write = (words: string, bold = false) => new Paragraph({ children: [new TextRun({ text: words, size: form.size, bold })] });
  const row = (label: string, values: readonly Paragraph[], isHeading = false) =>
    values.length > 0 &&
    rows.push(
      new TableRow({
        children: [
          cell([new Paragraph({ alignment: 'right', children: [new TextRun({ text: label, size: form.size, bold: isHeading })] })], 3000),
          cell(values, WIDE - 3000),
        ],
      }),
    );
  row(sheet.documentTitle ?? 'Curriculum Vitae', [write('')], true);
  row(sheet.contactHeading, [write(sheet.name, true)], true);
  for (const one of sheet.contact) row(one.label, [write(one.text)]);
  for (const kind of sheet.kinds) {
    if (kind !== 'work' && kind !== 'education') {
      row(sheet.headings[kind], part(sheet, kind, form), true);
      continue;
    }
    row(sheet.headings[kind], [write('')], true);
    for (const { organization, place, items } of sheet[kind])
      for (const { title: name, more, dates: period, grade, lines } of items) {
        row(dates, [write(period)]);
        row(kind === 'work' ? position : qualification, [write(name, true), ...(more ? [write(more)] : [])]);
        const told = [...lines, ...(grade ? [grade] : [])];
        if (kind === 'work')
          row(
            activities,
            told.map((each) => write(each)),
          );
        row(kind === 'work' ? employer : provider, [write([organization, place].filter(Boolean).join(', '))]);
        if (kind === 'education')
          row(
            '',
            told.map((each) => write(each)),
          );
      }
  }
  return written(
    sheet,
    [new Table({ rows, columnWidths: [3000, WIDE - 3000], width: { size: WIDE, type: WidthType.DXA }, borders: NO_BORDERS })],
    'Liberation Sans',
  );
}

/** Dates in the left column of a table, one row an entry. */
function datesTable(sheet: Sheet): Promise<Buffer> {
  const form: WordForm = { size: 21, dates: 'line-after', first: 'title', heading: 'rule', color: '385623', tabAt: 6000, bullets: true };
  const write = (words: string, more: { bold?: boolean; italics?: boolean } = {}) =>
    new Paragraph({ children: [new TextRun({ text: words, size: form.size, ...more })] });
  const table = (kind: 'work' | 'education') =>
    new Table({
      columnWidths: [2500, WIDE - 2500],
      width: { size: WIDE, type: WidthType.DXA },
      borders: NO_BORDERS,
      rows: sheet[kind].flatMap(({ organization, place, items }) =>
        items.map(({ title: name, more, dates, grade, lines }) => {
          const right = [
            write(organization, { bold: true }),
            write(name, { italics: true }),
            ...[more, grade].filter((each) => each !== undefined).map((each) => write(each)),
          ];
          const told = lines.map(
            (each) => new Paragraph({ children: [new TextRun({ text: each, size: form.size })], bullet: { level: 0 } }),
          );
          return new TableRow({ children: [cell([write(dates), write(place)], 2500), cell([...right, ...told], WIDE - 2500)] });
        }),
      ),
    });
  const body = sheet.kinds.flatMap((kind): FileChild[] => [
    heading(sheet.headings[kind], form),
    ...(kind === 'work' || kind === 'education' ? [table(kind)] : part(sheet, kind, form)),
  ]);
  return written(
    sheet,
    [...title(sheet, form), ...head(sheet, form, 'left', 36), ...contacts(sheet, form, 'labels'), ...body],
    'Liberation Serif',
  );
}

/** By name; all start with "word". */
export const WORD_LAYOUTS: readonly WordLayout[] = [
  { name: 'word-plain', docx: plain },
  { name: 'word-tabs', docx: tabs },
  { name: 'word-sidebar', docx: sidebarTable },
  { name: 'word-boxes', docx: boxes },
  { name: 'word-dates-table', docx: datesTable },
  { name: 'word-labelled', docx: labelled },
];
