// Job categories of a posting. What its title, the feed's own category, the text and the organization's industry say is weighed; at most two are
// kept, and none is better than a wrong one (manual trades, which the list leaves out, have no category). @rule reference.1
import occupations from '../concepts/occupation.json' with { type: 'json' };
import { fold } from '../folding.ts';
import { JOB_CATEGORIES, type JobCategory } from '../jobs.ts';
import { CATEGORY_WORDS, NO_CATEGORY, TITLE_WORDS } from './category-words.ts';
import { COMPUTING_SKILLS } from './skill-list-technology.ts';
import { partsOfTitle, type TitleParts } from './title-heads.ts';
import { type Match, phraseFinder, splitWords, vocabulary, type Words } from './words.ts';

type Meaning = JobCategory | 'none';
type Occupation = { id: string; category?: string; forms: Record<string, string> };

const titleFinder = phraseFinder<Meaning>([...vocabulary({ none: NO_CATEGORY }), ...vocabulary(TITLE_WORDS)]);
const categoryFinder = phraseFinder<Meaning>([
  ...vocabulary({ none: NO_CATEGORY }),
  ...vocabulary(TITLE_WORDS),
  ...vocabulary(CATEGORY_WORDS),
]);
/** Occupations of the dictionary in all its languages; those that are no category of ours, or only of search's, are left out. */
const OTHER_OCCUPATIONS = new Set(
  'engineer analyst scientist researcher technician manager assistant consultant specialist coordinator designer developer cleaner security-guard police-officer firefighter hairdresser beautician receptionist civil-servant artist author test-engineer design-engineer program-officer'.split(
    ' ',
  ),
);
const occupationFinder = phraseFinder(occupationPhrases());

function* occupationPhrases(): Generator<[string, JobCategory]> {
  for (const { id, category, forms } of occupations as Occupation[]) {
    const known = JOB_CATEGORIES.find((each) => each === category);
    if (!known || OTHER_OCCUPATIONS.has(id)) continue;
    for (const form of Object.values(forms).flatMap((line) => line.split(',')))
      if (!/^\s*[-?~]/.test(form)) yield [form.trim().startsWith('=') ? form.trim() : fold(form.trim()), known];
  }
}

/** The head of a title, and more for each further word of its phrase. */
const HEAD = 3;
const FURTHER_WORD = 1;
const FURTHER_WORDS = 2;
/** Beside a head of many trades: not next to it, in another part of the title, in its brackets. */
const FARTHER = 2;
const IN_BRACKETS = 1.5;
/** Beside a head that says what the work is. */
const BESIDE = 0.8;
/** So far from a head of many trades, with unknown words between, where the feed names a category. */
const ASIDE = 1.3;
const UNKNOWN_BETWEEN = 2;
/** What a head of many trades is alone. */
const FALLBACK = 1.5;
/** What somebody does who manages projects is said, but not of what; a feed may. */
const OF_ANY_FIELD = /\b(?:project|program(?:me)?) (?:manager|coordinator|officer|lead|director)\b/i;
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

const COMPUTING = new Set(COMPUTING_SKILLS.split(';').map((line) => line.split('|')[0]!.trim().replace(/^~/, '')));
/** What others work with or for as well. */
const OFFICE_TOOLS = new Set(
  'Computer literacy,ERP,SAP,SAP FI/CO,Oracle ERP,NetSuite,Microsoft Dynamics,CRM,Salesforce,HubSpot,Zoho,Zendesk,Workday,PeopleSoft,Quality assurance,Microsoft Access,Trello,Slack,Asana,Jira,Confluence,Microsoft Teams,SharePoint,Microsoft 365,Google Workspace,WordPress,Data protection,GDPR,Data governance,Data quality,Web accessibility,Content management systems,Agile,Scrum,Kanban,Lean,Waterfall,Telecommunications,Technical documentation,macOS,Operating systems'.split(
    ',',
  ),
);
/** What is asked for in care alone. */
const CARE = new Set(
  'Nursing,Registered nurse,Mental health nursing,Patient care,Patient assessment,Clinical assessment,Theatre nursing,Critical care,Palliative care,Wound care,Medication administration,Infection control,Life support,Behavioral therapy,Psychotherapy,Triage,Surgery,Anaesthetics,Midwifery,Neonatal care,Paediatrics,Oncology,Cardiology,Neurology,Psychiatry,Radiology,Radiography,Ultrasound,Pathology,Haematology,Dermatology,Gastroenterology,Respiratory medicine,Orthopaedics,Ophthalmology,Obstetrics and gynaecology,Physiotherapy,Occupational therapy,Speech and language therapy,Dietetics,Podiatry,Health visiting,General practice,Elderly care,Dementia care,Vital signs,Venepuncture,Cannulation'.split(
    ',',
  ),
);
/** So many tools of computing among what is asked tell the work where nothing else does. */
const COMPUTING_LEAST = 3;

