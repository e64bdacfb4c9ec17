// From lines to fields: the whole of a CV. Each section is given to the reader of its kind; what no reader takes is kept as text in `rest`.
import { type Cv, type CvEducation, type CvMembership, type CvWork, emptyCv } from '../cv.ts';
import type { TextDocument } from '../text-document.ts';
import { withWholeCells } from './broken-cells.ts';
import { withCentredDates } from './centred-dates.ts';
import { readCertificates } from './certificates.ts';
import { closingRows } from './closing-line.ts';
import { withColonsInPlace } from './colon-column.ts';
import { withColumnsOfTwo } from './columns-of-two.ts';
import { emailsIn, phonesIn } from './contact.ts';
import { contactBlock } from './contact-block.ts';
import { bodySize, type Context, type Row, rowsOf, type Section } from './context.ts';
import { withDatesInPlace } from './date-column.ts';
import { readEducation, schoolSlots } from './education.ts';
import { withEntriesAbreast } from './entries-abreast.ts';
import { withErasWhole } from './era-months.ts';
import { withoutTownsOfFields, withoutTownsOfWork } from './field-towns.ts';
import { withFormHeadings } from './form-headings.ts';
import { withoutGluedTowns } from './glued-towns.ts';
import { withHeadingsInPlace } from './heading-column.ts';
import { withSectionsApart } from './headings-abreast.ts';
import { withoutInitials } from './initials.ts';
import { withLabelsAbove } from './labels-above.ts';
import { withLabelsBeside } from './labels-beside.ts';
import { languagesAlone, readLanguages } from './languages.ts';
import { type ContactRows, linksIn } from './links.ts';
import { withMarginHeadsOfPages } from './margin-heads.ts';
import { withoutMarksOfLabels } from './marked-labels.ts';
import { areTitlesFirst, readMemberships, townMark } from './memberships.ts';
import { orgMark, titleMark } from './orgs.ts';
import { isRunningText } from './papers.ts';
import { readName } from './person-name.ts';
import { placeIn } from './person-place.ts';
import { readPersonal, underHeading } from './personal.ts';
import { withPlacesWhole } from './places-labelled.ts';
import { withPointsApart } from './points-beside.ts';
import { FOOT_GAP, sectionsOf } from './sections.ts';
import { withEntriesBeside } from './side-by-side.ts';
import { readSkills } from './skills.ts';
import { skillsAmongLanguages } from './skills-among-languages.ts';
import { withWholeHeadings } from './spaced-headings.ts';
import { withStackedDates } from './stacked-dates.ts';
import { areEvents, readBoth } from './study-and-work.ts';
import { withLabelsApart, withTableHeads } from './table-heads.ts';
import { withTagsAbove } from './tags-below.ts';
import { withTailsBelow } from './tails-below.ts';
import { languageOfLines } from './text-language.ts';
import { isRunningTitle, runningHeads } from './titles-of-cvs.ts';
import { toldHistory } from './told-entries.ts';
import { toldMemberships } from './told-memberships.ts';
import { readTop } from './top-of-cv.ts';
import { townAlone, townAsElsewhere } from './town-alone.ts';
import { vocabularyOf } from './vocabulary.ts';
import { withWholeLabels } from './whole-labels.ts';
import { withWholeLines } from './whole-lines.ts';
import { readWork } from './work.ts';

/** The towns that a CV has named so far. */
const townsOf = ({ place, work, education }: Cv): string[] =>
  [place?.value.city, ...[...work, ...education].map(({ location }) => location?.value)].flatMap((town) => town ?? []);

/** More than anybody's CV has; what lies beyond is kept as text. */
const MOST_LINES = 12_000;
const MOST_ENTRIES = 200;
const OWN: ReadonlySet<Section['kind']> = new Set<Section['kind']>(['top', 'contact', 'personal', 'nationality', 'permits']);

/** The name at the foot of a page is nothing that these hold. */
const LISTS: ReadonlySet<Section['kind']> = new Set<Section['kind']>(['certificates', 'skills', 'languages']);

