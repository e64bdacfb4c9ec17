// Entries of education: school, degree with its level, field, grade, place and time.
import type { CvEducation } from '../cv.ts';
import { townOfState } from './american-towns.ts';
import { withBracketsApart } from './brackets-apart.ts';
import { cutAtCommas, linesToCut } from './comma-lists.ts';
import type { Context, Row } from './context.ts';
import { plainField } from './degree-marks.ts';
import { degreeMark, readDegree } from './degrees.ts';
import { isFaculty, NO_SUBJECT, withDepartment } from './departments.ts';
import { descriptionOf } from './description.ts';
import { degreeAndField, isBareDegree, isLearned, withoutEnd, withoutJoint, writtenDegree } from './education-degree.ts';
import { takeLabel } from './education-labels.ts';
import { withLinesBelow } from './education-lines.ts';
import { fieldBehindWord, GRADE } from './education-words.ts';
import { type Entry, entriesOf } from './entries.ts';
import { withSchoolsAbove } from './inherited-schools.ts';
import { labelled } from './labels.ts';
import { withLabelsInSentences } from './labels-in-sentences.ts';
import { withoutDegreeWithin } from './labels-within.ts';
import { lesserDegrees, levelAbove, withOneDegree } from './lesser-degrees.ts';
import { orgMark, schoolMark } from './orgs.ts';
import { areTownsInBrackets, placeOf, townBehind } from './place-words.ts';
import { assignRoles, couldBePlace, type Marked, markPlaces, markTails, slotLeanings } from './roles.ts';
import { isSchoolBehind, isWithinTrade, schoolJoints } from './school-joints.ts';
import { schoolAlone, withSchoolInField } from './school-marks.ts';
import { isNameOfSchool } from './school-names.ts';
import { markTowns, ownFields, withTownsAsOthers } from './school-towns.ts';
import { areTailsTold, CAMPUSES, haveColons, jointOf, type SectionContext, type Segment, segmentsOf, withoutPeriods } from './segments.ts';
import { STUDY_FORM } from './study-forms.ts';
import { markTownColumns } from './town-columns.ts';
import { cutAtStops, withWholeFields, withWholeSchools } from './whole-studies.ts';
import type { Label } from './words/locale-words.ts';
import { markTownsOfCountries } from './work-places.ts';

type Draft = { entry: Entry; segments: Segment[]; marks: Marked[]; labels: Map<Label, string> };

/** What a section of education holds, and its lines that are of none: those before the first entry, and entries that name nothing. */
export function readEducation(rows: readonly Row[], context: Context): { education: CvEducation[]; others: Row[] } {
  const { entries, before } = entriesOf(withLabelsInSentences(rows, context), context);
  const { education, nameless } = educationOf(entries, context);
  return { education, others: [...before, ...nameless] };
}

/** Education out of entries, and the lines of those that name nothing of it. */
export function educationOf(entries: readonly Entry[], context: Context): { education: CvEducation[]; nameless: Row[] } {
  const read = entriesRead(entries, context);
  return {
    education: read.filter(isNamed),
    nameless: entries.flatMap(({ head, body }, at) => (isNamed(read[at]) ? [] : [...head, ...body])),
  };
}

const isNamed = (one: CvEducation | undefined) => one?.school !== undefined || one?.degree !== undefined || one?.field !== undefined;

/** In which slots of heads schools stand, and in which degrees do. */
export function schoolSlots(rows: readonly Row[], context: Context): ReadonlyMap<string, number> {
  const { entries } = entriesOf(rows, context);
  return entries.length > 1 ? draftsOf(entries, context).leanings : new Map();
}

type Drafts = { drafts: Draft[]; leanings: ReadonlyMap<string, number>; joint: string | undefined };

