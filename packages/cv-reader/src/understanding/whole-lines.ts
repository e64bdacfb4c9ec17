// Lines that a page broke and that say one thing: a beginning and an end of a period below each other, and heads of entries that were too
// long for their column. Sentences stay in their lines; what tells of an entry is joined later.
import type { Line } from '../text-document.ts';
import { withUnbrokenHeadings } from './broken-headings.ts';
import { type Context, lookOf } from './context.ts';
import { degreeMark } from './degrees.ts';
import { BROKEN_GAP, withFlowingHeads } from './flowing-heads.ts';
import { headingKind } from './headings.ts';
import { withWholeHeadsBesideDates } from './heads-beside-dates.ts';
import { orgMark, schoolMark, titleMark } from './orgs.ts';
import { periodAlone, periodsIn } from './periods.ts';
import { withWholeTails } from './whole-tails.ts';

/** The lines with broken ones made whole. */
export const withWholeLines = (lines: readonly Line[], context: Context): Line[] =>
  withWholeHeads(
    withFlowingHeads(
      withWholeDates(
        withWholePeriods(
          withUnbrokenHeadings(
            withWholeHeadsBesideDates(withWholeTails(withWholeNumbers(withWholeBrackets(lines)), context), context),
            context,
          ),
          context,
        ),
        context,
      ),
      context,
    ),
    context,
  );

/** What a number is called, at the end of its line. */
const NUMBER_WAITS = /(?:^|[\s(])(?:n\.\s?[º°ªo]?|n[º°]|nr\.?|no\.|№|PIN|reg\.|nº de \p{L}+)$/iu;
const NUMBER = /^(?=.*\d{2})[\dA-Z][\dA-Z./-]{2,14}$/u;

/** "full member no." above "55514". */
function withWholeNumbers(lines: readonly Line[]): Line[] {
  const whole: Line[] = [];
  for (const line of lines) {
    const last = whole.at(-1);
    const isBelow = last?.block === line.block && last.page === line.page && line.gap <= BROKEN_GAP && last.sizePt === line.sizePt;
    const isNumber = isBelow && line.bullet === undefined && NUMBER.test(line.text) && NUMBER_WAITS.test(last.text);
    if (last && isNumber) whole[whole.length - 1] = joined({ ...last, cells: [{ text: last.text, x: last.x, right: last.right }] }, line);
    else whole.push(line);
  }
  return whole;
}

/** What closes a bracket is short: "IV)", "2027)". */
const CLOSE = /^[^()（）]{0,25}[)）](?:[.,]|[,;]\s.{2,60})?$/u;

