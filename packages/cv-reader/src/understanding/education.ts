// Entries of education: school, degree with its level, field, grade, place and time.
import type { CvEducation } from '../cv.ts';
import type { Context, Row } from './context.ts';
import { degreeMark, type FoundDegree, readDegree } from './degrees.ts';
import { descriptionOf } from './description.ts';
import { type Entry, entriesOf } from './entries.ts';
import { labelled } from './labels.ts';
import { schoolMark } from './orgs.ts';
import { placeOf } from './place-words.ts';
import { assignRoles, type Marked, slotLeanings } from './roles.ts';
import { type Segment, segmentsOf } from './segments.ts';
import type { Label } from './words/locale-words.ts';

type Draft = { entry: Entry; segments: Segment[]; marks: Marked[]; labels: Map<Label, string> };

const LABELS: ReadonlySet<Label> = new Set<Label>(['school', 'field', 'grade', 'place', 'title']);
/** A grade that stands without a label: "4.0/4.0", "110/110", "1,3", "mention Bien". */
const GRADE =
  /^(?:(?:c?gpa|note|grade|gwa|media|voto|nota|средний балл)\s*[:：]?\s*)?\d{1,3}(?:[.,]\d{1,2})?\s*(?:\/\s*\d{1,3}(?:[.,]\d{1,2})?|%|e lode)(?:\s*(?:e lode|cum laude))?$|^mention\s+.{2,20}$|^(?:cum|magna cum|summa cum) laude$|^first[- ]class.{0,20}$|^upper second.{0,30}$|^note\s*[:：]?\s*\d[.,]\d$|^red diploma$|^красный диплом$|^(?:c?gpa|gwa)\b.{1,20}$/iu;

/** What a section of education holds, and its lines before the first entry. */
export function readEducation(rows: readonly Row[], context: Context): { education: CvEducation[]; before: Row[] } {
  const { entries, before } = entriesOf(rows, context);
  return { education: educationOf(entries, context), before };
}

/** Education out of entries. */
export function educationOf(entries: readonly Entry[], context: Context): CvEducation[] {
  const drafts = entries.map((entry) => draftOf(entry, context));
  const leanings = slotLeanings(drafts.map(({ marks }) => marks));
  const isSchoolBefore = schoolsStandFirst(drafts);
  return drafts
    .map((draft) => readDraft(draft, leanings, isSchoolBefore, context))
    .filter(({ school, degree, field }) => school !== undefined || degree !== undefined || field !== undefined);
}

function draftOf(entry: Entry, context: Context): Draft {
  const { words } = context;
  const labels = new Map<Label, string>();
  const rows = entry.head.filter((row) => !takeLabel(row, labels, context));
  for (const row of entry.body.slice(0, 6)) takeLabel(row, labels, context);
  const rules = {
    joints: words.at,
    isFirst: (text: string) => degreeMark(text, context) > 0 && schoolMark(text, context) === 0,
    isCommaSplit: (parts: readonly string[]) => {
      const schools = parts.map((part) => schoolMark(part, context) > 0);
      const degrees = parts.map((part) => degreeMark(part, context) > 0);
      return schools.some(Boolean) && (degrees.some((is, at) => is && !schools[at]) || (parts.length === 2 && !schools.every(Boolean)));
    },
  };
  const segments = segmentsOf(rows, entry.anchor, rules, context).filter(({ text }) => text.length <= 160);
  const kept = segments.filter(({ text }) => {
    if (!GRADE.test(text)) return true;
    if (!labels.has('grade')) labels.set('grade', text);
    return false;
  });
  const marks = kept.map((segment): Marked => {
    const [school, degree] = [schoolMark(segment.text, context), degreeMark(segment.text, context)];
    const isPlace = school === 0 && placeOf(segment.text) !== undefined;
    return { segment, first: school > 0 && degree > 1.2 ? school - 0.5 : school, second: degree, isPlace };
  });
  return { entry, segments: kept, marks, labels };
}

function takeLabel(row: Row, labels: Map<Label, string>, context: Context): boolean {
  const found = labelled(row.text, context);
  if (!found || found.value === '') return false;
  if (LABELS.has(found.label) && !labels.has(found.label)) labels.set(found.label, found.value);
  return LABELS.has(found.label) || found.label === 'none';
}

function schoolsStandFirst(drafts: readonly Draft[]): boolean {
  let votes = 0;
  for (const { marks } of drafts) {
    const school = marks.find(({ first, second }) => first > second);
    const other = marks.find(({ first, second }) => second > first);
    if (school && other) votes += school.segment.at < other.segment.at ? 1 : -1;
  }
  return votes >= 0;
}

function readDraft(
  { entry, segments, marks, labels }: Draft,
  leanings: ReadonlyMap<string, number>,
  isSchoolBefore: boolean,
  context: Context,
): CvEducation {
  const given = assignRoles(marks, leanings, isSchoolBefore);
  const school = labels.get('school') ?? given.first?.text;
  const written = given.second?.text ?? labels.get('title');
  const used = new Set([given.first, given.second]);
  const place = marks.find(({ segment, isPlace }) => isPlace && !used.has(segment))?.segment;
  const others = segments.filter((segment) => !used.has(segment) && segment !== place);
  const { degree, field, fieldFrom } = degreeAndField(written, others, labels, context);
  const doubt = given.isSure ? 'sure' : 'check';
  const left = others.filter((segment) => segment !== fieldFrom && segment.row.at > entry.anchor).map(({ row }) => row);
  const description = descriptionOf([...new Set(left)], entry.body);
  const grade = labels.get('grade');
  const isSingle = entry.period?.isSingle === true;
  return {
    ...(school && { school: { value: school, doubt } }),
    ...(degree?.degree && { degree: { value: degree.degree, doubt } }),
    ...(degree?.level && { level: { value: degree.level, doubt: degree.isSchool ? ('check' as const) : ('sure' as const) } }),
    ...(field && { field: { value: field, doubt } }),
    ...(place && { location: { value: place.text, doubt: 'sure' as const } }),
    ...(grade && { grade }),
    // A single date of education is the day of its end.
    ...(entry.period?.start && !isSingle && { start: entry.period.start }),
    ...(entry.period?.end && { end: entry.period.end }),
    isCurrent: entry.period?.isCurrent ?? false,
    ...(description && { description }),
  };
}

type DegreeAndField = { degree?: Partial<FoundDegree>; field?: string; fieldFrom?: Segment };

function degreeAndField(
  written: string | undefined,
  others: readonly Segment[],
  labels: ReadonlyMap<Label, string>,
  context: Context,
): DegreeAndField {
  const found = written === undefined ? undefined : readDegree(written, context);
  const other = others.find(({ text }) => degreeMark(text, context) === 0 && /\p{L}/u.test(text) && text.length <= 90);
  const label = labels.get('field');
  if (found) {
    const field = found.field ?? label ?? (other && isNear(other, others) ? other.text : undefined);
    return { degree: found, ...(field && { field }), ...(other && !found.field && !label && { fieldFrom: other }) };
  }
  // No word of a degree: what is studied, or a degree that nobody knows.
  const degreeAt = others.find(({ text }) => degreeMark(text, context) > 0);
  const degree = degreeAt && readDegree(degreeAt.text, context);
  if (degree) return { degree, ...(((written ?? label) && { field: label ?? written }) as { field?: string }) };
  if (written === undefined) return label ? { field: label } : {};
  return { field: label ?? written, ...(label && { degree: { degree: written } }) };
}

const isNear = (segment: Segment, others: readonly Segment[]) => segment === others[0];
