// Where one entry of a section ends and the next begins. An entry is a head (what, where, when) and what is told of it below. Dates are the
// anchors; how many lines stand before the first one, what the first line looks like and the white between lines say where the others begin.
import { withClosingDatesAbove } from './closing-dates.ts';
import type { Context, Row } from './context.ts';
import { isEmployed } from './employed.ts';
import { isNamesOfTimes } from './form-rows.ts';
import { headingKind } from './headings.ts';
import { labelNamed } from './labels.ts';
import { withoutMarksOfEmployers } from './marked-employers.ts';
import type { FoundPeriod } from './periods.ts';
import { keyOf } from './phrases.ts';
import { withoutRepeatedPeriods } from './repeated-periods.ts';
import { couldBePlace, SMALLER } from './roles.ts';
import { trimmed, withoutPeriods } from './segments.ts';
import { LONGEST_HEAD_LINE, SENTENCES, withTalesApart } from './tales-apart.ts';

export type Entry = {
  head: Row[] /** The place of the row with the dates. */;
  anchor: number;
  period?: FoundPeriod;
  body: Row[] /** The line that says what was studied. */;
  field?: Row;
};

const LONGEST_LEAD = 4;

/** "Cantine del Monferrato S.p.A., Nizza Monferrato.": a name and its town, though a point ends them like a sentence. */
function isNameWithTown(text: string): boolean {
  const [, name = ''] = /^(\p{Lu}.{2,70}),\s\p{Lu}[\p{L}\p{M}'’-]+(?:\s\p{Lu}[\p{L}\p{M}'’-]+){0,2}\.$/u.exec(text) ?? [];
  const words = name.split(/\s+/).filter((word) => /^[\p{L}\p{M}'’-]{4,}/u.test(word));
  return words.length > 0 && words.filter((word) => /^\p{Lu}/u.test(word)).length >= words.length * 0.7;
}

/** Short as it is: no name ends with a full stop of these. */
const EAST_ASIAN_SENTENCE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{4}。$|\p{Script=Hangul}.*\p{Script=Hangul}[다요음함됨임]\.$/u;

/** A row that tells something in sentences, and is no part of a head. */
function isTold({ text, bullet, isTale }: Row): boolean {
  if (bullet !== undefined || isTale || text.length > LONGEST_HEAD_LINE || EAST_ASIAN_SENTENCE.test(text)) return true;
  if (isNameWithTown(text)) return false;
  if (/^\p{Ll}/u.test(text) && text.length > 50) return true;
  if (text.length > 60 && SENTENCES.test(text)) return true;
  return (
    /[.;。；]$/.test(text) &&
    // "University named after A.": the family's name is in the next line.
    !/\s\p{Lu}\.$/u.test(text) &&
    (text.length > 45 || (text.length > 20 && text.split(/\s+/).length > 3)) &&
    !/(?:(?:^|\s)(?:\p{L}{1,4}\.\s?){2,}|&\s\p{L}{1,5}\.|\b(?:Inc|Ltd|Ltda|Lda|Co|Corp|GmbH|Cia|Bros|Pty|Jr|Sr|Jun|Sen)\.)$/iu.test(text)
  );
}

/** A table's cell may name school, faculty, subject and degree in one line beside the dates in theirs. */
const LONGEST_CELL = 200;
const isBesideDates = ({ cells, periods: [first] }: Row) =>
  cells.length === 2 && first !== undefined && first.from <= 2 && first.to <= (cells[0]?.text.length ?? 0) && !SENTENCES.test(cells[1]?.text ?? ''); // biome-ignore format: one thing

/** "2014 – 2017: school, what was studied, how it was left": a period and a colon at the beginning say as much as a cell does. */
const isBehindDates = ({ text, periods: [first] }: Row) =>
  first !== undefined &&
  !first.isSingle &&
  first.from <= 2 &&
  !SENTENCES.test(text) &&
  (/^\s*[:：]/u.test(text.slice(first.to)) || /^\s*[,–—-]?\s*[\p{Lu}\p{Lo}][^,]{4,90},\s[^,]/u.test(text.slice(first.to)));

/** "… – Centro Universitário (Unijorge). Início: 2024. Conclusão: 2028.": dates behind its only point end the line. */
const isEndedByDates = ({ text, periods }: Row) => {
  const [last] = periods.slice(-1);
  return last !== undefined && last.to >= text.replace(/[\s.。)]+$/u, '').length && !SENTENCES.test(text.slice(0, last.from));
};