/** Each entry in pieces with their marks, and what the pieces of one slot say together. */
function draftsOf(entries: readonly Entry[], context: Context): Drafts {
  const whole = withLinesBelow(withBracketsApart(entries), context);
  const isColonSplit = haveColons(whole.map(({ head }) => head), (row) => labelled(row.text, context) !== undefined); // biome-ignore format: one thing
  const lines = whole.flatMap(({ head }) => head.map((row) => withoutPeriods(row)).filter((text) => schoolMark(text, context) > 0));
  const isTownInBrackets = areTownsInBrackets(lines, (text) => degreeMark(text, context) + orgMark(text, context));
  const heads = whole.map(({ head }) => head);
  const joint = jointOf(heads, context.words.at);
  const dashed = heads.filter((rows) => rows.some((row) => /\s[–—-]\s/.test(withoutPeriods(row)) && schoolMark(row.text, context) > 0));
  const isDashOnce = heads.length > 1 && dashed.length === 1;
  const own = { ...context, isColonSplit, isTownInBrackets, isDashOnce, areTailsTold: areTailsTold(heads), ...(joint && { joint }) };
  const drafts = withCommas(whole.map((entry) => draftOf(entry, own)), own); // biome-ignore format: one thing
  const allMarks = drafts.map(({ marks }) => marks);
  markTownsOfCountries(allMarks);
  markPlaces(allMarks);
  markTownColumns(allMarks, context, ownFields(context));
  markTowns(allMarks, context);
  markTails(allMarks, 'first');
  markRepeated(allMarks, context);
  return { drafts, leanings: slotLeanings(allMarks), joint };
}

/** "Bachelor | Penryn", "A levels | Penryn": one name right behind a degree and behind what leaves school is the town of both. */
function markRepeated(entries: readonly (readonly Marked[])[], context: Context): void {
  const behind = entries.flatMap((marks) =>
    marks.flatMap((mark, at) => {
      const degree = marks[at - 1];
      const isSilent = mark.first + mark.second === 0 && couldBePlace(mark.segment.text);
      const isBehind = degree && degree.second > 0 && degree.segment.row === mark.segment.row && isSilent;
      return isBehind ? [{ mark, isSchool: readDegree(degree.segment.text, context)?.isSchool === true }] : [];
    }),
  );
  const isBoth = (text: string) => new Set(behind.flatMap(({ mark, isSchool }) => (mark.segment.text === text ? [isSchool] : []))).size > 1;
  for (const { mark } of behind) if (isBoth(mark.segment.text)) mark.isPlace = true;
}

/** Each entry as it is written. */
function entriesRead(entries: readonly Entry[], context: Context): CvEducation[] {
  const { drafts, leanings, joint } = draftsOf(entries, context);
  const isSchoolBefore = joint === undefined && schoolsStandFirst(drafts);
  const areFieldsBelow = drafts.some(({ entry }) => entry.field !== undefined);
  const own = drafts.map((draft) => readDraft(draft, leanings, { isSchoolBefore, areFieldsBelow }, context));
  const read = withSchoolsAbove(own, drafts).map((one) => withSchoolInField(withDepartment(one)));
  const lines = drafts.map(({ entry }) => entry.head.map((row) => withoutPeriods(row)));
  return withTownsAsOthers(read, lines, context);
}

const WITHIN_FIELD: ReadonlySet<string> = new Set(['with', 'for', 'für', 'pour', 'para', 'voor', 'pentru', 'для', 'cho']);

/** English parts with it what Filipino joins: "Pamamahala ng Otel at Restawran" is one field. */
const isAnd = (joint: string, { language }: Context) => language === 'fil' && joint === 'at';

function withCommas(drafts: readonly Draft[], context: SectionContext): Draft[] {
  const lines = linesToCut(drafts.map(({ marks, entry }) => ({ marks, anchor: entry.anchor })));
  return drafts.map((draft, index) => (lines[index] === undefined ? draft : draftOf(draft.entry, context, lines[index])));
}

