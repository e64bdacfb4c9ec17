// Rows of a table whose empty cells left nothing, in files that say not where a cell stands: each cell goes to the column that its words say, and none
// before the one to its left.
import type { Cell } from '../text-document.ts';
import { isTimeName } from './column-names.ts';
import type { Context } from './context.ts';
import { degreeMark } from './degrees.ts';
import { orgMark, schoolMark, titleMark } from './orgs.ts';
import { periodAlone } from './periods.ts';
import type { Label } from './words/locale-words.ts';

type Column = { text: string; label: Label | undefined };

/** What a column's name and a cell's words have in common. */
function likeness({ text: name, label }: Column, { text }: Cell, context: Context): number {
  const isDate = periodAlone(text, context) !== undefined;
  if (isTimeName(name) || isDate) return isTimeName(name) && isDate ? 2 : -2;
  const marks: Partial<Record<Label, number>> = {
    school: schoolMark(text, context),
    degree: degreeMark(text, context) - schoolMark(text, context) / 2,
    title: titleMark(text, context),
    employer: orgMark(text, context),
    field: 0.3 - degreeMark(text, context) - schoolMark(text, context),
  };
  return (label && marks[label]) ?? 0.1;
}

/** For each cell, left to right, the number of its column. */
export function columnsInOrder(cells: readonly Cell[], columns: readonly Column[], context: Context): number[] {
  let best: { sum: number; places: number[] } = { sum: Number.NEGATIVE_INFINITY, places: cells.map((_, at) => at) };
  const place = (cell: number, from: number, sum: number, places: number[]): void => {
    if (cell === cells.length) {
      if (sum > best.sum) best = { sum, places };
      return;
    }
    for (let at = from; columns.length - at >= cells.length - cell; at += 1)
      place(cell + 1, at + 1, sum + likeness(columns[at] as Column, cells[cell] as Cell, context), [...places, at]);
  };
  place(0, 0, 0, []);
  return best.places;
}
