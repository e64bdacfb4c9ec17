// The categories that a title tells, by points: its head ("Communications *Electrician*") says most, what stands beside it less. @rule reference.1
import type { JobCategory } from '../jobs.ts';
import { nameTools } from './computing-tools.ts';
import { partsOfTitle, type TitleParts } from './title-heads.ts';
import { type Meaning, meaningsIn } from './title-meanings.ts';
import { withoutSlips } from './title-slips.ts';
import { type Match, splitWords, type Words } from './words.ts';

/** The head of a title, and more for each further word of its phrase. */
export const HEAD = 3;
const FURTHER_WORD = 1;
const FURTHER_WORDS = 2;
/** Beside a head of many trades: not next to it, in another part of the title, in its brackets. */
export const FARTHER = 2;
const IN_BRACKETS = 1.5;
/** Beside a head that says what the work is. */
export const BESIDE = 0.8;
/** So far from a head of many trades, with unknown words between, where the feed names a category. */
const ASIDE = 1.3;
const UNKNOWN_BETWEEN = 2;
/** What a head of many trades is alone. */
export const FALLBACK = 1.5;
/** Who directs does so whatever the text speaks of; the field that a feed names stands beside it. */
const DIRECTOR = 2.2;
/** What somebody does who manages projects is said, but not of what; a feed may. */
export const OF_ANY_FIELD = /\b(?:project|program(?:me)?) (?:manager|coordinator|officer|lead|director)\b/i;

/** Points of each category. */
export class Scores extends Map<JobCategory, number> {
  give(code: Meaning, points: number): void {
    if (code !== 'none') this.set(code, (this.get(code) ?? 0) + points);
  }
  /** Two words of one category are no better than the better one. */
  atLeast(code: Meaning, points: number): void {
    if (code !== 'none') this.set(code, Math.max(this.get(code) ?? 0, points));
  }
}

/** `isSure`: the head of the title says what the work is; `isNone`: it is work without a category; `isBare`: an engineer of whom nothing else is said. */
type TitleScores = { scores: Scores; isSure: boolean; isNone: boolean; isBare: boolean };

/** The points of a title. `hasFeed`: the feed names a category of its own; `isOfCare`: the employer is a hospital or the like. */
export function scoresOfTitle(title: string, language: string | undefined, hasFeed: boolean, isOfCare: boolean): TitleScores {
  const scores = new Scores();
  const { plain, brackets } = withoutBrackets((language ?? 'en') === 'en' ? withoutSlips(title) : title);
  const parts = partsOfTitle(plain, language);
  const { head, generic } = parts;
  // A phrase over a head of many trades ("data analyst") says more than the head; one that is of two trades says little.
  const meanings = meaningsIn(parts.words);
  const loose = meanings.filter(({ isLoose }) => isLoose);
  const telling = meanings
    .filter(({ first, last, isLoose }) => !isLoose && !(parts.isGenericHead && first === last && first === head) && !isOfBoss(parts, first))
    .map((match) => (isOfCare ? { ...match, value: ofCare(parts.words, match) } : match));
  // "Développeur généraliste": who works stands first, what kind of one behind.
  const leading = parts.isHeadFirst && !generic ? leadingOf(telling, parts) : undefined;
  const covering = headsOf(
    leading ? [leading] : telling.filter(({ first, last }) => first < 0 || (head >= first && head <= last)),
    telling,
    parts.words,
  );
  if (covering.length > 0) {
    const isList = telling.length >= LISTED && telling.slice(0, -1).every((match, at) => isJoined(parts.words, match, [telling[at + 1]!]));
    const heads = telling.filter((match) => isList || covering.includes(match) || isJoined(parts.words, match, covering));
    for (const match of heads) scores.atLeast(match.value, pointsOf(match, HEAD));
    for (const match of telling) scores.atLeast(match.value, BESIDE);
    const field = fieldBefore(telling, covering, title);
    if (field) scores.atLeast(field.value, pointsOf(field, HEAD));
    return { scores, isSure: true, isNone: heads.every(({ value }) => value === 'none'), isBare: false };
  }
  return scoresBeside(parts, telling, loose, { title, brackets, hasFeed, isOfCare });
}

/** What stands beside a head of many trades, or else the head by itself. */
function scoresBeside(
  parts: TitleParts,
  telling: readonly Match<Meaning>[],
  loose: readonly Match<Meaning>[],
  { title, brackets, hasFeed, isOfCare }: { title: string; brackets: string; hasFeed: boolean; isOfCare: boolean },
): TitleScores {
  const { head, end, generic } = parts;
  const scores = new Scores();
  const yieldsTo = generic?.yieldsTo;
  const isOfIt = telling.some(({ value }) => value === 'COMPUTER_AND_IT');
  // "IT Merchandising Engineer": an engineer of both builds.
  const beside = yieldsTo ? telling.filter(({ value }) => yieldsTo.includes(value) && !(isOfIt && value === 'SALES_AND_RETAIL')) : telling;
  if (generic?.fallback === 'SCIENCE_AND_ENGINEERING' && beside.length === 0 && nameTools(splitWords(title)))
    return { scores: new Scores([['COMPUTER_AND_IT', HEAD]]), isSure: true, isNone: false, isBare: false };
  const nearest = beside.findLast(({ first }) => first < end);
  for (const match of beside) {
    const isNear = generic !== undefined && nearest !== undefined && (match === nearest || isJoined(parts.words, match, [nearest]));
    // "Community Water System Planner": words that nobody knows stand between, and the feed says what it is.
    const isAside = hasFeed && isNear && head - match.last > UNKNOWN_BETWEEN && match === nearest && !isJoinedToHead(parts, match);
    scores.atLeast(match.value, isAside ? ASIDE : pointsOf(match, isNear ? HEAD : FARTHER));
  }
  const isAlone = beside.length === 0;
  if (isAlone && !yieldsTo && loose.length === 0)
    for (const { value } of meaningsIn(splitWords(brackets)).slice(0, 1)) scores.give(value, generic?.isBoth ? FARTHER : IN_BRACKETS);
  // "Digital Practitioner": who practises what nobody knows is of care where the employer is.
  const isGuess = generic?.fallback === 'HEALTHCARE' && !isOfCare && parts.first !== head;
  const fallback = isAlone && isOfCare && CONSULTANT.test(title) ? 'HEALTHCARE' : isGuess ? undefined : generic?.fallback;
  if (fallback && generic && (isAlone || generic.isBoth))
    scores.give(fallback, isAlone && !yieldsTo ? (generic.isBoth ? DIRECTOR : FALLBACK) : HEAD);
  for (const { value } of loose) scores.atLeast(value, ASIDE);
  return {
    scores,
    isSure: isAlone && yieldsTo !== undefined && !isGuess,
    isNone: !isAlone && scores.size === 0,
    isBare: isAlone && generic?.fallback === 'SCIENCE_AND_ENGINEERING',
  };
}

