// An entry of education in pieces: what parts its lines, which pieces are none of school and degree, and what the words of each say.
import { townOfState } from './american-towns.ts';
import { cutAtCommas } from './comma-lists.ts';
import type { Context, Row } from './context.ts';
import { isCourse } from './courses-learned.ts';
import { degreeMark } from './degrees.ts';
import { NO_SUBJECT } from './departments.ts';
import { isDepartmentAlone } from './east-asian-schools.ts';
import { isBareDegree, isLearned, withoutEnd } from './education-degree.ts';
import { takeLabel } from './education-labels.ts';
import { beginsAsDegree } from './education-lines.ts';
import { fieldBehindWord } from './education-words.ts';
import type { Entry } from './entries.ts';
import { withJoinedSlashes } from './joined-by-slash.ts';
import { labelled } from './labels.ts';
import { withoutDegreeWithin } from './labels-within.ts';
import { lesserDegrees, levelAbove, withKindsOfSchool, withOneDegree } from './lesser-degrees.ts';
import { schoolMark } from './orgs.ts';
import { placeOf } from './place-words.ts';
import type { Marked } from './roles.ts';
import { isSchoolBehind, isWithinTrade, schoolJoints } from './school-joints.ts';
import { isNameOfSchool } from './school-names.ts';
import { type SectionContext, type Segment, type SegmentRules, segmentsOf } from './segments.ts';
import { asidesOf, isLeftAlone, isMarkOfStudy, isToldOfStudy, withCommasBeforeTold, withoutFaculties } from './study-asides.ts';
import { STUDY_FORM } from './study-forms.ts';
import { cutAtStops, withWholeFields, withWholeSchools } from './whole-studies.ts';
import type { Label } from './words/locale-words.ts';

export type Draft = {
  entry: Entry;
  segments: Segment[];
  marks: Marked[];
  labels: Map<Label, string> /** Told beside school and degree. */;
  asides: string[];
};

const WITHIN_FIELD: ReadonlySet<string> = new Set(['with', 'for', 'für', 'pour', 'para', 'voor', 'pentru', 'для', 'cho']);

/** English parts with it what Filipino joins: "Pamamahala ng Otel at Restawran" is one field. */
const isAnd = (joint: string, { language }: Context) => language === 'fil' && joint === 'at';

/** Whether commas part school and degree in a list of these parts. */
function isCommaSplit(parts: readonly string[], context: Context): boolean {
  const schools = parts.map((part) => schoolMark(part, context) > 0);
  const degrees = parts.map((part) => degreeMark(part, context) > 0);
  // "Trường Cao đẳng Buôn Hồ, Cao đẳng Sư phạm": schools and degrees of one word; who begins as names do is the school.
  if (parts.length === 2 && parts.filter(isNameOfSchool).length === 1 && schools.every(Boolean)) return true;
  // "Senior High School (TVL), Penwick College": a step of school, and the school. "Ironhack, curso de diseño": a course, and who gave it.
  const steps = parts.filter((part) => isBareDegree(part.replace(/\s*[(（][^()（）]+[)）]$/u, ''), context));
  if (steps.length === 1 && parts.some((part, at) => schools[at] && !degrees[at] && !steps.includes(part))) return true;
  // "9.º ano de escolaridade, Escola de Mafra": words of a school within a degree that begins before them.
  const begun = parts.filter((part) => beginsAsDegree(part, context));
  if (begun.length === 1 && parts.some((part, at) => schools[at] && !degrees[at] && !begun.includes(part))) return true;
  const courses = parts.filter((part) => isCourse(part, context));
  if (courses.length > 0 && courses.length < parts.length) return true;
  // "Biology, University of York, York": what was studied, where, and in which town.
  const isWithField = parts.length === 3 && schools[1] && !schools[0] && !schools[2] && !degrees.some(Boolean);
  if (isWithField) return true;
  return schools.some(Boolean) && (degrees.some((is, at) => is && !schools[at]) || (parts.length === 2 && !schools.every(Boolean)));
}

const isPureSchool = (text: string, context: Context) => schoolMark(text, context) > 0 && degreeMark(text, context) === 0;

/** "College: University of Penwick, Hull (2009-2013) B.S. Biology": a label before more than the school says nothing besides. */
function withoutLabelOfAll(row: Row, context: Context): Row {
  const found = labelled(row.text, context);
  const isMore = found?.label === 'school' && schoolMark(found.value, context) > 0 && degreeMark(found.value, context) > 0;
  if (!found || !isMore || row.cells.length > 1) return row;
  const moved = (at: number) => Math.max(0, at - found.at);
  const text = row.text.slice(found.at);
  const cells = row.cells.map((cell) => ({ ...cell, text }));
  return { ...row, text, cells, periods: row.periods.map((one) => ({ ...one, from: moved(one.from), to: moved(one.to) })) };
}

