// The sections of a CV: what stands before the first heading, and each heading with what stands below it, in order. No line is lost.
import type { Context, Row } from './context.ts';
import { degreeMark } from './degrees.ts';
import { findHeadings } from './headings.ts';
import { languageFinder } from './language-names.ts';
import { orgMark, schoolMark, titleMark } from './orgs.ts';
import type { SectionKind } from './words/locale-words.ts';

export type Section = { kind: SectionKind | 'top'; heading?: string; rows: Row[] };

/** Cuts a document's rows into sections. */
export function sectionsOf(rows: readonly Row[], context: Context): Section[] {
  const headings = findHeadings(rows, context);
  const sections: (Omit<Section, 'kind'> & { kind: Section['kind'] | 'unknown' })[] = [{ kind: 'top', rows: [] }];
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
  return sections
    .filter(({ rows: own, heading }) => own.length > 0 || heading !== undefined)
    .map((section) => ({ ...section, kind: section.kind === 'unknown' ? kindOfContent(section.rows, context) : section.kind }));
}

/** What a section is about whose heading says nothing known: by what stands in it. */
function kindOfContent(rows: readonly Row[], context: Context): Section['kind'] {
  const marks = (text: string) => titleMark(text, context) + orgMark(text, context) + schoolMark(text, context) + degreeMark(text, context);
  const isHistory = rows.some(({ periods }) => periods.some(({ isSingle }) => !isSingle));
  if (isHistory && rows.some(({ bullet, text }) => bullet === undefined && marks(text) > 0)) return 'studyAndWork';
  const spoken = rows.filter(({ text }) => languageFinder().find(text).length > 0);
  return spoken.length > 1 && spoken.length >= rows.length / 2 ? 'languages' : 'other';
}

/** The name's block may come after a column beside it: the largest words of the first page are of no section. */
function isNewTop(row: Row, sections: readonly { kind: string }[], rows: readonly Row[], { bodyPt }: Context): boolean {
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
