// Certificates that take two lines: which of them are one, told by points before them or by the days of a list in running text.
import { isTimeName } from './column-names.ts';
import type { Row } from './context.ts';
import { LAST_LETTERS } from './last-letters.ts';
import { trimmed, withoutPeriods } from './segments.ts';

/** Heights of a line between a certificate and what tells of it. */
export const WHITE_WITHIN = 0.45;

/** Capitals are no letters of their own where one certificate is called "TOEIC". */
export const lettersOf = (row: Row | undefined) => row?.look.replace('C|', '|');

/** "• Electrical Installation and" above "Maintenance NC II": where points mark the certificates, a line without one goes on with the line above. */
export function withWholePoints(rows: readonly Row[]): Row[] {
  const whole: Row[] = [];
  if (rows[0]?.bullet === undefined) return [...rows];
  for (const row of rows) {
    const last = whole.at(-1);
    const isRest =
      last !== undefined &&
      row.bullet === undefined &&
      row.block === last.block &&
      lettersOf(row) === lettersOf(last) &&
      row.gap < WHITE_WITHIN;
    if (!last || !isRest) {
      whole.push(row);
      continue;
    }
    whole[whole.length - 1] = together(last, row);
  }
  return whole;
}

export function together(row: Row, rest: Row): Row {
  const behind = row.text.length + 1;
  const text = `${row.text} ${rest.text}`;
  const periods = [...row.periods, ...rest.periods.map((one) => ({ ...one, from: one.from + behind, to: one.to + behind }))];
  return { ...row, text, periods, cells: [{ text, x: row.x, right: Math.max(row.right, rest.right) }] };
}

/** "First aid (2021); Welding and" above "cutting (2022)": a list in running text goes on below where its last piece has no day yet. */
export function withWholeLists(rows: readonly Row[]): Row[] {
  const whole: Row[] = [];
  for (const row of rows) {
    const last = whole.at(-1);
    const isOpen = last !== undefined && /[)）]\s*;\s*[^;()（）]*[^;.)）]$/u.test(last.text) && last.periods.length > 0;
    const isRest = isOpen && row.block === last.block && row.bullet === undefined && row.periods.length > 0 && row.gap < WHITE_WITHIN;
    if (last && isRest) whole[whole.length - 1] = together(last, row);
    else whole.push(row);
  }
  return whole;
}

/** "护士资格证（2019）、普通话二级": what 、 parts in a line with one day are several, one of which has it. */
export function withListsApart(rows: readonly Row[]): Row[] {
  return rows.flatMap((row) => {
    const [period, ...more] = row.periods;
    if (!period || more.length > 0 || row.cells.length > 1 || !row.text.includes('、')) return [row];
    let from = 0;
    return row.text.split('、').map((text) => {
      const [start, to] = [from, from + text.length];
      from = to + 1;
      const isOwn = period.from >= start && period.to <= to;
      const periods = isOwn ? [{ ...period, from: period.from - start, to: period.to - start }] : [];
      return { ...row, text, periods, cells: [{ text, x: row.x, right: row.right }] };
    });
  });
}

/** "[ 2022 ]" above "First aid", and so each: the day belongs to the name below it. */
export function withDatesAbove(rows: readonly Row[]): readonly Row[] {
  const isDay = (row: Row) => row.periods.length === 1 && !/\p{L}/u.test(trimmed(withoutPeriods(row)));
  const arePairs =
    rows.length > 3 && rows.length % 2 === 0 && rows.every((row, at) => (at % 2 === 0 ? isDay(row) : row.periods.length === 0));
  if (!arePairs) return rows;
  return rows.flatMap((row, at) => {
    const [above, period] = [rows[at - 1], rows[at - 1]?.periods[0]];
    if (at % 2 === 0 || !above || !period) return [];
    const text = `${row.text}  ${above.text.slice(period.from, period.to)}`;
    return [{ ...row, gap: above.gap, text, cells: [{ text, x: row.x, right: row.right }], periods: [{ ...period, from: row.text.length + 2, to: text.length }] }]; // biome-ignore format: one thing
  });
}

/** So much more white, in heights of a line, is between two of them than within one. */
const WHITER = 0.05;

/**
 * "Bread baking: rye and" right below it "sourdough (2022)", and more white above the next one: white says which lines are one, where each that goes on
 * had no room or goes on in small letters.
 */
