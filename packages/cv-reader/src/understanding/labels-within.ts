// Labels behind a comma: "Advanced studies in choirs, Degree: Master of Music, Mark 1.7".
import type { Context, Row } from './context.ts';
import { labelNamed } from './labels.ts';
import { schoolMark } from './orgs.ts';
import type { Label } from './words/locale-words.ts';

/** "Studium der Kirchenmusik", "Aufbaustudium Orgel". */
const STUDY =
  /^(?:\p{L}*studium|studiengang|studies in|studie|opleiding|études de|estudios de|estudos de|studi di|studii de)(?:\s(?:der|des|in|im fach))?\s+(?=\p{L})/iu;
const WITHIN = /^(.*?\S)\s*[,;]\s+([\p{L} ]{4,30})[:：]\s*(\S.*)$/u;

/** "졸업 충남과학대학 (2,3년제)" of saramin: how it was left and how long it takes; the comma is of the bracket. */
const KOREAN_YEARS = /^(.*?)(?:졸업\s)?\S{2,}(?:대학교|대학)\s[(（](\d[,·~]\d년제)[)）]\s*$/u;

/** The row without such a bracket, which says the degree; all else stays at its place. */
function withoutYears(row: Row, labels: Map<Label, string>): Row {
  const [, before, years] = KOREAN_YEARS.exec(row.text) ?? [];
  if (before === undefined || years === undefined || labels.has('degree')) return row;
  labels.set('degree', years);
  const blank = (text: string) =>
    text.replace(/[(（]\d[,·~]\d년제[)）]|졸업(?=\s\S+(?:대학교|대학)(?:\s|$))/gu, (words) => ' '.repeat(words.length)).trimEnd();
  return { ...row, text: blank(row.text), cells: row.cells.map((cell) => ({ ...cell, text: blank(cell.text) })) };
}

/** The row without a degree that is labelled within it, which goes to the labels. */
export function withoutDegreeWithin(written: Row, labels: Map<Label, string>, context: Context): Row {
  const row = withoutYears(written, labels);
  const [, before, label = '', value] = WITHIN.exec(row.text) ?? [];
  if (before === undefined || value === undefined || row.cells.length > 1 || row.periods.length > 0) return row;
  if (labelNamed(label, context) !== 'degree' || labels.has('degree')) return row;
  labels.set('degree', value);
  // What stands before it was studied, unless it is a school.
  if (schoolMark(before, context) === 0 && !labels.has('field')) {
    labels.set('field', before.replace(STUDY, ''));
    return { ...row, text: '', cells: [] };
  }
  return { ...row, text: before, cells: [{ text: before, x: row.x, right: row.right }] };
}
