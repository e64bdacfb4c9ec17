// An employer with all its time in a row that is marked or bold, and below it each position with its own time, as Japanese histories have them:
// "■ 2009 – 2022 Norsea Ltd" above "2017 – 2022 | Manager" and "2009 – 2017 | Fitter". The positions are the entries, all of that employer.
import type { Context, Row } from './context.ts';
import { areNamesOfColumns } from './labels.ts';
import { orgMark, titleMark } from './orgs.ts';
import type { FoundPeriod } from './periods.ts';
import { withoutPeriods } from './segments.ts';
import type { Label } from './words/locale-words.ts';

/** So much its words must say that it is an organization. */
const ORG_LEAST = 1.2;

const rangeOf = ({ periods: [first] }: Row): FoundPeriod | undefined => (first && !first.isSingle && first.from <= 3 ? first : undefined);

const isWithin = (inner: FoundPeriod, outer: FoundPeriod) =>
  (inner.start?.value ?? '') >= (outer.start?.value ?? '') &&
  (outer.end === undefined || (inner.end !== undefined && inner.end.value <= outer.end.value));

const nameOf = (row: Row) => withoutPeriods(row).replace(/^[\s\u3000,，:：|]+|[\s\u3000,，|]+$/gu, '');

/** The rows with each such employer told at its positions; as they are, unless all that is dated is written so. */
export function withPositionsApart(rows: readonly Row[], context: Context): Row[] {
  const dated = rows.filter((row) => rangeOf(row) !== undefined);
  const isOuter = (row: Row) =>
    (row.bullet !== undefined || row.bold) && orgMark(nameOf(row), context) >= ORG_LEAST && titleMark(nameOf(row), context) === 0;
  const outer = new Set(dated.filter(isOuter));
  const isMarked = [...outer].every(({ bullet }) => bullet !== undefined);
  const isInner = (row: Row, at: number) => {
    const above = dated.slice(0, at).findLast((one) => outer.has(one));
    const [own, its] = [rangeOf(row), above && rangeOf(above)];
    // What has the mark, or is as bold, of the employers is another one of them.
    return own && its && isWithin(own, its) && (isMarked ? row.bullet === undefined : !row.bold);
  };
  const isAll = dated.every((row, at) =>
    outer.has(row) ? dated[at + 1] !== undefined && !outer.has(dated[at + 1] as Row) : isInner(row, at),
  );
  const labels = [labelWord('employer', context), labelWord('title', context)];
  const [employerLabel, titleLabel] = labels;
  if (outer.size === 0 || !isAll || employerLabel === undefined || titleLabel === undefined) return [...rows];
  const told: Row[] = [];
  /** What is told of the employer goes to its first position. */
  let waiting: Row[] = [];
  let employer: Row | undefined;
  for (const row of rows) {
    if (outer.has(row)) [employer, waiting] = [row, []];
    else if (employer && rangeOf(row)) {
      told.push(...positionOf(row, `${employerLabel}: ${nameOf(employer)}`, `${titleLabel}: ${nameOf(row)}`), ...waiting);
      waiting = [];
    } else if (employer && told.at(-1) !== undefined && isOf(employer, told)) told.push(row);
    else if (!areNamesOfColumns(row.cells, context))
      (employer ? waiting : told).push(employer ? { ...row, bullet: row.bullet ?? '•' } : row);
  }
  return [...told, ...waiting];
}

/** Whether a position of that employer has been told. */
const isOf = (employer: Row, told: readonly Row[]) => told.some(({ at }) => at > employer.at);

function positionOf(row: Row, ...labelled: string[]): Row[] {
  const [period] = row.periods as [FoundPeriod];
  const text = row.text.slice(period.from, period.to);
  const made = (words: string, periods: FoundPeriod[]): Row => ({
    ...row,
    text: words,
    periods,
    bold: false,
    cells: [{ text: words, x: row.x, right: row.right }],
  });
  return [made(text, [{ ...period, from: 0, to: text.length }]), ...labelled.map((words) => made(words, []))];
}

const labelWord = (label: Label, { words }: Context): string | undefined => [...words.labels].find(([, one]) => one === label)?.[0];
