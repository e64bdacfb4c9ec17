// LaTeX-like layouts, after the habits of its classes for CVs: dates in the left margin, centred heads with rules, small capitals, dates at the right.
import type { Group, Sheet } from './sheet.ts';
import { TexPage } from './tex-page.ts';
import type { Kind } from './words.ts';

export type TexLayout = { name: string; pdf: (sheet: Sheet) => Promise<Buffer> };

const BLUE = '#3873B3';
const joined = (parts: readonly (string | undefined)[], between = ', ') => parts.filter(Boolean).join(between);

/** Plain lines of the kinds that are no entries: what stands at the left (a label), and the text. */
function labelledLines(sheet: Sheet, kind: Exclude<Kind, 'work' | 'education'>): [string, string][] {
  if (kind === 'summary') return [['', sheet.summary]];
  if (kind === 'skills') return sheet.skills.map(({ group, names }) => [group ?? '', names.join(', ')]);
  if (kind === 'languages') return sheet.languages.map(({ name, words }) => [name, words]);
  if (kind === 'certificates') return sheet.certificates.map(({ name, issuer, on }) => [on, joined([name, issuer])]);
  if (kind === 'memberships') return sheet.memberships.map(({ title, organization, dates }) => [dates, joined([title, organization])]);
  return sheet.lines[kind].map((line) => ['', line]);
}

const contactTexts = (sheet: Sheet) =>
  sheet.contact.map(({ kind, label, text }) => (kind === 'born' || kind === 'nationality' ? `${label}: ${text}` : text));

/** Dates and labels right-aligned in a narrow left column, the rest beside it. */
function leftDates(sheet: Sheet): Promise<Buffer> {
  const page = new TexPage(sheet, 56);
  const column = 98;
  const x = page.left + column + 10;
  const width = page.width - column - 10;
  const top = page.y;
  page.put(sheet.name, page.left, page.width * 0.6, { size: 28, color: '#555' });
  page.y += 36;
  page.put(sheet.headline, page.left, page.width * 0.6, { face: 'italic', size: 13, color: '#888' });
  page.y = top;
  for (const text of contactTexts(sheet))
    page.y += page.put(text, page.left + page.width * 0.6, page.width * 0.4, { face: 'italic', size: 9, align: 'right' });
  page.y = Math.max(page.y, top + 62) + 8;
  const row = (label: string, write: () => void) => {
    page.room(26);
    const before = page.y;
    const height = label ? page.put(label, page.left, column, { align: 'right', size: 9.5 }) : 0;
    page.y = before;
    write();
    page.y = Math.max(page.y, before + height) + 3;
  };
  for (const kind of sheet.kinds) {
    page.room(46);
    page.y += 6;
    page.doc.rect(page.left, page.y + 6, column, 4).fill(BLUE);
    page.y += page.put(sheet.headings[kind], x, width, { size: 14, color: BLUE }) + 4;
    if (kind === 'work' || kind === 'education')
      for (const { organization, place, items } of sheet[kind])
        for (const { title, more, dates, grade, lines } of items)
          row(dates, () => {
            page.y += page.put(joined([title, more, organization, place, grade]), x, width);
            page.bullets(lines, x, width, 9);
          });
    else
      for (const [label, text] of labelledLines(sheet, kind))
        row(label, () => {
          page.y += page.put(text, x, width, { align: kind === 'summary' ? 'justify' : 'left' });
        });
  }
  return page.end();
}

/** Head in the middle, headings in small capitals over a rule; organization and place, below them title and dates. */
function centeredRules(sheet: Sheet): Promise<Buffer> {
  const page = new TexPage(sheet, 62);
  page.line(sheet.name, { face: 'caps', size: 24, align: 'center' }, 4);
  page.line(contactTexts(sheet).join('  |  '), { size: 9, align: 'center' }, 8);
  const entry = ({ organization, place, items }: Group) => {
    page.room(44);
    page.pair(organization, place, { face: 'bold' }, { face: 'regular' });
    for (const { title, more, dates, grade, lines } of items) {
      page.pair(joined([title, more]), dates, { face: 'italic', size: 9.5 }, { face: 'italic', size: 9.5 });
      if (grade) page.line(grade, { size: 9.5 }, 1);
      page.bullets(lines, page.left + 12, page.width - 12, 9.5);
    }
    page.y += 4;
  };
  for (const kind of sheet.kinds) {
    page.room(50);
    page.y += 5;
    page.line(sheet.headings[kind], { face: 'caps', size: 12.5 }, 0);
    page.rule();
    if (kind === 'work' || kind === 'education') for (const group of sheet[kind]) entry(group);
    else
      for (const [label, text] of labelledLines(sheet, kind))
        page.line(joined([label, text], ': '), { size: 9.5, align: kind === 'summary' ? 'justify' : 'left' });
  }
  return page.end();
}

