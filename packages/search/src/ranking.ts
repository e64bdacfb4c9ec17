// The order of results, as integers, so that every implementation gives the same one.
// relevance  key [lifted, answered, readable, home, moment, score], each higher first, then id:
//   lifted     for the LIFTED_MAX best promoted ones among those that are answered and read as well as any: 2 the first, 1 the second; 0 for all others.
//              Best are those with the highest promotion, then as below. Promotion means nothing else
//   answered   the sum of how well each unit of the question (units.ts) is answered, those that were let go too, each as often as it weighs
//              (weights.ts: what work is about, where, of which kind, the last of which counts more where the title answers it); 0 without words:
//              TITLE_WRITTEN  in the title as it is written        TITLE  in the title by another ending, or by what it means
//              NARROWER       in the title by an occupation or a field narrower than what it means
//              NEAREST        where little is found (relaxing.ts): in the title by what is near to what it means, itself
//              NEAR           by something narrower than that, or by a country for its town
//              NAMED          by the organization, a skill or a place
//              TEXT_WRITTEN   in the text as it is written         TEXT   in the text otherwise
//   readable   1 in a language that the reader reads, and not said to be for seniors where work for beginners is asked for, else 0
//   home       where no place is asked for: 1 in a country of the reader, else 0; where one is always 0
//   moment     whole days from 1970 to publication, 0 to 65,535, and so many days more (FRESHER_DAYS):
//              ending     it closes within ENDING_MS          home   where a place is asked for: it is in a country of the reader
//              level, field, wishes, permit, languages        each that it fits somebody signed in (SearchRequest.fit)
//              So what fits counts as a few days fresher, eleven or twelve at most, and never more than how well a posting answers
//   score      BM25 in integers; 0 without words. Term frequency is presence: 1, or HEAD_FREQUENCY when in the title.
//              sum over the answered units of idfSteps(findable postings, those that answer it) * wordWeight(in the title, length step),
//              divided by 16 and cut.
// date       key [publishedAt], later first, then id
// deadline   key [deadlineAt or NO_DEADLINE], sooner first, then id
// Ids compare as text. Keys hold values, never slots: they outlive a rebuild of the index.
import type { AnswerLevel, FresherFor, RankPart } from '@fairway/rules/search-order';
import type { RankKey, SearchDocument, SearchRequest, SearchSort } from './types.ts';

export const DAY_MS = 86_400_000;
/** How well a unit is answered, best first. */
export const LEVEL = {
  TITLE_WRITTEN: 8,
  TITLE: 7,
  NARROWER: 6,
  NEAREST: 5,
  NEAR: 4,
  NAMED: 3,
  TEXT_WRITTEN: 2,
  TEXT: 1,
  NOWHERE: 0,
} as const;
/**
 * What a level counts in the sum. Who is of a kind of employers, names a skill or a place answers as well as what is narrower than something near.
 */
const levelPoints = (level: number): number => (level === LEVEL.NAMED ? LEVEL.NEAR : level);
/** How much a unit counts: so often as it weighs, and so much more where the title answers it or nearly (weights.ts). */
export type Counting = { weight: number; plus: number };
/** What a level of a unit adds to the sum. */
export function weighed(level: number, { weight, plus }: Counting): number {
  const points = levelPoints(level);
  return points * weight + (points >= LEVEL.NEAR ? plus : 0);
}
/** From best to worst, without NOWHERE. */
export const LEVELS = [
  LEVEL.TITLE_WRITTEN,
  LEVEL.TITLE,
  LEVEL.NARROWER,
  LEVEL.NEAREST,
  LEVEL.NEAR,
  LEVEL.NAMED,
  LEVEL.TEXT_WRITTEN,
  LEVEL.TEXT,
] as const;
export type Level = (typeof LEVEL)[keyof typeof LEVEL];

const LEVEL_NAMES: Readonly<Record<Level, AnswerLevel>> = {
  8: 'titleWritten',
  7: 'title',
  6: 'near',
  5: 'near',
  4: 'near',
  3: 'named',
  2: 'textWritten',
  1: 'text',
  0: 'nowhere',
};
/** What a level is called. */
export const levelName = (level: number): AnswerLevel => LEVEL_NAMES[level as Level];
/** Last day that keys tell apart (year 2149). */
export const DAY_MAX = 65_535;
const PROMOTION_MAX = 255;
/** Promoted postings that come before all others. @rule search.25 */
export const LIFTED_MAX = 2;
/** Stands in keys for postings without a deadline: after every real instant. */
export const NO_DEADLINE = 8_640_000_000_000_001;

const K1 = 1.2;
const B = 0.6;
const USUAL_WORDS = 250;
const HEAD_FREQUENCY = 4;
/** Scores that packed keys have room for. */
export const SCORES = 2 ** 20;
const SCORE_MAX = SCORES - 1;
/** Steps of document length; each is a quarter of an octave above 16 words. */
const LENGTH_STEPS = 48;

/** Length of a document as a step from 0 to 47, from the number of its words, repeated ones counted. */
export function lengthStep(words: number): number {
  return Math.max(0, Math.min(LENGTH_STEPS - 1, Math.floor(4 * Math.log2(Math.max(1, words) / 16))));
}

/** Weights by length step: first those of words in the text, then those of words in the head. */
export const WORD_WEIGHTS: Int32Array = Int32Array.from({ length: 2 * LENGTH_STEPS }, (_, at) => {
  const frequency = at < LENGTH_STEPS ? 1 : HEAD_FREQUENCY;
  const words = 16 * 2 ** (((at % LENGTH_STEPS) + 0.5) / 4);
  return Math.round((256 * frequency * (K1 + 1)) / (frequency + K1 * (1 - B + (B * words) / USUAL_WORDS)));
});

