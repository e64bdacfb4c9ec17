// A raw posting as the rows it becomes: texts sanitised, values recognised, dates shifted. Pure: no clock, no database; what depends on
// stored rows (a first publication date, the organization's zone) is left to the writer. What was not understood is noted, never guessed.
import { fold } from '@fairway/rules/folding';
import { recogniseCategories } from '@fairway/rules/recognition/categories';
import { recogniseConditions } from '@fairway/rules/recognition/conditions';
import { addDays, daysBetween, lastDay, type ReadDate, readDate } from '@fairway/rules/recognition/dates';
import { deadlineInText } from '@fairway/rules/recognition/deadlines';
import { durationInText } from '@fairway/rules/recognition/durations';
import { recogniseEducation } from '@fairway/rules/recognition/education';
import { recogniseEmploymentTypes } from '@fairway/rules/recognition/employment-types';
import { isJobLabelCode, type JobLabelCode, labelCodeOf } from '@fairway/rules/recognition/labels';
import { type Place, type PlaceRecognition, type RawPlace, recognisePlaces } from '@fairway/rules/recognition/places';
import { recogniseRequiredLanguages } from '@fairway/rules/recognition/required-languages';
import { readSalary } from '@fairway/rules/recognition/salaries';
import { salaryInText } from '@fairway/rules/recognition/salary-in-text';
import { recogniseSectors } from '@fairway/rules/recognition/sectors';
import { type SkillFinder, skillsOf } from '@fairway/rules/recognition/skills';
import { languageOfText } from '@fairway/rules/recognition/text-language';
import { withTownsOfText } from '@fairway/rules/recognition/towns-in-text';
import { splitWords, type Words } from '@fairway/rules/recognition/words';
import { typesByText } from '@fairway/rules/recognition/working-time';
import type { PayKind, Sponsorship, Workplace } from '@fairway/rules/work-conditions';
import { decodeHTML } from 'entities';
import { isShouted, titleCase } from './descriptions/capitals.ts';
import { cleanText, readDescription } from './descriptions/description.ts';
import type { RawOrganization, RawPosting } from './posting.ts';
import { titleOf } from './titles.ts';

const NOTE_KINDS = [
  'employment type',
  'category',
  'industry',
  'place',
  'date',
  'salary',
  'language',
  'title without category',
  'description cut',
  'deadline before publication',
] as const;
export type NoteKind = (typeof NOTE_KINDS)[number];

/** Something about one posting that a person should see in the report. */
export type Note = { kind: NoteKind; value: string };

/** A code, whose words come from messages in the reader's language, or the feed's own words. */
type JobLabel = { code: JobLabelCode } | { type: 'text'; text: string; tooltip: null; img: null };

/** The columns of `job` that a feed decides. */
type JobColumns = {
  title: string;
  description_html: string;
  description_text: string;
  language: string;
  languages: string[];
  employment_types: string[];
  categories: string[];
  education_levels: string[];
  education_fields: string[];
  skills: string[];
  sectors: string[];
  countries: string[];
  workplace: Workplace | null;
  pay: PayKind | null;
  duration_min_months: number | null;
  duration_max_months: number | null;
  starts_now: boolean;
  sponsorship: Sponsorship | null;
  start_on: string | null;
  application_url: string | null;
  salary_min: number | null;
  salary_max: number | null;
  salary_currency: string | null;
  salary_unit: string | null;
  labels: JobLabel[];
};

export type PreparedPosting = {
  sourceId: string;
  company: RawOrganization & { countryCode: string | undefined; sectors: string[] };
  columns: JobColumns;
  places: Place[];
  /** IANA zone of the first place. */
  zone: string | undefined;
  publishedAt: Date | undefined;
  /** Last day it is open; undefined: undated. */
  closesOn: string | undefined;
  isClosed: boolean;
  notes: Note[];
};

/** A prepared posting whose columns are one JSON object as text: between threads and to the database only the text travels. */
export type PackedPosting = Omit<PreparedPosting, 'columns'> & { columns: string };

/** The same posting with its columns as text. */
export function pack(posting: PreparedPosting): PackedPosting {
  return { ...posting, columns: JSON.stringify(posting.columns) };
}

export type PrepareOptions = {
  skills: SkillFinder;
  /** Added to every date. @rule feeds.1 */
  shiftDays: number;
};

/** Shorter texts do not tell their language. */
const LANGUAGE_CHARACTERS = 80;
/** A longer text is needed to contradict the feed. */
const LANGUAGE_CHARACTERS_AGAINST_FEED = 400;
/** "London (Hybrid)". */
const HYBRID_PLACE = /\bh[yií]bri/i;
const REMOTE_TITLE = /\b(?:fully |100% )?remote\b(?! (?:sens|control|monitor|patient))|\bhome[- ]based\b|\btelecommute\b/i;

