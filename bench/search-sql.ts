// The benchmark of search in SQL, the best design of design/search.md: `node tools/run.mjs bench/search-sql.ts [POSTINGS] [--keep DIR]`.
// (100,000 by default.) Loads job and its side table into an embedded PostgreSQL of its own, then asks the 200-question mix of
// bench/search-corpus.ts. With --index FILE (a snapshot of bench/search.ts of the same size) it also measures the whole answer of the index with
// the 20 rows read from PostgreSQL, in the same run. The last line is JSON. --keep DIR keeps the database for the next run.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { SearchThread } from '@fairway/search/search-thread';
import type { SearchRequest } from '@fairway/search/types';
import type pg from 'pg';
import { SqlJobSearch } from '../apps/server/src/features/search/sql-search.ts';
import { Corpus, type Question } from './search-corpus.ts';
import { openSearchDatabase } from './search-database.ts';

/** Rounds that count, after a warm one. A question in SQL takes long enough that others' work on the machine evens out within it. */
const SQL_ROUNDS = 1;
const INDEX_ROUNDS = 5;

export type SqlFigures = {
  postings: number;
  sqlP50Ms: number;
  sqlP95Ms: number;
  sqlMaxMs: number;
  rowBytes: number;
  /** With --index: the thread's answer, and the same with its 20 rows. */
  threadP50Ms: number;
  threadP95Ms: number;
  answerP50Ms: number;
  answerP95Ms: number;
};

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { keep: { type: 'string' }, index: { type: 'string' } } });
  const count = Number(positionals[0] ?? 100_000);
  if (!Number.isInteger(count) || count < 1) throw new Error('The number of postings is a whole number above 0.');
  const dataDir = values.keep ?? mkdtempSync(path.join(tmpdir(), 'fairway-bench-'));
  const corpus = new Corpus(count);
  const { pool, close } = await openSearchDatabase(dataDir, corpus);
  try {
    const search = new SqlJobSearch(pool);
    const sql = await askAll(corpus.questions(), SQL_ROUNDS, (request) => search.search(request));
    const rows = await pool.query<{ bytes: string }>("select pg_relation_size('job_search') / $1::bigint as bytes", [count]);
    const figures: Partial<SqlFigures> = {
      postings: count,
      sqlP50Ms: quantile(sql, 0.5),
      sqlP95Ms: quantile(sql, 0.95),
      sqlMaxMs: Math.max(...sql),
      rowBytes: Number(rows.rows[0]!.bytes),
      ...(values.index === undefined ? {} : await askIndex(pool, corpus, values.index)),
    };
    console.log(JSON.stringify(Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, Number(value.toFixed(3))]))));
  } finally {
    await close();
    if (values.keep === undefined) rmSync(dataDir, { recursive: true, force: true });
  }
}

async function askIndex(pool: pg.Pool, corpus: Corpus, file: string) {
  const thread = new SearchThread();
  await thread.load(file, 'bench');
  const page = (ids: string[]) =>
    pool.query({
      name: 'bench-page',
      text: 'select j.*, c.name from unnest($1::uuid[]) with ordinality as asked(id, place) join job j using (id) join company c on c.id = j.company_id order by place',
      values: [ids],
    });
  const alone = await askAll(corpus.questions(), INDEX_ROUNDS, (request) => thread.search(request));
  const answer = await askAll(corpus.questions(), INDEX_ROUNDS, async (request) => page((await thread.search(request)).ids));
  await thread.close();
  return {
    threadP50Ms: quantile(alone, 0.5),
    threadP95Ms: quantile(alone, 0.95),
    answerP50Ms: quantile(answer, 0.5),
    answerP95Ms: quantile(answer, 0.95),
  };
}

/** The median time of each question after a warm round; prints a line a kind. */
async function askAll(
  questions: readonly Question[],
  rounds: number,
  ask: (request: SearchRequest) => Promise<unknown>,
): Promise<number[]> {
  const all = questions.map((): number[] => []);
  for (let round = 0; round <= rounds; round++) {
    for (const [at, { request }] of questions.entries()) {
      const startedAt = performance.now();
      await ask(request);
      if (round > 0) all[at]!.push(performance.now() - startedAt);
    }
  }
  const times = all.map((list) => quantile(list, 0.5));
  for (const kind of new Set(questions.map((question) => question.kind))) {
    const own = times.filter((_, at) => questions[at]!.kind === kind);
    const [p50, p95, max] = [quantile(own, 0.5), quantile(own, 0.95), Math.max(...own)].map((ms) => ms.toFixed(2));
    console.log(`${kind.padEnd(10)} p50 ${p50} ms, p95 ${p95} ms, max ${max} ms`);
  }
  return times;
}

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

await main();
