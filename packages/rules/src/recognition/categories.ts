// Job categories of a posting. What its title, the feed's own category, the text and the organization's industry say is weighed; at most two are
// kept, and none is better than a wrong one (manual trades, which the list leaves out, have no category). @rule reference.1
import { JOB_CATEGORIES, type JobCategory } from '../jobs.ts';
import { CATEGORY_WORDS, NO_CATEGORY, TITLE_WORDS } from './category-words.ts';
import { COMPUTING_TOOLS } from './computing-tools.ts';
import { categoryOfText } from './text-categories.ts';
import { BESIDE, FALLBACK, FARTHER, HEAD, OF_ANY_FIELD, type Scores, scoresOfTitle } from './title-categories.ts';
import type { Meaning } from './title-meanings.ts';
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
  const unrecognised = addFeed(scores, category, { isSure, isBare, isOfAnyField: OF_ANY_FIELD.test(title), title });
  const best = Math.max(0, ...scores.values());
  if (!isSure && !isNone && best <= FARTHER) {
    const ofText = text && categoryOfText(text, industries, language);
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
  { isSure, isBare, isOfAnyField, title }: { isSure: boolean; isBare: boolean; isOfAnyField: boolean; title: string },
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
  if (isOfFeedsField(scores, said, title)) {
    scores.clear();
    for (const code of said) scores.give(code, HEAD);
  }
  for (const code of said) if (!isSure || isComputing || scores.has(code)) scores.give(code, isSure && !isComputing ? BESIDE : points);
  if (isSure && isOfAnyField && said.size === 1) for (const code of said) scores.atLeast(code, HEAD);
  return unrecognised;
}

/** "Security Administrator" of a department of technology, "Design Lead" of one of engineering. */
function isOfFeedsField(scores: Scores, said: ReadonlySet<JobCategory>, title: string): boolean {
  if (said.size !== 1 || scores.size !== 1) return false;
  return HEADS_OF_FIELDS.some(([head, own, fields]) => head.test(title) && scores.has(own) && fields.some((code) => said.has(code)));
}

/** Who administers, designs or develops does so in some field; a feed that names no other tells which. */
const HEADS_OF_FIELDS: [head: RegExp, own: JobCategory, fields: JobCategory[]][] = [
  [/\badministrators?\b/i, 'ADMINISTRATIVE_AND_OFFICE', ['COMPUTER_AND_IT']],
  [/\bdesign(?:er|ers)?\b/i, 'ART_FASHION_AND_DESIGN', ['SCIENCE_AND_ENGINEERING']],
  [
    /\b(?<!software |web |application )developers?\b/i,
    'COMPUTER_AND_IT',
    ['SCIENCE_AND_ENGINEERING', 'EDUCATION', 'SALES_AND_RETAIL', 'REAL_ESTATE'],
  ],
];

function industriesOf(industry: readonly string[]): Set<JobCategory> {
  const found = industry.flatMap((raw) => categoryFinder.find(splitWords(raw)).slice(0, 2));
  return new Set(found.flatMap(({ value }) => (value === 'none' ? [] : value)));
}