/** Prepares one posting. */
export function preparePosting(raw: RawPosting, options: PrepareOptions): PreparedPosting {
  const notes: Note[] = [];
  const note = (kind: NoteKind, value: string) => notes.push({ kind, value: cleanText(value).replaceAll(/\s+/g, ' ').slice(0, 120) });
  const title = titleOf(raw.title);
  const said = languageCode(raw.language);
  const description = readDescription(raw.description, raw.sections, title, (text) => languageOf(text, wordsOf(title, text), said));
  if (description.wasCut) note('description cut', raw.sourceId);
  const words = wordsOf(title, description.text);

  const language = languageOf(description.text, words, said);
  if (said && said !== language) note('language', `${said} as ${language}`);
  const found = recognisePlaces(withTownsOfText(raw.places.map(plainPlace), description.text), raw.isRemote || REMOTE_TITLE.test(title));
  for (const value of found.unrecognised) note('place', value);
  const employment = recogniseEmploymentTypes(raw.employmentTypes, title);
  for (const value of employment.unrecognised) note('employment type', value);
  const working = `${title}\n${description.text}`;
  const types = typesByText(employment.types, title, working, found.places[0]?.countryCode);
  if (employment.types.includes('FULL_TIME') && !types.includes('FULL_TIME'))
    note('employment type', 'full time in the feed, part time in the text');
  const skills = skillsOf(options.skills, raw.skills, words);
  const categories = recogniseCategories(title, raw.categories, raw.industries, { language, text: words, skills });
  for (const value of categories.unrecognised) note('category', value);
  if (categories.categories.length === 0) note('title without category', title);
  const sectors = recogniseSectors(raw.industries);
  for (const value of sectors.unrecognised) note('industry', value);
  const education = recogniseEducation(raw.educationText, words);
  const pay = readSalary(raw.salary) ?? salaryInText(description.text, found.places[0]?.countryCode);
  if (pay?.corrected) note('salary', `${raw.salary?.unit} as ${pay.salary.unit}: ${pay.salary.max ?? pay.salary.min}`);
  else if (!pay && raw.salary?.raw) note('salary', raw.salary.raw);

  const needed = recogniseRequiredLanguages(words);
  const languages = description.text ? [...new Set([language, ...needed])] : needed;

  const { published, closesOn, startsOn } = datesOf(raw, { found, text: description.text, shiftDays: options.shiftDays, note });

  const places = found.places.map(cleanPlace);
  const marks = [...employment.marks, ...raw.marks.map((mark) => labelCodeOf(mark) ?? cleanText(mark).slice(0, 60))];
  const columns: JobColumns = {
    title,
    description_html: description.html,
    description_text: description.text,
    language,
    languages,
    employment_types: types,
    categories: categories.categories,
    education_levels: education.levels,
    education_fields: education.fields,
    skills,
    sectors: sectors.sectors,
    countries: [...new Set(places.flatMap((place) => place.countryCode ?? []))],
    ...conditionsOf(raw, { found, marks, words, title, text: description.text, startsOn }),
    start_on: startsOn ?? null,
    application_url: raw.applicationUrl ? cleanText(raw.applicationUrl) : null,
    salary_min: pay?.salary.min ?? null,
    salary_max: pay?.salary.max ?? null,
    salary_currency: pay?.salary.currency ?? null,
    salary_unit: pay?.salary.unit ?? null,
    labels: [...new Set(marks)].map((mark) =>
      isJobLabelCode(mark) ? { code: mark } : { type: 'text', text: mark, tooltip: null, img: null },
    ),
  };
  const publishedAt = published && (published.at ?? new Date(`${published.on}T00:00:00Z`));
  return {
    sourceId: cleanText(raw.sourceId),
    company: { ...cleanOrganization(raw.company), countryCode: places[0]?.countryCode, sectors: sectors.sectors },
    columns,
    places,
    zone: found.zone,
    publishedAt,
    closesOn,
    isClosed: raw.isClosed,
    notes,
  };
}