/** As an article: bold headings, sentences with commas, dates at the right edge. */
function rightDates(sheet: Sheet): Promise<Buffer> {
  const page = new TexPage(sheet, 72);
  page.line(sheet.name, { face: 'bold', size: 17 }, 3);
  page.line(sheet.headline, { face: 'italic' }, 3);
  for (const text of contactTexts(sheet)) page.line(text, { size: 9.5 }, 0);
  page.y += 6;
  for (const kind of sheet.kinds) {
    page.room(50);
    page.y += 7;
    page.line(sheet.headings[kind], { face: 'bold', size: 14 }, 4);
    if (kind === 'work' || kind === 'education')
      for (const { organization, place, items } of sheet[kind])
        for (const { title, more, dates, grade, lines } of items) {
          page.room(30);
          page.pair(joined([title, organization], ' — '), dates, { face: 'bold' }, {});
          page.line(joined([more, place, grade], ' · '), { face: 'italic', size: 9.5 }, 1);
          page.bullets(lines, page.left, page.width);
          page.y += 4;
        }
    else if (kind === 'memberships' || kind === 'certificates')
      for (const [label, text] of labelledLines(sheet, kind)) page.pair(text, label, {}, {});
    else
      for (const [label, text] of labelledLines(sheet, kind))
        page.line(joined([label, text], ' — '), { align: kind === 'summary' ? 'justify' : 'left' });
  }
  return page.end();
}

/** Narrow left column for what is short, wide one for what is long, the name over both. */
function twoColumnTex(sheet: Sheet): Promise<Buffer> {
  const page = new TexPage(sheet, 48);
  const side: Kind[] = ['skills', 'languages', 'certificates', 'interests', 'awards'];
  const narrow = 140;
  page.line(sheet.name, { face: 'bold', size: 22, color: '#7a1f1f' }, 1);
  page.line(sheet.headline, { face: 'caps', size: 11 }, 8);
  const top = page.y;
  const head = (kind: string, x: number, width: number) => {
    page.room(40);
    page.y += page.put(kind, x, width, { face: 'caps', size: 13, color: '#7a1f1f' }) + 1;
    page.doc
      .moveTo(x, page.y)
      .lineTo(x + width, page.y)
      .lineWidth(0.8)
      .strokeColor('#7a1f1f')
      .stroke();
    page.y += 4;
  };
  head(sheet.contactHeading, page.left, narrow);
  for (const text of contactTexts(sheet)) page.y += page.put(text, page.left, narrow, { size: 9 }) + 2;
  for (const kind of side.filter((each) => sheet.kinds.includes(each))) {
    page.y += 8;
    head(sheet.headings[kind], page.left, narrow);
    if (kind === 'skills')
      for (const name of sheet.skills.flatMap(({ names }) => names)) page.y += page.put(name, page.left, narrow, { size: 9.5 }) + 1;
    else
      for (const [label, text] of labelledLines(sheet, kind as 'languages'))
        page.y += page.put(joined([label, text], kind === 'languages' ? ' – ' : ' '), page.left, narrow, { size: 9 }) + 2;
  }
  const x = page.left + narrow + 22;
  const width = page.width - narrow - 22;
  page.y = top;
  for (const kind of sheet.kinds.filter((each) => !side.includes(each))) {
    head(sheet.headings[kind], x, width);
    if (kind === 'work' || kind === 'education')
      for (const { organization, place, items } of sheet[kind])
        for (const { title, more, dates, grade, lines } of items) {
          page.room(40);
          page.y += page.put(title, x, width, { face: 'bold' });
          page.y += page.put(joined([organization, place], ' — '), x, width, { color: '#7a1f1f', size: 9.5 });
          page.y += page.put(joined([dates, more, grade], ' · '), x, width, { face: 'italic', size: 9 });
          page.bullets(lines, x, width, 9);
          page.y += 5;
        }
    else
      for (const [label, text] of labelledLines(sheet, kind)) page.y += page.put(joined([label, text], ' '), x, width, { size: 9.5 }) + 2;
    page.y += 6;
  }
  return page.end();
}

/** By name; all start with "tex". */
export const TEX_LAYOUTS: readonly TexLayout[] = [
  { name: 'tex-left-dates', pdf: leftDates },
  { name: 'tex-centered-rules', pdf: centeredRules },
  { name: 'tex-right-dates', pdf: rightDates },
  { name: 'tex-two-columns', pdf: twoColumnTex },
];
