// Whether two postings of an organization are one: what is said of them must not disagree, and their texts must say the same. Showing one
// twice is a blemish, hiding one is a loss, so what is in doubt is two. @rule jobs.30, jobs.31. Pure; who looks for candidates is features/jobs/duplicates.
//
// | Of two postings             | One, where                                                                                              |
// |-----------------------------|---------------------------------------------------------------------------------------------------------|
// | titles                      | the same key (`titleKey`): without marks like (m/w/d), reference numbers, the organization and the city |
// | kinds, levels, start, pay   | what both say is the same; full time is not part time                                                   |
// | places                      | the one that stands is at every place of the other; one that names no place is anywhere                 |
// | texts of one source         | the same letters and digits: its frame never changes, so what differs is of the posting                 |
// | texts of two sources        | one stands in the other; around it each may add its own, inside nothing is another and little is added  |
// | texts of few words, or none | the same text, and where that is none, the same way to apply                                            |
import { fold } from './folding.ts';

/** Raised when keys or texts are cut otherwise: what is stored is then compared anew. */
export const LIKENESS_VERSION = 1;

/** What postings are compared by. */
type ComparedPosting = {
  id: string;
  source: string;
  /** Schools that see it, sorted; none: everybody. */
  schoolIds: readonly number[];
  employmentTypes: readonly string[];
  educationLevels: readonly string[];
  /** A calendar date. */
  startOn: string | null;
  language: string;
  salary: { min: number | null; max: number | null; currency: string | null; unit: string | null };
  /** Folded cities, or lines where no city is known; `remote` where it is nowhere else. */
  places: readonly string[];
  /** Its places as its source writes them. */
  lines: readonly string[];
  applicationUrl: string | null;
  /** Of the squeezed text: the same hash is the same text. */
  textHash: string;
  /** Of the text, about. */
  words: number;
};

/** Marks of who is meant: (m/w/d), (H/F), all genders, -in, :innen. */
const GENDER_MARKS =
  /[([{]?(?<![\p{L}\p{N}])(?:[mwfdxhniv](?:\s?[/|*,]\s?[mwfdxhnivg]\w{0,2}){1,3}|all genders|alle geschlechter|tous genres|gn)(?![\p{L}\p{N}])[)\]}]?|[:*_/]-?in(?:nen)?(?![\p{L}\p{N}])/giu;
