// Lines right below the head of an entry of education that are of it too: a degree, a town that is known, what was studied. And marks that stand alone.
import type { Context, Row } from './context.ts';
import { degreeMark, readDegree } from './degrees.ts';
import { isBareDegree } from './education-degree.ts';
import { GRADE } from './education-words.ts';
import type { Entry } from './entries.ts';
import { labelled } from './labels.ts';
import { schoolMark } from './orgs.ts';
import { placeOf } from './place-words.ts';
import { withoutPeriods } from './segments.ts';
import { partsAtStops } from './whole-studies.ts';

const [LONGEST_FIELD, LONGEST_DEGREE] = [60, 90];

/** A head without a degree, and one right below it, in a list too: that line is of the head. */
function withDegreeBelow(entry: Entry, context: Context): Entry {
  const [next, ...body] = entry.body;
  if (!next || next.periods.length > 0 || next.gap > 1.2 || next.text.length > LONGEST_DEGREE || /[.。;]$/.test(next.text)) return entry;
  const isBare = isBareDegree(next.text, context);
  const isHeadless = entry.head.every(
    (row) =>
      degreeMark(row.text, context) === 0 ||
      schoolMark(row.text, context) > 0 ||
      (isBare && !isBareDegree(row.text, context)) ||
      isStage(row, entry),
  );
  const isDegree =
    degreeMark(next.text, context) > 0 &&
    (schoolMark(next.text, context) === 0 ||
      beginsAsDegree(next.text, context) ||
      partsAtStops(next.text).some((part) => isBareDegree(part, context))) &&
    !labelled(next.text, context) &&
    !(next.isTale && RECEIVED.test(next.text));
  return isHeadless && isDegree ? { ...entry, head: [...entry.head, next], body } : entry;
}

/** "Diploma behaald": that somebody has it, and not what it is. */
const RECEIVED =
  /\s(?:behaald|gehaald|obtenue?|validée?|conseguit[oa]|ottenut[oa]|obtenid[oa]|obtid[oa]|concluíd[oa]|obținut[ăa]?|получен[ао]?|erworben|erhalten|obtained|awarded|passed)$/iu;

/** "Cử nhân Giáo dục Mầm non": what was studied may have the words of a school in it, behind the degree's. */
export const beginsAsDegree = (text: string, { words }: Context) =>
  words.degrees.find(text)[0]?.from === 0 && words.schools.find(text)[0]?.from !== 0;

/** "Высшее" alone above the school: a stage of education. */
const isStage = (row: Row, { head }: Entry) => row === head[0] && head.length > 1 && /^\S+$/u.test(row.text) && row.periods.length === 0;

/** A town that is known, alone in the line right below a head without one, is of the head. */
function withPlaceBelow(entry: Entry): Entry {
  const [next, ...body] = entry.body;
  const isPlace = next && next.bullet === undefined && next.periods.length === 0 && next.gap < 1.2 && placeOf(next.text) !== undefined;
  return isPlace && !hasPlace(entry) ? { ...entry, head: [...entry.head, next], body } : entry;
}

/** Whether a piece of the head is a place that is known. */
const hasPlace = ({ head }: Entry) =>
  head.some((row) => withoutPeriods(row).split(/\s{2,}|\s*[|｜•·,，]\s*|\s[–—-]\s/u).some((piece) => placeOf(piece) !== undefined)); // biome-ignore format: a chain

/** A degree alone in its line, the field in the line below: that line is of the head too. */
function withFieldBelow(entry: Entry, context: Context): Entry {
  const [next, ...body] = entry.body;
  const last = entry.head.at(-1);
  if (!next || !last || next.bullet !== undefined || next.gap > 1.2 || next.look !== last.look || next.x > last.x + 10) return entry;
  const degree = readDegree(last.text, context);
  const isDegreeAlone = degree && degree.field === undefined && last.periods.length === 0 && degree.degree === last.text.trim();
  const isField =
    next.text.length <= LONGEST_FIELD && next.periods.length === 0 && /^[\p{Lu}\p{Lo}]/u.test(next.text) && !/[.:：。;]/.test(next.text);
  return isDegreeAlone && isField && !labelled(next.text, context) ? { ...entry, head: [...entry.head, next], body } : entry;
}

/** "**Master** University of York" above "Biology" in every entry: a line right below the head, short and of no other kind, says what was studied. */
function withFieldsBelow(entries: readonly Entry[], context: Context): Entry[] {
  const fieldOf = ({ head, body: [next] }: Entry): Row | undefined => {
    const written = head.map(({ text, cells }) => text.slice(0, text.length - (cells.at(-1)?.tail?.length ?? 0)));
    const pieces = written.flatMap((text) => text.split(/\s{2,}|\s*[|｜•·]\s*/u));
    const degree = pieces.map((text) => readDegree(text.trim(), context)).find((found) => found !== undefined);
    const isPlain = next && next.bullet === undefined && next.periods.length === 0 && next.gap < 1.2 && next.text.length <= LONGEST_FIELD;
    const isName =
      isPlain && /^[\p{Lu}\p{Lo}][^.:：。;,，]+$/u.test(next.text) && schoolMark(next.text, context) + degreeMark(next.text, context) === 0;
    return isName && degree?.field === undefined && !labelled(next.text, context) && placeOf(next.text) === undefined ? next : undefined;
  };
  const found = entries.map(fieldOf);
  const areAll = found.filter((row) => row !== undefined).length > 1 && found.filter((row) => row === undefined).length < 2;
  // Where the town is told, a plain name below the head is none, but what was studied. Fields are in the dictionary of occupations too ("marine biology").
  const isTold = (row: Row, entry: Entry) =>
    hasPlace(entry) &&
    entry.head.some(({ text }) => readDegree(text.trim(), context)?.isSchool === false) &&
    !row.bold && row.text.split(/\s+/).length <= 6 && context.words.titles.find(row.text).length === 0 && !GRADE.test(row.text) && !/\d/.test(row.text); // biome-ignore format: one thing
  return entries.map((entry, at) => {
    const row = found[at];
    return row && (areAll || isTold(row, entry)) ? { ...entry, head: [...entry.head, row], body: entry.body.slice(1), field: row } : entry;
  });
}

/** "Bachelor", "Biology" and below them "Penryn College": where the head has no school, the line right below that is one is of it. */
function withSchoolBelow(entry: Entry, context: Context): Entry {
  const [next, ...body] = entry.body;
  const isHead = next && next.bullet === undefined && next.periods.length === 0 && next.gap < 1.2 && next.text.length <= LONGEST_DEGREE;
  const isSchool = isHead && !/[.:：。;]/u.test(next.text) && schoolMark(next.text, context) > 0 && !labelled(next.text, context);
  const isWithout = entry.head.every(({ text }) => schoolMark(text, context) <= degreeMark(text, context) && !labelled(text, context));
  return isSchool && isWithout ? { ...entry, head: [...entry.head, next], body } : entry;
}

/** The entries with such lines in their heads. */
export const withLinesBelow = (entries: readonly Entry[], context: Context): Entry[] =>
  withFieldsBelow(
    entries.map((entry) => withSchoolBelow(withFieldBelow(withPlaceBelow(withDegreeBelow(entry, context)), context), context)),
    context,
  );
