// The words of a question against job_search: which forms each is found by (as typed, as a beginning, corrected), and how rare it is among
// what the reader may find.
import { idfSteps } from '@fairway/search/ranking';
import type { SearchRequest } from '@fairway/search/types';
import { correctedText, type QueryWords, queryWords } from '@fairway/search/words';
import type pg from 'pg';
import { type AskedWord, findable, Parameters, queryText, visible } from './sql-text.ts';
import { corrections } from './vocabulary.ts';

type Queryable = Pick<pg.ClientBase, 'query'>;

/** `share` of what the reader may find holds it, from 0 to 1. */
export type MatchedWord = AskedWord & { idf: number; share: number };
/** `words` is null where one word is found nowhere: then nothing is. `corrected`: what stands for those that were corrected. */
export type MatchedWords = {
  words: MatchedWord[] | null;
  asked: QueryWords;
  corrected: ReadonlyMap<string, string>;
  correctedText: string | null;
};

export async function matchWords(db: Queryable, request: SearchRequest): Promise<MatchedWords> {
  const asked = queryWords(request.text);
  const { last, pieces } = asked;
  const corrected = new Map<string, string>();
  if (asked.words.length === 0) return { words: [], asked, corrected, correctedText: null };
  const words: AskedWord[] = asked.words.map((word) => ({ forms: [word], beginning: request.prefix && word === last }));
  const counts = await countHolding(db, words, request);
  for (const [at, word] of asked.words.entries()) {
    if (counts[at]! > 0) continue;
    const forms = await corrections(db, word, (candidates) => countHolding(db, candidates.map(exactly), request));
    if (forms.length === 0) continue;
    corrected.set(word, forms[0]!);
    words[at] = { forms, beginning: false };
    counts[at] = (await countHolding(db, [words[at]], request))[0]!;
  }
  const text = corrected.size > 0 ? correctedText(pieces, corrected) : null;
  if (counts.includes(0)) return { words: null, asked, corrected, correctedText: text };
  const total = await countFindable(db, request);
  return {
    words: words.map((word, at) => ({ ...word, idf: idfSteps(total, counts[at]!), share: counts[at]! / total })),
    asked,
    corrected,
    correctedText: text,
  };
}

/** How many findable postings hold each word, anywhere or in title and organization. */
export async function countHolding(
  db: Queryable,
  words: readonly AskedWord[],
  request: SearchRequest,
  where: 'words' | 'head' = 'words',
): Promise<number[]> {
  const parameters = new Parameters();
  const asked = parameters.add(words.map((word) => queryText([word])));
  const { rows } = await db.query<{ n: string }>(
    `select (select count(*) from job_search where ${where} @@ query::tsquery and ${findable(request, parameters)}) as n
     from unnest(${asked}::text[]) with ordinality as asked(query, at) order by at`,
    parameters.values,
  );
  return rows.map(({ n }) => Number(n));
}

/** How many postings the reader may find. Rows are counted where they are written; counted here are only those that are hidden, by narrow indexes. */
async function countFindable(db: Queryable, { now, visibility }: SearchRequest): Promise<number> {
  const parameters = new Parameters();
  const at = parameters.add(Math.ceil(now));
  // A visitor sees nothing exclusive: then the narrow index alone answers.
  const hidden = visibility.schoolIds.length === 0 ? 'true' : `not (${visible(visibility, parameters)})`;
  const { rows } = await db.query<{ n: string }>(
    `select (select posting_count from search_cursor) - (select count(*) from job_search where deadline_ms < ${at}::bigint)
       - (select count(*) from job_search
          where school_ids is not null and deadline_ms >= ${at}::bigint and ${hidden}) as n`,
    parameters.values,
  );
  return Number(rows[0]!.n);
}

export function exactly(word: string): AskedWord {
  return { forms: [word], beginning: false };
}
