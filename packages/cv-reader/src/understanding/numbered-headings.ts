// Headings that a form numbers: "9. Образование", "10. Трудовая деятельность (в обратном порядке)", "11. Владение языками". Forms of a word processor's old
// format set no white above them; that their numbers follow each other, and that words tell several of them, says enough.
import type { Row } from './context.ts';
import type { SectionKind } from './words/locale-words.ts';

const NUMBERED = /^(\d{1,2}|[IVX]{1,5})\s?[.)．、]\s*(\p{L}[^.;]{1,90}?)\s*(?:[:：]\s*(\S.*))?$/u;
const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII', 'XIII', 'XIV', 'XV'];
/** So many follow each other, and words tell so many kinds. */
const [LEAST, TOLD_LEAST] = [3, 2];

/** These take more than a line. */
const HISTORIES: ReadonlySet<SectionKind> = new Set<SectionKind>(['work', 'education', 'studyAndWork', 'projects']);

type Numbered = { row: Row; number: number; words: string; value?: string };
type Found = { kind: SectionKind | 'unknown'; value?: string };

const numberOf = (written: string) => (/\d/u.test(written) ? Number(written) : ROMAN.indexOf(written) + 1);

/** Such headings by the place of their line. `kindOf`: what words mean. */
export function numberedHeadings(rows: readonly Row[], kindOf: (words: string) => SectionKind | undefined): Map<number, Found> {
  const all = rows.flatMap((row): Numbered[] => {
    const [, number = '', words = '', value] = row.cells.length === 1 && row.bullet === undefined ? (NUMBERED.exec(row.text) ?? []) : [];
    return words === '' || numberOf(number) === 0
      ? []
      : [{ row, number: numberOf(number), words: words.replace(/\s*[(（][^()（）]*[)）]?$/u, ''), ...(value && { value }) }];
  });
  // The one run of numbers; points of a list begin again.
  const run: Numbered[] = [];
  for (const one of all) {
    const last = run.at(-1);
    if (last && one.number <= last.number) return new Map();
    if (!last || one.number === last.number + 1) run.push(one);
  }
  const kinds = new Set(run.flatMap(({ words }) => kindOf(words) ?? []));
  if (run.length < LEAST || run.length < all.length || kinds.size < TOLD_LEAST) return new Map();
  return new Map(
    run.map(({ row, words, value }) => {
      const kind = kindOf(words) ?? 'other';
      return [row.at, value === undefined ? { kind } : HISTORIES.has(kind) ? { kind: 'other', value } : { kind, value }];
    }),
  );
}