/** Where the ranges stand in points of a list too, a point tells nothing by being one. */
const withoutBullet = ({ bullet: _bullet, ...row }: Row): Row => row;

function isAnchor(row: Row, hasPlainOnes: boolean, hasRanges: boolean): boolean {
  const [first] = row.periods;
  if (!first || (hasPlainOnes && row.bullet !== undefined)) return false;
  const rest = withoutPeriods(row).trim();
  if (
    rest.length > (isBesideDates(row) || isBehindDates(row) ? LONGEST_CELL : LONGEST_HEAD_LINE) ||
    (/[.。]$/.test(rest) && rest.length > 70 && !isBesideDates(row) && !isEndedByDates(row))
  )
    return false;
  const isAtEdge = first.from <= 2 || row.periods.at(-1)!.to >= row.text.trimEnd().length - 2;
  if (!isAtEdge && /^\p{Ll}/u.test(row.text)) return false;
  if (!first.isSingle) return isAtEdge || rest.length < 90;
  return (
    isAtEdge &&
    (!hasRanges || row.bold || first.from <= 2 || rest.length < 60) &&
    !(hasRanges && !isBesideDates(row) && isTold(withoutBullet(row)))
  );
}

/**
 * A title, and below it a list of employer and dates: where each period of a section is a point of a list that says nothing else, the points up to it
 * are the entry's head, and no list of what was done.
 */
function withoutBulletsOfDates(rows: readonly Row[]): Row[] {
  const dated = rows.filter(({ periods }) => periods.some(({ isSingle }) => !isSingle));
  const isBare = (row: Row) => row.bullet !== undefined && withoutPeriods(row).trim() === '';
  if (dated.length === 0 || !dated.every(isBare)) return [...rows];
  const plain = [...rows];
  for (const row of dated)
    for (let at = rows.indexOf(row); rows[at]?.bullet !== undefined; at -= 1) {
      const { bullet: _bullet, ...others } = rows[at] as Row;
      plain[at] = others;
      if (rows[at] !== row && dated.includes(rows[at] as Row)) break;
    }
  return plain;
}

/** "Time | School – subject – mark" above the first entry of a table: names of its two columns. */
function withoutNamesOfColumns(rows: readonly Row[], context: Context): readonly Row[] {
  const [first, ...others] = rows;
  const isNamed = (text: string) => text.split(/\s+[–—-]\s+|\s*[,/|]\s*/u).some((part) => labelNamed(part, context) !== undefined || headingKind(part, context) !== undefined); // biome-ignore format: one thing
  // "期間 | 所属・職務内容" below each employer.
  const isAgain = (row: Row, at: number) =>
    row.cells.length === 2 && isNamesOfTimes(row) && row.periods.length === 0 && rows[at + 1]?.periods[0]?.from === 0;
  const own = rows.filter((row, at) => !isAgain(row, at));
  if (own.length < rows.length) return own;
  const isHead = first !== undefined && first.cells.length === 2 && first.periods.length === 0 && first.bullet === undefined && first.cells.every(({ text }) => isNamed(text)); // biome-ignore format: one thing
  const areBelow = others.some((row) => row.cells.length === 2 && row.periods.some(({ from }) => from <= 2));
  return isHead && areBelow ? others : rows;
}

/** Cuts the rows of a section into entries. Rows before the first head come back as `before`. */
export function entriesOf(listed: readonly Row[], context: Context): { entries: Entry[]; before: Row[] } {
  const told = withTalesApart(
    withoutBulletsOfDates(withoutMarksOfEmployers(withoutNamesOfColumns(withoutRepeatedPeriods(listed, context), context))),
    context,
  );
  const rows = withClosingDatesAbove(told, canLead, LONGEST_LEAD);
  const hasPlainOnes = rows.some((row) => row.bullet === undefined && row.periods.some(({ isSingle }) => !isSingle) && !isTold(row));
  const hasRanges = rows.some((row) => row.periods.some(({ isSingle }) => !isSingle));
  const anchors = rows.flatMap((row, index) => (isAnchor(row, hasPlainOnes, hasRanges) ? [index] : []));
  if (anchors.length === 0) return undatedEntries(rows, context);
  const starts = startsOf(rows, anchors);
  const entries = anchors.map((anchor, at) =>
    entryOf(rows, { start: starts[at] ?? anchor, anchor, end: starts[at + 1] ?? rows.length }, context),
  );
  return { entries, before: rows.slice(0, starts[0]) };
}

