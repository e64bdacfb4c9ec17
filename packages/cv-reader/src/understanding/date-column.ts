// Layouts that set the dates of entries into a narrow column of their own at the right, often broken ("June 2015", a dash, "January 2020" below
// each other, and how long that was). The page's blocks come one after the other, all dates last; here each period is put to the line it stands at.
import { fold } from '@fairway/rules/folding';
import { splitBullet } from '../extracting/letters.ts';
import type { Line } from '../text-document.ts';
import type { Context } from './context.ts';
import { dateWordsOf } from './date-words.ts';
import { withDatesAtLeft } from './dates-at-left.ts';
import { periodAlone, periodsIn } from './periods.ts';

/** Of the lines of such a column, so many tell dates or lengths of time; all else in it is short. */
const DATED_PART = 0.6;
const DATED_LEAST = 2;
const LONGEST = 32;
/** Heights of a line: less white is within one period that was broken. */
const BROKEN_GAP = 0.5;
/** Heights of a line that a period may stand above or below the first line of its entry. */
const BESIDE = 2;

const DASH = /^[\s–—−~〜～-]+$/u;
/** "5 years", "3 ans": a number and one or two words tell again what the dates say. */
const LENGTH = /^\d{1,2}\s?\p{L}{1,12}\.?(?:\s\d{1,2}\s?\p{L}{1,12}\.?)?$/u;

/** "4 года", "1 год 9 месяцев" below a period says it again, and names nothing. */
const LENGTH_ALONE =
  /^[(（]?(?:\d{1,2}\s?(?:years?|yrs?|jahre?|ans?|années?|años?|anos?|anni|anno|jaar|jaren|ani?|год|года|лет|г\.|năm|年|년|taon)[\s,·и]*)?(?:(?:and|und|et|y|e|en|și|и)\s)?(?:\d{1,2}\s?(?:months?|mos?|monate?|mois|meses|mes|mesi|mese|maand(?:en)?|luni|lună|месяц(?:а|ев)?|мес\.?|tháng|个月|個月|[ヶかヵ]月|개월|buwan))?[)）]?$/iu;
const LENGTH_REACH = 4;

function withoutLengths(lines: readonly Line[], context: Context): Line[] {
  return lines.filter((line, at) => {
    if (line.cells.length > 1 || line.text === '' || !/\d/.test(line.text) || !LENGTH_ALONE.test(line.text.trim())) return true;
    const above = lines.slice(Math.max(0, at - LENGTH_REACH), at).filter(({ page }) => page === line.page);
    return !above.some(({ text }) => periodsIn(text, context).some(({ isSingle }) => !isSingle));
  });
}

/** The lines with the dates of such columns behind the entries that they stand beside; all others as they were. */
export function withDatesInPlace(all: readonly Line[], context: Context): Line[] {
  const lines = withDatesAtLeft(withoutLengths(all, context), context);
  const placed = withDatesAbove([...withDashesBelow(withEndsBelow(lines.map((line) => withGluedDate(line, context)), context), context)], context); // biome-ignore format: one thing
  const blocks = Map.groupBy(placed, ({ page, block }) => `${page}.${block}`);
  for (const column of blocks.values()) {
    if (!isDateColumn(column, context)) continue;
    const edge = Math.min(...column.map(({ x }) => x));
    const beside = placed.filter(({ page, block, x }) => page === column[0]?.page && block !== column[0].block && x < edge);
    for (const stack of stacksOf(column, context)) {
      const at = lineBeside(stack, beside, edge, context);
      if (!at) continue;
      placed[placed.indexOf(at)] = withPeriod(at, stack);
      beside[beside.indexOf(at)] = withPeriod(at, stack);
      for (const line of stack) placed.splice(placed.indexOf(line), 1);
    }
    const isPlaced = column.every((line) => !placed.includes(line) || isLength(line, context));
    if (isPlaced) for (const line of column) if (placed.includes(line)) placed.splice(placed.indexOf(line), 1);
  }
  return placed;
}

/** "May 2016 – August 2019Acme Ltd": a period that fills its column, and the next one's words right behind it. */
function withGluedDate(line: Line, context: Context): Line {
  const [first, ...others] = line.cells;
  const [, date, content] = /^(.{6,40}?(?:19|20)\d\d)(\p{Lu}\p{Ll}.+)$/su.exec(first?.text ?? '') ?? [];
  if (!first || !date || !content || periodAlone(date, context)?.isSingle !== false) return line;
  const x = first.x + ((first.right - first.x) * date.length) / first.text.length;
  return withCells(line, [{ text: date, x: first.x, right: x }, { ...first, text: content, x }, ...others]);
}

const isLength = ({ text }: Line, context: Context) => LENGTH.test(text) && periodsIn(text, context).length === 0;
/** The bullet is a dash that was read as the mark of a list. */
const wordsOf = ({ text, bullet }: Line) => (bullet === undefined ? text : `${bullet} ${text}`);