/** The columns of working conditions. Who says a day to begin on does not say "now". */
function conditionsOf(
  raw: RawPosting,
  read: { found: PlaceRecognition; marks: readonly string[]; words: Words; title: string; text: string; startsOn: string | undefined },
) {
  const workplace = raw.workplace ?? raw.places.map(({ raw: line }) => line).find((line) => line && HYBRID_PLACE.test(line));
  const starts = raw.starts === undefined ? undefined : `${raw.starts}`;
  const said = recogniseConditions({ workplace, isRemote: read.found.remote, marks: read.marks, starts }, read.words);
  const duration = durationInText(read.title, read.text);
  return {
    workplace: said.workplace,
    pay: said.pay,
    duration_min_months: duration?.min ?? null,
    duration_max_months: duration?.max ?? null,
    starts_now: read.startsOn === undefined && said.startsNow,
    sponsorship: said.sponsorship,
  };
}

/** When it was published, its last day, and when the job begins. A deadline of the text counts where the feed says none. */
function datesOf(
  raw: RawPosting,
  {
    found,
    text,
    shiftDays,
    note,
  }: { found: PlaceRecognition; text: string; shiftDays: number; note: (kind: NoteKind, value: string) => void },
): { published: ReadDate | undefined; closesOn: string | undefined; startsOn: string | undefined } {
  const monthFirst = found.places[0]?.countryCode === 'US';
  const dates = new Map<'posted' | 'closes' | 'updated' | 'starts', ReadDate>();
  for (const name of ['posted', 'closes', 'updated', 'starts'] as const) {
    const value = raw[name];
    if (value === undefined) continue;
    const date = readDate(value, monthFirst);
    if (date) dates.set(name, shifted(date, shiftDays));
    else if (!/^(asap|immediately|sofort|now|open|until filled|ongoing|n\/a|tbd)\b/i.test(String(value))) note('date', String(value));
  }
  const published = dates.get('posted') ?? dates.get('updated');
  const written = raw.closes === undefined ? deadlineInText(text, monthFirst) : undefined;
  const closes = dates.get('closes') ?? (written && shifted(written, shiftDays));
  const closesOn = closes && lastDay(closes, found.zone ?? 'UTC');
  const startsOn = dates.get('starts')?.on;
  if (closesOn === undefined || !published || daysBetween(published.on, closesOn) >= 0) return { published, closesOn, startsOn };
  note('deadline before publication', `${closesOn} < ${published.on}`);
  return { published, closesOn: undefined, startsOn };
}

const cleanPlace = (place: Place): Place => ({
  ...place,
  line: placeLine(cleanText(place.line)),
  city: place.city && cleanText(place.city),
  region: place.region && cleanText(place.region),
  postalCode: place.postalCode && cleanText(place.postalCode),
  // Cleaned of what is no text nothing may be left.
  street: (place.street && cleanText(place.street)) || undefined,
});

const cleanOrganization = (organization: RawOrganization): RawOrganization => ({
  name: cleanText(plain(organization.name) ?? '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(\p{Ll})(['’])S\b/gu, '$1$2s')
    .trim()
    .slice(0, 200),
  externalId: organization.externalId && cleanText(organization.externalId),
  link: organization.link && cleanText(organization.link),
  logo: organization.logo && cleanText(organization.logo),
});

const wordsOf = (title: string, text: string): Words => splitWords(`${title}\n${text.slice(0, 20_000)}`);

/** The language of a text: its own where it is long enough to tell, else what the feed says. */
function languageOf(text: string, words: Words, said: string | undefined): string {
  const needsCharacters = said ? LANGUAGE_CHARACTERS_AGAINST_FEED : LANGUAGE_CHARACTERS;
  return (text.length >= needsCharacters ? languageOfText(words) : undefined) ?? said ?? 'en';
}

/** "WOLVERHAMPTON" and "Leeds, Leeds" as people write them. */
function placeLine(line: string): string {
  const parts = line.split(', ').map((part) => (isShouted(part) && !/\d/.test(part) ? titleCase(part) : part));
  return parts.filter((part, at) => parts.findIndex((other) => fold(other) === fold(part)) === at).join(', ');
}

/** Feeds escape short texts too. */
const plain = (text: string | undefined): string | undefined => (text?.includes('&') ? decodeHTML(text) : text);

function plainPlace(place: RawPlace): RawPlace {
  return {
    ...place,
    raw: plain(place.raw),
    city: plain(place.city),
    region: plain(place.region),
    street: plain(place.street),
    country: plain(place.country),
  };
}

function shifted(date: ReadDate, days: number): ReadDate {
  if (days === 0) return date;
  return { on: addDays(date.on, days), at: date.at && new Date(date.at.getTime() + days * 86_400_000) };
}

/** `en-GB`, `English`, `EN` as a two- or three-letter code. */
function languageCode(text: string | undefined): string | undefined {
  const code = text?.toLowerCase().split(/[-_]/)[0];
  return code && /^[a-z]{2,3}$/.test(code) ? code : undefined;
}
