// Dashes within a name or a title ("Gia sư Toán – Lý", "Université Toulouse III - Paul Sabatier"). A dash parts two things where the entries of a section
// have it in that line; where the same line of the others has one thing and no dash, it is a part of that thing.
import type { Row } from './context.ts';
import { withoutPeriods } from './segments.ts';

const DASH = /\S\s+[–—−―-]+\s+\S/u;
/** What else parts a line; it says that the line holds several things anyway. */
const OTHER_MARKS = /\s{2,}\S|[|｜¦•·●▪■◆\t]|\s\/\s/u;
/** Where as many of the other lines have no dash, one or a few that have it say nothing of the others. */
const PLAIN_PART = 2 / 3;
const PLAIN_LEAST = 2;

type Head = { head: readonly Row[]; anchor: number };

/** The rows of heads whose dashes part nothing. `couldBe`: what the pieces of a dashed line say. */
export function rowsWithWholeDashes(entries: readonly Head[], couldBe: (before: string, behind: string) => boolean): ReadonlySet<Row> {
  const lines = new Map<string, Row[]>();
  for (const { head, anchor } of entries)
    for (const row of head) {
      const key = `${row.at - anchor}|${row.look}`;
      lines.set(key, [...(lines.get(key) ?? []), row]);
    }
  const whole = new Set<Row>();
  for (const rows of lines.values()) {
    const dashed = rows.filter((row) => DASH.test(textOf(row)));
    const plain = rows.filter((row) => !dashed.includes(row) && !OTHER_MARKS.test(textOf(row)));
    if (dashed.length === 0 || plain.length < PLAIN_LEAST || plain.length < rows.length * PLAIN_PART) continue;
    for (const row of dashed) {
      const [before = '', behind = '', ...more] = textOf(row).split(/\s+[–—−―-]+\s+/u);
      if (more.length === 0 && couldBe(before, behind)) whole.add(row);
    }
  }
  return whole;
}

const textOf = (row: Row) => withoutPeriods(row).replace(/^[\s–—−―,|-]+|[\s–—−―,|-]+$/gu, '');
