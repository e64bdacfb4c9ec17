// LinkedIn's "Save to PDF": Apache FOP, one font, sizes that say what a line is. Read by size and place alone, so in every language of its
// menus. Main column: 26 name, 15.75 section, 12 company or school (and headline above), 11.5 title, 10.5 text; side: 13 heading, 10.5 text.
import { type Cv, type CvEducation, type CvWork, emptyCv } from '../cv.ts';
import type { TextDocument } from '../text-document.ts';
import { type Row, readSide, type SidePart } from './linkedin-side.ts';
import { given, home, sure } from './plain-cv.ts';
import { writtenPeriod } from './written-dates.ts';

const SIDE_RIGHT = 200;

const is = (row: Row | undefined, sizePt: number) => row !== undefined && Math.abs(row.sizePt - sizePt) < 0.2;

/** Whether the document is one of LinkedIn's: by what made it, and by its sizes. */
export function isLinkedinPdf(document: TextDocument): boolean {
  const sizes = (sizePt: number, left: number) =>
    document.lines.some((line) => Math.abs(line.sizePt - sizePt) < 0.2 && Math.abs(line.x - left) < 12);
  const geometry = sizes(26, 224) && sizes(15.75, 224);
  return geometry && (sizes(13, 22) || /apache fop/i.test(document.producer ?? '') || /linkedin/i.test(document.author ?? ''));
}

/** The CV that such a document says. */
export function readLinkedinPdf(document: TextDocument): Cv {
  const main: Row[] = [];
  const side: Row[] = [];
  for (const line of document.lines) {
    if (Math.abs(line.sizePt - 9) < 0.2) continue;
    const part = (left: boolean) => line.cells.filter((cell) => cell.x < SIDE_RIGHT === left).map((cell) => cell.text);
    for (const [rows, texts] of [
      [side, part(true)],
      [main, part(false)],
    ] as const) {
      if (texts.length === 0) continue;
      const text = `${line.bullet ? '- ' : ''}${texts.join(' ')}`;
      rows.push({ text, sizePt: line.sizePt, y: line.y, page: line.page, color: line.color, links: line.links, gap: line.gap });
    }
  }
  const inOrder = (a: Row, b: Row) => a.page - b.page || a.y - b.y;
  return { ...emptyCv(), ...readSide(sideParts(side.sort(inOrder))), ...readMain(main.sort(inOrder)) };
}

function sideParts(rows: Row[]): SidePart[] {
  const parts: SidePart[] = [];
  for (const row of rows) {
    if (is(row, 13)) parts.push({ heading: row.text, rows: [] });
    else parts.at(-1)?.rows.push(row);
  }
  return parts;
}

function readMain(rows: Row[]): Partial<Cv> {
  const first = rows.findIndex((row) => is(row, 15.75));
  const head = rows.slice(0, first < 0 ? rows.length : first);
  const cv: Partial<Cv> = { ...readHead(head), work: [], education: [], rest: [] };
  for (const { heading, lines } of sections(rows.slice(head.length))) {
    if (lines.some((row) => is(row, 11.5))) cv.work = [...(cv.work ?? []), ...readWork(lines)];
    else if (lines.some((row) => is(row, 12))) cv.education = [...(cv.education ?? []), ...readEducation(lines)];
    else if (!cv.summary) Object.assign(cv, given('summary', paragraphs(lines)));
    else cv.rest?.push({ heading, lines: lines.map((row) => row.text) });
  }
  return cv;
}

function sections(rows: Row[]): { heading: string; lines: Row[] }[] {
  const found: { heading: string; lines: Row[] }[] = [];
  for (const row of rows) {
    if (is(row, 15.75)) found.push({ heading: row.text, lines: [] });
    else found.at(-1)?.lines.push(row);
  }
  return found;
}

