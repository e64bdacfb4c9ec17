// Where the person's own part of a CV begins though it does not stand first: the name's block behind a column, an address at the head of one. And what
// the document is called.
import type { Context, Row } from './context.ts';
import { labelled } from './labels.ts';
import { joinedHan, TITLES_OF_CVS } from './titles-of-cvs.ts';

type Begun = { kind: string; rows: readonly Row[] };

/** So many lines may stand above the name of a document: a country's, its motto. */
const ABOVE_TITLE = 5;

/** "РЕЗЮМЕ", "RESUME" above the person's own data is what the document is called, and no heading of a summary. */
export function titleOf(rows: readonly Row[], headings: readonly number[], context: Context): number | undefined {
  const [first, next = rows.length] = headings.toSorted((a, b) => a - b);
  const row = first === undefined ? undefined : rows[first];
  if (!row || row.at > ABOVE_TITLE || !TITLES_OF_CVS.test(joinedHan(row.text.trim()))) return undefined;
  const isOwn = ({ text }: Row) => /\S@\S/u.test(text) || labelled(text, context)?.label === 'born';
  return rows.slice(row.at + 1, next).some(isOwn) ? row.at : undefined;
}

/** The name's block may come after a column beside it: the largest words of the first page are of no section. */
export function isNewTop(row: Row, sections: readonly Begun[], rows: readonly Row[], { bodyPt }: Context): boolean {
  const last = sections.at(-1);
  if (row.page > 0 || last?.kind === 'top' || bodyPt === 0 || row.sizePt < bodyPt * 1.4) return false;
  const before = rows[row.at - 1];
  const isLargest = rows.every((other) => other.page > 0 || other.sizePt <= row.sizePt);
  return isLargest && before !== undefined && before.block !== row.block;
}

/** So many lines of contact details stand above the first heading of a column. */
const DETAILS_MOST = 7;

/** An address at the head of a column, above its first heading, is the person's and of no section of the column before. */
export function isHeadOfColumn(
  row: Row,
  sections: readonly Begun[],
  rows: readonly Row[],
  headings: ReadonlyMap<number, unknown>,
): boolean {
  const [before, last] = [rows[row.at - 1], sections.at(-1)];
  if (row.page > 0 || row.y === 0 || !before || before.block === row.block || last?.kind === 'top') return false;
  // Referees have addresses too: one more is theirs, where the person's own stands elsewhere.
  const isTold = sections.some(
    ({ kind, rows: own }) => (kind === 'top' || kind === 'contact' || kind === 'personal') && own.some(({ text }) => text.includes('@')),
  );
  if (last?.kind === 'references' && isTold) return false;
  const end = rows.findIndex(({ at, block }) => at > row.at && (block !== row.block || headings.has(at)));
  const own = rows.slice(row.at, end < 0 ? rows.length : end);
  const isAbove = end >= 0 && rows[end]?.block === row.block;
  return isAbove && own.length <= DETAILS_MOST && own.some(({ text }) => /\S@\S+\.\S/u.test(text)) && own.every(({ periods }) => periods.every(({ isSingle }) => isSingle)); // biome-ignore format: one thing
}
