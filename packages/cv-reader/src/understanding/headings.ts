// Which lines are headings of sections: by their words in any of the 14 languages, and by a look that they share with others of this document.
// A line that looks like a heading and has unknown words opens a section of its own, so that what stands below is never put into the entry before.
import { kindOfColumns } from './column-kinds.ts';
import type { Context, Row } from './context.ts';
import { degreeMark } from './degrees.ts';
import { isAmongDetails, isLabelOfEntry, isNamesOfTimes, isRowOfForm, isValueOfEntry } from './form-rows.ts';
import { headingsByLook, headingsOfColumns, lettersOf } from './heading-looks.ts';
import { MAIN_LEAST, ornamentOf, ornamentsOf } from './heading-ornaments.ts';
import { joinSpaced, kindOfCompound, kindOfParts } from './heading-parts.ts';
import { kindOfOwnWords } from './heading-roots.ts';
import { headingsByShape, unmarked } from './heading-shapes.ts';
import { languageFinder } from './language-names.ts';
import { INLINE, kindOfList, WHITE_ABOVE } from './lists-in-line.ts';
import { numberedHeadings } from './numbered-headings.ts';
import { keyOf, withoutEndings } from './phrases.ts';
import { plainHeadings } from './plain-headings.ts';
import { isSetOff } from './set-off.ts';
import { titlesOfEntries } from './titles-of-entries.ts';
import { type Candidate, CLOSE, HISTORY, trustedLooks } from './trusted-looks.ts';
import type { SectionKind } from './words/locale-words.ts';

export type Heading = {
  /** `unknown`: it looks like one, its words say nothing. */
  kind: SectionKind | 'unknown';
  /** What stands behind a colon: "Languages: German". */
  value?: string;
};

const LONGEST = 60;
/** What a heading's words mean, whatever it looks like. */
export function headingKind(text: string, { words }: Context): SectionKind | undefined {
  if (text.length > LONGEST) return undefined;
  const plain = joinSpaced(
    withoutEndings(unmarked(text))
      .replace(/^[\s\p{P}\p{S}\d.]+|[\s\p{P}\p{S}]+$/gu, '')
      .replace(/\s*[(（][^)）]*[)）]\s*$/u, '')
      // "志望動機・特技など": and the like.
      .replace(/(?<=[\p{Script=Han}\p{Script=Katakana}]{2})など$/u, ''),
  );
  const key = keyOf(plain);
  if (key === '') return undefined;
  // "CERT IFICAT EN": letters set apart leave white where two of them are drawn nearer.
  const tracked =
    /^\p{Lu}[\p{Lu}\s]{3,}$/u.test(plain) && /\s/u.test(plain) ? words.headings.get(keyOf(plain.replace(/\s/gu, ''))) : undefined;
  const known = words.headings.get(key) ?? words.headings.get(keyOf(unmarked(text))) ?? tracked;
  if (known) return known;
  const kept = key.split(' ').filter((word) => !words.filler.has(word)).join(' '); // biome-ignore format: a chain
  const kind = words.headings.get(kept) ?? kindOfParts(plain, words.headings) ?? kindOfCompound(key, words.headings);
  // "Опыт работы (12 лет)": what stands in brackets behind a heading is no part of it.
  return kind ?? words.headings.get(keyOf(plain.replace(/(?<=\S)\s*[(（][^()（）]*$/u, '')));
}

/** What the whole document is called, and none of its parts; and the frame of a photo. */
const TITLES_OF_FORMS =
  /^(?:職務経歴書|履歴書|경력기술서|이력서|个人简历|個人簡歷|写真(?:貼付欄|を貼る位置)?|照片|相片|證件照|证件照|사진|증명사진|photo|foto|2x2)$/iu;

