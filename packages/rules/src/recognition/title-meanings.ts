// What words of a title mean: the vocabulary's own and the occupations of the dictionary of concepts, in all its languages. @rule reference.1
import occupations from '../concepts/occupation.json' with { type: 'json' };
import { fold } from '../folding.ts';
import { JOB_CATEGORIES, type JobCategory } from '../jobs.ts';
import { NO_CATEGORY, TITLE_WORDS } from './category-words.ts';
import { isLoosePhrase } from './loose-phrases.ts';
import { type Match, phraseFinder, vocabulary, type Words } from './words.ts';

/** `none`: work that is none of our categories. */
export type Meaning = JobCategory | 'none';
/** What some words of a title mean. `isLoose`: the dictionary's only, of two trades. */
export type TitleMatch = Match<Meaning> & { isLoose?: boolean };
type Occupation = { id: string; category?: string; forms: Record<string, string> };

const titleFinder = phraseFinder<Meaning>([...vocabulary({ none: NO_CATEGORY }), ...vocabulary(TITLE_WORDS)]);
/** Occupations of the dictionary in all its languages; those that are no category of ours, or only of search's, are left out. */
const OTHER_OCCUPATIONS = new Set(
  'engineer analyst scientist researcher technician manager assistant consultant specialist coordinator designer developer cleaner security-guard police-officer firefighter hairdresser beautician receptionist civil-servant artist author test-engineer design-engineer program-officer'.split(
    ' ',
  ),
);
/** Forms that are of many trades in a title: heads of their own (title-heads.ts), and engineering that is not of software alone. */
const OTHER_FORMS =
  /^\s*(?:support workers?|testers?|practitioners?|engineering manager|head of engineering|director of engineering|vp engineering)\*?\s*$/;
/** What the dictionary's category says less of: who manages one field is of it, and who writes in a ward is of the office. */
const OWN_CATEGORIES: Partial<Record<string, JobCategory>> = {
  'ward-clerk': 'ADMINISTRATIVE_AND_OFFICE',
  'it-manager': 'COMPUTER_AND_IT',
  'finance-manager': 'ACCOUNTING_AND_FINANCE',
  'production-manager': 'MANUFACTURING_AND_WAREHOUSE',
  'product-manager': 'BUSINESS_OPERATIONS',
  'project-manager': 'BUSINESS_OPERATIONS',
  'product-owner': 'BUSINESS_OPERATIONS',
};
/** Occupations of the dictionary, for titles and texts. */
export const occupationFinder = phraseFinder(occupationPhrases());

function* occupationPhrases(): Generator<[string, JobCategory]> {
  for (const { id, category, forms } of occupations as Occupation[]) {
    const known = OWN_CATEGORIES[id] ?? JOB_CATEGORIES.find((each) => each === category);
    if (!known || OTHER_OCCUPATIONS.has(id)) continue;
    for (const form of Object.values(forms).flatMap((line) => line.split(',')))
      if (!/^\s*[-?~+]/.test(form) && !OTHER_FORMS.test(form)) yield [form.trim().startsWith('=') ? form.trim() : fold(form.trim()), known];
  }
}

/** Titles' words and occupations in a text; of two that overlap the longer one, else the title's word. Inside a loose phrase the title's word stays. */
export function meaningsIn(words: Words): TitleMatch[] {
  const overlaps = (one: TitleMatch, other: TitleMatch) => one.first >= 0 && one.first <= other.last && one.last >= other.first;
  const length = ({ first, last }: TitleMatch) => last - first;
  const own: TitleMatch[] = titleFinder.find(words);
  const more = occupationFinder
    .find(words)
    .filter((one) => !own.some((other) => overlaps(one, other) && length(other) >= length(one)))
    .map((one) => ({ ...one, isLoose: isLoose(words, one) }));
  return [...own.filter((one) => !more.some((other) => !other.isLoose && overlaps(one, other))), ...more].sort((a, b) => a.first - b.first);
}

/** Whether the words of an occupation are of two trades. */
export const isLoose = ({ words }: Words, { first, last }: Match<unknown>): boolean =>
  first >= 0 && isLoosePhrase(words.slice(first, last + 1).map(({ folded }) => folded));
