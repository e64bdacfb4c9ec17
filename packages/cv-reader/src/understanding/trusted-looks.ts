// Looks that the known headings of a document have, and whether anything else has them too.
import type { Context, Row } from './context.ts';
import { isSetOff } from './set-off.ts';
import type { SectionKind } from './words/locale-words.ts';

export type Candidate = { row: Row; kind?: SectionKind };

/** Of all lines of one look, the part that must be known headings before others of the look are believed to be some. */
const TRUSTED_PART = 0.5;

/** Heights of a line: less white is between the lines of a list. */
export const CLOSE = 0.3;

/** Looks of known headings: `only` where hardly anything else looks so. */
export function trustedLooks(rows: readonly Row[], candidates: readonly Candidate[], context: Context): Map<string, 'also' | 'only'> {
  const lines = new Map<string, number>();
  const heads = new Map<string, number>();
  for (const row of rows) lines.set(row.look, (lines.get(row.look) ?? 0) + 1);
  for (const { row, kind } of candidates) if (kind) heads.set(row.look, (heads.get(row.look) ?? 0) + 1);
  const trusted = new Map<string, 'also' | 'only'>();
  for (const [look, count] of heads) {
    const part = count / (lines.get(look) ?? 1);
    const differs = rows.some((row) => row.look === look && isSetOff(row, context)) || isOfHeadings(look, candidates);
    if (differs && count >= 2 && part >= TRUSTED_PART && !isOfEntriesToo(look, rows, candidates)) trusted.set(look, 'only');
    else if (differs && part >= 0.15) trusted.set(look, 'also');
  }
  return trusted;
}

/** So many kinds of known headings in one look tell it, though a short CV has few larger lines than these. */
const KINDS_LEAST = 4;

const isOfHeadings = (look: string, candidates: readonly Candidate[]): boolean =>
  new Set(candidates.flatMap(({ row, kind }) => (kind !== undefined && row.look === look ? [kind] : []))).size >= KINDS_LEAST;

export const HISTORY: ReadonlySet<SectionKind | undefined> = new Set<SectionKind>(['work', 'education', 'studyAndWork', 'memberships']);

/** A line of the look of headings right below the heading of a history is no heading: employers and schools look so too. */
const isOfEntriesToo = (look: string, rows: readonly Row[], candidates: readonly Candidate[]): boolean =>
  areBelowDates(look, candidates, rows) ||
  candidates.some(({ row, kind }, index) => {
    const next = candidates[index + 1];
    const isBelow = next !== undefined && next.row === rows[row.at + 1] && next.row.look === look && next.kind === undefined;
    return HISTORY.has(kind) && row.look === look && isBelow;
  });

/** Titles right below their dates, in the letters of headings: two of them and more, none of which is called as a heading is. */
function areBelowDates(look: string, candidates: readonly Candidate[], rows: readonly Row[]): boolean {
  const named = new Set(candidates.flatMap(({ row, kind }) => (kind === undefined ? [] : [row])));
  const isBelow = (row: Row) =>
    row.gap < CLOSE && rows[row.at - 1]?.block === row.block && rows[row.at - 1]?.periods.some(({ isSingle }) => !isSingle);
  return rows.filter((row) => row.look === look && !named.has(row) && isBelow(row)).length > 1;
}
