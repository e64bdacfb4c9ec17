// Dates that close their entries: head, what was done there, and below it a line that says nothing but when. They are put above the head, where
// dates begin an entry, so that none takes the head of the next one.
import type { Row } from './context.ts';
import { withoutPeriods } from './segments.ts';

/** A duration in brackets says no more than the dates beside it. */
const BARE = /^[\s()（）\d.,\p{L}]{0,24}$/u;

/** Whites that are as wide may differ by so much. */
const ALIKE = 0.1;

const isRange = ({ periods }: Row) => periods.some(({ isSingle }) => !isSingle);
/** Nothing but dates. */
const isBare = (row: Row) => {
  const rest = withoutPeriods(row).trim();
  return row.periods.length > 0 && row.bullet === undefined && (rest === '' || (/^[(（].*[)）]$/u.test(rest) && BARE.test(rest)));
};

/** Rows up to each of the dates that stand alone; none where rows are left below the last of them. */
function blocksOf(rows: readonly Row[]): Row[][] {
  const blocks: Row[][] = [];
  let open: Row[] = [];
  for (const row of rows) {
    open.push(row);
    if (!isBare(row)) continue;
    blocks.push(open);
    open = [];
  }
  return open.length === 0 ? blocks : [];
}

/**
 * Whether the dates stand closer to what is above them than what is below does, and no white within the next entry is wider; nothing is known of the
 * white between two pages.
 */
function isCloser(block: readonly Row[], next: readonly Row[] | undefined): boolean {
  const [date, below] = [block.at(-1), next?.[0]];
  if (!date || !below || date.page !== below.page || date.block !== below.block) return true;
  return below.gap > date.gap && (next ?? []).slice(1).every(({ gap }) => gap <= below.gap + ALIKE);
}

/**
 * The rows of a section with each date that closes an entry above it: where the first entry has none above, the section ends with one, all ranges
 * stand alone, and white parts each from what is below. `canLead` says which rows are of heads; where all are, dates below a head are read as they stand.
 */
export function withClosingDatesAbove(rows: readonly Row[], canLead: (row: Row, below: Row) => boolean, longest: number): readonly Row[] {
  const blocks = blocksOf(rows);
  const isHead = (block: readonly Row[]) =>
    block.length <= longest + 1 && block.every((row, at) => at === block.length - 1 || canLead(row, block[at + 1] as Row));
  const areAlone = rows.every((row) => !isRange(row) || isBare(row)) && rows.some(isRange);
  const areClosing = blocks.every((block, at) => block.length > 1 && block[0]?.bullet === undefined && isCloser(block, blocks[at + 1]));
  if (!areAlone || !areClosing || blocks.every(isHead)) return rows;
  return blocks.flatMap((block) => {
    const [first, date] = [block[0] as Row, block.at(-1) as Row];
    const moved = [{ ...date, gap: first.gap }, { ...first, gap: date.gap }, ...block.slice(1, -1)];
    return moved.map((row, at) => ({ ...row, at: first.at + at }));
  });
}