export function withWhole(rows: readonly Row[]): Row[] {
  const [first, ...others] = rows;
  if (!first || first.y === 0 || rows.some(({ bullet, look, cells }) => bullet !== undefined || look !== first.look || cells.length > 1)) return [...rows]; // biome-ignore format: one thing
  const closest = Math.min(...others.map(({ gap }) => gap));
  const isRest = (row: Row, above: Row | undefined) =>
    above !== undefined && row.block === above.block && row.gap < closest + WHITER && row.gap < WHITE_WITHIN && above.periods.length === 0;
  // All are as close below each other: then white says nothing.
  if (others.every((row) => row.gap < closest + WHITER)) return withWholeByYears(rows);
  const rests = rows.filter((row, at) => isRest(row, rows[at - 1]));
  const goesOn = (row: Row) => /^\p{Ll}/u.test(row.text) || hasNoRoom(rows[rows.indexOf(row) - 1] as Row, row, rows);
  if (rests.length === 0 || !rests.every(goesOn)) return [...rows];
  const whole: Row[] = [];
  for (const row of rows) {
    const last = whole.at(-1);
    if (last && rests.includes(row)) whole[whole.length - 1] = together(last, row);
    else whole.push(row);
  }
  return whole;
}

/** Points: a column beside the page's main one. */
const NARROW = 210;

/** "Certificate of Teaching" above "Skills (2017)" in a narrow column in which each ends with its year: a full line without one goes on below. */
function withWholeByYears(rows: readonly Row[]): Row[] {
  const width = Math.max(...rows.map(({ right }) => right)) - Math.min(...rows.map(({ x }) => x));
  const isEnded = ({ text, periods: [period] }: Row) => period?.isSingle === true && period.from > 2 && period.to >= text.length - 2;
  const isOpen = (row: Row, at: number) => {
    const next = rows[at + 1];
    return next !== undefined && row.periods.length === 0 && isEnded(next) && (/^[(（]/u.test(next.text) || hasNoRoom(row, next, rows));
  };
  const ended = rows.filter(isEnded).length;
  const isAll = rows.every((row, at) => isEnded(row) || isOpen(row, at));
  if (width > NARROW || ended < 2 || !isAll) return [...rows];
  const whole: Row[] = [];
  for (const [at, row] of rows.entries()) {
    const last = whole.at(-1);
    if (last && at > 0 && isOpen(rows[at - 1] as Row, at - 1)) whole[whole.length - 1] = together(last, row);
    else whole.push(row);
  }
  return whole;
}

/** No line of the section is so wide that the first word of the next one had room behind it. */
export function hasNoRoom(row: Row, next: Row, rows: readonly Row[]): boolean {
  const [word = ''] = next.text.split(/\s+/u);
  const letter = (next.right - next.x) / Math.max(1, next.text.length);
  return next.y > 0 && row.right + (word.length + 1) * letter > Math.max(...rows.map(({ right }) => right));
}

const NEXT_SENTENCE = new RegExp(String.raw`(?<=${LAST_LETTERS}|[)）])\.\s(?=\p{Lu})`, 'gu');

/** "First aid. Penwick Red Cross, 2021.": where each line ends as a sentence, the points within it part its pieces. Same length, so that places stay. */
export function withSentencesApart(rows: readonly Row[]): Row[] {
  if (!rows.every(({ text }) => /\.$/u.test(text))) return [...rows];
  return rows.map((row) => {
    const text = row.text.slice(0, -1).replace(NEXT_SENTENCE, '  ');
    return { ...row, text, cells: [{ text, x: row.x, right: row.right }] };
  });
}

/** "Day | Certificate | Issuer" above rows that have all three. */
export function withoutNamesOfColumns(rows: readonly Row[]): readonly Row[] {
  const [first, ...others] = rows;
  const isHead = first && first.cells.length > 2 && first.periods.length === 0;
  // The last column may have nothing in it.
  const isFull = first?.cells.some(({ text }) => isTimeName(text)) === true;
  const isLike = (count: number) => count === first?.cells.length || (isFull && count > 1 && count < (first?.cells.length ?? 0));
  return isHead && others.length > 0 && others.every(({ cells, periods }) => isLike(cells.length) && periods.length > 0) ? others : rows;
}
