// The sections of a CV: what stands before the first heading, and each heading with what stands below it, in order. No line is lost.
import type { Context, Row, Section } from './context.ts';
import { degreeMark, readDegree } from './degrees.ts';
import { entriesOf } from './entries.ts';
import { findHeadings } from './headings.ts';
import { isKnownSkill } from './known-skills.ts';
import { withCertifiedCourses, withLabelledRows } from './labelled-rows.ts';
import { languageFinder } from './language-names.ts';
import { areOfSocieties } from './memberships.ts';
import { orgMark, schoolMark, titleMark } from './orgs.ts';
import { isHeadOfColumn, isNewTop, titleOf } from './own-parts.ts';
import { arePapers, isRunningText } from './papers.ts';
import { listOfGroup } from './skill-lines.ts';

/** Cuts a document's rows into sections. */
export function sectionsOf(rows: readonly Row[], context: Context): Section[] {
  const headings = findHeadings(rows, context);
  const title = titleOf(rows, [...headings.keys()], context);
  if (title !== undefined) headings.delete(title);
  const sections: (Omit<Section, 'kind'> & { kind: Section['kind'] | 'unknown' })[] = [{ kind: 'top', rows: [] }];
  for (const row of rows) {
    const heading = headings.get(row.at);
    if (!heading) {
      if (isNewTop(row, sections, rows, context) || isHeadOfColumn(row, sections, rows, headings)) sections.push({ kind: 'top', rows: [] });
      sections.at(-1)?.rows.push(row);
      continue;
    }
    const { value } = heading;
    const words = value === undefined ? row.text : row.text.slice(0, row.text.length - value.length).replace(/[:：\s]+$/u, '');
    const rest = value === undefined ? [] : [withoutFirstCell(row, value)];
    sections.push({ kind: heading.kind, heading: words, rows: rest });
  }
  const told = sections
    .filter(({ rows: own, heading }) => own.length > 0 || heading !== undefined)
    .map((section) => ({ ...section, kind: section.kind === 'unknown' ? kindOfContent(withoutFoot(section.rows), context) : section.kind }))
    // "Autre(s) langue(s)": other ones than those above.
    .map((section) => (section.kind === 'other' && areSpoken(section.rows) ? { ...section, kind: 'languages' as const } : section));
  const unknown = new Set(sections.flatMap(({ kind, rows: own }) => (kind === 'unknown' ? [own] : [])));
  const histories = told.map((section) => asHistory(asPapers(section))).map((section) => asCertificates(section, told, context));
  const own = withListOfSkills(withSocieties(histories, unknown, context), unknown);
  const grouped = withSkills(withGroups(withEducation(own, context), context), sections);
  // What stands among courses and is none must be gone before these are told as certificates.
  return withLabelledRows(withCertifiedCourses(withLabelledRows(grouped, context), context), context);
}

/** "Papers" may be of a trade, or of a science. */
const asPapers = (section: Section): Section =>
  section.kind === 'certificates' && arePapers(section.rows) ? { ...section, kind: 'publications' } : section;

/** "In my free time" above periods with names in lines of their own: what somebody was, and no pastime. */
function asHistory(section: Section): Section {
  const { kind, rows } = section;
  const isDated = ({ periods }: Row) => periods.some(({ isSingle }) => !isSingle);
  const isHistory = kind === 'interests' && rows.some(isDated) && rows.length >= rows.filter(isDated).length * 2;
  return isHistory ? { ...section, kind: 'memberships' } : section;
}

/** "Other diplomas" beside an education with its periods: lines that each name one thing and its year, and no school nor degree of a university. */
function asCertificates(section: Section, all: readonly Section[], context: Context): Section {
  const { kind, rows } = section;
  const isDated = ({ periods }: Row) => periods.some(({ isSingle }) => !isSingle);
  const isElsewhere = all.some((other) => other !== section && other.kind === 'education' && other.rows.filter(isDated).length > 1);
  // The year may stand in a line of its own, where its column broke it off.
  const isOne = ({ text, periods, cells }: Row, at: number) =>
    (periods.length === 1 ? periods[0]?.isSingle === true : periods.length === 0 && rows[at + 1]?.periods[0]?.isSingle === true) &&
    cells.length === 1 &&
    schoolMark(text, context) === 0 &&
    !isHigh(text, context);
  return kind === 'education' && rows.length > 1 && isElsewhere && rows.every(isOne) ? { ...section, kind: 'certificates' } : section;
}

