// Memberships that take a line each, and what people are in a society written in brackets behind its name.
import { lettersOf, withWholePoints } from './certificate-lines.ts';
import type { Context, Row } from './context.ts';
import { orgMark } from './orgs.ts';
import { placeOf } from './place-words.ts';
import { isSociety, MEMBER, OFFICE } from './societies.ts';

/** What parts a society from what somebody is there. */
const PARTED = /\S\s+[–—-]\s+\S|\S\s*[,，|]\s*\S|\S\s?[(（][^()（）]+[)）]$/u;

/** The lines, each of which is one, where none is dated: points, or lines of one look that all name a society; undefined where they are not. */
export function oneALine(all: readonly Row[], context: Context): readonly Row[] | undefined {
  const rows = withWholePoints(all);
  const [first] = rows;
  const isAlike = (row: Row) => row.periods.length === 0 && row.cells.length === 1 && lettersOf(row) === lettersOf(first);
  if (rows.length < 2 || !rows.every(isAlike)) return undefined;
  const isRole = ({ text }: Row) => MEMBER.test(text.trim()) || (OFFICE.exec(text)?.[0].length ?? 0) === text.trim().length;
  if (rows.some(isRole)) return undefined;
  if (rows.every(({ bullet }) => bullet !== undefined)) return rows;
  const names = ({ text }: Row) => isSociety(text) || orgMark(text, context) > 0 || PARTED.test(text);
  return rows.every((row) => row.bullet === undefined && names(row)) ? rows : undefined;
}

const ROLE_WORDS = 5;
/** "AMOSUP", "e.V.": what a name is short for, or a part of it. */
const SHORT = /^[\p{Lu}\d.&/ -]+$|\.$/u;

/** "Miners' Union (affiliated)": in small letters, or an office; a town begins with a capital. */
export function isRoleInBrackets(inside: string, towns: readonly string[]): boolean {
  const isName = SHORT.test(inside) || towns.includes(inside) || placeOf(inside) !== undefined;
  return !isName && inside.split(/\s+/u).length <= ROLE_WORDS && (/^\p{Ll}/u.test(inside) || OFFICE.test(inside) || MEMBER.test(inside));
}

/** "President, Friends of Penwick, branch of the valley": who somebody is stands before the first comma; undefined where it does not. */
export function roleBeforeComma(text: string): readonly [string, string] | undefined {
  const [, role = '', society = ''] = /^([^,，]{2,50})[,，]\s*(\S.*)$/u.exec(text) ?? [];
  const isRole = MEMBER.test(role) || OFFICE.test(role);
  return isRole && /^[\p{Lu}«„“"\p{Lo}]/u.test(society) ? [role, society] : undefined;
}
