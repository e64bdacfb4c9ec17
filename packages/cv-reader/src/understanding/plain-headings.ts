// Headings of a file without pages in the very letters of its text: what roots of words say of a short line is believed beside several known headings that
// look the same, if no other section is of that kind.
import type { Row } from './context.ts';
import { kindOfOwnWords } from './heading-roots.ts';
import type { SectionKind } from './words/locale-words.ts';

const KNOWN_LEAST = 3;
const MOST_WORDS = 4;

/** Such lines and their kinds. `found`: the known headings by the place of their line. */
export function plainHeadings(
  rows: readonly Row[],
  found: ReadonlyMap<number, { kind: SectionKind | 'unknown' }>,
): Map<number, SectionKind> {
  const own = rows.filter(({ at }) => found.has(at));
  const kinds = new Set([...found.values()].map(({ kind }) => kind));
  const look = own[0]?.look;
  const isPlain =
    own.length >= KNOWN_LEAST && kinds.size >= KNOWN_LEAST && rows.every((row) => row.y === 0) && own.every((row) => row.look === look);
  const told = new Map<number, SectionKind>();
  // "Tools" above "Lathe, file, saw": more stands below than in the line, and it stands below no heading itself.
  const isAbove = (row: Row) =>
    row.look === look &&
    row.cells.length === 1 &&
    row.bullet === undefined &&
    row.periods.length === 0 &&
    row.text.split(/\s+/u).length <= MOST_WORDS &&
    /^[\p{Lu}\p{Lo}][^.,;:!?@\d]+$/u.test(row.text) &&
    !found.has(row.at - 1) &&
    !found.has(row.at + 1) &&
    (rows[row.at + 1]?.text.length ?? 0) > row.text.length;
  for (const row of isPlain ? rows.slice(1) : []) {
    const kind = found.has(row.at) || !isAbove(row) ? undefined : kindOfOwnWords(row.text);
    if (kind && !kinds.has(kind) && ![...told.values()].includes(kind)) told.set(row.at, kind);
  }
  return told;
}
