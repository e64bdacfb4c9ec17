// Headings whose words nobody knows ("Waar ik werkte", "Где училась", "Ce am lucrat"): people write their own. They are told by their look alone: letters
// larger than all others below the name, in short lines of their own with white above them, each above something else. Names of employers are set so
// too; where most such lines stand above one period each, they are entries and no headings.
import type { Context, Row } from './context.ts';

const LEAST = 4;
const LONGEST = 45;
const MOST_WORDS = 6;
/** So much larger than the text. */
const LARGER = 1.04;
/** Of the lines of the look, so many must have white above them, and something else below. */
const MOST_OF_THEM = 0.8;
const WHITE = 0.35;
/** Rows below a line in which the period of an entry stands. */
const REACH = 3;

/** Size and weight; columns may have colours of their own. */
export const lettersOf = ({ look }: Row) => look.slice(0, look.lastIndexOf('|'));

const isPlain = ({ text, cells, periods, bullet }: Row) =>
  cells.length === 1 &&
  periods.length === 0 &&
  bullet === undefined &&
  text.length <= LONGEST &&
  text.split(/\s+/).length <= MOST_WORDS &&
  /\p{L}{2}/u.test(text) &&
  !/[.;@]|https?:|\d{3}/.test(text);

/** The rows that are headings by their look; none where nothing tells them for sure. */
export function headingsByLook(rows: readonly Row[], { bodyPt }: Context): ReadonlySet<Row> {
  const byLetters = Map.groupBy(rows, lettersOf);
  const sizes = [...byLetters].filter(([, own]) => own.length > 1).map(([letters, own]) => ({ letters, own, sizePt: own[0]?.sizePt ?? 0 }));
  const [largest] = sizes.toSorted((a, b) => b.sizePt - a.sizePt);
  if (!largest || bodyPt === 0 || largest.sizePt <= bodyPt * LARGER) return new Set();
  const { own } = largest;
  const isAlike = sizes.some((other) => other !== largest && other.sizePt >= largest.sizePt * 0.99);
  const areHeadings = own.length >= LEAST && own.every(isPlain) && !isAlike && areApart(own, rows) && !areEntries(own, rows);
  return new Set(areHeadings ? own : []);
}

function areApart(own: readonly Row[], rows: readonly Row[]): boolean {
  const isApart = (row: Row) => {
    const [before, next] = [rows[row.at - 1], rows[row.at + 1]];
    const isWhite = row.gap > WHITE || before === undefined || before.block !== row.block || before.page !== row.page;
    return isWhite && next !== undefined && !own.includes(next);
  };
  return own.filter(isApart).length >= own.length * MOST_OF_THEM;
}

/** Most lines stand above one period, right below them, and no other. */
function areEntries(own: readonly Row[], rows: readonly Row[]): boolean {
  const isEntry = (row: Row, index: number) => {
    const content = rows.slice(row.at + 1, own[index + 1]?.at ?? rows.length);
    const dated = content.flatMap(({ periods }, at) => (periods.some(({ isSingle }) => !isSingle) ? [at] : []));
    return dated.length === 1 && (dated[0] ?? REACH) < REACH;
  };
  return own.filter(isEntry).length * 2 > own.length;
}
