// The order of results, as integers, so that every implementation gives the same one.
// relevance  key [tier, promotion, day, score], each higher first, then id:
//   tier       1 when every word of the question is in title or organization, else 0; 0 without words
//   promotion  0 to 255
//   day        whole days from 1970 to publication, 0 to 65,535
//   score      BM25 in integers; 0 without words. Term frequency is presence: 1, or HEAD_FREQUENCY when in title or organization.
//              sum over the question's words of idfSteps(findable postings, those that match the word) * wordWeight(in head, length step),
//              divided by 16 and cut. A prefix or a corrected word counts as one word that matches where any of its forms does.
// date       key [publishedAt], later first, then id
// deadline   key [deadlineAt or NO_DEADLINE], sooner first, then id
// Ids compare as text. Keys hold values, never slots: they outlive a rebuild of the index.
import type { RankKey, SearchDocument, SearchSort } from './types.ts';

export const DAY_MS = 86_400_000;
/** Last day that keys tell apart (year 2149). */
export const DAY_MAX = 65_535;
const PROMOTION_MAX = 255;
/** Stands in keys for postings without a deadline: after every real instant. */
export const NO_DEADLINE = 8_640_000_000_000_001;

const K1 = 1.2;
const B = 0.6;
const USUAL_WORDS = 250;
const HEAD_FREQUENCY = 4;
const SCORE_MAX = 2 ** 20 - 1;
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

/** The score of one document: for each word of the question its idf steps, and whether it is in the head. */
export function score(words: readonly { idf: number; inHead: boolean }[], step: number): number {
  let sum = 0;
  for (const { idf, inHead } of words) sum += idf * wordWeight(inHead, step);
  return Math.min(SCORE_MAX, sum >> 4);
}

/** Day of publication, as the key holds it. */
export function dayOf(publishedAt: number): number {
  return Math.max(0, Math.min(DAY_MAX, Math.floor(publishedAt / DAY_MS)));
}

/** Promotion, as the key holds it. */
export function promotionOf(promotion: number): number {
  return Math.max(0, Math.min(PROMOTION_MAX, Math.floor(promotion)));
}

/** One number that orders like the relevance key [tier, promotion, day, score]; below 2^46. */
export function packRelevance(tier: number, promotion: number, day: number, points: number): number {
  return ((tier * 256 + promotion) * 65_536 + day) * 1_048_576 + points;
}

/** One number for each sort, higher first: what pages are cut by, before the id. */
export function packKey(sort: SearchSort, key: readonly number[]): number {
  if (sort === 'relevance') return packRelevance(key[0]!, key[1]!, key[2]!, key[3]!);
  return sort === 'date' ? key[0]! : -key[0]!;
}

/** The key of a packed number. */
export function unpackKey(sort: SearchSort, packed: number): number[] {
  if (sort === 'date') return [packed];
  if (sort === 'deadline') return [-packed];
  const upper = Math.floor(packed / 1_048_576);
  return [Math.floor(upper / 16_777_216), Math.floor(upper / 65_536) % 256, upper % 65_536, packed % 1_048_576];
}

/** The key of a document under a sort. `tier` and `points` count for relevance only. */
export function documentKey(sort: SearchSort, document: SearchDocument, tier: number, points: number): number[] {
  if (sort === 'date') return [document.publishedAt];
  if (sort === 'deadline') return [document.deadlineAt ?? NO_DEADLINE];
  return [tier, promotionOf(document.promotion), dayOf(document.publishedAt), points];
}

/** True where `key` can have come from this sort. */
export function isKeyOf(sort: SearchSort, after: RankKey): boolean {
  return after.key.length === (sort === 'relevance' ? 4 : 1) && after.key.every(Number.isFinite);
}