/** What parts the lines of an entry. */
function rulesOf(context: SectionContext): SegmentRules {
  const { words } = context;
  return {
    isColonSplit: context.isColonSplit,
    // "Collège Victor-Hugo (Brevet des collèges)": what a school was left with is no part of its name.
    isBracketApart: (inside: string, before: string) =>
      schoolMark(before, context) > 0 && (context.isTownInBrackets || (isBareDegree(inside, context) && degreeMark(before, context) === 0)),
    areCommasTold: !context.areTailsTold,
    // A degree and its field are set so too; a school, behind whatever stands before it.
    isHeadOfTail: (text: string, tail: string) =>
      context.areTailsTold === true || schoolMark(text, context) > 0 || schoolMark(tail, context) > 0,
    areTailsTold: context.areTailsTold === true,
    asides: (parts: readonly string[]) => asidesOf(parts, context),
    // "Abitur: …", and "Escuela de Penroa: Técnico en Fotografía".
    isStage: (text: string, behind: string) =>
      isBareDegree(text, context) || (isPureSchool(text, context) && degreeMark(behind, context) > 0 && schoolMark(behind, context) === 0),
    withCommas: withCommasBeforeTold,
    // Where one word joins a degree to its school and to its field ("sa"), it says neither.
    joints:
      context.joint === undefined ? [...words.at.filter((joint) => !words.of.includes(joint)), ...schoolJoints(context)] : [context.joint],
    isFirst: (text: string, behind: string, joint: string) =>
      context.joint !== undefined ||
      isSchoolBehind(text, behind, joint, context) ||
      (!schoolJoints(context).includes(joint.toLowerCase().replaceAll('’', "'")) &&
        (degreeMark(text, context) > 0 || isCourse(text, context)) &&
        schoolMark(text, context) === 0 &&
        !isWithinTrade(joint, behind, context) &&
        // "Food Technology with Management" is one field.
        !((isAnd(joint, context) || WITHIN_FIELD.has(joint)) && schoolMark(behind, context) === 0)),
    isCommaSplit: (parts: readonly string[]) => isCommaSplit(parts, context),
  };
}

export function draftOf(entry: Entry, context: SectionContext, cutAt?: number): Draft {
  const labels = new Map<Label, string>();
  const head = entry.head.map((row) => withoutLabelOfAll(row, context));
  const rows = head.filter((row) => !takeLabel(row, labels, context)).map((row) => withoutDegreeWithin(row, labels, context));
  for (const row of entry.body.slice(0, 6)) takeLabel(row, labels, context);
  const whole = cutAtStops(
    withWholeSchools(segmentsOf(rows, entry.anchor, rulesOf(context), context), context),
    (text) => isBareDegree(text, context),
    context,
  )
    .map((segment) => ({ ...segment, text: withoutEnd(segment.text, context) }))
    .filter(({ text }) => text.length <= 160);
  const segments = cutAt === undefined ? whole : cutAtCommas(whole, cutAt, entry.anchor);
  const kindOf = (text: string) => (isBareDegree(text, context) ? 'degree' : schoolMark(text, context) > 0 && degreeMark(text, context) === 0 ? 'school' : undefined); // biome-ignore format: one thing
  const { own: named, faculties } = withoutFaculties(withJoinedSlashes(segments, kindOf), context);
  const asides = faculties.map(({ text }) => text);
  const kept = withWholeFields(named, context).filter((segment, at, all) => {
    const { text } = segment;
    if (isToldOfStudy(text)) asides.push(text);
    const isDiploma =
      isLeftAlone(text) && all.some((one) => one !== segment && !isLeftAlone(one.text) && degreeMark(one.text, context) > 0);
    if (isToldOfStudy(text) || isDiploma) return false;
    if (isShortForSchool(segment, all[at + 1], context) || STUDY_FORM.test(text) || NO_SUBJECT.test(text)) return false;
    // "mention Bien": labels of a form call what was studied so too.
    const field = labels.has('field') || isMarkOfStudy(text) ? undefined : fieldBehindWord(text, context);
    if (field !== undefined) labels.set('field', field);
    if (field !== undefined || !isMarkOfStudy(text)) return field === undefined;
    if (!labels.has('grade')) labels.set('grade', text);
    return false;
  });
  return { entry, segments: kept, marks: marksOf(kept, context), labels, asides };
}

/** What the words of each piece say. */
function marksOf(kept: readonly Segment[], context: Context): Marked[] {
  const stage = levelAbove(kept, context);
  const lesser = lesserDegrees(kept, context);
  const marks = kept.map((segment): Marked => {
    if (segment.text === segment.row.town) return { segment, first: 0, second: 0, isPlace: true };
    const own = segment === stage || lesser.has(segment) ? 0 : degreeMark(segment.text, context);
    const isLesson = own === 0 && kept.length > 1 && isCourse(segment.text, context);
    const school = isLesson || (kept.length > 1 && isDepartmentAlone(segment.text)) ? 0 : schoolMark(segment.text, context);
    // "Повар, кондитер" beside "… колледж": who somebody learned to be, where no word is a degree's.
    const degree = isLesson ? LESSON_MARK : own === 0 && school === 0 && isLearned(segment.text, context) ? LEARNED_MARK : own;
    const isPlace =
      (segment.isBracket === true && own === 0) || (school === 0 && (placeOf(segment.text) ?? townOfState(segment.text)) !== undefined);
    return { segment, first: school > 0 && degree > 1.2 ? school - 0.5 : school, second: degree, isPlace };
  });
  return withKindsOfSchool(withOneDegree(marks, context), context);
}

/** "URP – Universidade Regional de Penrina": capitals right before a school that most of them begin words of are the same school. */
function isShortForSchool({ text, row }: Segment, next: Segment | undefined, context: Context): boolean {
  if (!/^\p{Lu}{2,8}$/u.test(text) || next?.row !== row || schoolMark(next.text, context) === 0 || degreeMark(text, context) > 0)
    return false;
  const begins = next.text.split(/[\s-]+/u).map((word) => word.charAt(0));
  const found = [...text].reduce((at, letter) => Math.max(at, begins.indexOf(letter, at) + 1), 0);
  return found > 1 && [...text].filter((letter) => begins.includes(letter)).length * 2 > text.length;
}

/** Less than a word of a degree says, more than none. */
const LEARNED_MARK = 0.5;
const LESSON_MARK = 0.9;
