// The sections of a CV: what stands before the first heading, and each heading with what stands below it, in order. No line is lost.
import type { Context, Row } from './context.ts';
import { findHeadings } from './headings.ts';
import type { SectionKind } from './words/locale-words.ts';

export type Section = { kind: SectionKind | 'top'; heading?: string; rows: Row[] };

/** Cuts a document's rows into sections. */
export function sectionsOf(rows: readonly Row[], context: Context): Section[] {
  const headings = findHeadings(rows, context);
  const sections: Section[] = [{ kind: 'top', rows: [] }];
  for (const row of rows) {
    const heading = headings.get(row.at);
    if (!heading) {
      if (isNewTop(row, sections, rows, context)) sections.push({ kind: 'top', rows: [] });
      sections.at(-1)?.rows.push(row);
      continue;
    }
    const { value } = heading;
    const words = value === undefined ? row.text : row.text.slice(0, row.text.length - value.length).replace(/[:：\s]+$/u, '');
    const rest = value === undefined ? [] : [withoutFirstCell(row, value)];
    sections.push({ kind: heading.kind, heading: words, rows: rest });
  }
  return sections.filter(({ rows: own, heading }) => own.length > 0 || heading !== undefined);
}

/** The name's block may come after a column beside it: the largest words of the first page are of no section. */
function isNewTop(row: Row, sections: readonly Section[], rows: readonly Row[], { bodyPt }: Context): boolean {
  const last = sections.at(-1);
  if (row.page > 0 || last?.kind === 'top' || bodyPt === 0 || row.sizePt < bodyPt * 1.4) return false;
  const before = rows[row.at - 1];
  const isLargest = rows.every((other) => other.page > 0 || other.sizePt <= row.sizePt);
  return isLargest && before !== undefined && before.block !== row.block;
}

/** The row without the words before its value. */
function withoutFirstCell(row: Row, value: string): Row {
  const cut = row.text.length - value.length;
  const cells = row.cells.length > 1 ? row.cells.slice(1) : [{ text: value, x: row.x, right: row.right }];
  const periods = row.periods
    .filter(({ from }) => from >= cut)
    .map((period) => ({ ...period, from: period.from - cut, to: period.to - cut }));
  return { ...row, text: value, cells, periods, bold: false };
}