/** "Ref. 2231", "Job ID: AB-12", "#4711", and anything with five digits or more. */
const REFERENCES =
  /[([{]?(?<![\p{L}\p{N}])(?:(?:ref|reference|referenz|réf|référence|job ?id|job ?no|req|requisition|kennziffer|vacancy|stellen-?id)\b[\s.:#-]*(?:no|nr|id)?[\s.:#-]*(?=[\p{L}\p{N}/-]*\d)[\p{L}\p{N}/-]+|#\s?\d+|(?=[\p{L}\d/-]*\d[\p{L}/-]*\d[\p{L}/-]*\d[\p{L}/-]*\d[\p{L}/-]*\d)[\p{L}\d]+(?:[/-][\p{L}\d]+)*)[)\]}]?/giu;

/** Titles of one key may be of one posting. `names`: the organization and the cities, which some sources write behind a title. */
export function titleKey(title: string, names: readonly string[]): string {
  const plain = fold(title.replace(GENDER_MARKS, ' ').replace(REFERENCES, ' '));
  let key = wordsOf(plain).join(' ');
  // A place or employer may stand behind another: "Analyst - Oslo - Fjordbank".
  for (const name of [...names, ...names].map((each) => wordsOf(fold(each)).join(' ')))
    if (name !== '' && key.endsWith(` ${name}`))
      key = key
        .slice(0, -name.length)
        .replace(/ (?:in|at|bei|chez|à|a)? ?$/, '')
        .trim();
  return key === '' ? fold(title) : key;
}

/** Folded words; signs that make a skill stay (C++, C#), a sign of a script without spaces is a word. */
const wordsOf = (folded: string): string[] =>
  folded.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|[\p{L}\p{N}]+[+#]*/gu) ?? [];

/** A text as it is compared: folded letters and digits, nothing between them, so that no source's spacing or bullets count. */
export function squeezed(text: string): string {
  // Signs of ASCII and typographic ones go first, by a class that is quick: most texts have no others, and folding costs most.
  const letters = text.replace(/[^0-9A-Za-z\u0080-\u{10ffff}]+|[\u00a0\u00ab\u00b7\u00bb\u2000-\u206f]+/gu, '');
  return /^[A-Za-z0-9]*$/.test(letters) ? letters.toLowerCase() : fold(letters).replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Whether nothing that is said of both, besides their texts, tells them apart. */
function agree(first: ComparedPosting, second: ComparedPosting): boolean {
  return (
    first.schoolIds.join() === second.schoolIds.join() &&
    first.language === second.language &&
    (first.startOn === null || second.startOn === null || first.startOn === second.startOn) &&
    sameHours(first.employmentTypes, second.employmentTypes) &&
    contained(first.employmentTypes, second.employmentTypes) &&
    contained(first.educationLevels, second.educationLevels) &&
    samePay(first.salary, second.salary) &&
    (first.source !== second.source || first.lines.join('|') === second.lines.join('|'))
  );
}

/** Nobody who looks for a place misses what is hidden: who stands is there, too. */
const covers = (standing: ComparedPosting, other: ComparedPosting): boolean =>
  other.places.every((place) => standing.places.includes(place));

/** Of two lists one says all that the other does; one that says nothing is no other. */
function contained(one: readonly string[], other: readonly string[]): boolean {
  const [fewer, more] = one.length <= other.length ? [one, other] : [other, one];
  return fewer.every((value) => more.includes(value));
}

const HOURS = ['FULL_TIME', 'PART_TIME'];
function sameHours(one: readonly string[], other: readonly string[]): boolean {
  const [first, second] = [one, other].map((types) => HOURS.filter((type) => types.includes(type)).join());
  return first === '' || second === '' || first === second;
}

type Salary = ComparedPosting['salary'];
function samePay(one: Salary, other: Salary): boolean {
  const known = ({ min, max }: Salary) => min !== null || max !== null;
  if (!known(one) || !known(other) || one.unit !== other.unit || one.currency !== other.currency) return true;
  const ends = ({ min, max }: Salary) => `${min ?? max}-${max ?? min}`;
  return ends(one) === ends(other);
}

/** Below so many words a text says too little to be nearly another. */
const FEW_WORDS = 25;
/** Words in a row that two texts share. */
const ROW = 5;
/** Of the rows of the shorter text, so many stand in the longer. */
const SHARED = 0.9;
/** Words that the one may have inside of what both say, as headings: so many, and this share. */
const ADDED = 3;
const ADDED_SHARE = 0.01;
/** Rows looked at first, evenly spread. */
const PROBES = 8;

/** A text cut for comparing: once, however many it is compared with. */
export type CutText = { words: readonly string[]; squeezed: string; rows: ReadonlyMap<string, number> };

export function cutText(text: string): CutText {
  const words = wordsOf(fold(text));
  return { words, squeezed: squeezed(text), rows: new Map(rowsOf(words).map((row, at) => [row, at])) };
}

const rowsOf = (words: readonly string[]): string[] => words.slice(ROW - 1).map((_, at) => words.slice(at, at + ROW).join(' '));

/** Whether one text is the other or stands in it, of two sources. */
export function isNearly(one: CutText, other: CutText): boolean {
  const [shorter, longer] = one.words.length <= other.words.length ? [one, other] : [other, one];
  if (shorter.words.length < FEW_WORDS) return one.squeezed === other.squeezed;
  return longer.squeezed.includes(shorter.squeezed) || standsIn(shorter, longer);
}

/**
 * Around what both say a source may say something of its own, before it only one of them: there stands which ward or site it is. Inside of
 * it nothing is another, and little is added.
 */
function standsIn(shorter: CutText, longer: CutText): boolean {
  const rows = rowsOf(shorter.words);
  const step = Math.max(1, Math.floor(rows.length / PROBES));
  const probes = rows.filter((_, at) => at % step === 0);
  if (probes.filter((row) => longer.rows.has(row)).length < probes.length / 2) return false;
  const shared = rows.flatMap((row, at) => (longer.rows.has(row) ? [at] : []));
  if (shared.length < SHARED * rows.length) return false;
  const [first = 0, last = 0] = [shared[0], shared.at(-1)];
  const begin = longer.rows.get(rows[first] ?? '') ?? 0;
  let alike = 0;
  while (alike < Math.min(first, begin) && shorter.words[alike] === longer.words[alike]) alike++;
  if (first > alike && begin > alike) return false;
  const inner = shorter.words.slice(first, last + ROW);
  const outer = longer.words.slice(begin, (longer.rows.get(rows[last] ?? '') ?? 0) + ROW);
  const [letters, others] = [inner.join(''), outer.join('')];
  if (letters === others) return true;
  const added = more(outer, inner);
  return (
    digitsOf(letters) === digitsOf(others) &&
    more(inner, outer).every((word) => others.includes(word)) &&
    added.length <= ADDED + ADDED_SHARE * inner.length
  );
}

const digitsOf = (text: string): string => text.replace(/\P{N}+/gu, '');

/** Words that stand more often in one text than in the other, each as often. */
function more(words: readonly string[], others: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const word of others) left.set(word, (left.get(word) ?? 0) + 1);
  return words.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count <= 0;
  });
}

/** How much a posting says: fields that it fills, and words. */
export const fullnessOf = (filled: readonly unknown[], words: number): number =>
  20 * filled.filter((value) => value !== null && !(Array.isArray(value) && value.length === 0)).length + Math.min(words, 1000) / 5;

/** What decides who stands for the others, besides. */
export type JoinedPosting = ComparedPosting & {
  /** By the organization itself, not by a feed. */
  isOwn: boolean;
  promotion: number;
  /** `fullnessOf` it. */
  fullness: number;
  publishedAt: Date;
  /** Null: until it is withdrawn. */
  deadlineAt: Date | null;
};

/** Who closes sooner hands on before it does, so that there is no moment in which neither is found. */
export const HAND_ON_MS = 10 * 60_000;

/** The one that stands comes first: open for a while yet (else the one that closes last), the organization's own, promoted, the fullest, the oldest. */
function standingOrder(now: Date): (one: JoinedPosting, other: JoinedPosting) => number {
  const closesSoon = ({ deadlineAt }: JoinedPosting) => Number(deadlineAt !== null && deadlineAt.getTime() <= now.getTime() + HAND_ON_MS);
  return (one, other) =>
    closesSoon(one) - closesSoon(other) ||
    (closesSoon(one) ? (other.deadlineAt?.getTime() ?? 0) - (one.deadlineAt?.getTime() ?? 0) : 0) ||
    Number(other.isOwn) - Number(one.isOwn) ||
    other.promotion - one.promotion ||
    other.fullness - one.fullness ||
    one.publishedAt.getTime() - other.publishedAt.getTime() ||
    (one.id < other.id ? -1 : 1);
}

/** The name of a pair of postings, whichever comes first. */
export const pairOf = (one: string, other: string): string => (one < other ? `${one} ${other}` : `${other} ${one}`);

/**
 * Which posting stands for which: by the id of each that is hidden, the id of the one that stands. Of open postings with one title of one
 * organization. What is joined is like all that it is joined with, so that one in the middle does not make one of two. `distinct`:
 * pairs that staff have parted.
 */
export function joinPostings(
  postings: readonly JoinedPosting[],
  { textOf, distinct, now }: { textOf: (posting: JoinedPosting) => CutText; distinct: ReadonlySet<string>; now: Date },
): Map<string, string> {
  const isOne = (one: JoinedPosting, other: JoinedPosting, nearly: boolean): boolean => {
    if (!agree(one, other) || distinct.has(pairOf(one.id, other.id))) return false;
    if (one.textHash !== other.textHash) return nearly && one.source !== other.source && isNearly(textOf(one), textOf(other));
    return one.words > 0 || (one.applicationUrl !== null && one.applicationUrl === other.applicationUrl);
  };
  // The same texts first: what is a part of a text is then of that posting, and not of another one that begins like it.
  const same = gathered(
    [...postings].sort(standingOrder(now)).map((posting) => [posting]),
    (one, other) => isOne(one, other, false),
  );
  const groups = gathered(same, (one, other) => isOne(one, other, true));
  return new Map(groups.flatMap(([standing, ...others]) => others.map(({ id }) => [id, standing?.id ?? id] as const)));
}

type Group = readonly JoinedPosting[];

/** Puts groups together whose members are all one, each into the first that it fits into; the first of each stands. */
function gathered(given: readonly Group[], isOne: (one: JoinedPosting, other: JoinedPosting) => boolean): Group[] {
  const groups: JoinedPosting[][] = [];
  // An employer may offer one title in thousands of cities: only groups that stand at a place are asked.
  const atPlace = new Map<string, JoinedPosting[][]>();
  for (const some of given) {
    const place = some.flatMap(({ places }) => places)[0];
    const fits = (group: JoinedPosting[]) =>
      some.every((other) => covers(group[0] ?? other, other) && group.every((one) => isOne(one, other)));
    const found = (place === undefined ? groups : (atPlace.get(place) ?? [])).find(fits);
    if (found) {
      found.push(...some);
      continue;
    }
    const group = [...some];
    groups.push(group);
    for (const name of new Set(some[0]?.places)) atPlace.set(name, [...(atPlace.get(name) ?? []), group]);
  }
  return groups;
}
