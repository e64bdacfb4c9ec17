// Marks that a page draws before its headings ("★ Courses").
import type { Context, Row } from './context.ts';
import { isSetOff } from './set-off.ts';
import type { SectionKind } from './words/locale-words.ts';

/** So many known headings of different kinds have the look of a document's main ones. */
export const MAIN_LEAST = 3;

/** A mark and the look of what stands behind it: a page draws squares before headings and dots before its lists, which are one mark to whoever reads. */
export const ornamentOf = ({ bullet, look }: Row) => `${bullet} ${look}`;

/** Marks that stand before headings, and before no list in their letters: these are set off, and known words head half of them. */
export function ornamentsOf(
  rows: readonly Row[],
  context: Context,
  kindOf: (text: string) => SectionKind | undefined,
): ReadonlySet<string> {
  const marked = Map.groupBy(
    rows.filter(({ bullet }) => bullet !== undefined),
    ornamentOf,
  );
  const kindsOf = (own: string) =>
    new Set(rows.flatMap(({ text, look, bullet }) => (look === own && bullet === undefined ? (kindOf(text) ?? []) : []))).size;
  const isOrnament = (lines: readonly Row[]) => {
    const known = lines.filter(({ text }) => kindOf(text) !== undefined);
    const isOnly = rows.every(({ bullet, look }) => bullet !== lines[0]?.bullet || look === lines[0]?.look);
    // "★ Courses" in the very letters of "Work" and "Languages", which have no mark.
    if (lines.every((line) => isSetOff(line, context)) && kindsOf(lines[0]?.look ?? '') >= MAIN_LEAST) return true;
    // Beside lists with the same mark one known word is too little.
    return lines.every((line) => isSetOff(line, context)) && known.length >= lines.length / 2 && (isOnly || known.length > 1);
  };
  return new Set([...marked].flatMap(([mark, lines]) => (isOrnament(lines) ? [mark] : [])));
}