/** Name, headline and, in its last line, the place: of another colour, or with a comma and nothing that a headline has. */
function readHead(rows: Row[]): Partial<Cv> {
  const full = rows
    .filter((row) => is(row, 26))
    .map((row) => row.text)
    .join(' ');
  const lines = rows.filter((row) => is(row, 12));
  const last = lines.at(-1);
  const apart =
    lines.length > 1 &&
    last !== undefined &&
    (last.color !== lines[0]?.color || /^[\p{L}\p{M}\s.'’()-]+,[\p{L}\p{M}\s.,'’()-]+$/u.test(last.text));
  const headline = (apart ? lines.slice(0, -1) : lines).map((row) => row.text).join(' ');
  const [, first, family] = /^(\S+)\s+(\S+)$/.exec(full) ?? [];
  return {
    ...(full && { name: sure({ full, ...(first && family && { first, last: family }) }) }),
    ...given('headline', headline),
    ...(apart && home(last?.text)),
  };
}

function readWork(rows: Row[]): CvWork[] {
  const work: CvWork[] = [];
  let employer = '';
  let entry: { work: CvWork; text: Row[]; dated: boolean } | undefined;
  const finish = () => {
    if (entry) work.push(withText(entry.work, entry.text));
    entry = undefined;
  };
  let before: Row | undefined;
  for (const row of rows) {
    if (is(row, 12)) {
      finish();
      employer = is(before, 12) ? `${employer} ${row.text}` : row.text;
    } else if (is(row, 11.5)) {
      const goesOn = entry && !entry.dated && entry.text.length === 0 && is(before, 11.5);
      if (goesOn && entry?.work.title) entry.work.title.value += ` ${row.text}`;
      else {
        finish();
        entry = { work: { ...given('title', row.text), ...given('employer', employer), isCurrent: false }, text: [], dated: false };
      }
    } else if (entry) {
      const dates = entry.dated ? undefined : writtenPeriod(row.text);
      if (dates) {
        Object.assign(entry.work, dates);
        entry.dated = true;
      } else entry.text.push(row);
    }
    before = row;
  }
  finish();
  return work;
}

/** The first line behind the dates is the place where it looks like one; all else describes. */
function withText(work: CvWork, text: Row[]): CvWork {
  const [first, ...others] = text;
  const isPlace = first && first.text.length <= 70 && !/[.!?:;]$|^- /.test(first.text) && !/\d{3}/.test(first.text);
  if (isPlace && first) work.location = { value: first.text, doubt: first.text.includes(',') ? 'sure' : 'check' };
  const description = paragraphs(isPlace ? others : text);
  return description ? { ...work, description } : work;
}

/** Lines that were broken at the edge are joined; a mark of a list or white above begins a new paragraph. */
function paragraphs(rows: Row[]): string {
  let text = '';
  rows.forEach((row, index) => {
    const before = rows[index - 1];
    const starts = !before || row.text.startsWith('- ') || row.gap > 0.6 || before.text.length < 55;
    text += index === 0 ? row.text : `${starts ? '\n' : ' '}${row.text}`;
  });
  return text.trim();
}

function readEducation(rows: Row[]): CvEducation[] {
  const schools: { school: string; text: string }[] = [];
  let before: Row | undefined;
  for (const row of rows) {
    const last = schools.at(-1);
    if (is(row, 12) && is(before, 12) && last) last.school += ` ${row.text}`;
    else if (is(row, 12)) schools.push({ school: row.text, text: '' });
    else if (last) last.text += `${last.text ? ' ' : ''}${row.text}`;
    before = row;
  }
  return schools.map(({ school, text }) => {
    const dates = /\s*·?\s*\(([^()]*\d{4}[^()]*)\)\s*$/.exec(text);
    const [degree, ...field] = text.slice(0, dates?.index ?? text.length).split(', ');
    return {
      ...given('school', school),
      ...given('degree', degree),
      ...given('field', field.join(', ')),
      isCurrent: false,
      ...(dates && writtenPeriod(dates[1] ?? '')),
    };
  });
}
