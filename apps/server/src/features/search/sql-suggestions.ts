// Suggestions from search_phrase, in the order of packages/search/phrases.ts: only phrases of findable postings, counted among them.
import { editsAllowed } from '@fairway/search/correction';
import { editDistance, prefixDistance } from '@fairway/search/edit-distance';
import { byFrequency, type RankedPhrase, withoutRepeats } from '@fairway/search/phrases';
import { type SearchRequest, SUGGESTION_KINDS, type Suggestion, type SuggestionKind } from '@fairway/search/types';
import { queryWords, wordsOf } from '@fairway/search/words';
import type pg from 'pg';
import { findable, Parameters, quotedWord } from './sql-text.ts';
import { nearWords } from './vocabulary.ts';

type Queryable = Pick<pg.ClientBase, 'query'>;
type Reader = Pick<SearchRequest, 'visibility' | 'now'>;
type Phrase = { id: number; kind: number; phrase: string };

/** Above this many phrases all postings are walked instead of looking each phrase up. */
const LOOKED_UP_MAX = 2000;

export async function findSuggestions(
  db: Queryable,
  text: string,
  kinds: readonly SuggestionKind[],
  limit: number,
  reader: Reader,
): Promise<Suggestion[]> {
  const { words, last } = queryWords(text);
  if (words.length === 0 || limit < 1) return [];
  for (const tolerant of [false, true]) {
    const query: string[] = [];
    for (const word of words) query.push(await formsText(db, word, word === last, tolerant));
    const phrases = await findPhrases(db, query.join(' & '), kinds);
    const counts = await countPhrases(db, phrases, reader);
    const ranked = phrases.flatMap(({ id, kind, phrase }): RankedPhrase[] => {
      const postings = counts.get(id);
      if (postings === undefined) return [];
      return [{ suggestion: phrase, type: SUGGESTION_KINDS[kind]!, postings, edits: editsOf(words, last, phrase, tolerant) }];
    });
    if (ranked.length > 0) return withoutRepeats(ranked.sort(byFrequency), limit);
  }
  return [];
}

async function formsText(db: Queryable, word: string, beginning: boolean, tolerant: boolean): Promise<string> {
  const near = tolerant ? await nearWords(db, word, beginning) : [];
  return `(${[`${quotedWord(word)}${beginning ? ':*' : ''}`, ...near.map((other) => quotedWord(other.word))].join(' | ')})`;
}

async function findPhrases(db: Queryable, query: string, kinds: readonly SuggestionKind[]): Promise<Phrase[]> {
  const { rows } = await db.query<Phrase>({
    name: 'search-phrases',
    text: 'select id, kind, phrase from search_phrase where words @@ $1::tsquery and kind = any($2::smallint[])',
    values: [query, kinds.map((kind) => SUGGESTION_KINDS.indexOf(kind))],
  });
  return rows;
}

/** Findable postings of each phrase that has any. */
async function countPhrases(db: Queryable, phrases: readonly Phrase[], reader: Reader): Promise<Map<number, number>> {
  if (phrases.length === 0) return new Map();
  const parameters = new Parameters();
  const ids = parameters.add(phrases.map(({ id }) => id));
  const lookup = phrases.length > LOOKED_UP_MAX ? 'true' : `phrases && ${ids}::integer[]`;
  const { rows } = await db.query<{ phrase: number; postings: string }>(
    `select phrase, count(*) as postings from job_search, unnest(phrases) as phrase
     where ${lookup} and phrase = any(${ids}::integer[]) and ${findable(reader, parameters)} group by phrase`,
    parameters.values,
  );
  return new Map(rows.map(({ phrase, postings }) => [phrase, Number(postings)]));
}

/** The fewest edits of each word, summed. */
function editsOf(words: readonly string[], last: string | null, phrase: string, tolerant: boolean): number {
  const held = wordsOf(phrase);
  return words
    .map((word) => Math.min(...held.map((other) => editsBetween(word, other, word === last, tolerant))))
    .reduce((sum, edits) => sum + edits, 0);
}

function editsBetween(typed: string, word: string, beginning: boolean, tolerant: boolean): number {
  if (beginning ? word.startsWith(typed) : word === typed) return 0;
  const allowed = tolerant ? editsAllowed(typed) : 0;
  if (allowed === 0) return Number.POSITIVE_INFINITY;
  const edits = (beginning ? prefixDistance : editDistance)(typed, word, allowed);
  return edits <= allowed ? edits : Number.POSITIVE_INFINITY;
}
