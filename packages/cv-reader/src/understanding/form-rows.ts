// Rows of a form that are sections by themselves: "Driving licence | B", "Courses | Crane driver (2014)" below "Dates | 2019 – 2021" and "Name of employer |
// Norsea Ltd". A form sets no white above them and no bold letters; that the rest of it is labels beside values says enough.
import { isTimeName } from './column-names.ts';
import type { Context, Row } from './context.ts';
import { labelled, labelNamed } from './labels.ts';
import type { Label, SectionKind } from './words/locale-words.ts';

/** So many labels in one column, beside values in another, make a form. */
const LABELS_LEAST = 5;
/** Points that values of one column begin apart. */
const SAME_EDGE = 2;
const LONGEST_LABEL = 70;

/** What may stand in such a row. */
const OF_ROWS: ReadonlySet<SectionKind> = new Set<SectionKind>([
  'languages',
  'skills',
  'interests',
  'certificates',
  'courses',
  'memberships',
  'awards',
  'references',
  'publications',
  'other',
]);
/** Told of an entry of work or study too, in a row of it. */
const OF_ENTRIES: ReadonlySet<SectionKind> = new Set<SectionKind>(['skills', 'courses', 'publications', 'other', 'languages']);

/** Whether a row is such a section of a kind; `above`: what it stands below. */
export function isRowOfForm(row: Row, kind: SectionKind, above: string | undefined, rows: readonly Row[], context: Context): boolean {
  const [label, value, ...more] = row.cells;
  if (!label || !value || !OF_ROWS.has(kind) || label.text.length > LONGEST_LABEL) return false;
  if ((above === 'work' || above === 'education') && OF_ENTRIES.has(kind)) return false;
  // "Listening | Reading | Speaking": names of columns.
  if (more.length > 0 && row.cells.every(({ text }) => labelNamed(text, context) !== undefined)) return false;
  const isLike = (other: Row) =>
    other.cells.length > 1 &&
    other.look === row.look &&
    // A file without a page says nothing of edges.
    (row.y === 0 || Math.abs((other.cells[1]?.x ?? 0) - value.x) < SAME_EDGE) &&
    labelNamed(other.cells[0]?.text ?? '', context) !== undefined;
  return rows.filter(isLike).length >= LABELS_LEAST;
}

/** What an entry of work or study is told by. */
const OF_HEADS: ReadonlySet<Label | undefined> = new Set<Label>(['title', 'employer', 'school', 'field', 'degree', 'grade', 'place']);

/**
 * "Qualification | Bachelor" below "School | Penryn College": the label of an entry's row, though sections are called so too. It comes again in the next
 * entry, or stands right below a row that is labelled alike; a section is named once.
 */
export function isLabelOfEntry(row: Row, rows: readonly Row[], context: Context): boolean {
  const words = labelOf(row);
  if (words === undefined || !OF_HEADS.has(labelNamed(words, context))) return false;
  const before = labelOf(rows[row.at - 1]);
  return (
    rows.some((other) => other !== row && labelOf(other) === words) || (before !== undefined && OF_HEADS.has(labelNamed(before, context)))
  );
}

/** "School: Realschule Ahlen": what a label of an entry says is no heading, whatever words it has. */
export function isValueOfEntry({ text }: Row, context: Context): boolean {
  const [, label = ''] = /^([^:：]{2,40})[:：]\s*\S/u.exec(text) ?? [];
  return label !== '' && OF_HEADS.has(labelNamed(label, context));
}

/** "期間 | 所属・職務内容": what stands beside the name of a time is a column of the rows below. */
export const isNamesOfTimes = ({ cells: [first, second] }: Pick<Row, 'cells'>): boolean =>
  first !== undefined && second !== undefined && isTimeName(first.text) && !/\d/u.test(second.text);

/** So many lines below tell of what a row is one. */
const NEAR = 3;
const PERSONAL: ReadonlySet<Label | undefined> = new Set<Label>(['name', 'first', 'last', 'address', 'phone', 'email', 'born', 'none']);

/** "Position applied for | Driver" above "Name | Ada": one of the person's details. */
export const isAmongDetails = (row: Row, rows: readonly Row[], context: Context): boolean =>
  rows.slice(row.at + 1, row.at + 1 + NEAR).some(({ text }) => PERSONAL.has(labelled(text, context)?.label));

const labelOf = (row: Row | undefined): string | undefined =>
  row !== undefined && row.cells.length > 1 ? row.cells[0]?.text : /^([^:：]{2,40})[:：]\s*\S/u.exec(row?.text ?? '')?.[1];