function draftOf(entry: Entry, context: SectionContext, cutAt?: number): Draft {
  const { words } = context;
  const labels = new Map<Label, string>();
  const rows = entry.head.filter((row) => !takeLabel(row, labels, context)).map((row) => withoutDegreeWithin(row, labels, context));
  for (const row of entry.body.slice(0, 6)) takeLabel(row, labels, context);
  const rules = {
    isColonSplit: context.isColonSplit,
    isBracketApart: (_inside: string, before: string) => context.isTownInBrackets && schoolMark(before, context) > 0,
    areCommasTold: !context.areTailsTold,
    // A degree and its field are set so too; a school, behind whatever stands before it.
    isHeadOfTail: (text: string, tail: string) =>
      context.areTailsTold === true || schoolMark(text, context) > 0 || schoolMark(tail, context) > 0,
    areTailsTold: context.areTailsTold === true,
    // Where one word joins a degree to its school and to its field ("sa"), it says neither.
    joints:
      context.joint === undefined ? [...words.at.filter((joint) => !words.of.includes(joint)), ...schoolJoints(context)] : [context.joint],
    isFirst: (text: string, behind: string, joint: string) =>
      context.joint !== undefined ||
      isSchoolBehind(text, behind, joint, context) ||
      (!schoolJoints(context).includes(joint.toLowerCase().replaceAll('’', "'")) &&
        degreeMark(text, context) > 0 &&
        schoolMark(text, context) === 0 &&
        !isWithinTrade(joint, behind, context) &&
        // "Food Technology with Management" is one field.
        !((isAnd(joint, context) || WITHIN_FIELD.has(joint)) && schoolMark(behind, context) === 0)),
    isCommaSplit: (parts: readonly string[]) => {
      const schools = parts.map((part) => schoolMark(part, context) > 0);
      const degrees = parts.map((part) => degreeMark(part, context) > 0);
      // "Trường Cao đẳng Buôn Hồ, Cao đẳng Sư phạm": schools and degrees of one word; who begins as names do is the school.
      if (parts.length === 2 && parts.filter(isNameOfSchool).length === 1 && schools.every(Boolean)) return true;
      // "Biology, University of York, York": what was studied, where, and in which town.
      const isWithField = parts.length === 3 && schools[1] && !schools[0] && !schools[2] && !degrees.some(Boolean);
      if (isWithField) return true;
      return schools.some(Boolean) && (degrees.some((is, at) => is && !schools[at]) || (parts.length === 2 && !schools.every(Boolean)));
    },
  };
  const whole = cutAtStops(withWholeSchools(segmentsOf(rows, entry.anchor, rules, context), context), (text) => isBareDegree(text, context))
    .map((segment) => ({ ...segment, text: withoutEnd(segment.text, context) }))
    .filter(({ text }) => text.length <= 160);
  const segments = cutAt === undefined ? whole : cutAtCommas(whole, cutAt, entry.anchor);
  const kept = withWholeFields(segments, context).filter((segment, at, all) => {
    const { text } = segment;
    if (isShortForSchool(segment, all[at + 1], context) || STUDY_FORM.test(text) || NO_SUBJECT.test(text)) return false;
    const field = labels.has('field') ? undefined : fieldBehindWord(text, context);
    if (field !== undefined) labels.set('field', field);
    if (field !== undefined || !GRADE.test(text)) return field === undefined;
    if (!labels.has('grade')) labels.set('grade', text);
    return false;
  });
  const stage = levelAbove(kept, context);
  const lesser = lesserDegrees(kept, context);
  const marks = kept.map((segment): Marked => {
    if (segment.text === segment.row.town) return { segment, first: 0, second: 0, isPlace: true };
    const own = segment === stage || lesser.has(segment) ? 0 : degreeMark(segment.text, context);
    const school = schoolMark(segment.text, context);
    // "Повар, кондитер" beside "… колледж": who somebody learned to be, where no word is a degree's.
    const degree = own === 0 && school === 0 && isLearned(segment.text, context) ? LEARNED_MARK : own;
    const isPlace = segment.isBracket === true || (school === 0 && (placeOf(segment.text) ?? townOfState(segment.text)) !== undefined);
    return { segment, first: school > 0 && degree > 1.2 ? school - 0.5 : school, second: degree, isPlace };
  });
  return { entry, segments: kept, marks: withOneDegree(marks, context), labels };
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
  { isSchoolBefore, areFieldsBelow }: { isSchoolBefore: boolean; areFieldsBelow: boolean },
  context: Context,
): CvEducation {
  const given = assignRoles(marks, leanings, isSchoolBefore);
  // "Institution" is an employer's label elsewhere.
  const named = schoolAlone(labels.get('school') ?? labels.get('employer') ?? given.first?.text, given.second?.text, labels);
  const written = writtenDegree(given.second?.text, labels, context);
  const used = new Set([given.first, given.second]);
  const places = marks.flatMap(({ segment, isPlace }) => (isPlace && !used.has(segment) ? [segment] : []));
  const place = places.find(({ text }) => placeOf(text) !== undefined) ?? places[0];
  const behind = place && townBefore(segments, place);
  const before = behind && !used.has(behind) ? behind : undefined;
  const told = labels.get('place') ?? (before && place ? `${before.text}, ${place.text}` : place?.text);
  const { school, town } = told || named === undefined ? { school: named, town: undefined } : withoutTown(named, context);
  const free = segments.filter((segment) => !used.has(segment) && !places.includes(segment) && segment !== before);
  // "Bachelor | Penryn" above "Biology": where fields have lines of their own, what stands beside a degree is its town.
  const isLeaving = written !== undefined && readDegree(written, context)?.isSchool === true;
  const behindSchool = isLeaving ? free.find((one) => one.row === given.first?.row && one.at === given.first.at + 1 && (one.at > (given.second?.at ?? 0) || one.row !== given.second?.row) && couldBePlace(one.text)) : undefined; // biome-ignore format: one thing
  // "Abitur, Gymnasium Penryn, Penryn": who leaves a school behind has studied no town.
  const beside = behindSchool ?? (areFieldsBelow ? free.find((one) => one.row === given.second?.row && couldBePlace(one.text)) : undefined);
  const others = besideFirst(free.filter((one) => one !== beside), entry.field ? undefined : given.second, given.first); // biome-ignore format: one thing
  const other = beside && !told && !town ? beside.text : undefined;
  // Where other entries have their degree, there is one, whatever it is called.
  const isInSlot = given.second !== undefined && (leanings.get(given.second.slot) ?? 0) < -DEGREE_SLOT;
  const isDegreeSlot = isInSlot || labels.has('degree');
  const { degree, field: studied, fieldFrom } = degreeAndField(written, others, labels, isDegreeSlot, context);
  // "Profil filologie, diplomă de bacalaureat": the word for what was studied is no part of it.
  const field = studied === undefined ? undefined : plainField(fieldBehindWord(studied, context) ?? studied);
  const doubt = given.isSure ? 'sure' : 'check';
  const left = others.filter((segment) => segment !== fieldFrom && segment.row.at > entry.anchor).map(({ row }) => row);
  const description = descriptionOf([...new Set(left)], entry.body);
  const grade = labels.get('grade');
  const isSingle = entry.period?.isSingle === true;
  return {
    ...(school && { school: { value: school, doubt } }),
    ...(degree?.degree && { degree: { value: field ? degree.degree : withoutJoint(degree.degree, context), doubt } }),
    ...(degree?.level && { level: { value: degree.level, doubt: degree.isSchool ? ('check' as const) : ('sure' as const) } }),
    ...(field && { field: { value: field, doubt } }),
    ...(told && { location: { value: told, doubt: 'sure' as const } }),
    ...(other && { location: { value: other, doubt: 'check' as const } }),
    ...(town && { location: { value: town, doubt: 'check' as const } }),
    ...(grade && { grade }),
    // A single date of education is the day of its end.
    ...(entry.period?.start && !isSingle && { start: entry.period.start }),
    ...(entry.period?.end && { end: entry.period.end }),
    isCurrent: entry.period?.isCurrent ?? false,
    ...(description && { description }),
  };
}

