// The benchmark of search in SQL, as well as we could design it: `node tools/run.mjs bench/search-sql.ts [POSTINGS] [--keep DIR]`.
// (100,000 by default.) Loads job and its side table into an embedded PostgreSQL of its own, then asks the 200-question mix of
// bench/search-corpus.ts. With --index FILE (a snapshot of bench/search.ts of the same size) it also measures the whole answer of the index with
// the 20 rows read from PostgreSQL, in the same run. The last line is JSON. --keep DIR keeps the database for the next run.
import { rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { SearchThread } from '@fairway/search/search-thread';
import type { SearchRequest } from '@fairway/search/types';
import { dataFolder } from '@fairway/testkit/data-folder';
import type pg from 'pg';
import { SqlJobSearch } from '../apps/server/src/features/search/sql-search.ts';
import { Corpus, type Question } from './search-corpus.ts';
import { openSearchDatabase } from './search-database.ts';

const INDEX_ROUNDS = 5;
const WARM_STEP = 4;

export type SqlFigures = {
  postings: number;
  loadAverage: number;
  sqlP50Ms: number;
  sqlP95Ms: number;
  sqlMaxMs: number;
  rowBytes: number;
  /** With --index: the thread's answer, and the same with its 20 rows. */
  threadP50Ms: number;
  threadP95Ms: number;
  answerP50Ms: number;
  answerP95Ms: number;
  /** SQL's p95 over theirs. */
  indexTimesFaster: number;
  answerTimesFaster: number;
};

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { keep: { type: 'string' }, index: { type: 'string' } } });
  const count = Number(positionals[0] ?? 100_000);
  if (!Number.isInteger(count) || count < 1) throw new Error('The number of postings is a whole number above 0.');
  const dataDir = values.keep ?? dataFolder('fairway-bench-');
  const corpus = new Corpus(count);
  const { pool, close } = await openSearchDatabase(dataDir, corpus);
  try {
    const asked = await askAll(pool, corpus.questions(), values.index);
    const rows = await pool.query<{ bytes: string }>("select pg_relation_size('job_search') / $1::bigint as bytes", [count]);
    const figures: Partial<SqlFigures> = {
      postings: count,
      loadAverage: loadavg()[0] ?? 0,
      sqlP50Ms: quantile(asked.sql, 0.5),
      sqlP95Ms: quantile(asked.sql, 0.95),
      sqlMaxMs: Math.max(...asked.sql),
      rowBytes: Number(rows.rows[0]!.bytes),
      ...(values.index === undefined ? {} : comparedFigures(asked)),
    };
    console.log(JSON.stringify(Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, Number(value.toFixed(3))]))));
  } finally {
    await close();
    if (values.keep === undefined) rmSync(dataDir, { recursive: true, force: true });
  }
}

type Asked = { sql: number[]; index: number[]; answer: number[] };

/**
 * The time of each question by SQL, by the index alone and by the index with its 20 rows. All three are asked in turn, question by question, so that
 * other work on the machine falls on them alike. SQL is asked once, and of the short ones counts the median of some rounds. Before, all of the mix
 * is asked of the index, and every fourth question of SQL: by then the database has its tables and indexes in memory.
 */
async function askAll(pool: pg.Pool, questions: readonly Question[], file: string | undefined): Promise<Asked> {
  const search = new SqlJobSearch(pool);
  const thread = new SearchThread();
  const asked: Asked = { sql: [], index: [], answer: [] };
  const answer = async (request: SearchRequest) =>
    pool.query({ name: 'bench-page', text: PAGE, values: [(await thread.search(request)).ids] });
  try {
    if (file !== undefined) await thread.load(file, 'bench');
    for (const [at, { request }] of questions.entries()) {
      if (at % WARM_STEP === 0) await search.search(request);
      if (file !== undefined) await answer(request);
    }
    for (const { request } of questions) {
      asked.sql.push(await timed(() => search.search(request)));
      if (file === undefined) continue;
      const [index, whole]: [number[], number[]] = [[], []];
      for (let round = 0; round < INDEX_ROUNDS; round++) {
        index.push(await timed(() => thread.search(request)));
        whole.push(await timed(() => answer(request)));
      }
      asked.index.push(quantile(index, 0.5));
      asked.answer.push(quantile(whole, 0.5));
    }
  } finally {
    await thread.close();
  }
  printKinds(questions, asked);
  return asked;
}

const PAGE =
  'select j.*, c.name from unnest($1::uuid[]) with ordinality as asked(id, place) join job j using (id) join organization c on c.id = j.organization_id order by place';

function comparedFigures({ sql, index, answer }: Asked): Partial<SqlFigures> {
  return {
    threadP50Ms: quantile(index, 0.5),
    threadP95Ms: quantile(index, 0.95),
    answerP50Ms: quantile(answer, 0.5),
    answerP95Ms: quantile(answer, 0.95),
    indexTimesFaster: quantile(sql, 0.95) / quantile(index, 0.95),
    answerTimesFaster: quantile(sql, 0.95) / quantile(answer, 0.95),
  };
}

function printKinds(questions: readonly Question[], asked: Asked): void {
  for (const [name, times] of Object.entries(asked)) {
    if (times.length === 0) continue;
    for (const kind of new Set(questions.map((question) => question.kind))) {
      const own = times.filter((_, at) => questions[at]!.kind === kind);
      const [p50, p95, max] = [quantile(own, 0.5), quantile(own, 0.95), Math.max(...own)].map((ms) => ms.toFixed(2));
      console.log(`${name.padEnd(7)} ${kind.padEnd(10)} p50 ${p50} ms, p95 ${p95} ms, max ${max} ms`);
    }
  }
}

async function timed(act: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await act();
  return performance.now() - startedAt;
}

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

await main();