function isDateColumn(column: readonly Line[], context: Context): boolean {
  if (column.every(({ y }) => y === 0) || column.some(({ text, cells }) => text.length > LONGEST || cells.length > 1)) return false;
  const dated = column.filter(({ text }) => periodsIn(text, context).length > 0);
  const lengths = column.filter((line) => isLength(line, context) || DASH.test(line.text));
  return dated.length >= DATED_LEAST && dated.length + lengths.length >= column.length * DATED_PART;
}

/** Lines that stand close together, each one period. Two that are whole are two, however close they stand. */
function stacksOf(column: readonly Line[], context: Context): Line[][] {
  const isWhole = (text: string) => periodAlone(text, context)?.isSingle === false;
  const stacks: Line[][] = [];
  for (const line of column) {
    const last = stacks.at(-1);
    const isNext = last && isWhole(last.map(wordsOf).join(' ')) && isWhole(line.text);
    if (last && line.gap < BROKEN_GAP && !isNext) last.push(line);
    else stacks.push([line]);
  }
  return stacks;
}

/** The line that a period stands at: of those that begin something, the nearest. */
function lineBeside(stack: readonly Line[], beside: readonly Line[], edge: number, context: Context): Line | undefined {
  const [first] = stack;
  if (!first || periodsIn(stack.map(wordsOf).join(' '), context).length === 0) return undefined;
  const far = ({ y }: Line) => Math.abs(y - first.y);
  const near = beside.filter(
    (line) =>
      line.bullet === undefined && line.right < edge && far(line) <= line.sizePt * BESIDE && periodsIn(line.text, context).length === 0,
  );
  return near.sort((a, b) => far(a) - far(b))[0];
}

function withPeriod(line: Line, stack: readonly Line[]): Line {
  const text = stack.map(wordsOf).join(' ');
  const right = Math.max(...stack.map((one) => one.right));
  return { ...line, text: `${line.text}  ${text}`, cells: [...line.cells, { text, x: stack[0]?.x ?? line.right, right }] };
}

/** So many lines the dates may stand below the first line of their entry. */
const MOST_ABOVE = 3;
/** Heights of a line: less white is between the lines of one head. */
const HEAD_GAP = 0.6;

/**
 * Dates in smaller letters in a column at the left, set in the middle of the lines beside them: on a base line of their own, behind the first of
 * these. They belong to the line that their entry begins with.
 */
function withDatesAbove(lines: readonly Line[], context: Context): Line[] {
  const placed: Line[] = [];
  for (const line of lines) {
    const [only, ...more] = periodsIn(line.text, context);
    const isAlone = only !== undefined && more.length === 0 && line.cells.length === 1 && line.bullet === undefined && line.y > 0;
    const isBare = isAlone && !/[\p{L}\p{N}]/u.test(line.text.slice(0, only.from) + line.text.slice(only.to));
    const at = isBare ? firstBeside(line, placed, context) : undefined;
    if (at === undefined) placed.push(line);
    else placed[at] = withPeriod(placed[at] as Line, [line]);
  }
  return placed;
}

/** Where the entry begins that a date stands beside, if it stands between base lines of what is at its right. */
function firstBeside(date: Line, above: readonly Line[], context: Context): number | undefined {
  let found: number | undefined;
  for (let at = above.length - 1; at >= 0 && above.length - at <= MOST_ABOVE; at -= 1) {
    const line = above[at] as Line;
    const isBeside = line.block === date.block && line.page === date.page && (line.cells.at(-1)?.x ?? 0) > date.right;
    // The first is beside the date only if it stands less than a line above it.
    if (!isBeside || periodsIn(line.text, context).length > 0 || (found === undefined && date.y - line.y > line.sizePt * 0.9)) break;
    found = at;
    if (line.gap > HEAD_GAP) break;
  }
  return found;
}

/** A period that was broken at its dash, below the end of the line that it begins in: "February 2020" and "— Present". */
function withDashesBelow(lines: readonly Line[], context: Context): Line[] {
  const whole: Line[] = [];
  for (const line of lines) {
    const last = whole.at(-1);
    const cell = last && last.cells.length > 1 ? last.cells.at(-1) : undefined;
    const isBelow =
      last && cell && last.block === line.block && last.page === line.page && line.gap < BROKEN_GAP && line.x > cell.x - 2 * line.sizePt;
    const text = isBelow && /^[–—−~〜～-]/u.test(wordsOf(line)) && line.cells.length === 1 ? `${cell.text} ${wordsOf(line)}` : '';
    const isPeriod = text !== '' && text.length <= 2 * LONGEST && periodsIn(text, context).some(({ isSingle }) => !isSingle);
    if (last && cell && isPeriod) {
      const cells = [...last.cells.slice(0, -1), { ...cell, text }];
      whole[whole.length - 1] = { ...last, cells, text: cells.map((one) => one.text).join('  ') };
    } else whole.push(line);
  }
  return whole;
}