/** "Landshut, Deutschland": a town that nobody knows, right before its country. */
function townBefore(segments: readonly Segment[], place: Segment): Segment | undefined {
  const before = segments[segments.indexOf(place) - 1];
  const isListed = before?.row === place.row && place.row.text.includes(`${before.text}, ${place.text}`);
  return before && isListed && couldBePlace(before.text) && placeOf(place.text)?.city === undefined ? before : undefined;
}

/** What stands right behind the degree in its line comes first: a field does, and a town behind the school does not. A faculty comes last. */
function besideFirst(others: readonly Segment[], degree: Segment | undefined, school: Segment | undefined): Segment[] {
  const isBehind = (one: Segment) => degree !== undefined && one.row === degree.row && one.at === degree.at + 1;
  // "Biology | BSc" below the school.
  const isBefore = (one: Segment) => degree !== undefined && one.row === degree.row && one.row !== school?.row && one.at === degree.at - 1;
  const rank = (one: Segment) => (isBehind(one) ? 0 : isBefore(one) ? 1 : isFaculty(one.text) ? 3 : 2);
  return others.toSorted((a, b) => rank(a) - rank(b));
}

/** "Lycée Faidherbe, Lille": a name behind the comma of a school's that says nothing of a school is its town, though nobody knows it. */
function withoutTown(school: string, context: Context): { school: string; town: string | undefined } {
  const { name, town } = townBehind(school) ?? {};
  const says = town ? schoolMark(town, context) + degreeMark(town, context) + orgMark(town, context) : 0;
  const isPlain = name && town && schoolMark(name, context) > 0 && !CAMPUSES.test(name) && (says === 0 || name.endsWith(` ${town}`));
  return isPlain ? { school: name, town } : { school, town: undefined };
}

/** So much the pieces of a place must say that they are degrees. */
const DEGREE_SLOT = 0.35;