/** "Assistant to the General Manager": whom somebody helps is no work of theirs; what another part of the title names is. */
function isOfBoss({ words, end }: TitleParts, first: number): boolean {
  const to = words.words.findIndex(({ folded }, at) => folded === 'to' && HELPERS.has(words.words[at - 1]?.folded ?? ''));
  return to >= 0 && to < end && first > to && first < end;
}
const HELPERS = new Set('assistant assistants secretary pa aide adviser advisor deputy'.split(' '));

/** Who works, right before the one word that a part of the title ends with. */
function leadingOf(telling: readonly Match<Meaning>[], { first, head }: TitleParts): Match<Meaning> | undefined {
  const leading = telling.find((match) => match.first === first);
  return telling.some(({ last, value }) => last === head - 1 && value === leading?.value) ? leading : undefined;
}

/** A consultant of a hospital of whom nothing else is said is a doctor. */
const CONSULTANT =
  /^(?:(?:locum|substantive|honorary|full|part|time|whole|acute|nhs|trust|general)[ -])*consultants?(?! \p{L}+ (?:manager|lead|analyst))\b/iu;

/** What words mean in a hospital: where somebody works outside of it, those who work together, what lies in stock. */
const WORDS_OF_CARE: Partial<Record<string, JobCategory>> = {
  community: 'HEALTHCARE',
  network: 'HEALTHCARE',
  networks: 'HEALTHCARE',
  store: 'MANUFACTURING_AND_WAREHOUSE',
  stores: 'MANUFACTURING_AND_WAREHOUSE',
};
const ofCare = ({ words }: Words, { first, last, value }: Match<Meaning>): Meaning =>
  (first >= 0 && first === last && WORDS_OF_CARE[words[first]!.folded]) || value;
/** What stands behind who works says where or on what: "Charge Nurse Community", "Craftsperson Electrical". */
const FIELDS = new Set(
  'legal police community communities family families housing education health finance technology operations communications planning research procurement recruitment compliance security sustainability quality safety sanitation mechanical electrical civil structural neuroscience neurosciences governance facilities commercial transport'.split(
    ' ',
  ),
);

const isWord = ({ words }: Words, { first, last }: Match<Meaning>, some: ReadonlySet<string>): boolean =>
  first >= 0 && first === last && some.has(words[first]!.folded);

/** The meanings of a title's head: who works, where a mere field ends its part; computing, where an engineer or researcher is of it. */
function headsOf(covering: readonly Match<Meaning>[], telling: readonly Match<Meaning>[], words: Words): readonly Match<Meaning>[] {
  const from = Math.min(...covering.map(({ first }) => first));
  const isBefore = ({ last }: Match<Meaning>) => last >= 0 && last < from && !words.breaks.slice(last + 1, from + 1).includes(true);
  const before = covering.length === 0 ? [] : telling.filter(isBefore);
  const worker = before.findLast((match) => !isWord(words, match, FIELDS));
  if (worker && covering.every((match) => isWord(words, match, FIELDS))) return [worker];
  const computing = before.findLast(({ value }) => value === 'COMPUTER_AND_IT');
  return computing && covering.every(({ value }) => value === 'SCIENCE_AND_ENGINEERING') ? [computing] : covering;
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

/** "Chief Pharmacist- Medicines", "Policy Analyst-External Affairs": it begins another part, as one with spaces does. */
const ONE_SIDED_DASH =
  /(?<=\p{L})[-–]\s+|\s+[-–](?=\p{L})|(?<=\b(?:engineer|analyst|manager|attorney|specialist|developer|officer|technician|nurse|assistant|coordinator|consultant|scientist|administrator)s?)-(?=\p{L}{4})/giu;

/** "Data Analyst (Finance team)" is a data analyst; a title of nothing but brackets is read whole. */
function withoutBrackets(title: string): { plain: string; brackets: string } {
  const inside = [...title.matchAll(/\(([^)]*)\)|\[([^\]]*)\]/g)].map(([, round, square]) => round ?? square).join(', ');
  // "Concepteur·trice", "Infirmier(ère)", "développeur-se": one word.
  const plain = title.replaceAll(/(?<=\p{L})[·(](?:\p{Ll}{1,6})\)?/gu, '').replaceAll(/\([^)]*\)|\[[^\]]*\]/g, ' ');
  return plain.trim() ? { plain: plain.replaceAll(ONE_SIDED_DASH, ' - '), brackets: inside } : { plain: title, brackets: '' };
}
