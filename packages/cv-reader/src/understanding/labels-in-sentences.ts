// Entries typed in one line, in which labels stand behind full stops: "2020 - 2023: Norsea Ltd, Penryn. Position: Weaver. Duties: sails." Each label
// begins a line of its own here, as forms have them.
import type { Context, Row } from './context.ts';
import { labelNamed } from './labels.ts';
import type { Label } from './words/locale-words.ts';

const LABELLED = /(?<=[\p{L}\p{N})”»"]{2}|\p{Lu}\.\p{Lu})(?:[.;]\s+|[。；]\s*)(?=([\p{Lu}\p{Lo}][\p{L}\p{M}\s/-]{1,32}?)\s?[:：]\s*\S)/gu;
/** One of these makes such a line; the others go with it. */
const TELLING: ReadonlySet<Label> = new Set<Label>(['title', 'employer', 'school', 'degree', 'field']);

/** The rows with such labels in rows of their own, right below what they stood behind. */
export function withLabelsInSentences(rows: readonly Row[], context: Context): Row[] {
  return rows.flatMap((row) => {
    if (row.periods.length === 0 || row.cells.length > 1) return [row];
    const found = [...row.text.matchAll(LABELLED)].flatMap((match) => {
      const label = labelNamed(match[1] ?? '', context);
      const isOutside = row.periods.every(({ to }) => to <= match.index + 1);
      return label && isOutside ? [{ label, from: match.index, to: match.index + match[0].length }] : [];
    });
    if (!found.some(({ label }) => TELLING.has(label))) return [row];
    const cellsOf = (text: string) => [{ text, x: row.x, right: row.right }];
    // The point of "S.L." is its own.
    const end = found[0]?.from ?? 0;
    const head = row.text.slice(0, /\p{Lu}\.\p{Lu}$/u.test(row.text.slice(0, end)) ? end + 1 : end);
    const { bullet: _bullet, ...plain } = row;
    const below = found.map(({ to }, at): Row => {
      const text = row.text.slice(to, found[at + 1]?.from).replace(/[.。]$/u, '');
      return { ...plain, text, cells: cellsOf(text), periods: [], gap: 0 };
    });
    return [{ ...row, text: head, cells: cellsOf(head) }, ...below];
  });
}