/** Where each entry begins: at its anchor, or some lines before it. */
function startsOf(rows: readonly Row[], anchors: readonly number[]): number[] {
  const [first = 0] = anchors;
  let lead = 0;
  while (lead < LONGEST_LEAD && lead < first && canLead(rows[first - lead - 1], rows[first - lead])) lead += 1;
  const leads = [lead, ...anchors.slice(1).map((anchor, at) => possibleLead(rows, anchors[at] ?? 0, anchor))];
  const usual = Math.min(lead, mostUsual(leads));
  const look = rows[first - usual]?.look;
  return anchors.map((anchor, at) => {
    if (at === 0) return anchor - lead;
    const least = (anchors[at - 1] ?? 0) + 1;
    return lead === 1 && isNameAbove(rows, least, anchor, first) ? anchor - 1 : bestStart(rows, least, anchor, { usual, look });
  });
}

/** The employer above the first of several titles there: behind white, and as the one above the first entry is, in its letters or its cells. */
function isNameAbove(rows: readonly Row[], least: number, anchor: number, first: number): boolean {
  const [name, row, model] = [rows[anchor - 1], rows[anchor], rows[first - 1]];
  if (!name || !row || !model || anchor - 1 < least || model.look === rows[first]?.look || row.look !== rows[first]?.look) return false;
  const isLike = name.look === model.look || (name.cells.length > 1 && name.cells.length === model.cells.length);
  return isLike && name.look !== row.look && name.gap > Math.max(WHITE_ABOVE_NAME, row.gap) && canLead(name, row);
}

const WHITE_ABOVE_NAME = 0.3;

const canLead = (row: Row | undefined, below: Row | undefined) =>
  row !== undefined &&
  below !== undefined &&
  row.bullet === undefined &&
  row.text.length <= LONGEST_HEAD_LINE &&
  !isTold(row) &&
  !MARK_ALONE.test(row.text) &&
  below.gap < 2.5;

/** "media 9,60", "GPA 3.7/4.0": how somebody did ends an entry. */
const MARK_ALONE = /^\p{L}{2,14}\.?\s*[:：]?\s+\d{1,3}[.,]\d{1,2}(?:\s*\/\s*\d{1,3}(?:[.,]\d{1,2})?)?$/u;

function possibleLead(rows: readonly Row[], before: number, anchor: number): number {
  let lead = 0;
  while (lead < LONGEST_LEAD && anchor - lead - 1 > before && canLead(rows[anchor - lead - 1], rows[anchor - lead])) lead += 1;
  return lead;
}

function mostUsual(numbers: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0])[0]?.[0] ?? 0;
}

type Usual = { usual: number; look: string | undefined };

/** The best line between two anchors for the second entry to begin with. */
function bestStart(rows: readonly Row[], least: number, anchor: number, { usual, look }: Usual): number {
  let best = anchor;
  let bestScore = Number.NEGATIVE_INFINITY;
  let penalty = 0;
  const gapAt = (at: number) => rows[at]?.gap ?? 0;
  const widest = Math.max(...rows.slice(least, anchor + 1).map(({ gap }) => gap));
  for (let start = anchor; start >= least && anchor - start <= LONGEST_LEAD; start -= 1) {
    const row = rows[start];
    // A point of a list tells of the entry before, where entries are none.
    if (!row || (start < anchor && row.bullet !== undefined && rows[anchor]?.bullet === undefined)) break;
    if (start < anchor && !canLead(row, rows[start + 1])) penalty += 4;
    const isUsual = anchor - start === usual ? 2 : -0.5 * Math.abs(anchor - start - usual);
    const score = isUsual + (row.look === look ? 1.5 : 0) + (gapAt(start) > 0.3 && gapAt(start) >= widest * 0.95 ? 2 : 0) - penalty;
    if (score > bestScore) [best, bestScore] = [start, score];
  }
  return best;
}