/** Weight of a word that a document of this length holds. */
function wordWeight(inHead: boolean, step: number): number {
  return WORD_WEIGHTS[inHead ? LENGTH_STEPS + step : step]!;
}

/** Rarity of a word in quarter octaves: `findable` postings in all, `matching` of them hold it (at least 1). */
export function idfSteps(findable: number, matching: number): number {
  return Math.floor(4 * Math.log2(1 + findable / matching));
}

/** How well a document answers a question: the sum of the weighed levels of its units, and the score. */
export function answeredOf(
  units: readonly (Counting & { idf: number; level: Level })[],
  step: number,
): { answered: number; points: number } {
  let answered = 0;
  let sum = 0;
  for (const unit of units) {
    const { idf, level } = unit;
    answered += weighed(level, unit);
    if (level > 0) sum += idf * wordWeight(level >= LEVEL.TITLE, step);
  }
  return { answered, points: Math.min(SCORE_MAX, sum >> 4) };
}

/** Day of publication, as the key holds it. */
export function dayOf(publishedAt: number): number {
  return Math.max(0, Math.min(DAY_MAX, Math.floor(publishedAt / DAY_MS)));
}

/** By how many days a posting counts as fresher. */
export const FRESHER_DAYS: Readonly<Record<FresherFor, number>> = {
  ending: 1,
  home: 1,
  level: 2,
  field: 2,
  wishes: 2,
  permit: 2,
  languages: 2,
};
/** A deadline is near from here on. @rule search.14 */
export const ENDING_MS = 7 * DAY_MS;
/** Days of a moment and more: what packed keys have room for. */
export const MOMENTS = 2 * (DAY_MAX + 1);

/** Promotion, as the key holds it. */
export function promotionOf(promotion: number): number {
  return Math.max(0, Math.min(PROMOTION_MAX, Math.floor(promotion)));
}

/** One number that orders like the relevance key [0, answered, readable, home, moment, score]; below 2^52. */
export function packRelevance(answered: number, readable: number, home: number, moment: number, points: number): number {
  return ((answered * 4 + readable * 2 + home) * MOMENTS + moment) * SCORES + points;
}

/** One number for each sort, higher first: what pages are cut by, before the id. Of rows that are not lifted. */
export function packKey(sort: SearchSort, key: readonly number[]): number {
  if (sort === 'relevance') return packRelevance(key[1]!, key[2]!, key[3]!, key[4]!, key[5]!);
  return sort === 'deadline' ? -key[0]! : key[0]!;
}

/** The key of a packed number. */
export function unpackKey(sort: SearchSort, packed: number): number[] {
  if (sort === 'date' || sort === 'pay') return [packed];
  if (sort === 'deadline') return [-packed];
  const upper = Math.floor(packed / SCORES);
  const grade = Math.floor(upper / MOMENTS);
  return [0, grade >> 2, (grade >> 1) & 1, grade & 1, upper % MOMENTS, packed % SCORES];
}

/** What a key is made of under a sort. */
export const KEY_PARTS = {
  relevance: ['lifted', 'answered', 'readable', 'home', 'moment', 'score'],
  date: ['published'],
  deadline: ['deadline'],
  pay: ['pay'],
} as const satisfies Record<SearchSort, readonly RankPart[]>;

/** By which part of the key one posting stands before the next; `id` where all are the same. */
export function decidingPart(sort: SearchSort, key: readonly number[], next: readonly number[]): RankPart {
  return KEY_PARTS[sort].find((_, at) => key[at] !== next[at]) ?? 'id';
}

/** The key of a document under a sort. `found` counts for relevance only. */
export function documentKey(
  sort: SearchSort,
  document: SearchDocument,
  found: { answered: number; readable: boolean; home: boolean; fresher: readonly FresherFor[]; points: number },
): number[] {
  if (sort === 'date') return [document.publishedAt];
  if (sort === 'pay') return [document.yearlyPay];
  if (sort === 'deadline') return [document.deadlineAt ?? NO_DEADLINE];
  const moment = found.fresher.reduce((sum, part) => sum + FRESHER_DAYS[part], dayOf(document.publishedAt));
  return [0, found.answered, Number(found.readable), Number(found.home), moment, found.points];
}

/** The key of a lifted row; `at`: 0 the first. */
export function liftedKey(at: number): number[] {
  return [LIFTED_MAX - at, 0, 0, 0, 0, 0];
}

/** The key of a row as it would stand by itself, with the place it was lifted to (0 the first; null: it was not). */
export function ownKey(sort: SearchSort, packed: number, liftedAt: number | null): number[] {
  const key = unpackKey(sort, packed);
  return liftedAt === null ? key : [LIFTED_MAX - liftedAt, ...key.slice(1)];
}

/**
 * Which rows make a page: of the lifted ones those from `first` on, `shown` of them; then the others after `after`, without the first `skip`.
 * `lifted`: how many there are.
 */
export function partsOf(
  { sort, after, offset, pageSize }: Pick<SearchRequest, 'sort' | 'after' | 'offset' | 'pageSize'>,
  lifted: number,
): { first: number; shown: number; skip: number; after: RankKey | null } {
  const before = after === null ? offset : LIFTED_MAX + 1 - after.key[0]!;
  if (after !== null && (sort !== 'relevance' || before > LIFTED_MAX)) return { first: lifted, shown: 0, skip: 0, after };
  const first = Math.min(before, lifted);
  return { first, shown: Math.min(lifted - first, pageSize), skip: after === null ? Math.max(0, offset - lifted) : 0, after: null };
}

/** True where `key` can have come from this sort. */
export function isKeyOf(sort: SearchSort, after: RankKey): boolean {
  return after.key.length === KEY_PARTS[sort].length && after.key.every(Number.isFinite);
}
