// Towns by the column in which they stand: what begins or ends at one edge in several entries is of one kind, whatever line of its entry it stands in.
import { fold } from '@fairway/rules/folding';
import type { Context, Row } from './context.ts';
import { isEmployed } from './employed.ts';
import { couldBePlace, type Marked } from './roles.ts';

/** Points that the edges of one column differ. */
const SAME_EDGE = 2;
const ENTRIES_LEAST = 2;
const WORDS_OF_NAMES = 5;

type InCell = { mark: Marked; entry: number; x: number; right: number; isFirst: boolean };

/** The cell that a piece fills alone, beside others. */
function cellOf(mark: Marked, entry: number): InCell | undefined {
  const { row, text } = mark.segment;
  const at = row.cells.length > 1 ? row.cells.findIndex((cell) => cell.text === text) : -1;
  const cell = row.cells[at];
  return cell && { mark, entry, x: cell.x, right: cell.right, isFirst: at === 0 };
}

/** The cells of dates, and of nothing else. */
function dateCells({ cells, text, periods }: Row): { x: number; right: number }[] {
  let from = 0;
  return cells.filter((cell) => {
    const at = text.indexOf(cell.text, from);
    from = at + cell.text.length;
    return periods.some((period) => period.from <= at && period.to >= from);
  });
}

/**
 * Marks as towns what stands in a column of which at least half are known towns or the person's own, or in the very column of the dates (a table's cell,
 * "2019 – 2021" above "Penwick"): names that say nothing else, in two entries and more. `hasOwnField`: whether the degree of an entry says what was
 * studied, so that a third name is nothing else; of work nothing is studied.
 */
export function markTownColumns(
  entries: readonly (readonly Marked[])[],
  { town }: Context,
  hasOwnField?: (marks: readonly Marked[]) => boolean,
): void {
  const isOwn = ({ segment }: Marked) => town !== undefined && fold(segment.text) === fold(town.replace(WORD_BEFORE, ''));
  const found = entries.flatMap((marks, entry) => marks.flatMap((mark) => cellOf(mark, entry) ?? []));
  // Of work, what stands apart from title and employer, which are below each other, is where that was.
  const isTown = hasOwnField ?? areBelowEachOther;
  const dates = entries.flatMap((marks) => [...new Set(marks.map(({ segment }) => segment.row))].flatMap(dateCells));
  for (const one of found) {
    for (const edge of ['x', 'right'] as const) {
      const isHere = (cell: { x: number; right: number }) => Math.abs(cell[edge] - one[edge]) < SAME_EDGE;
      const column = found.filter(isHere);
      const isWithDates = dates.some(isHere) && areThirds(column, entries);
      const known = column.filter(({ mark }) => mark.isPlace || isOwn(mark));
      const isTold = known.length * 2 >= column.length || column.some(({ entry }) => isTown(entries[entry] ?? [], one));
      // What lines begin with are names, unless their dates stand there too.
      const areNames = column.some(({ isFirst }) => isFirst);
      if ((isWithDates || (isTold && !areNames)) && couldBeTowns(column, isOwn))
        for (const { mark } of column) Object.assign(mark, { first: 0, second: 0, isPlace: true });
    }
  }
}

/** Two names in lines of their own that begin at one edge, which is not that of the third. */
function areBelowEachOther(marks: readonly Marked[], { mark, x }: InCell): boolean {
  const others = marks.filter((other) => other !== mark && !other.isPlace);
  const edges = others.map(({ segment: { row, text } }) => row.cells.find((cell) => cell.text === text)?.x);
  const rows = new Set(others.map(({ segment }) => segment.row));
  return others.length === 2 && rows.size === 2 && edges.every((edge) => edge !== undefined && edge === edges[0]) && edges[0] !== x;
}

/** Most of the entries have two names elsewhere: without them, an employer could stand below its dates. */
function areThirds(column: readonly InCell[], entries: readonly (readonly Marked[])[]): boolean {
  // What somebody did there is told in more words than names have.
  const isName = ({ segment, first, second }: Marked) => first + second > 0 || segment.text.split(/\s+/u).length <= WORDS_OF_NAMES;
  const isThird = ({ mark, entry }: InCell) =>
    (entries[entry] ?? []).filter((other) => other !== mark && !other.isPlace && isName(other)).length > 1;
  return column.filter(isThird).length * 2 > column.length;
}

/** "г. Кострома" */
const WORD_BEFORE = /^\p{Ll}{1,8}\.\s*/u;

/** Names that say nothing else, one an entry. */
function couldBeTowns(column: readonly InCell[], isOwn: (mark: Marked) => boolean): boolean {
  const isSilent = ({ mark }: InCell) =>
    mark.isPlace || isOwn(mark) || (mark.first + mark.second === 0 && couldBePlace(mark.segment.text) && !isEmployed(mark.segment.text));
  const inEntries = new Set(column.map(({ entry }) => entry)).size;
  return inEntries >= ENTRIES_LEAST && inEntries === column.length && column.every(isSilent);
}
