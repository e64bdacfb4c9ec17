// What the labels of a form say of an entry of education, and which words are no label though forms have them.
import type { Context, Row } from './context.ts';
import { degreeMark } from './degrees.ts';
import { labelled } from './labels.ts';
import { schoolMark } from './orgs.ts';
import { withoutPeriods } from './segments.ts';
import { STUDY_FORM } from './study-forms.ts';
import type { Label } from './words/locale-words.ts';

const LABELS: ReadonlySet<Label> = new Set<Label>(['school', 'employer', 'field', 'degree', 'grade', 'place', 'title']);

/** So many are a list of subjects. */
const SUBJECTS = 3;

/** Whether a row is a label with its value, which is kept. */
export function takeLabel(row: Row, labels: Map<Label, string>, context: Context): boolean {
  const found = labelled(row.text, context);
  if (!found || found.value === '') return false;
  // "Abschluss: Juni 2019" says when, and no degree, and "Diploma | 2016 – 2018 | Penwick" is one.
  if (found.label === 'degree' && (row.periods.some(({ from }) => from <= found.at) || !/\p{L}{2}/u.test(withoutPeriods(row).slice(found.at)))) return false; // biome-ignore format: one thing
  // "Elementarya | 2013 - 2019" above the school: a step, though forms call a row so.
  if (found.label === 'none' && !/\p{L}/u.test(withoutPeriods(row).slice(found.at)) && degreeMark(row.text.slice(0, found.at), context) > 0) return false; // biome-ignore format: one thing
  // "Elementarya: Mababang Paaralan ng San Roque": a step before the colon, and the school.
  if ((found.label === 'none' || (found.label === 'school' && degreeMark(found.value, context) > 0)) && degreeMark(row.text.slice(0, found.at).replace(/[\s:：]+$/u, ''), context) > 0 && schoolMark(found.value, context) > 0) return false; // biome-ignore format: one thing
  // "Kolehiyo | City College of Angeles - BS Computer Science": a step of school in a cell of its own.
  if (row.cells.length > 2 && row.cells[0]?.text === row.text.slice(0, found.at).trim() && degreeMark(row.cells[0].text, context) > 0) return false; // biome-ignore format: one thing
  // "City: Vienna" is somebody's address elsewhere.
  const label = found.label === 'address' ? 'place' : found.label;
  // "Main subjects: Law, Accounting, Ethics": what was heard, and no field.
  if (label === 'field' && found.value.split(/[,，、;；]/u).length >= SUBJECTS) return true;
  // "Hệ: Chính quy": how somebody studied.
  if (label === 'degree' && STUDY_FORM.test(found.value)) return true;
  if (LABELS.has(label) && !labels.has(label)) labels.set(label, found.value);
  return LABELS.has(label) || label === 'none';
}
