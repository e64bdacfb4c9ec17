// Near words from search_word, by the rules of packages/search/correction.ts. SQL only leaves out what cannot be near: by length, and by the
// characters (an edit adds or takes at most one, or exchanges one).
import { editsAllowed, keepsParts, nearest } from '@fairway/search/correction';
import { editDistance, prefixDistance } from '@fairway/search/edit-distance';
import type pg from 'pg';

type Queryable = Pick<pg.ClientBase, 'query'>;
export type NearWord = { word: string; edits: number };

/** The characters of a word as a set of 64 bits, as text of a bigint. */
export function wordLetters(word: string): string {
  let bits = 0n;
  for (let at = 0; at < word.length; at++) bits |= 1n << BigInt(word.charCodeAt(at) & 63);
  return String(BigInt.asIntN(64, bits));
}

/** Words within the edits that `typed` allows, nearest first; with `beginning`, words of which a beginning is. */
export async function nearWords(db: Queryable, typed: string, beginning: boolean): Promise<NearWord[]> {
  const allowed = editsAllowed(typed);
  if (allowed === 0) return [];
  const { rows } = await db.query<{ word: string }>({
    name: beginning ? 'search-near-beginnings' : 'search-near-words',
    text: beginning
      ? 'select word from search_word where units >= $1::integer - $2::integer and bit_count(($3::bigint & ~letters)::bit(64)) <= $2'
      : 'select word from search_word where units between $1::integer - $2::integer and $1 + $2 and bit_count(($3::bigint # letters)::bit(64)) <= 2 * $2',
    values: [typed.length, allowed, wordLetters(typed)],
  });
  const distance = beginning ? prefixDistance : editDistance;
  return rows
    .map(({ word }) => ({ word, edits: distance(typed, word, allowed) }))
    .filter(({ edits }) => edits <= allowed)
    .sort((a, b) => a.edits - b.edits);
}

/**
 * The words nearest to one, without itself, most likely first, of those that keep some parts (correction.ts keptParts).
 * `countOf` gives the findable postings of each word.
 */
export async function corrections(
  db: Queryable,
  typed: string,
  kept: readonly string[],
  countOf: (words: string[]) => Promise<number[]>,
): Promise<string[]> {
  const near = (await nearWords(db, typed, false)).filter(({ word }) => keepsParts(word, kept));
  for (const edits of [1, 2]) {
    const words = near.filter((other) => other.edits === edits).map(({ word }) => word);
    if (words.length === 0) continue;
    const counts = await countOf(words);
    const candidates = words.map((word, at) => ({ word, edits, postings: counts[at]! })).filter(({ postings }) => postings > 0);
    if (candidates.length > 0) return nearest(candidates);
  }
  return [];
}
