// Job categories of a posting. What its title, the feed's own category, the text and the organization's industry say is weighed; at most two are
// kept, and none is better than a wrong one (manual trades, which the list leaves out, have no category). @rule reference.1
import { JOB_CATEGORIES, type JobCategory } from '../jobs.ts';
import { CATEGORY_WORDS, NO_CATEGORY, TITLE_WORDS } from './category-words.ts';
import { COMPUTING_TOOLS } from './computing-tools.ts';
import { isPartOfOtherName } from './skill-evidence.ts';
import { asidesOf } from './text-asides.ts';
import { BESIDE, FALLBACK, FARTHER, HEAD, OF_ANY_FIELD, Scores, scoresOfTitle } from './title-categories.ts';
import { type Meaning, occupationFinder } from './title-meanings.ts';
import { phraseFinder, splitWords, vocabulary, type Words } from './words.ts';

const categoryFinder = phraseFinder<Meaning>([
  ...vocabulary({ none: NO_CATEGORY }),
  ...vocabulary(TITLE_WORDS),
  ...vocabulary(CATEGORY_WORDS),
]);
const FEED = 2;
const TEXT = 2;
const INDUSTRY = 1.4;
/** Less is a guess. */
const LEAST = 1.45;
const CATEGORIES_KEPT = 2;
/** Of the best one's points the second has at least. */
const SECOND = 0.7;
/** Words at the beginning of a text that say who is looked for. */
const TEXT_WORDS = 160;
const OPENING_WORDS = 50;

export type CategoryRecognition = { categories: JobCategory[]; unrecognised: string[] };
/** `language`: ISO 639 code; `text`: of the posting, which may begin with its title; `skills`: recognised in it, in our names. */
export type CategoryContext = { language?: string; text?: Words; skills?: readonly string[] };

/** What is asked for in care alone. */
const CARE = new Set(
  'Nursing,Registered nurse,Mental health nursing,Patient care,Patient assessment,Clinical assessment,Theatre nursing,Critical care,Palliative care,Wound care,Medication administration,Infection control,Life support,Behavioral therapy,Psychotherapy,Triage,Surgery,Anaesthetics,Midwifery,Neonatal care,Paediatrics,Oncology,Cardiology,Neurology,Psychiatry,Radiology,Radiography,Ultrasound,Pathology,Haematology,Dermatology,Gastroenterology,Respiratory medicine,Orthopaedics,Ophthalmology,Obstetrics and gynaecology,Physiotherapy,Occupational therapy,Speech and language therapy,Dietetics,Podiatry,Health visiting,General practice,Elderly care,Dementia care,Vital signs,Venepuncture,Cannulation'.split(
    ',',
  ),
);
/** So many tools of computing among what is asked tell the work where nothing else does. */
const COMPUTING_LEAST = 3;
/** An engineer who is asked for so many, and for little else, is one of software. */
const ENGINEERS_TOOLS = 5;
const OF_ENGINEERS = new Set<JobCategory>(['SCIENCE_AND_ENGINEERING', 'COMPUTER_AND_IT']);

/** Reads categories from a title, the feed's `category` and `industry` values, and the text. */
export function recogniseCategories(
  title: string,
  category: readonly string[],
  industry: readonly string[],
  { language, text, skills = [] }: CategoryContext = {},
): CategoryRecognition {
  const industries = industriesOf(industry);
  const { scores, isSure, isNone, isBare } = scoresOfTitle(title, language, category.length > 0, industries.has('HEALTHCARE'));
  const unrecognised = addFeed(scores, category, { isSure, isBare, isOfAnyField: OF_ANY_FIELD.test(title) });
  const best = Math.max(0, ...scores.values());
  if (!isSure && !isNone && best <= FARTHER) {
    const ofText = text && categoryOfText(text);
    // Where title and industry agree, a text that says another speaks of somebody else ("recruitment is led by").
    const isOverruled = ofText && !scores.has(ofText) && [...scores.keys()].some((code) => industries.has(code));
    const said = isOverruled ? undefined : ofText;
    if (said) scores.give(said, TEXT);
    if (best <= FALLBACK)
      for (const code of industries) if (code === said || best > 0 || !text) scores.give(code, text ? INDUSTRY : FALLBACK);
  }
  const tools = skills.filter((skill) => COMPUTING_TOOLS.has(skill)).length;
  if (!isSure && !isNone && Math.max(0, ...scores.values()) < LEAST) {
    if (tools >= COMPUTING_LEAST && tools * 3 >= skills.length) scores.give('COMPUTER_AND_IT', TEXT);
    // An industry alone is a guess; what is asked for may be of it.
    else if (industries.has('HEALTHCARE') && skills.some((skill) => CARE.has(skill))) scores.give('HEALTHCARE', TEXT);
  }
  if (
    tools >= ENGINEERS_TOOLS &&
    tools * 2 >= skills.length &&
    scores.has('SCIENCE_AND_ENGINEERING') &&
    [...scores.keys()].every((code) => OF_ENGINEERS.has(code))
  ) {
    scores.clear();
    scores.give('COMPUTER_AND_IT', TEXT);
  }
  const ranked = [...scores].sort((a, b) => b[1] - a[1] || JOB_CATEGORIES.indexOf(a[0]) - JOB_CATEGORIES.indexOf(b[0]));
  const highest = ranked[0]?.[1] ?? 0;
  const kept = ranked.filter(([, score]) => score >= LEAST && score >= highest * SECOND).slice(0, CATEGORIES_KEPT);
  return { categories: kept.map(([value]) => value), unrecognised };
}