class Scores extends Map<JobCategory, number> {
  give(code: Meaning, points: number): void {
    if (code !== 'none') this.set(code, (this.get(code) ?? 0) + points);
  }
  /** Two words of one category are no better than the better one. */
  atLeast(code: Meaning, points: number): void {
    if (code !== 'none') this.set(code, Math.max(this.get(code) ?? 0, points));
  }
}

/** Reads categories from a title, the feed's `category` and `industry` values, and the text. */
export function recogniseCategories(
  title: string,
  category: readonly string[],
  industry: readonly string[],
  { language, text, skills = [] }: CategoryContext = {},
): CategoryRecognition {
  const { scores, isSure, isNone } = scoresOfTitle(title, language, category.length > 0);
  const unrecognised = addFeed(scores, category, isSure, OF_ANY_FIELD.test(title));
  const best = Math.max(0, ...scores.values());
  if (!isSure && !isNone && best <= FARTHER) {
    const industries = industriesOf(industry);
    const ofText = text && categoryOfText(text);
    // Where title and industry agree, a text that says another speaks of somebody else ("recruitment is led by").
    const isOverruled = ofText && !scores.has(ofText) && [...scores.keys()].some((code) => industries.has(code));
    const said = isOverruled ? undefined : ofText;
    if (said) scores.give(said, TEXT);
    if (best <= FALLBACK)
      for (const code of industries) if (code === said || best > 0 || !text) scores.give(code, text ? INDUSTRY : FALLBACK);
  }
  if (!isSure && !isNone && Math.max(0, ...scores.values()) < LEAST) {
    const tools = skills.filter((skill) => COMPUTING.has(skill) && !OFFICE_TOOLS.has(skill)).length;
    if (tools >= COMPUTING_LEAST && tools * 3 >= skills.length) scores.give('COMPUTER_AND_IT', TEXT);
    // An industry alone is a guess; what is asked for may be of it.
    else if (industriesOf(industry).has('HEALTHCARE') && skills.some((skill) => CARE.has(skill))) scores.give('HEALTHCARE', TEXT);
  }
  const ranked = [...scores].sort((a, b) => b[1] - a[1] || JOB_CATEGORIES.indexOf(a[0]) - JOB_CATEGORIES.indexOf(b[0]));
  const highest = ranked[0]?.[1] ?? 0;
  const kept = ranked.filter(([, score]) => score >= LEAST && score >= highest * SECOND).slice(0, CATEGORIES_KEPT);
  return { categories: kept.map(([value]) => value), unrecognised };
}

/** `isSure`: the head of the title says what the work is; `isNone`: it is work without a category. */
function scoresOfTitle(
  title: string,
  language: string | undefined,
  hasFeed: boolean,
): { scores: Scores; isSure: boolean; isNone: boolean } {
  const scores = new Scores();
  const { plain, brackets } = withoutBrackets(title);
  const parts = partsOfTitle(plain, language);
  const { head, end, generic } = parts;
  // A phrase over a head of many trades ("data analyst") says more than the head.
  const telling = meaningsIn(parts.words).filter(({ first, last }) => !(parts.isGenericHead && first === last && first === head));
  const covering = telling.filter(({ first, last }) => first < 0 || (head >= first && head <= last));
  if (covering.length > 0) {
    const isList = telling.length >= LISTED && telling.slice(0, -1).every((match, at) => isJoined(parts.words, match, [telling[at + 1]!]));
    const heads = telling.filter((match) => isList || covering.includes(match) || isJoined(parts.words, match, covering));
    for (const match of heads) scores.atLeast(match.value, pointsOf(match, HEAD));
    for (const match of telling) scores.atLeast(match.value, BESIDE);
    const field = fieldBefore(telling, covering, title);
    if (field) scores.atLeast(field.value, pointsOf(field, HEAD));
    return { scores, isSure: true, isNone: heads.every(({ value }) => value === 'none') };
  }
  const yieldsTo: readonly Meaning[] | undefined = generic?.yieldsTo;
  const beside = yieldsTo ? telling.filter(({ value }) => yieldsTo.includes(value)) : telling;
  const nearest = beside.findLast(({ first }) => first < end);
  for (const match of beside) {
    const isNear = generic !== undefined && nearest !== undefined && (match === nearest || isJoined(parts.words, match, [nearest]));
    // "Community Water System Planner": words that nobody knows stand between, and the feed says what it is.
    const isAside = hasFeed && isNear && head - match.last > UNKNOWN_BETWEEN && match === nearest && !isJoinedToHead(parts, match);
    scores.atLeast(match.value, isAside ? ASIDE : pointsOf(match, isNear ? HEAD : FARTHER));
  }
  const isAlone = beside.length === 0;
  if (isAlone && !yieldsTo) for (const { value } of meaningsIn(splitWords(brackets)).slice(0, 1)) scores.give(value, IN_BRACKETS);
  if (generic?.fallback && (isAlone || generic.isBoth)) scores.give(generic.fallback, isAlone && !yieldsTo ? FALLBACK : HEAD);
  return { scores, isSure: isAlone && yieldsTo !== undefined, isNone: !isAlone && scores.size === 0 };
}