/** "Economics (BSc, year" above "IV)": a line that does nothing but close the bracket of the line above is its end. */
function withWholeBrackets(lines: readonly Line[]): Line[] {
  const whole: Line[] = [];
  for (const line of lines) {
    const last = whole.at(-1);
    const cell = last?.cells.at(-1);
    const isOpen = cell !== undefined && /[(（][^()（）]*$/u.test(cell.text);
    // "Ravenna), 108/110": a comma behind it begins what is told besides.
    const isClose = CLOSE.test(line.text) && line.cells.length === 1 && line.bullet === undefined;
    const isBelow =
      last !== undefined && last.block === line.block && last.page === line.page && line.gap <= BROKEN_GAP && last.sizePt === line.sizePt;
    if (last && cell && isOpen && isClose && isBelow) {
      const cells = [...last.cells.slice(0, -1), { ...cell, text: `${cell.text} ${line.text}` }];
      whole[whole.length - 1] = { ...last, cells, text: cells.map(({ text }) => text).join('  '), links: [...last.links, ...line.links] };
    } else whole.push(line);
  }
  return whole;
}

const LONGEST_DATE = 24;

/** A beginning and an end that stand below each other ("2014", "2016") are one period. */
function withWholePeriods(lines: readonly Line[], context: Context): Line[] {
  const whole: Line[] = [];
  for (const line of lines) {
    const last = whole.at(-1);
    const isBelow = last && last.block === line.block && last.page === line.page && line.gap < 0.5 && lookOf(last) === lookOf(line);
    const text = isBelow && last.text.length <= LONGEST_DATE && line.text.length <= LONGEST_DATE ? `${last.text} – ${line.text}` : '';
    const isWhole =
      text !== '' && periodAlone(last?.text ?? '', context)?.isSingle === true && periodAlone(text, context)?.isSingle === false;
    if (last && isWhole) whole[whole.length - 1] = { ...last, text, cells: [{ text, x: last.x, right: Math.max(last.right, line.right) }] };
    else whole.push(line);
  }
  return whole;
}

/** A period that its line broke ("(09/2018 –" and "07/2020)", "July of" and "2018") is in the line that it begins in. */
function withWholeDates(lines: readonly Line[], context: Context): Line[] {
  const whole: Line[] = [];
  for (const line of lines) {
    const last = whole.at(-1);
    if (last && isRestOfDate(last, line, context)) {
      const at = last.cells.length - 1;
      const cells = last.cells.map((cell, index) => (index === at ? { ...cell, text: `${cell.text} ${line.text}` } : cell));
      whole[whole.length - 1] = { ...last, cells, text: cells.map(({ text }) => text).join('  '), links: [...last.links, ...line.links] };
    } else whole.push(line);
  }
  return whole;
}

function isRestOfDate(line: Line, next: Line, context: Context): boolean {
  if (line.block !== next.block || line.page !== next.page || next.bullet !== undefined || next.cells.length !== 1 || next.gap > BROKEN_GAP)
    return false;
  if (next.text.length > LONGEST_DATE || !/[\p{L}]{3}/u.test(line.text)) return false;
  const end = line.text.length;
  const across = periodsIn(`${line.text} ${next.text}`, context).find(({ isSingle, from, to }) => !isSingle && from < end && to > end + 1);
  return (
    across !== undefined &&
    // "Level 2" above "January 2013 – July 2017": what is a period by itself goes on from nothing.
    periodAlone(next.text, context)?.isSingle !== false &&
    // "настоящее" and "время": what goes on has no number.
    (/\d/.test(next.text) || (across.isCurrent && across.to === end + 1 + next.text.trimEnd().length)) &&
    isDateBegun(line.text.slice(across.from), context) &&
    !/[\p{L}\p{N}]/u.test(next.text.slice(across.to - end - 1))
  );
}

/** "2016 –", or a month that waits for its year: "(septembre". */
const isDateBegun = (text: string, context: Context) =>
  /\d/.test(text) || periodsIn(`${text.trim()} 2000`, context).some(({ start }) => (start?.value.length ?? 0) > 4);

/** Of the room before the date, or to the column's edge: what a line and the next one's first word must take up, if it was broken. */
const FULL_PART = 0.88;
/** So many lines show how wide their column is. */
const COLUMN_LEAST = 6;

/** A bold line of an entry's head that was too long goes on in the next line: "Master | University of" and "Lund". */
function withWholeHeads(lines: readonly Line[], context: Context): Line[] {
  const columns = Map.groupBy(lines, ({ block }) => block);
  const edges = new Map(
    [...columns].map(([block, own]) => [
      block,
      own.length < COLUMN_LEAST ? Number.POSITIVE_INFINITY : Math.max(...own.map(({ right }) => right)),
    ]),
  );
  const whole: Line[] = [];
  for (const [at, line] of lines.entries()) {
    const last = whole.at(-1);
    const around = { above: whole.at(-2), behind: lines[at + 1], edge: edges.get(line.block) ?? Number.POSITIVE_INFINITY };
    if (last && isBroken(last, line, around, context)) whole[whole.length - 1] = joined(last, line);
    else whole.push(line);
  }
  return whole;
}

type Around = { above: Line | undefined; behind: Line | undefined /** The right end of the column. */; edge: number };

function isBroken(line: Line, next: Line, { above, behind, edge }: Around, context: Context): boolean {
  const [first, second] = line.cells;
  if (!first || next.cells.length !== 1 || line.block !== next.block || line.page !== next.page || line.y === 0) return false;
  if (lookOf(line) !== lookOf(next) || !(line.bold || line.sizePt > context.bodyPt * 1.05 || isNameOfTwo(line, next, behind, context)))
    return false;
  if (
    next.bullet !== undefined ||
    next.gap > BROKEN_GAP ||
    Math.abs(first.x - next.x) > 2 ||
    (/[.!?:;。]$/u.test(first.text) && !INITIAL_END.test(first.text))
  )
    return false;
  if (periodsIn(next.text, context).length > 0 || periodsIn(first.text, context).length > 0) return false;
  // Three and more of one look below each other are a list.
  const isSetOff = line.bold || line.sizePt > context.bodyPt * 1.05;
  if (isSetOff && (isTight(above, line) || isTight(next, behind))) return false;
  if (headingKind(first.text, context) && !headingKind(`${first.text} ${next.text}`, context)) return false;
  // A single cell may be broken, or stand before its dates.
  if (line.cells.length > 2 || (second && periodsIn(second.text, context).length === 0)) return false;
  if ((OPEN_END.test(first.text) || INITIAL_END.test(first.text)) && !isTight(next, behind)) return true;
  if (areTwoNames(first.text, next.text, context)) return false;
  const word = next.text.split(/\s+/)[0] ?? '';
  const wordWidth = ((next.right - next.x) * (word.length + 1)) / next.text.length;
  const room = (second ? second.x - line.sizePt : edge) - first.x;
  return first.right - first.x + wordWidth > room * FULL_PART;
}

/** A school above a degree, or a degree above a school of two words and more: however full its line is, each is whole. */
function areTwoNames(text: string, next: string, context: Context): boolean {
  const says = (one: string) => Math.sign(schoolMark(one, context) - degreeMark(one, context));
  const [first, second] = [says(text), says(next)];
  return first * second < 0 && !/[,，|–—]/u.test(text) && (second < 0 || /\p{L}{3}\s+\S*\p{L}/u.test(next) || EAST_ASIAN.test(next));
}

const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hangul}]{3}/u;