/** Adds what the feed's own values say, and gives those that nobody understands. */
function addFeed(
  scores: Scores,
  category: readonly string[],
  { isSure, isBare, isOfAnyField }: { isSure: boolean; isBare: boolean; isOfAnyField: boolean },
): string[] {
  const unrecognised: string[] = [];
  const values = category.filter((raw) => raw.trim());
  const said = new Set<JobCategory>();
  for (const raw of values) {
    const code = raw
      .trim()
      .toUpperCase()
      .replaceAll(/[\s-]+/g, '_');
    const exact = JOB_CATEGORIES.find((each) => each === code);
    const words = splitWords(raw);
    words.breaks.fill(false);
    const found: Meaning[] = exact ? [exact] : categoryFinder.find(words).map(({ value }) => value);
    if (found.length === 0) unrecognised.push(raw.trim());
    for (const value of found.slice(0, 3)) if (value !== 'none') said.add(value);
  }
  // One that names many says little of each.
  const points = said.size > 2 ? FEED / 2 : FEED;
  // Whoever directs is no clerk, though the department be one of administration.
  if (scores.has('MANAGEMENT') && !scores.has('ADMINISTRATIVE_AND_OFFICE')) said.delete('ADMINISTRATIVE_AND_OFFICE');
  // An engineer of whom nothing else is said is of computing, where the feed says nothing but that.
  const isComputing = isBare && said.size === 1 && said.has('COMPUTER_AND_IT');
  if (isComputing) scores.clear();
  for (const code of said) if (!isSure || isComputing || scores.has(code)) scores.give(code, isSure && !isComputing ? BESIDE : points);
  if (isSure && isOfAnyField && said.size === 1) for (const code of said) scores.atLeast(code, HEAD);
  return unrecognised;
}

/** A field of work alone is no occupation: "telecommunications", "orthotics". */
const FIELD_ENDS = /(?:tions?|ics|logy|ment|ance|ence|ity|ship)$/;

/** The category of the occupations that a text names where it says who is looked for; undefined where it names several or none. */
function categoryOfText(text: Words): JobCategory | undefined {
  const upTo = <T>(list: readonly T[]): T[] => list.slice(0, TEXT_WORDS);
  const opening: Words = {
    ...text,
    words: upTo(text.words),
    ids: upTo(text.ids),
    breaks: upTo(text.breaks),
    starts: upTo(text.starts),
    hasHan: false,
  };
  const counts = new Scores();
  const asideAt = asidesOf(text);
  for (const { value, first, last } of occupationFinder.find(opening)) {
    const isField = first === last && first >= 0 && FIELD_ENDS.test(opening.words[first]!.folded);
    const isOfOrganization =
      isField || isPartOfOtherName(opening, first, last) || (first >= 0 && asideAt(text.starts[first] ?? 0) === 'offer');
    if (!isOfOrganization) counts.give(value, first < OPENING_WORDS ? 2 : 1);
  }
  const [first, second] = [...counts].sort((a, b) => b[1] - a[1]);
  return first && first[1] >= 2 && first[1] >= 2 * (second?.[1] ?? 0) ? first[0] : undefined;
}

function industriesOf(industry: readonly string[]): Set<JobCategory> {
  const found = industry.flatMap((raw) => categoryFinder.find(splitWords(raw)).slice(0, 2));
  return new Set(found.flatMap(({ value }) => (value === 'none' ? [] : value)));
}
