// Headings whose words nobody knows ("Waar ik werkte", "Где училась", "Ce am lucrat"): people write their own. They are told by their look alone: letters
// larger than all others below the name, in short lines of their own with white above them, each above something else. Names of employers are set so
// too; where most such lines stand above one period each, they are entries and no headings.
import type { Context, Row } from './context.ts';
import { isSetOff } from './set-off.ts';
import type { SectionKind } from './words/locale-words.ts';

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

/** The rows that are headings by their look; none where nothing tells them for sure. `kindOf`: what roots of words say. */
export function headingsByLook(
  rows: readonly Row[],
  context: Context,
  kindOf: (text: string) => SectionKind | undefined,
): ReadonlySet<Row> {
  const { bodyPt } = context;
  const sizes = [...Map.groupBy(rows, lettersOf)].filter(([, own]) => own.length > 1).map(([, own]) => own);
  const [largest] = sizes.toSorted((a, b) => (b[0]?.sizePt ?? 0) - (a[0]?.sizePt ?? 0));
  const sizePt = largest?.[0]?.sizePt ?? 0;
  const isAlike = sizes.some((other) => other !== largest && (other[0]?.sizePt ?? 0) >= sizePt * 0.99);
  if (largest && bodyPt > 0 && sizePt > bodyPt * LARGER && !isAlike && areHeadings(largest, rows)) return new Set(largest);
  // Two or three in a column of their own, larger than all others: roots of words say what each is of, and each stands above a period.
  const few = largest && !isAlike && largest.length >= KINDS_LEAST && sizePt > bodyPt * MUCH_LARGER ? largest : [];
  const areFew = few.length > 0 && few.every((row) => isPlain(row) && kindOf(row.text) !== undefined) && new Set(few.map(({ text }) => kindOf(text))).size === few.length; // biome-ignore format: one thing
  if (bodyPt > 0 && areFew && few.every((row, at) => isDated(row, few[at + 1], rows)) && !areEntries(few, rows)) return new Set(few);
  // Of the text's size, in capitals or a colour of their own: words must say of two and more that they are headings of different things.
  for (const own of Map.groupBy(rows, ({ look }) => look).values()) {
    const kinds = new Set(own.flatMap(({ text }) => kindOf(text) ?? []));
    const isOwn = own.every((row) => row.sizePt >= bodyPt * 0.98 && isSetOff(row, context));
    if (bodyPt > 0 && isOwn && kinds.size >= KINDS_LEAST && areHeadings(own, rows, ALL)) return new Set(own);
  }
  return new Set();
}

/** A period stands between the line and the next one of its look. */
const isDated = (row: Row, next: Row | undefined, rows: readonly Row[]) =>
  rows.slice(row.at + 1, next?.at).some(({ periods }) => periods.some(({ isSingle }) => !isSingle));

const MUCH_LARGER = 1.2;
const KINDS_LEAST = 2;
/** Names of employers in the letters of headings stand right below some of these. */
const ALL = 1;

const areHeadings = (own: readonly Row[], rows: readonly Row[], part = MOST_OF_THEM): boolean =>
  own.length >= LEAST && own.every(isPlain) && areApart(own, rows, part) && !areEntries(own, rows);

function areApart(own: readonly Row[], rows: readonly Row[], part: number): boolean {
  const isApart = (row: Row) => {
    const [before, next] = [rows[row.at - 1], rows[row.at + 1]];
    const isWhite = row.gap > WHITE || before === undefined || before.block !== row.block || before.page !== row.page;
    return isWhite && next !== undefined && !own.includes(next);
  };
  return own.filter(isApart).length >= own.length * part;
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

/** In one column: lines of the look of its known headings, half of which are known, each with white above it and something else below. */
const IN_COLUMN_LEAST = 3;
const KNOWN_PART = 0.5;
/** More white than between the lines of an entry. */
const COLUMN_WHITE = 0.6;

/** Rows that look as the known headings of their own column do, though in other columns names of employers look so too. */
export function headingsOfColumns(rows: readonly Row[], known: ReadonlySet<Row>): readonly Row[] {
  const columns = Map.groupBy(rows, ({ page, block, look }) => `${page}.${block}.${look}`);
  const isApart = (row: Row, own: readonly Row[]) => {
    const next = rows[row.at + 1];
    return isPlain(row) && row.y > 0 && row.gap > COLUMN_WHITE && next !== undefined && next.block === row.block && !own.includes(next);
  };
  return [...columns.values()].flatMap((own) => {
    const told = own.filter((row) => known.has(row));
    const areHeadings = own.length >= IN_COLUMN_LEAST && told.length >= own.length * KNOWN_PART && own.every((row) => isApart(row, own));
    return areHeadings ? own.filter((row) => !known.has(row)) : [];
  });
}