const isHigh = (text: string, context: Context) => {
  const degree = readDegree(text, context);
  return degree !== undefined && (degree.isSchool || ['bachelor', 'master', 'mba', 'phd', 'dba'].includes(degree.level ?? ''));
};

/** Two lines and more that begin with the name of a language and nothing else in its cell. */
const areSpoken = (rows: readonly Row[]) =>
  rows.filter(({ cells: [first, ...more] }) => first && more.length > 0 && languageFinder().whole(first.text) !== undefined).length > 1;

/** Below a heading that says nothing, beside a history of work: societies, each by its name or by what the person is there. */
const withSocieties = (sections: readonly Section[], unknown: ReadonlySet<readonly Row[]>, context: Context): Section[] =>
  sections.map((section) => {
    const isHistory = section.kind === 'work' || section.kind === 'studyAndWork';
    const isElsewhere = sections.some((other) => other !== section && other.kind === 'work' && other.rows.length > section.rows.length);
    const areSocieties = isHistory && isElsewhere && unknown.has(section.rows) && areOfSocieties(section.rows, context);
    return areSocieties ? { ...section, kind: 'memberships' as const } : section;
  });

/** So many pieces of a list, one of which is known, are skills where nothing else is. */
const LIST_LEAST = 4;

/** The list of short pieces below a heading that says nothing, with the most known skills, where no section is called so. */
function withListOfSkills(sections: readonly Section[], unknown: ReadonlySet<readonly Row[]>): Section[] {
  if (sections.some(({ kind }) => kind === 'skills')) return [...sections];
  const listed = sections.flatMap((section) => {
    const rows = section.rows.map(withoutGroup);
    const pieces = section.kind === 'other' && unknown.has(section.rows) && rows.every(isOfPieces) ? piecesOf(rows) : [];
    const known = pieces.filter((piece) => isKnownSkill(piece)).length;
    return pieces.length >= LIST_LEAST && known > 0 ? [{ section, known }] : [];
  });
  const [best] = listed.toSorted((a, b) => b.known - a.known);
  return sections.map((section) => (section === best?.section ? { ...section, kind: 'skills' } : section));
}

/** "Bench: lathe, file" is the list of what is known of a bench. */
function withoutGroup(row: Row): Row {
  const text = row.periods.length === 0 ? listOfGroup(row.text) : undefined;
  return text === undefined ? row : { ...row, text, cells: [{ text, x: row.x, right: row.right }] };
}

/** "言語 | TypeScript | Ruby" among skills: no language that people speak. */
const isOfPrograms = ({ kind, rows }: Section) =>
  kind === 'languages' && rows.length > 0 && rows.every(({ text }) => languageFinder().find(text).length === 0);

const HISTORIES: ReadonlySet<Section['kind']> = new Set<Section['kind']>(['work', 'education', 'courses', 'projects']);

/**
 * "Education" above "Lesson plans, Mentoring" among skills: a group of them that is called like a section which stands elsewhere, with dates. Only
 * what stands right behind skills, or before them, is one.
 */
function withGroups(sections: readonly Section[], context: Context): Section[] {
  const marks = (text: string) => schoolMark(text, context) + degreeMark(text, context);
  const isNamesake = ({ kind, rows, heading }: Section) =>
    heading !== undefined &&
    HISTORIES.has(kind) &&
    rows.length > 0 &&
    rows.every((row) => isOfPieces(row) && marks(row.text) === 0) &&
    sections.some((other) => other.kind === kind && other.rows.some(({ periods }) => periods.length > 0));
  const isSkills = (section: Section | undefined) => section?.kind === 'skills';
  return sections.map((section, at) => {
    const isBeside = isSkills(sections[at - 1]) || isSkills(sections[at + 1]);
    return (isNamesake(section) || isOfPrograms(section)) && isBeside ? { ...section, kind: 'skills' } : section;
  });
}

