// Job categories of a posting: the title decides, then the feed's own category, then its industry. At most two; none is better than a
// wrong one (manual trades, which the list leaves out, have no category). @rule reference.1
import { JOB_CATEGORIES, type JobCategory } from '../jobs.ts';
import { CATEGORY_WORDS, TITLE_WORDS } from './category-words.ts';
import { phraseFinder, splitWords, vocabulary, type Words } from './words.ts';

const titleFinder = phraseFinder(vocabulary(TITLE_WORDS));
const categoryFinder = phraseFinder([...vocabulary(TITLE_WORDS), ...vocabulary(CATEGORY_WORDS)]);

/** Words that stand in titles of every category; they count only where nothing else does. */
const WEAK: Partial<Record<JobCategory, number>> = { MANAGEMENT: 0.9, BUSINESS_OPERATIONS: 0.8, SCIENCE_AND_ENGINEERING: 0.95 };
/** Words of many trades: they count where nothing else in the title does ("Consultant Dermatologist", "Front-end Engineer"). */
const GENERIC: Partial<Record<JobCategory, string>> = {
  BUSINESS_OPERATIONS: 'consultant, consultants, analyst, analysts, specialist, adviser, advisor, business, planner, inspector, officer',
  SCIENCE_AND_ENGINEERING: 'engineer, engineers, engineering, technician, engineer i, engineer ii',
  ADMINISTRATIVE_AND_OFFICE: 'coordinator, co ordinator, assistant, administrator, administration, clerk, associate',
  MANAGEMENT: 'chief, manager, lead, leader, supervisor, team leader',
};
const genericFinder = phraseFinder(vocabulary(GENERIC));

const CATEGORIES_KEPT = 2;

export type CategoryRecognition = { categories: JobCategory[]; unrecognised: string[] };

/**
 * Reads categories from a title and the feed's `category` and `industry` values.
 *
 *   title            3 points a phrase, 1 more for each further word of the phrase; words of many trades only where nothing else is said
 *   feed's category  2 points a phrase, first value first
 *   feed's industry  1 point, and only where title and category said nothing
 */
export function recogniseCategories(title: string, category: readonly string[], industry: readonly string[]): CategoryRecognition {
  const scores = new Map<JobCategory, number>();
  const give = (code: JobCategory, points: number) => scores.set(code, (scores.get(code) ?? 0) + points * (WEAK[code] ?? 1));
  const unrecognised: string[] = [];
  const code = (value: string) =>
    JOB_CATEGORIES.find(
      (each) =>
        each ===
        value
          .trim()
          .toUpperCase()
          .replaceAll(/[\s-]+/g, '_'),
    );

  const words = withoutBrackets(title);
  const generic = new Set(genericFinder.find(words).map((match) => match.first));
  const found = titleFinder.find(words);
  const telling = found.filter((match) => match.last > match.first || !generic.has(match.first));
  for (const { value, first, last } of telling) give(value, 3 + Math.max(0, last - first));
  for (const raw of category) {
    const exact = code(raw);
    const found = exact ? [{ value: exact }] : categoryFinder.find(splitWords(raw));
    if (found.length === 0 && raw.trim()) unrecognised.push(raw.trim());
    for (const { value } of found.slice(0, 3)) give(value, 2);
  }
  if (scores.size === 0) for (const { value } of genericFinder.find(words).slice(0, 1)) give(value, 2);
  if (scores.size === 0) {
    for (const raw of industry) for (const { value } of categoryFinder.find(splitWords(raw)).slice(0, 2)) give(value, 1);
  }
  const ranked = [...scores].sort((a, b) => b[1] - a[1] || JOB_CATEGORIES.indexOf(a[0]) - JOB_CATEGORIES.indexOf(b[0]));
  const best = ranked[0]?.[1] ?? 0;
  const kept = ranked.filter(([, score]) => score >= best * 0.6).slice(0, CATEGORIES_KEPT);
  return { categories: kept.map(([value]) => value), unrecognised };
}

/** "Data Analyst (Finance team)" is a data analyst; a title of nothing but brackets is read whole. */
function withoutBrackets(title: string): Words {
  const plain = title.replaceAll(/\([^)]*\)|\[[^\]]*\]/g, ' ');
  const words = splitWords(plain.trim() ? plain : title);
  if (!/[,;:|]/.test(title)) words.breaks.fill(false);
  return words;
}