/** The headings of a document, by the place of their line. */
export function findHeadings(rows: readonly Row[], context: Context): Map<number, Heading> {
  const candidates: Candidate[] = [];
  const ornaments = ornamentsOf(rows, context, (text) => headingKind(text, context));
  for (const row of rows) {
    if (!couldBeHeading(row, ornaments) || TITLES_OF_FORMS.test(row.text.replace(/\s/g, ''))) continue;
    if (isValueOfEntry(row, context) || isNamesOfTimes(row)) continue;
    const kind = isRowOfNames(row, context) ? undefined : headingKind(row.text, context);
    candidates.push({ row, ...(kind && { kind }) });
  }
  const trusted = trustedLooks(rows, candidates, context);
  const found = new Map<number, Heading>();
  const hasLooks = trusted.size > 0;
  const main = mainHeadings(candidates, trusted);
  const isOneOfTitles = titlesOfEntries(rows, (text) => headingKind(text, context) !== undefined);
  for (const { row, kind } of candidates) {
    if (isLesser(row, kind, main) && !(kind === 'languages' && namesLanguage(rows[row.at + 1]))) continue;
    if (isOneOfTitles(row) || isLevelBelow(row, rows[row.at - 1], context)) continue;
    if (isOneOfSkills(row, rows, main) || (kind === 'other' && isSmall(row, main, context))) continue;
    if (kind && (isBelieved(row, trusted, hasLooks, context) || standsAlone(row, rows) || isOfForm(row, kind))) found.set(row.at, { kind });
    else if (
      !kind &&
      row.cells.length < 3 &&
      trusted.get(row.look) === 'only' &&
      !isFirstRow(row, rows) &&
      row.periods.length === 0 &&
      !/[,，、]/.test(row.text)
    )
      found.set(row.at, { kind: kindOfOwnWords(row.text) ?? 'unknown' });
    else if (!kind && row.heading === 1 && row.periods.length === 0) {
      // The document says itself that it is one, or its place beside others does.
      const told = kindOfColumns(row.text, context) ?? kindOfOwnWords(row.text);
      if (told) found.set(row.at, { kind: told });
    }
  }
  // Where the look of the known ones in its column is another, theirs is the documents' own.
  const letters = new Set(main.map(({ row }) => lettersOf(row)));
  for (const row of headingsByLook(rows, context, (text) => headingKind(text, context) ?? kindOfOwnWords(text)))
    if (!found.has(row.at) && (letters.size === 0 || letters.has(lettersOf(row)) || !main.some((other) => other.row.block === row.block)))
      found.set(row.at, { kind: headingKind(row.text, context) ?? kindOfOwnWords(row.text) ?? 'unknown' });
  const told = new Set(candidates.flatMap(({ row, kind }) => (kind !== undefined && found.has(row.at) ? [row] : [])));
  for (const row of headingsOfColumns(rows, told))
    if (!found.has(row.at)) found.set(row.at, { kind: kindOfOwnWords(row.text) ?? 'unknown' });
  addShaped(rows, found, context);
  // The name above the person's details, in the letters of headings.
  if (found.get(0)?.kind === 'unknown' && rows.slice(1, 5).some(({ text }) => text.includes('@'))) found.delete(0);
  for (const [at, kind] of plainHeadings(rows, found)) found.set(at, { kind });
  for (const [at, one] of numberedHeadings(rows, (words) => headingKind(words, context) ?? kindOfOwnWords(words)))
    if (!found.has(at)) found.set(at, one);
  for (const row of rows)
    if (!found.has(row.at) && !isGroupOfSkills(row, rows, found, context) && !isOneOfTitles(row)) addInline(row, found, rows, context);
  return found;
}

/** "Madrelingua" right below "Italiano": how well it is spoken, though languages are headed so too. */
const isLevelBelow = (row: Row, above: Row | undefined, { words }: Context) =>
  above?.block === row.block &&
  row.gap < WHITE_ABOVE &&
  words.levels.whole(row.text) !== undefined &&
  languageFinder().whole(above.text) !== undefined;

/** Headings in the letters of the text, told by a shape that they share. */
function addShaped(rows: readonly Row[], found: Map<number, Heading>, context: Context): void {
  const kindOf = (text: string) => headingKind(text, context) ?? kindOfOwnWords(text);
  const isDated = ({ periods }: Row) => periods.some(({ isSingle }) => !isSingle);
  const named = [...found.keys()].flatMap((at) => rows[at] ?? []);
  const plain = new Set(named.filter((row) => !isDated(row)));
  const shaped = headingsByShape(rows, context, plain, (words) => kindOf(words) !== undefined);
  for (const row of shaped) if (!found.has(row.at)) found.set(row.at, { kind: kindOf(unmarked(row.text)) ?? 'unknown' });
  // "2020 - 2023  Member" is what an entry begins with, where headings have a shape of their own.
  if (shaped.length > 0) for (const row of named.filter(isDated)) found.delete(row.at);
}

/** "Understanding | Speaking | Writing": names of columns, though some of them are what sections are called. */
const isRowOfNames = ({ cells }: Row, context: Context) =>
  cells.length > 2 && cells.some(({ text }) => text.length > 1 && !headingKind(text, context));

type Main = { row: Row; kind: SectionKind };

/** The headings whose look is that of the document's sections. */
function mainHeadings(candidates: readonly Candidate[], trusted: ReadonlyMap<string, 'also' | 'only'>): Main[] {
  const known = candidates.flatMap(({ row, kind }) => (kind !== undefined && trusted.get(row.look) === 'only' ? [{ row, kind }] : []));
  const kinds = (look: string) => new Set(known.filter(({ row }) => row.look === look).map(({ kind }) => kind)).size;
  return known.filter(({ row }) => kinds(row.look) >= MAIN_LEAST);
}