/**
 * A period that was broken at its dash in a narrow column at the left: "09/2017 –" beside what was done then, and "03/2021" beside the next line of
 * that. The end goes to its beginning, and the next line begins with what stood beside it.
 */
function withEndsBelow(lines: readonly Line[], context: Context): Line[] {
  const whole: Line[] = [];
  for (const line of lines) {
    const glued = whole.at(-1);
    const last = glued && withDateApart(glued, line, context);
    const text = last && endBelow(last, line, context);
    if (!last || text === undefined) {
      whole.push(line);
      continue;
    }
    const [begin, ...content] = last.cells as [Line['cells'][number], ...Line['cells']];
    const right = Math.max(begin.right, line.cells[0]?.right ?? 0);
    whole[whole.length - 1] = withCells(last, [{ ...begin, text, right }, ...content]);
    if (line.cells.length > 1) whole.push(withoutFirst(line));
  }
  return whole;
}

/** "October 2017 – May Acme Ltd" above "2020 | Built walls": what was too wide for its column and touches the next one stands apart where its end does. */
function withDateApart(line: Line, next: Line, context: Context): Line {
  const [only, ...more] = line.cells;
  const [end, beside] = next.cells;
  if (!only || more.length > 0 || !end || !beside || end.text.length > LONGEST || line.block !== next.block) return line;
  const words = only.text.split(' ');
  const count = words.findIndex((_, at) => at > 0 && isHalfOf(words.slice(0, at + 1).join(' '), end.text, context)) + 1;
  if (count === 0 || count === words.length) return line;
  const [date, content] = [words.slice(0, count).join(' '), words.slice(count).join(' ')];
  const { tail } = only;
  return withCells(line, [
    { text: date, x: only.x, right: beside.x },
    { text: content, x: beside.x, right: only.right, ...(tail && content.endsWith(` ${tail}`) && { tail }) },
  ]);
}

const isHalfOf = (begin: string, end: string, context: Context) =>
  isOpenDate(begin, context) &&
  periodAlone(begin, context)?.isSingle !== false &&
  periodAlone(`${begin} ${end}`, context)?.isSingle === false;

/** A dash, and behind it nothing, or a month that waits for its year. */
const DATE_OPEN = /[–—−~〜～-][^\d–—−~〜～-]*$/u;

/** So do the words that join two dates: "septembrie 2017 până" above "la iunie 2019", "Enero 2019 hanggang". */
const isOpenDate = (text: string, { language }: Context): boolean =>
  DATE_OPEN.test(text) ||
  new RegExp(`\\d\\s+(?:${dateWordsOf(language).to}|${dateWordsOf(language).until})(?:\\s+\\p{L}+)?$`, 'iu').test(fold(text));

/** The whole period that begins in one line and ends in the next, both times in the first cell. */
function endBelow(last: Line, line: Line, context: Context): string | undefined {
  const [begin, beside] = last.cells;
  const [end] = line.cells;
  if (!begin || !beside || !end || last.bullet !== undefined || last.block !== line.block || last.page !== line.page) return undefined;
  if (line.y === 0 || line.gap >= BROKEN_GAP || end.right > beside.x || line.bullet !== undefined) return undefined;
  // It may be broken behind its dash too: "September 2013 – July" and "2014", "2012年9月 – 2014年" and "6月".
  const isMonth = (/年$/u.test(begin.text) && /^\d{1,2}月$/u.test(end.text)) || (/\d$/u.test(begin.text) && end.text === '月');
  if (!isMonth && !isOpenDate(begin.text, context) && !/^[–—−~〜～-]/u.test(end.text)) return undefined;
  const text = `${begin.text}${isMonth ? '' : ' '}${end.text}`;
  return text.length <= 2 * LONGEST && periodAlone(text, context)?.isSingle === false ? text : undefined;
}

const withCells = (line: Line, cells: Line['cells']): Line => ({ ...line, cells, text: cells.map((cell) => cell.text).join('  ') });

/** What stands behind the first cell. A bullet there was in the middle of its line until now. */
function withoutFirst(line: Line): Line {
  const [mark, ...others] = line.cells.slice(1) as [Line['cells'][number], ...Line['cells']];
  const isLone = others.length > 0 && mark.text.length <= 2;
  const split = splitBullet(isLone ? `${mark.text} X` : mark.text);
  const cells = !split ? [mark, ...others] : isLone && split.rest === 'X' ? others : [{ ...mark, text: split.rest }, ...others];
  return { ...withCells(line, cells), x: cells[0]?.x ?? line.x, ...(split && { bullet: split.bullet }) };
}
