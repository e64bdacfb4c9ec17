// "Weaver (Loomhouse, Penryn)" in every entry: the brackets hold whom it was for, and the town. Each piece is a thing of its own then.
import type { Row } from './context.ts';
import { isEmployed } from './employed.ts';
import type { Entry } from './entries.ts';
import { placeOf } from './place-words.ts';
import { couldBePlace } from './roles.ts';
import { withoutPeriods } from './segments.ts';

const BRACKETED = /^(.*\p{L}.*?)(\s*[(（])([^()（）]{2,90}?)([,，]\s*)([^()（）,，]{2,40})([)）])\s*[,，.]?$/u;
/** As wide as what parts two cells. */
const WHITE = '  ';

type Parted = { row: Row; before: string; inside: string; town: string };

function partedRow(row: Row): Parted | undefined {
  const [, before = '', , inside = '', , town = ''] = BRACKETED.exec(withoutPeriods(row).trim()) ?? [];
  const isPlace = placeOf(`${inside}, ${town}`) !== undefined || isEmployed(inside);
  return before === '' || isPlace || !couldBePlace(town) || /\d/.test(town) ? undefined : { row, before, inside, town };
}

/** The row with white where its brackets and their last comma were; dates stay at their words. */
function apart({ row, inside, town }: Parted): Row {
  const from = row.text.lastIndexOf(inside, row.text.lastIndexOf(town));
  const opening = row.text.slice(0, from).search(/\s*[(（]$/u);
  const closing = row.text.lastIndexOf(town) + town.length + 1;
  const middle = `${WHITE}${inside}${WHITE}${town} `;
  const text = row.text.slice(0, opening) + middle + row.text.slice(closing);
  const shift = text.length - row.text.length;
  const periods = row.periods.map((one) => (one.from >= closing ? { ...one, from: one.from + shift, to: one.to + shift } : one));
  const cells = row.cells.map(({ tail: _tail, ...cell }) => cell);
  return { ...row, text, periods, cells, town };
}

/** The entries with such brackets apart, where each of two and more has them in one row of its head. */
export function withBracketsApart(entries: readonly Entry[]): readonly Entry[] {
  const parted = entries.map(({ head }) => head.flatMap((row) => partedRow(row) ?? []));
  if (entries.length < 2 || parted.some((own) => own.length !== 1)) return entries;
  return entries.map((entry, at) => {
    const own = parted[at]?.[0];
    return own ? { ...entry, head: entry.head.map((row) => (row === own.row ? apart(own) : row)) } : entry;
  });
}
