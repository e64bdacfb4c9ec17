// Towns behind schools that nobody knows ("강원대학교, 춘천"): told by where they stand, so that none is read as what was studied.
import type { CvEducation } from '../cv.ts';
import type { Context } from './context.ts';
import { degreeMark, readDegree } from './degrees.ts';
import { orgMark, schoolMark } from './orgs.ts';
import { townBehind } from './place-words.ts';
import { couldBePlace, type Marked } from './roles.ts';
import { CAMPUSES } from './segments.ts';

/** A name right behind a school in its line, where nothing of a degree comes next, that says nothing by itself. */
const isCandidate = (marks: readonly Marked[], at: number): boolean => {
  const [before, mark, next] = [marks[at - 1], marks[at], marks[at + 1]];
  if (!mark || mark.isPlace || mark.first + mark.second > 0 || !couldBePlace(mark.segment.text)) return false;
  if (isAloneBesideDates(marks, mark)) return true;
  if (!before || before.segment.row !== mark.segment.row || before.first === 0) return false;
  return !next || next.segment.row !== mark.segment.row || next.isPlace;
};

/** Whether the degree of an entry says what was studied. */
export const ownFields = (context: Context) => (marks: readonly Marked[]): boolean =>
  marks.some(({ segment, second, first }) => second > first && readDegree(segment.text, context)?.field !== undefined); // biome-ignore format: one thing

/** Nothing but the dates stands beside it; school and degree have lines of their own. */
const isAloneBesideDates = (marks: readonly Marked[], mark: Marked): boolean =>
  mark.segment.row.periods.length > 0 &&
  // An entry has one town.
  !marks.some((one) => one !== mark && one.isPlace) &&
  marks.every((one) => one === mark || one.segment.row !== mark.segment.row) &&
  marks.some(({ first, second }) => first > second) &&
  marks.some(({ first, second }) => second > first);

const hasFieldBeside = (marks: readonly Marked[], mark: Marked): boolean =>
  marks.some((one, at) => {
    if (one.second > one.first && /\p{L}{2}[,，]\s*\p{L}/u.test(one.segment.text)) return true;
    const before = marks[at - 1];
    const isSilent = one !== mark && !one.isPlace && one.first + one.second === 0;
    return isSilent && before !== undefined && before.second > before.first && before.segment.row.at <= one.segment.row.at;
  });

/** In one line with the school, and right behind it. */
const isRightBehind = (marks: readonly Marked[], at: number) => {
  const before = marks[at - 1];
  return before !== undefined && before.first > before.second && before.segment.row === marks[at]?.segment.row;
};

/**
 * Marks what stands behind a school as its town where its own entry names what was studied in the words of the degree, or where another entry has a
 * town in that slot or of that name: pieces in one slot mean the same; and what the school's own name has in it.
 */
export function markTowns(entries: readonly (readonly Marked[])[], context: Context): void {
  const candidates = entries.flatMap((marks) => marks.flatMap((mark, at) => (isCandidate(marks, at) ? [{ marks, mark }] : [])));
  const hasOwnField = ownFields(context);
  const towns = new Set(candidates.filter(({ marks }) => hasOwnField(marks)).map(({ mark }) => mark.segment.slot));
  const named = new Set<string>();
  // Beside dates stands no field where another piece of its entry, in the line of the degree, says what was studied.
  for (const { marks, mark } of candidates)
    if (isAloneBesideDates(marks, mark) && hasFieldBeside(marks, mark)) towns.add(mark.segment.slot);
  // Who leaves a school behind has studied no town.
  const isLeaving = (marks: readonly Marked[]) =>
    marks.some(({ segment, second, first }) => second > first && readDegree(segment.text, context)?.isSchool === true);
  for (const { marks, mark } of candidates) if (isAloneBesideDates(marks, mark) && isLeaving(marks)) mark.isPlace = true;
  // Behind the schools of two other entries and more stand towns that are known: what stands there in this one is one too.
  const known = entries.flatMap((marks) => marks.filter((mark, at) => mark.isPlace && isRightBehind(marks, at)));
  for (const { segment, isPlace } of entries.flat())
    if (isPlace) {
      towns.add(segment.slot);
      named.add(segment.text);
    }
  markLinesOfTowns(entries, hasOwnField);
  for (const { marks, mark } of candidates) {
    const above = marks[marks.indexOf(mark) - 1]?.segment;
    const before = above?.row === mark.segment.row ? above.text : '';
    if (known.length > 1 || towns.has(mark.segment.slot) || named.has(mark.segment.text) || isWithin(mark.segment.text, before))
      mark.isPlace = true;
  }
}