/** "Opleidingen en cursussen", "Qualifications": where no other section is of education, courses with schools or degrees and their years are. */
function withEducation(sections: readonly Section[], context: Context): Section[] {
  if (sections.some(({ kind }) => kind === 'education' || kind === 'studyAndWork')) return [...sections];
  const isStudy = ({ rows }: Section) =>
    rows.some(({ text }) => schoolMark(text, context) + degreeMark(text, context) > 0) &&
    rows.some(({ periods }) => periods.some(({ isSingle }) => !isSingle));
  const isOne = ({ kind }: Section) => kind === 'courses' || kind === 'skills' || kind === 'certificates';
  return sections.map((section) => (isOne(section) && isStudy(section) ? { ...section, kind: 'education' } : section));
}

/**
 * Groups of skills with headings of their own ("Warehouse" above "Forklift | Stocktaking"): beside a section of skills, or where none is called so.
 * "언어" (languages) above "Java | Kotlin" is one too.
 */
function withSkills(sections: readonly Section[], found: readonly { kind: string; rows: Row[] }[]): Section[] {
  const unknown = new Set(found.flatMap(({ kind, rows }) => (kind === 'unknown' ? [rows] : [])));
  const isGroup = ({ kind, rows }: Section) =>
    rows.length > 0 &&
    rows.every(isOfPieces) &&
    (kind === 'other' || (kind === 'languages' && rows.every(({ text }) => languageFinder().find(text).length === 0)));
  const groups = new Set(sections.filter((section) => isGroup(section)));
  const isSkills = (section: Section | undefined) => section?.kind === 'skills' && section.rows.length > 0;
  const isProgramming = ({ kind, rows }: Section) => kind === 'languages' && areSkills(rows);
  if (sections.some((section) => isSkills(section))) {
    // One beside the other, in one column.
    const beside = new Set<Section>();
    const isNear = (section: Section, other: Section | undefined) =>
      other !== undefined && (isSkills(other) || beside.has(other)) && other.rows[0]?.block === section.rows[0]?.block;
    for (const order of [sections, sections.toReversed()])
      order.forEach((section, at) => {
        const isTold = unknown.has(section.rows) || isProgramming(section);
        if (groups.has(section) && isTold && isNear(section, order[at - 1])) beside.add(section);
      });
    return sections.map((section) => (beside.has(section) ? { ...section, kind: 'skills' } : section));
  }
  // Two of them and more, one below the other: one alone may be of anything ("Bees", "Honey").
  const isRow = (section: Section, at: number) => {
    const next = sections[at + 1];
    return groups.has(section) && next !== undefined && groups.has(next) && next.rows[0]?.block === section.rows[0]?.block;
  };
  const isTold = [...groups].some((section) => unknown.has(section.rows) || isProgramming(section));
  if (!isTold || !sections.some(isRow)) return [...sections];
  return sections.map((section) => (groups.has(section) ? { ...section, kind: 'skills' } : section));
}

const LONGEST_PIECE = 32;

/** A row of names of things: no sentence, no date, no address. */
const isOfPieces = ({ cells, periods, text }: Row) =>
  periods.length === 0 &&
  !/[.!?。:：@]|https?:|\d{5}/u.test(text) &&
  cells.every((cell) =>
    cell.text.split(/\s*[,，、;；·]\s*|\s\/\s/u).every((piece) => piece.length <= LONGEST_PIECE && piece.split(/\s+/).length <= 4),
  );

/** Heights of a line above contact details at the foot of a page, which are of no section. */
export const FOOT_GAP = 2;

function withoutFoot(rows: readonly Row[]): readonly Row[] {
  const foot = rows.findIndex(({ gap, text }) => gap >= FOOT_GAP && /@/.test(text));
  return foot > 0 ? rows.slice(0, foot) : rows;
}