/** Head and body of the rows from `start` to `end`. */
function entryOf(rows: readonly Row[], { start, anchor, end }: { start: number; anchor: number; end: number }, context: Context): Entry {
  let last = anchor + 1;
  // A town beside dates in small letters is none of the two names of an entry.
  const isBeside = (row: Row, below: Row | undefined) =>
    row.periods.length > 0 && below !== undefined && below.periods.length === 0 && below.sizePt - row.sizePt > SMALLER && couldBePlace(trimmed(withoutPeriods(row))); // biome-ignore format: one thing
  const content = (until: number) =>
    rows.slice(start, until).filter((row, at) => /\p{L}/u.test(withoutPeriods(row)) && !isBeside(row, rows[start + at + 1])).length;
  const goesOn = () => continuesHead(rows, last, { start, content: content(last), bodyPt: context.bodyPt });
  while (last < end && last <= anchor + 3 && goesOn() && !isLabel(rows[last], context)) last += 1;
  const period = rows[anchor]?.periods.find(({ isSingle }) => !isSingle) ?? rows[anchor]?.periods[0];
  return { head: rows.slice(start, last), anchor: rows[anchor]?.at ?? 0, body: rows.slice(last, end), ...(period && { period }) };
}

/** How much larger than the text names and titles are where they are set off. */
const LARGER = 1.05;

/** A head so far: where it begins, how many of its lines say more than dates. */
type Begun = { start: number; content: number; bodyPt: number };

/** "Highlights" above what is told; "아르바이트" is what somebody was, though sections are called so. */
const isLabel = (row: Row | undefined, context: Context) =>
  row !== undefined && headingKind(row.text, context) !== undefined && !isEmployed(row.text);

function continuesHead(rows: readonly Row[], at: number, { start, content, bodyPt }: Begun): boolean {
  const row = rows[at];
  if (!row || isTold(row) || row.gap > 1.6) return false;
  const label = /^([^:：]{2,30})[:：]/u.exec(row.text);
  if (label && keyOf(label[1] ?? '').split(' ').length <= 4) return content < 3;
  // The last line of a section is a tale, or the employer of an entry of which nothing is told.
  const tale = rows.findLast(isTold) ?? rows.at(-1);
  const isMarked = row.bold || row.italic || row.look !== tale?.look;
  // "Acme", "Berlin" and their dates above "Engineer" in the letters of "Acme".
  const isAsFirst = row.look === rows[start]?.look && (row.bold || row.sizePt > bodyPt * LARGER) && row.text.length < 80;
  if (content === 2 && isAsFirst && row.periods.length === 0) return true;
  return content < 2 || (content < 4 && isMarked && row.text.length < 80 && row.look !== rows[start]?.look);
}

/** Entries of a section without dates: by the look of the first line, by white, or line by line. */
function undatedEntries(rows: readonly Row[], _context: Context): { entries: Entry[]; before: Row[] } {
  const [first] = rows;
  if (!first) return { entries: [], before: [] };
  const looks = new Map<string, number>();
  for (const { look } of rows) looks.set(look, (looks.get(look) ?? 0) + 1);
  const isSpecial = (looks.get(first.look) ?? 0) <= rows.length / 2 && rows.length > 2;
  const begins = (row: Row, index: number) =>
    index === 0 ||
    (row.bullet === undefined && (isSpecial ? row.look === first.look && rows[index - 1]?.look !== row.look : row.gap > 0.6));
  const starts = rows.flatMap((row, index) => (begins(row, index) ? [index] : []));
  const entries = starts.map((start, at) => {
    const end = starts[at + 1] ?? rows.length;
    let last = start + 1;
    while (last < end && last < start + 3 && !isTold(rows[last] as Row)) last += 1;
    return { head: rows.slice(start, last), anchor: rows[start]?.at ?? 0, body: rows.slice(last, end) };
  });
  return { entries, before: [] };
}