/**
 * Names in lines of their own: where an entry whose degree tells its field has one that is nothing else, it is the town, and so are those of the other
 * entries in that line. Two different ones and more.
 */
function markLinesOfTowns(entries: readonly (readonly Marked[])[], hasOwnField: (marks: readonly Marked[]) => boolean): void {
  const isAlone = (mark: Marked, marks: readonly Marked[]) =>
    mark.first + mark.second === 0 &&
    couldBePlace(mark.segment.text) &&
    marks.every((one) => one === mark || one.segment.row !== mark.segment.row);
  // Where the school of another entry stands, or nothing else could be the school, it is the school.
  const ofSchools = new Set(
    entries.flatMap((marks) => marks.filter(({ first, second }) => first > second).map(({ segment }) => segment.slot)),
  );
  const hasOther = (mark: Marked, marks: readonly Marked[]) =>
    marks.some((other) => other !== mark && !other.isPlace && other.second <= other.first);
  const couldBeTown = (mark: Marked, marks: readonly Marked[]) => !ofSchools.has(mark.segment.slot) && hasOther(mark, marks);
  const alone = entries.flatMap((marks) =>
    marks
      .filter((mark) => !mark.isPlace && isAlone(mark, marks) && couldBeTown(mark, marks))
      .map((mark) => ({ mark, isTold: hasOwnField(marks) })),
  );
  for (const [, found] of Map.groupBy(alone, ({ mark }) => mark.segment.slot)) {
    const names = new Set(found.map(({ mark }) => mark.segment.text));
    if (names.size > 1 && found.some(({ isTold }) => isTold)) for (const { mark } of found) mark.isPlace = true;
  }
}

/** "Harrogate Grammar School, Harrogate", "춘천여자고등학교, 춘천": the town is in the school's name. */
const isWithin = (town: string, school: string) =>
  /^[\p{Script=Han}\p{Script=Hangul}]/u.test(town) ? school.startsWith(town) : ` ${school} `.includes(` ${town} `);

/**
 * "Saint Hild's, Penwick", where the schools of the other entries have their towns behind commas in the same way: the comma parts this one's from a town
 * that nobody knows, whatever the school is called. `lines`: those of the heads of each entry.
 */
export function withTownsAsOthers(read: readonly CvEducation[], lines: readonly (readonly string[])[], context: Context): CvEducation[] {
  const says = (text: string) => schoolMark(text, context) + degreeMark(text, context) + orgMark(text, context);
  const isTold = ({ school, location }: CvEducation, at: number) =>
    lines[at]?.some((line) => line.replaceAll('，', ', ').includes(`${school?.value}, ${location?.value}`)) === true;
  const openOf = ({ school, location }: CvEducation) => {
    const { name = '', town = '' } = location ? {} : (townBehind(school?.value ?? '') ?? {});
    return name !== '' && couldBePlace(town) && says(town) === 0 && !CAMPUSES.test(name) ? { name, town } : undefined;
  };
  const told = read.filter(isTold);
  const named = read.filter(({ school }) => school !== undefined);
  if (told.length === 0 || !named.every((one) => told.includes(one) || openOf(one))) return [...read];
  return read.map((one) => {
    const open = openOf(one);
    if (!open) return one;
    return { ...one, school: { value: open.name, doubt: 'check' }, location: { value: open.town, doubt: 'check' } };
  });
}