/** "Universidad Autónoma de": no name ends so. */
const OPEN_END = /\s(?:de|del|della|degli|di|do|dos|das|du|des|of|the|and|für|und|van|voor|y|și|în|ng|sa|&)$/u;

/** "им. А." of a name that goes on with the family's. */
const INITIAL_END = /\s\p{Lu}\.$/u;

const isTight = (line: Line | undefined, below: Line | undefined) =>
  line !== undefined &&
  below !== undefined &&
  line.block === below.block &&
  lookOf(line) === lookOf(below) &&
  below.gap <= BROKEN_GAP &&
  below.cells.length === 1;

/** The rest of a name has no degree, title or mark of its own, and is short. */
const isRestOfName = (text: string, context: Context) =>
  text.split(/\s+/).length <= 3 &&
  !/[\d(,:]/.test(text) &&
  degreeMark(text, context) + titleMark(text, context) === 0 &&
  orgMark(text, context) < 1.5;

/** Two plain lines that stand apart from others and have a school or an organization in them: its name. */
function isNameOfTwo(line: Line, next: Line, behind: Line | undefined, context: Context): boolean {
  const isEnd = !behind || behind.gap > BROKEN_GAP || lookOf(behind) !== lookOf(next) || periodsIn(behind.text, context).length > 0;
  const text = `${line.text} ${next.text}`;
  return (
    isEnd &&
    text.length < 90 &&
    line.bullet === undefined &&
    /^\p{Lu}/u.test(line.text) &&
    schoolMark(text, context) > 0 &&
    // A degree above its school is no part of its name.
    !(degreeMark(line.text, context) > 0 && schoolMark(next.text, context) > 0) &&
    isRestOfName(next.text, context)
  );
}

function joined(line: Line, next: Line): Line {
  const [first, ...others] = line.cells;
  const cells = [{ text: `${first?.text ?? ''} ${next.text}`, x: first?.x ?? line.x, right: first?.right ?? line.right }, ...others];
  return { ...line, cells, text: cells.map(({ text }) => text).join('  '), links: [...line.links, ...next.links] };
}