/** A line that is drawn by letters: "-----", "=====". */
const RULE = /^[-=_*~#+.·•─━═–—\s]{4,}$/u;

/** What stands in a CV. `today` is `YYYY-MM-DD`; `country` (ISO 3166) is where numbers without a country code are from. */
export function understand(document: TextDocument, options: { today: string; country?: string }): Cv {
  const lines = document.lines.slice(0, MOST_LINES).filter(({ text: words }) => !RULE.test(words));
  const language = languageOfLines(lines);
  const context: Context = {
    language: language.value,
    words: vocabularyOf(language.value),
    today: options.today,
    isAmerican: language.value === 'en' && isAmerican(lines.map(({ text }) => text)),
    bodyPt: bodySize(lines),
    ...(options.country && { country: options.country }),
  };
  const columns = withColonsInPlace(withErasWhole(withEntriesAbreast(withMarginHeadsOfPages(withTagsAbove(lines, context), context), context))); // biome-ignore format: a chain
  const formed = withFormHeadings(withoutInitials(withLabelsBeside(columns, context)), context);
  const labelled = withoutMarksOfLabels(
    withWholeLabels(withLabelsApart(withPlacesWhole(withLabelsAbove(formed, context), context), context), context),
    context,
  );
  const dated = withCentredDates(withWholeCells(withStackedDates(withWholeHeadings(labelled, context), context)), context);
  const whole = withTableHeads(withColumnsOfTwo(dated, context), context);
  const apart = withSectionsApart(withDatesInPlace(whole, context), context);
  const placed = withEntriesBeside(withHeadingsInPlace(apart, context), context);
  const all = rowsOf(withWholeLines(withTailsBelow(withPointsApart(placed, context), context), context), context);
  const closing = closingRows(all, context);
  const rows = closing.size === 0 ? all : all.filter((row) => !closing.has(row)).map((row, at) => ({ ...row, at }));
  const sections = sectionsOf(rows, context);
  const cv: Cv = { ...emptyCv(), language };
  const personal = contactRows(sections, rows);
  readPerson(cv, sections, personal, document.author, context);
  const { full = '' } = cv.name?.value ?? {};
  const [ours, heads] = [new Set(personal.own.map(({ at }) => at)), runningHeads(rows, full)];
  const studies = sections.find(({ kind, rows: own }) => kind === 'education' && own.length > 0);
  const { city } = cv.place?.value ?? {};
  const told: Context = { ...context, ...(city && { town: city }), ...(studies && { schoolSlots: schoolSlots(studies.rows, context) }) };
  // How work is written says how memberships are.
  const isLast = ({ kind }: Section) => kind === 'memberships';
  for (const section of [...sections.filter((one) => !isLast(one)), ...sections.filter(isLast)]) {
    const foot = section.rows.findIndex(({ at, gap }) => gap >= FOOT_GAP && ours.has(at));
    const isAlone = ({ text: words }: Row) => LISTS.has(section.kind) && words.trim() === full;
    const isForeign = (row: Row) => isRunningTitle(row.text, full) || isAlone(row) || heads.has(row);
    const own = LISTS.has(section.kind) && foot >= 0 ? section.rows.slice(0, foot) : section.rows;
    readSection(cv, { ...section, rows: own.filter((row) => !isForeign(row)) }, rows, told);
  }
  Object.assign(
    cv,
    withoutGluedTowns(
      cv,
      personal.own.flatMap(({ text: words }) => words.split(/\s*[,，|•·]\s*|\s{2,}/u)),
    ),
  );
  cv.education = withoutTownsOfFields(cv);
  cv.work = withoutTownsOfWork(cv);
  const places = [...cv.work, ...cv.education].flatMap(({ location }) => location?.value ?? []);
  const headline = cv.headline?.doubt === 'sure' ? cv.headline : undefined;
  const taken = [headline, ...cv.work.flatMap(({ title, employer }) => [title, employer])].flatMap((one) => one?.value ?? []);
  const town =
    cv.place ?? townAsElsewhere(personal, full, { named: places, taken }, context) ?? townAlone(personal.own, full, taken, context);
  if (town) cv.place = town;
  // A town right below the name was taken for what the person is.
  if (town && cv.headline?.value === town.value.city) delete cv.headline;
  if (cv.languages.length === 0) cv.languages.push(...languagesAlone(personal.own));
  keep(cv, {}, [...closing]);
  bound(cv, document.lines.slice(MOST_LINES));
  return cv;
}

/** What is more than anybody's CV has stays as text: nobody reviews thousands of entries one by one. */
function bound(cv: Cv, lines: TextDocument['lines']): void {
  for (const part of ['work', 'education', 'memberships'] as const) {
    const beyond = cv[part].splice(MOST_ENTRIES);
    if (beyond.length > 0) cv.rest.push({ lines: beyond.map(wordsOf) });
  }
  if (lines.length > 0) cv.rest.push({ lines: lines.map(({ text: words }) => words) });
}

/** An entry as a line of text: what it has, in the order in which it was read. */
function wordsOf(entry: CvWork | CvEducation | CvMembership): string {
  const { start, end, ...others } = entry;
  const words = Object.values(others).flatMap((one) => (typeof one === 'object' ? [one.value] : typeof one === 'string' ? [one] : []));
  const period = [start?.value, end?.value].filter((date) => date !== undefined).join(' – ');
  return [...words, period].filter((one) => one !== '').join(', ');
}

/** Written by an American: months before days. */
function isAmerican(texts: readonly string[]): boolean {
  const text = texts.slice(0, 400).join('\n');
  return (
    /\+1[\s(.-]|\b[A-Z]{2}\s\d{5}\b|\(\d{3}\)\s?\d{3}-\d{4}|,\s(?:CA|NY|TX|WA|MA|IL|FL|PA|OH|GA|NC|MI|NJ|VA|AZ|CO|OR|MN)\b|\bUSA\b|United States/.test(
      text,
    ) || /\b\d{1,2}\/(?:1[3-9]|2\d|3[01])\/\d{4}\b/.test(text)
  );
}

/** The rows about the person, and all of them. */
function contactRows(sections: readonly Section[], all: readonly Row[]): ContactRows {
  const own = sections.filter(({ kind }) => OWN.has(kind)).flatMap((section) => withHeading(section));
  const referees = new Set(sections.filter(({ kind }) => kind === 'references').flatMap((section) => section.rows.map(({ at }) => at)));
  return { own: [...own, ...contactBlock(own, all.filter(({ at }) => !referees.has(at)))], all }; // biome-ignore format: one thing
}

/** An address or a link above all that is headed on the first page, though it was read with the column below it. */
function detailsAbove(sections: readonly Section[]): Row[] {
  const headed = sections.filter(({ kind, heading, rows: own }) => !OWN.has(kind) && heading !== undefined && own[0]?.page === 0);
  const top = Math.min(...headed.map(({ rows: own }) => own[0]?.y ?? 0));
  const isAbove = ({ page, y, text: words }: Row) => page === 0 && y > 0 && y < top && DETAIL.test(words.trim());
  return headed.flatMap(({ rows: own }) => own.filter(isAbove));
}

/** One address, link or number and nothing else. */
const DETAIL = /^(?:\S+@\S+|(?:https?:\/\/)?(?:[\w-]+\.)+[a-z]{2,}\/\S*|\+?[\d\s().-]{8,})$/iu;

function readPerson(cv: Cv, sections: readonly Section[], rows: ContactRows, author: string | undefined, context: Context): void {
  cv.emails = emailsIn(rows);
  const { name, row } = readName(rows.all, cv.emails, context, author);
  if (name) cv.name = name;
  const place = placeIn(rows, name?.value.full ?? '', context);
  if (place) cv.place = place;
  cv.phones = phonesIn(rows, place?.value, context);
  cv.links = linksIn({ ...rows, own: [...rows.own, ...detailsAbove(sections)] });
  const personal = readPersonal(rows.own, context, rows.all);
  Object.assign(cv, personal);
  readTop(cv, sections, row, context);
}

/** "Nationality: French" may be a heading with its value; of permits there may be several below it. */
const withHeading = ({ kind, rows }: Section): Row[] =>
  rows.map((row, at) => (at === 0 || kind === 'permits' ? { ...row, text: underHeading(kind, row.text) } : row));

const text = ({ text: words, bullet }: Row) => (bullet === undefined ? words : `- ${words}`);

function keep(cv: Cv, { heading }: Pick<Section, 'heading'>, rows: readonly Row[]): void {
  if (rows.length > 0) cv.rest.push({ ...(heading !== undefined && { heading }), lines: rows.map(text) });
}

function readSection(cv: Cv, section: Section, all: readonly Row[], context: Context): void {
  const { kind, rows } = section;
  switch (kind) {
    case 'work':
    case 'education':
    case 'studyAndWork':
      readHistory(cv, section, context);
      return;
    case 'languages': {
      const { skills, others } = skillsAmongLanguages(rows, context);
      cv.skills.push(...skills.map((value) => ({ value, doubt: 'sure' as const })));
      const { languages, left } = readLanguages(others, context, section.heading);
      for (const one of languages)
        if (one.code === undefined || !cv.languages.some(({ code }) => code === one.code)) cv.languages.push(one);
      keep(cv, section, left);
      return;
    }
    case 'skills': {
      const { skills, left } = readSkills(rows, context);
      cv.skills.push(...skills.map((value) => ({ value, doubt: 'sure' as const })));
      keep(cv, section, left);
      return;
    }
    case 'certificates':
      cv.certificates.push(...readCertificates(rows, context).filter(({ name }) => !isNamed(cv, name.value)));
      return;
    case 'memberships':
      // "Reviewer for two journals. Governor of a school. Willing to travel.": sentences stay as they are.
      if (isRunningText(rows) && rows.every(({ bullet, cells }) => bullet === undefined && cells.length === 1)) {
        cv.memberships.push(...toldMemberships(rows, context));
        keep(cv, section, rows);
        return;
      }
      cv.memberships.push(
        ...readMemberships(rows, { isTitleFirst: areTitlesFirst(cv.work, all), towns: townsOf(cv), mark: townMark(cv.work, all) }, context),
      );
      return;
    case 'top':
    case 'profile':
    case 'contact':
    case 'personal':
    case 'nationality':
    case 'permits':
      return;
    case 'other':
    case 'awards':
    case 'interests':
      cv.memberships.push(...toldMemberships(rows, context));
      keep(cv, section, rows);
      return;
    default:
      keep(cv, section, rows);
  }
}

/** "Driving licence" in a part of its own, beside "Driving licence (automatic)" among certificates. */
const isNamed = ({ certificates }: Cv, name: string) =>
  certificates.some((one) => one.name.value.replace(/\s*[(（].*$/u, '') === name.replace(/\s*[(（].*$/u, ''));

/** "工作内容" above what was done in sentences, none of which is dated: two and more, numbered or not. */
const areSentences = (rows: readonly Row[]) =>
  rows.length > 1 &&
  rows.every(({ text: words, periods }) => periods.length === 0 && words.length > SENTENCE_LEAST && /[。；;]$/u.test(words));
const SENTENCE_LEAST = 15;

/** Without a date, a title or an organization it is a list below a word that can also mean work ("Docencia" among skills). */
const isHistory = (rows: readonly Row[], context: Context) =>
  !areSentences(rows) &&
  rows.some(({ text: words, periods }) => periods.length > 0 || titleMark(words, context) > 0 || orgMark(words, context) > 0);

function readHistory(cv: Cv, section: Section, context: Context): void {
  const { kind, rows } = section;
  const told = kind === 'work' || kind === 'education' ? toldHistory(rows, kind, context) : undefined;
  if (told || kind === 'studyAndWork' || areEvents(rows)) {
    const { work, education, others } = told ?? readBoth(rows, context);
    cv.work.push(...work);
    cv.education.push(...education);
    keep(cv, section, others);
    return;
  }
  if (kind === 'work' && !isHistory(rows, context)) {
    keep(cv, section, rows);
    return;
  }
  if (kind === 'work') {
    const { work, others } = readWork(rows, context);
    cv.work.push(...work);
    keep(cv, section, others);
    return;
  }
  const { education, others } = readEducation(rows, context);
  cv.education.push(...education);
  keep(cv, section, others);
}