/** What words of headings also stand within an entry: "Highlights", "Technologies", "Courses". */
const INSIDE: ReadonlySet<SectionKind> = new Set<SectionKind>([
  'profile',
  'projects',
  'skills',
  'courses',
  'awards',
  'work',
  'publications',
  'other',
]);

/** "Highlights" within an entry, "Tools" above a list: smaller or plainer than the headings of sections around it, and no section of its own. */
function isLesser(row: Row, kind: SectionKind | undefined, main: readonly Main[]): boolean {
  const above =
    main.findLast(({ row: { block, page, at } }) => block === row.block && page === row.page && at < row.at) ??
    inRowAbove(row, main) ??
    onPageBefore(row, main);
  if (!above || main.some((other) => other.row.look === row.look) || row.heading !== undefined) return false;
  const isGroup = above.kind === 'skills' && (kind === 'other' || kind === 'skills');
  if (kind !== undefined && !isGroup && !(HISTORY.has(above.kind) && INSIDE.has(kind)) && !main.some((other) => other.kind === kind))
    return false;
  const isPlainer = (/\|[bi]*C/.test(above.row.look) && !/\|[bi]*C/.test(row.look)) || (above.row.bold && !row.bold);
  return row.sizePt < above.row.sizePt * 0.95 || (row.sizePt <= above.row.sizePt * 1.02 && isPlainer);
}

/** "Other" in letters smaller than the text, where the headings of sections are larger: the name of a group. */
const isSmall = ({ sizePt }: Row, main: readonly Main[], { bodyPt }: Context) =>
  sizePt < bodyPt * 0.95 && main.length > 0 && main.every(({ row }) => row.sizePt >= bodyPt);

/** In a table the heading has a row of its own, at the edge of the cell below it. */
function inRowAbove(row: Row, main: readonly Main[]): Main | undefined {
  const last = main.findLast(({ row: { at } }) => at < row.at);
  return last?.row.page === row.page && last.row.y < row.y && Math.abs(last.row.x - row.x) < 3 ? last : undefined;
}

/** At the head of a page what the page before ended with goes on, at the same edge or behind it. */
function onPageBefore(row: Row, main: readonly Main[]): Main | undefined {
  const last = main.findLast(({ row: { at } }) => at < row.at);
  const isNext = last?.row.page === row.page - 1 && row.x >= last.row.x && row.x < last.row.x + BEHIND_EDGE;
  return isNext && row.gap === 0 ? last : undefined;
}

/** Points that what a heading heads may begin behind it. */
const BEHIND_EDGE = 40;

/** "Training" below "Skills", close to others in its letters: a skill that is called as a section could be. */
function isOneOfSkills(row: Row, rows: readonly Row[], main: readonly Main[]): boolean {
  const above = main.findLast(({ row: { block, page, at } }) => block === row.block && page === row.page && at < row.at);
  const isLike = (other: Row | undefined) => other?.block === row.block && other.look === row.look;
  const [before, next] = [rows[row.at - 1], rows[row.at + 1]];
  const isClose = row.gap < CLOSE && (isLike(before) || (isLike(next) && (next?.gap ?? 1) < CLOSE));
  return above?.kind === 'skills' && above.row.look !== row.look && row.heading === undefined && isClose;
}

/** What stands below proves that a heading of languages is one. */
const namesLanguage = (row: Row | undefined) => row !== undefined && languageFinder().find(row.text).length > 0;

const isFirstRow = (row: Row, rows: readonly Row[]) =>
  row.at === 0 || (row.page === 0 && rows.slice(0, row.at).every((before) => before.sizePt < row.sizePt));

const couldBeHeading = (row: Row, ornaments: ReadonlySet<string>) =>
  row.text.length <= LONGEST &&
  (row.bullet === undefined || ornaments.has(ornamentOf(row))) &&
  row.cells.length <= 4 &&
  /\p{L}/u.test(row.text) &&
  // "Languages | Welsh: mother tongue" is a heading and what it heads.
  !row.cells.slice(1).some(({ text }) => /[:：]\s*\S/u.test(text)) &&
  !/[.;,]$/.test(row.text) &&
  !/@|https?:/.test(row.text);

/** "志望の動機、特技、好きな学科など", "本人希望記入欄": forms print what is to be written below in letters of the text; nothing in an entry is called so. */
const isOfForm = ({ text, cells, bullet }: Row, kind: SectionKind) =>
  (kind === 'profile' || kind === 'other') && cells.length === 1 && bullet === undefined && FORM_WORDS.test(text.trim());

const FORM_WORDS = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー・、]{7,}$/u;

