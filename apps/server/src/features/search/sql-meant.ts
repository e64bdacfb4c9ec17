// "Did you mean ...?" in SQL: candidates and counts for the rule of packages/search/correction.ts.
import { MEANT_FEW, mayBeMeant, meantReading, meantText } from '@fairway/search/correction';
import type { SearchRequest } from '@fairway/search/types';
import type pg from 'pg';
import type { Combinations } from './combinations.ts';
import { matching } from './sql-page.ts';
import { type AskedWord, Parameters, queryText } from './sql-text.ts';
import { countHolding, exactly, type MatchedWords } from './sql-words.ts';
import { corrections } from './vocabulary.ts';

type Queryable = Pick<pg.ClientBase, 'query'>;

/** The text that was probably meant by a question that finds `total` postings, or null. */
export async function findMeant(
  db: Queryable,
  request: SearchRequest,
  { words, asked, corrected }: MatchedWords,
  total: number,
  combinations: Combinations,
): Promise<string | null> {
  if (words === null || request.prefix || total > MEANT_FEW) return null;
  const candidates: string[][] = [];
  for (const word of asked.words) candidates.push(corrected.has(word) ? [] : await candidatesOf(db, word, request));
  const reading = meantReading(candidates, total);
  let step = reading.next();
  while (step.done !== true) {
    const tried = step.value;
    const read = words.map((word, at) => (tried[at] ? exactly(tried[at]) : word));
    step = reading.next(await countFound(db, request, read, combinations));
  }
  return meantText(asked, step.value, corrected);
}

async function candidatesOf(db: Queryable, word: string, request: SearchRequest): Promise<string[]> {
  const others = await corrections(db, word, (near) => countHolding(db, near.map(exactly), request));
  if (others.length === 0) return [];
  const [typedHeads = 0, ...heads] = await countHolding(db, [word, ...others].map(exactly), request, 'head');
  return others.filter((_, at) => mayBeMeant(heads[at]!, typedHeads));
}

async function countFound(db: Queryable, request: SearchRequest, words: readonly AskedWord[], combinations: Combinations): Promise<number> {
  const parameters = new Parameters();
  const query = parameters.add(queryText(words));
  const { rows } = await db.query<{ n: string }>(
    `select count(*) as n from job_search where words @@ ${query}::tsquery and ${matching(request, combinations, parameters)}`,
    parameters.values,
  );
  return Number(rows[0]!.n);
}
