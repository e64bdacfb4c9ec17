// "■ 株式会社若葉" above "期間：2012年4月～": a mark that nothing but the line above each time has is the employer's own, and begins no list of what was done.
// What is told of an employer in figures between its name and the title goes below the title.
import type { Context, Row } from './context.ts';
import { isFact } from './employer-parts.ts';
import { titleMark } from './orgs.ts';

const MARK = /^[■□◆◇●○◎▼▽▲△★☆❖➤►▶]$/u;
const WITHIN_HEAD = 0.6;

const withoutMark = ({ bullet: _bullet, ...row }: Row): Row => row;

/** The rows with employers that such marks stand before as heads. */
export function withoutMarksOfEmployers(rows: readonly Row[]): readonly Row[] {
  const above = rows.flatMap(({ periods, bullet }, at) =>
    bullet === undefined && periods.some(({ isSingle }) => !isSingle) ? [rows[at - 1]] : [],
  );
  const mark = above[0]?.bullet;
  if (mark === undefined || !MARK.test(mark)) return rows;
  const marked = rows.filter(({ bullet }) => bullet === mark);
  const areAbove = marked.length === above.length && above.every((row) => row?.bullet === mark && row.periods.length === 0);
  const isTold = marked.length > 1 || rows.some(({ bullet }) => bullet !== undefined && bullet !== mark);
  return areAbove && isTold ? rows.map((row) => (row.bullet === mark ? withoutMark(row) : row)) : rows;
}

/** "Seniorenheim Penrode", "Mitarbeiter: 80", "Pflegefachkraft": the title before the figures. */
export function withFactsBelow(rows: readonly Row[], context: Context): readonly Row[] {
  const placed = [...rows];
  for (let at = 1; at < placed.length - 1; at += 1) {
    const [row, next] = [placed[at] as Row, placed[at + 1] as Row];
    const isHead = next.bullet === undefined && next.periods.length === 0 && next.block === row.block && next.gap < WITHIN_HEAD;
    if (row.bullet !== undefined || !isFact(row.text) || !isHead || isFact(next.text) || titleMark(next.text, context) < 1) continue;
    placed[at] = { ...next, at: row.at };
    placed[at + 1] = { ...row, at: next.at };
  }
  return placed;
}
