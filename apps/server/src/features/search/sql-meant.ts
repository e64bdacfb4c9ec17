// "Did you mean ...?" in SQL: candidates and counts for the rule of packages/search/correction.ts.
import { keptParts, MEANT_FEW, mayBeMeant, meantReading, meantText } from '@fairway/search/correction';
import type { SearchRequest } from '@fairway/search/types';
import { soleWord } from '@fairway/search/units';
import type pg from 'pg';
import type { Combinations } from './combinations.ts';
import { matching } from './sql-page.ts';
import { allText, Parameters, quotedWord } from './sql-text.ts';
import { countHolding, type MatchedUnits } from './sql-words.ts';
import { corrections } from './vocabulary.ts';

type Queryable = Pick<pg.ClientBase, 'query'>;

/** The text that was probably meant by a question that finds `total` postings, or null. */
export async function findMeant(
  db: Queryable,
  request: SearchRequest,
  { units, asked, pieces, corrected }: MatchedUnits,
  total: number,
  combinations: Combinations,
): Promise<string | null> {
  if (request.prefix || total > MEANT_FEW || units.some(({ matching }) => matching === 0)) return null;
  const candidates: string[][] = [];
  for (const unit of asked) {
    const word = soleWord(unit);
    candidates.push(word === undefined || corrected.has(word) ? [] : await candidatesOf(db, word, keptParts(unit.typed), request));
  }
  const reading = meantReading(candidates, total);
  let step = reading.next();
  while (step.done !== true) {
    const tried = step.value;
    const read = units.map(({ any }, at) => (tried[at] ? quotedWord(tried[at]) : any));
    step = reading.next(await countFound(db, request, read, combinations));
  }
  return meantText(pieces, asked, step.value, corrected);
}

async function candidatesOf(db: Queryable, word: string, kept: readonly string[], request: SearchRequest): Promise<string[]> {
  const others = await corrections(db, word, kept, (near) => countHolding(db, near.map(quotedWord), request));
  if (others.length === 0) return [];
  const [typedHeads = 0, ...heads] = await countHolding(db, [word, ...others].map(quotedWord), request, 'head');
  return others.filter((_, at) => mayBeMeant(heads[at]!, typedHeads));
}

/** How many postings answer all of some queries, with what the question asks for besides. */
export async function countFound(
  db: Queryable,
  request: SearchRequest,
  queries: readonly string[],
  combinations: Combinations,
): Promise<number> {
  const parameters = new Parameters();
  const query = parameters.add(allText(queries));
  const { rows } = await db.query<{ n: string }>(
    `select count(*) as n from job_search where words @@ ${query}::tsquery and ${matching(request, combinations, parameters)}`,
    parameters.values,
  );
  return Number(rows[0]!.n);
}