/** "Accounts Receivable Administrator", "Diversity Program Manager": the field of one who manages or administers stands right before. */
function fieldBefore(telling: readonly Match<Meaning>[], covering: readonly Match<Meaning>[], title: string): Match<Meaning> | undefined {
  const from = Math.min(...covering.map(({ first }) => first));
  const isOffice = covering.every(({ value, first, last }) => value === 'ADMINISTRATIVE_AND_OFFICE' && first === last);
  const before = telling.find(({ last }) => last >= 0 && last === from - 1);
  // One word ("Community Administrator") names a team as well as a field.
  const isField = before !== undefined && ((isOffice && before.last > before.first) || OF_ANY_FIELD.test(title));
  return isField ? before : undefined;
}

const pointsOf = ({ first, last }: Match<Meaning>, base: number): number => base + Math.min(FURTHER_WORDS, (last - first) * FURTHER_WORD);

/** "Sales, Marketing and Finance": so many are a list. */
const LISTED = 3;
const JOINING = new Set(['and', 'or', 'und', 'oder', 'et', 'ou', 'y', 'o', 'e', 'en', 'of', 'och', 'og']);

/** "Porter/Driver", "Sales and Marketing Manager": what stands before a sign of joining is as much as what comes next. */
function isJoined({ text, words, starts }: Words, { last }: Match<Meaning>, others: readonly Match<Meaning>[]): boolean {
  const between = text.slice((starts[last] ?? 0) + (words[last]?.text.length ?? 0), starts[last + 1]);
  const next = /[/&+,]/.test(between) ? last + 1 : JOINING.has(words[last + 1]?.folded ?? '') ? last + 2 : -1;
  return others.some(({ first }) => first === next);
}

/** A preposition, a sign or another part of the title is between: what stands there belongs to the head. */
function isJoinedToHead({ words, head }: TitleParts, { last }: Match<Meaning>): boolean {
  for (let at = last + 1; at <= head; at++) if (words.breaks[at]) return true;
  return /[/&+-]/.test(words.text.slice(words.starts[last], words.starts[head]));
}

/** Titles' words and occupations in a text; of two that overlap the longer one, else the title's word. */
function meaningsIn(words: Words): Match<Meaning>[] {
  const overlaps = (one: Match<Meaning>, other: Match<Meaning>) => one.first >= 0 && one.first <= other.last && one.last >= other.first;
  const length = ({ first, last }: Match<Meaning>) => last - first;
  const own = titleFinder.find(words);
  const more = occupationFinder.find(words).filter((one) => !own.some((other) => overlaps(one, other) && length(other) >= length(one)));
  return [...own.filter((one) => !more.some((other) => overlaps(one, other))), ...more].sort((a, b) => a.first - b.first);
}

/** Adds what the feed's own values say, and gives those that nobody understands. */
function addFeed(scores: Scores, category: readonly string[], isSure: boolean, isOfAnyField: boolean): string[] {
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
  for (const code of said) if (!isSure || scores.has(code)) scores.give(code, isSure ? BESIDE : points);
  if (isSure && isOfAnyField && said.size === 1) for (const code of said) scores.atLeast(code, HEAD);
  return unrecognised;
}

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
  for (const { value, first } of occupationFinder.find(opening)) counts.give(value, first < OPENING_WORDS ? 2 : 1);
  const [first, second] = [...counts].sort((a, b) => b[1] - a[1]);
  return first && first[1] >= 2 && first[1] >= 2 * (second?.[1] ?? 0) ? first[0] : undefined;
}

function industriesOf(industry: readonly string[]): Set<JobCategory> {
  const found = industry.flatMap((raw) => categoryFinder.find(splitWords(raw)).slice(0, 2));
  return new Set(found.flatMap(({ value }) => (value === 'none' ? [] : value)));
}

/** "Data Analyst (Finance team)" is a data analyst; a title of nothing but brackets is read whole. */
function withoutBrackets(title: string): { plain: string; brackets: string } {
  const inside = [...title.matchAll(/\(([^)]*)\)|\[([^\]]*)\]/g)].map(([, round, square]) => round ?? square).join(', ');
  // "Concepteur·trice", "Infirmier(ère)", "développeur-se": one word.
  const plain = title.replaceAll(/(?<=\p{L})[·(](?:\p{Ll}{1,6})\)?/gu, '').replaceAll(/\([^)]*\)|\[[^\]]*\]/g, ' ');
  return plain.trim() ? { plain, brackets: inside } : { plain: title, brackets: '' };
}
