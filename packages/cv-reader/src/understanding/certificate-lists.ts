// Certificates in running lists: which commas part them, where such a list goes on below, and which years are a part of a name.
import { hasNoRoom, together, WHITE_WITHIN } from './certificate-lines.ts';
import type { Row } from './context.ts';

const COMMA = /[,，、;；]/gu;
const commasIn = ({ text }: Row) => (text.match(COMMA) ?? []).length;

/** "Forklift, First aid and" above "rescue, Welding": lines of one look without days or points, broken where the next word had no room. */
export function withListsWhole(rows: readonly Row[]): Row[] {
  const [first] = rows;
  const isPlain = (row: Row) => row.periods.length === 0 && row.bullet === undefined && row.cells.length === 1 && row.look === first?.look;
  if (rows.length < 2 || !rows.every(isPlain) || !rows.some((row) => commasIn(row) > 0)) return [...rows];
  const whole: Row[] = [];
  for (const [at, row] of rows.entries()) {
    const [last, above] = [whole.at(-1), rows[at - 1]];
    // Two lines with a comma each are as well two certificates with whoever issued them.
    const goesOn = last !== undefined && (/^\p{Ll}/u.test(row.text) || commasIn(last) > 1 || (rows.length === 2 && commasIn(row) === 0));
    const isRest = last && above && goesOn && commasIn(last) > 0 && row.gap < WHITE_WITHIN && row.block === last.block && hasNoRoom(above, row, rows); // biome-ignore format: one thing
    if (isRest) whole[whole.length - 1] = together(last, row);
    else whole.push(row);
  }
  return whole;
}

/** "Framework contracts 2005 basics", "ISO 14001:2015": a year between the words of a name, or behind its number, is no day of it. */
export function withoutYearsOfNames(rows: readonly Row[]): Row[] {
  return rows.map((row) => {
    const isOfName = ({ from, to, isSingle }: Row['periods'][number]) => {
      const [before, behind] = [row.text.slice(0, from), row.text.slice(to)];
      return isSingle && to - from === 4 && (/\d:$/u.test(before) || (/\p{L}\s$/u.test(before) && /^\s\p{L}/u.test(behind)));
    };
    const periods = row.periods.filter((period) => !isOfName(period));
    // The only year of a line stays, unless a list or a number says that it is of a name.
    const isTold = periods.length > 0 || commasIn(row) > 1 || row.periods.every(({ from }) => row.text[from - 1] === ':');
    return periods.length < row.periods.length && isTold ? { ...row, periods } : row;
  });
}

/** "Forklift operator, First aid": one line alone with one comma and no day names two, where nothing behind it goes on with the name before. */
export function withTwoApart(rows: readonly Row[], isIssuer: (text: string) => boolean): Row[] {
  const [row] = rows;
  if (!row || rows.length > 1 || row.periods.length > 0 || row.cells.length > 1 || row.bullet !== undefined || commasIn(row) !== 1) return [...rows]; // biome-ignore format: one thing
  const texts = row.text.split(COMMA).map((text) => text.trim());
  const isName = (text: string) => /^[\p{Lu}\p{Lo}«„“"]/u.test(text) && /\p{L}{2}/u.test(text) && !isIssuer(text);
  return texts.every(isName) ? texts.map((text) => ({ ...row, text, cells: [{ text, x: row.x, right: row.right }] })) : [row];
}

/** Two commas and more without a day: several in one line, and no pair of one and its issuer. */
export const isRunningList = (row: Row): boolean => row.periods.length === 0 && commasIn(row) > 1 && row.bullet === undefined;

/** What parts the pieces of a list: semicolons where there are any, as commas are then within the names. */
export const piecesOfList = (text: string): string[] =>
  text.split(/[;；]/u.test(text) ? /\s*[;；]\s*/u : /\s*[,、，]\s*/u).reduce<string[]>((pieces, piece) => {
    const last = pieces.at(-1);
    // "Rijbewijs B, C, CE": the classes of one licence.
    if (last !== undefined && CLASS.test(piece) && CLASS.test(last.split(/\s+|,\s/u).at(-1) ?? ''))
      pieces[pieces.length - 1] = `${last}, ${piece}`;
    else pieces.push(piece);
    return pieces;
  }, []);
const CLASS = /^(?:[A-E](?:[12]?E?)?|AM|A[12]|T|L|M)$/u;