/** What a section is about whose heading says nothing known: by what stands in it. */
function kindOfContent(rows: readonly Row[], context: Context): Section['kind'] {
  const marks = (text: string) => titleMark(text, context) + orgMark(text, context) + schoolMark(text, context) + degreeMark(text, context);
  const isHistory = rows.some(({ periods }) => periods.some(({ isSingle }) => !isSingle));
  // "- Weaver at Loomhouse – 2002 to 2006": where each line is a point with its period, the points are the entries.
  const areEntries = rows.every(({ bullet, periods }) => bullet !== undefined && periods.length > 0);
  if (isHistory && rows.some(({ bullet, text }) => (areEntries || bullet === undefined) && marks(text) > 0))
    return historyOf(rows, context);
  const spoken = rows.filter(({ text }) => languageFinder().find(text).length > 0);
  if (spoken.length > 1 && spoken.length >= rows.length / 2) return 'languages';
  // "Dutch | Frisian | English" above how well each is spoken.
  const [first] = rows;
  const areCells = first && first.cells.length > 1 && first.cells.every(({ text }) => languageFinder().whole(text) !== undefined);
  if (areCells && rows.length <= 2) return 'languages';
  if (rows.length <= 2 && rows.every(isListOfLanguages)) return 'languages';
  if (areDays(rows)) return 'certificates';
  return areSkills(rows) ? 'skills' : 'other';
}

/** "English native | Polish basic": each of several pieces begins with the name of a language. */
function isListOfLanguages({ text }: Row): boolean {
  const pieces = text.split(/\s*[,，、;；/|·•]\s*|\s{2,}/u).filter((piece) => piece !== '');
  return (
    pieces.length > 1 &&
    pieces.every((piece) =>
      languageFinder()
        .find(piece)
        .some(({ from }) => from === 0),
    )
  );
}

/** Lines with periods, by what most of them name; one that names both is read by each entry's own words. */
function historyOf(rows: readonly Row[], context: Context): Section['kind'] {
  const { entries } = entriesOf(rows, context);
  const heads = entries.map(({ head }) => head.map(({ text }) => text).join('  '));
  const isStudy = (text: string) =>
    schoolMark(text, context) + degreeMark(text, context) * 1.2 > titleMark(text, context) + orgMark(text, context) * 0.8;
  const studies = heads.filter(isStudy).length;
  if (heads.length > 1 && studies >= heads.length * ONE_KIND) return 'education';
  return heads.length > 1 && studies <= heads.length * (1 - ONE_KIND) ? 'work' : 'studyAndWork';
}

/** So many of its entries say what a history is of. */
const ONE_KIND = 0.6;

/** Each line has one day or year, or stands right above one that has: things that were had then, and did not last. */
function areDays(rows: readonly Row[]): boolean {
  const isDay = (row: Row | undefined) => row !== undefined && row.periods.length === 1 && row.periods[0]?.isSingle === true;
  // A name may take two lines above its day in other letters.
  const isAbove = (row: Row, at: number) =>
    isDay(rows[at + 1]) || (isDay(rows[at + 2]) && rows[at + 1]?.look === row.look && rows[at + 2]?.look !== row.look);
  return (
    rows.length > 1 &&
    !arePapers(rows) &&
    !isRunningText(rows) &&
    rows.every((row, at) => row.text.length < LONGEST_DAY && (isDay(row) || (row.periods.length === 0 && isAbove(row, at)))) &&
    rows.some(isDay)
  );
}

const LONGEST_DAY = 110;

/** So many short pieces, and this part of them, must be skills that are known. */
const SKILLS_LEAST = 2;
const SKILLS_PART = 0.4;

const piecesOf = (rows: readonly Row[]) => rows.flatMap(({ text }) => text.split(PIECES)).filter((piece) => piece !== '');
const PIECES = /\s*[,，、;；|•·]\s*|\s\/(?:\s|$)|\s{2,}/u;

/** "Tools" above "Docker, Git": a list of skills, whatever its heading calls them. */
function areSkills(rows: readonly Row[]): boolean {
  if (rows.some(({ periods, text }) => periods.length > 0 || /[.!?。]\s*$/u.test(text))) return false;
  const pieces = piecesOf(rows);
  const known = pieces.filter((piece) => isKnownSkill(piece));
  return known.length >= SKILLS_LEAST && known.length >= pieces.length * SKILLS_PART;
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