/** Forms set their headings in the middle of a line, or their letters apart: "学 歴". */
function standsAlone({ at, x, text, cells }: Row, rows: readonly Row[]): boolean {
  if (cells.length > 1 || x === 0) return false;
  if (/^\p{Script=Han}(?:\s\p{Script=Han}){1,3}$/u.test(text)) return true;
  return [rows[at - 1], rows[at + 1]].every((row) => row !== undefined && x > row.x + CENTRED);
}

/** Points that a line in the middle begins behind those above and below it. */
const CENTRED = 120;

function isBelieved(row: Row, trusted: ReadonlyMap<string, string>, hasLooks: boolean, context: Context): boolean {
  if (trusted.has(row.look) || row.heading !== undefined) return true;
  if (isSetOff(row, context)) return row.gap > 0.2 || !hasLooks || row.bold || row.sizePt > context.bodyPt * 1.08;
  return !hasLooks || row.gap > 0.9 || /[:：]$/.test(row.text);
}

/** "Other | Driving licence B" below "Software | AutoCAD": the row of a group of skills, as the one above it. */
function isGroupOfSkills(row: Row, rows: readonly Row[], found: ReadonlyMap<number, Heading>, context: Context): boolean {
  const before = rows[row.at - 1];
  const words = row.cells.length > 1 ? row.cells[0]?.text : /^([^:：]{2,40})[:：]/u.exec(row.text)?.[1];
  if (!before || words === undefined || headingKind(words, context) !== 'other' || before.look !== row.look) return false;
  if (isRowOfForm(row, 'other', 'skills', rows, context)) return false;
  const isLike = before.cells.length === row.cells.length && Math.abs(before.x - row.x) < 3 && !found.has(before.at);
  const above = Math.max(...[...found.keys()].filter((at) => at < row.at));
  return isLike && found.get(above)?.kind === 'skills';
}

/** "Languages: German, English" in one line, and a heading in a column of its own beside its text. */
function addInline(row: Row, found: Map<number, Heading>, rows: readonly Row[], context: Context): void {
  if (isLabelOfEntry(row, rows, context) || isNamesOfTimes(row)) return;
  const [first] = row.cells;
  // The point before the name of a form's row is that of the list beside it; a form's own points ask for several things ("Subjects / skills").
  if (row.bullet !== undefined && (row.cells.length !== 2 || first?.text.includes('/'))) return;
  if (row.cells.length > 1 && first && first.text.length <= LONGEST && !/[:：]/.test(first.text)) {
    const kind = headingKind(first.text, context);
    const value = row.text.slice(row.text.indexOf(first.text) + first.text.length).trim();
    // A file without a page has no white that parts sections.
    const isPageless = row.y === 0 && kind !== undefined && LISTED.has(kind);
    // "Diploma | 2016 – 2018" below "Education" is one.
    if (aboveOf(row, found)?.kind === 'education' && degreeMark(first.text, context) > 0) return;
    const isOfForm = kind !== undefined && isRowOfForm(row, kind, aboveOf(row, found)?.kind, rows, context);
    if (kind === 'profile' && isAmongDetails(row, rows, context)) return;

    if (
      kind &&
      (row.bold || isOfForm || row.gap > 0.3 || row.at === 0 || isPageless) &&
      row.periods.every(({ from }) => from >= first.text.length)
    )
      found.set(row.at, { kind, value });
    return;
  }
  const inLine = /^([^:：]{2,40})[:：]\s*(\S.*)$/u.exec(row.text);
  const [, label = '', listed = ''] = inLine ?? [];
  const kind = label === '' ? undefined : (headingKind(label, context) ?? kindOfList(label, listed, row, aboveOf(row, found)));
  // "Languages: Python, C++" among skills names none that is spoken.
  const isSpoken = kind !== 'languages' || (inLine?.[2] !== undefined && languageFinder().find(inLine[2]).length > 0);
  const isOther = /^\S+[@/]\S+$/u.test(listed) || (kind === 'profile' && isAmongDetails(row, rows, context));
  if (kind && inLine?.[2] && INLINE.has(kind) && isSpoken && !isOther && isSeparate(row)) found.set(row.at, { kind, value: inLine[2] });
}

/** Sections that a row of a form may hold beside their names. */
const LISTED: ReadonlySet<SectionKind> = new Set<SectionKind>([
  'languages',
  'skills',
  'interests',
  'certificates',
  'memberships',
  'awards',
  'references',
]);

const aboveOf = (row: Row, found: ReadonlyMap<number, Heading>) => found.get(Math.max(...[...found.keys()].filter((at) => at < row.at)));

const isSeparate = (row: Row) => row.bold || row.gap > WHITE_ABOVE;
