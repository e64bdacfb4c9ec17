// Entries of education: school, degree with its level, field, grade, place and time.
import type { CvEducation } from '../cv.ts';
import { withAwardsTold } from './awards-among-studies.ts';
import { withBracketsApart } from './brackets-apart.ts';
import { linesToCut } from './comma-lists.ts';
import type { Context, Row } from './context.ts';
import { plainField } from './degree-marks.ts';
import { degreeMark, readDegree } from './degrees.ts';
import { isFaculty, withDepartment } from './departments.ts';
import { descriptionOf } from './description.ts';
import { withEastAsianSchool } from './east-asian-schools.ts';
import { degreeAndField, withoutJoint, writtenDegree } from './education-degree.ts';
import { type Draft, draftOf } from './education-drafts.ts';
import { withLinesBelow } from './education-lines.ts';
import { fieldBehindWord } from './education-words.ts';
import { type Entry, entriesOf } from './entries.ts';
import { withSchoolsAbove } from './inherited-schools.ts';
import { labelled } from './labels.ts';
import { withLabelsInSentences } from './labels-in-sentences.ts';
import { orgMark, schoolMark } from './orgs.ts';
import { areTownsInBrackets, placeOf, townBehind } from './place-words.ts';
import { assignRoles, couldBePlace, type Marked, markPlaces, markTails, slotLeanings } from './roles.ts';
import { schoolAlone, withSchoolInField } from './school-marks.ts';
import { markTowns, ownFields, withTownsAsOthers } from './school-towns.ts';
import { areTailsTold, CAMPUSES, haveColons, jointOf, type SectionContext, type Segment, withoutPeriods } from './segments.ts';
import { withoutToldBracket } from './study-asides.ts';
import { markTownColumns } from './town-columns.ts';
import { markTownsOfCountries } from './work-places.ts';

/** What a section of education holds, and its lines that are of none: those before the first entry, and entries that name nothing. */
export function readEducation(rows: readonly Row[], context: Context): { education: CvEducation[]; others: Row[] } {
  const { entries, before } = entriesOf(withLabelsInSentences(rows, context), context);
  const { education, nameless } = educationOf(entries, context);
  return { education, others: [...before, ...nameless] };
}

/** Education out of entries, and the lines of those that name nothing of it. */
export function educationOf(all: readonly Entry[], context: Context): { education: CvEducation[]; nameless: Row[] } {
  const entries = withAwardsTold(all);
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
  const read = withSchoolsAbove(own, drafts).map((one) => withSchoolInField(withDepartment(withEastAsianSchool(one, context)), context));
  const lines = drafts.map(({ entry }) => entry.head.map((row) => withoutPeriods(row)));
  return withTownsAsOthers(read, lines, context);
}

function withCommas(drafts: readonly Draft[], context: SectionContext): Draft[] {
  const lines = linesToCut(drafts.map(({ marks, entry }) => ({ marks, anchor: entry.anchor })));
  return drafts.map((draft, index) => (lines[index] === undefined ? draft : draftOf(draft.entry, context, lines[index])));
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
  { entry, segments, marks, labels, asides }: Draft,
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
  // "Achimota School, Accra, Ghana": a country behind a town that nobody knows.
  const isCountry = told !== undefined && placeOf(told) !== undefined && placeOf(told)?.city === undefined;
  const { school, town } = (told && !isCountry) || named === undefined ? { school: named, town: undefined } : withoutTown(named, context);
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
  const { degree, field: studied, fieldFrom } = degreeAndField(written, named ? others.filter(({ text }) => !isSchoolAlone(text, context)) : others, labels, isDegreeSlot, context); // biome-ignore format: one thing
  // "Profil filologie, diplomă de bacalaureat": the word for what was studied is no part of it.
  const field = studied === undefined ? undefined : plainField(fieldBehindWord(studied, context) ?? studied);
  const doubt = given.isSure ? 'sure' : 'check';
  const left = others.filter((segment) => segment !== fieldFrom && segment.row.at > entry.anchor).map(({ row }) => row);
  const description = [...asides, descriptionOf([...new Set(left)], entry.body)].filter((text) => text !== '').join('\n');
  const grade = labels.get('grade');
  const isSingle = entry.period?.isSingle === true;
  return {
    ...(school && { school: { value: school, doubt } }),
    ...(degree?.degree && { degree: { value: withoutToldBracket(field ? degree.degree : withoutJoint(degree.degree, context)), doubt } }),
    ...(degree?.level && { level: { value: degree.level, doubt: degree.isSchool ? ('check' as const) : ('sure' as const) } }),
    ...(field && { field: { value: field, doubt } }),
    ...(told && { location: { value: town ? `${town}, ${told}` : told, doubt: 'sure' as const } }),
    ...(other && { location: { value: other, doubt: 'check' as const } }),
    ...(town && !told && { location: { value: town, doubt: 'check' as const } }),
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
  // "POS „Ernst Thälmann“, Rostock": behind the marks of its name stands the town too.
  const isName = name !== undefined && (schoolMark(name, context) > 0 || /[“”"»]$/u.test(name));
  const isPlain = name && town && isName && !CAMPUSES.test(name) && (says === 0 || name.endsWith(` ${town}`));
  return isPlain ? { school: name, town } : { school, town: undefined };
}

/** A second school beside the school is nothing that was studied. */
const isSchoolAlone = (text: string, context: Context) =>
  degreeMark(text, context) === 0 &&
  context.words.schools
    .find(text)
    .some(
      ({ from, to }) => from === 0 || (to >= text.length && /^(?:University|College|School|Institute|Academy)$/u.test(text.slice(from))),
    );

/** So much the pieces of a place must say that they are degrees. */
const DEGREE_SLOT = 0.35;
