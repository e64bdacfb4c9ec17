// The benchmark of search in SQL, the best design of design/search.md: `node tools/run.mjs bench/search-sql.ts [POSTINGS] [--keep DIR]`.
// (100,000 by default.) Loads job and its side table into an embedded PostgreSQL of its own, then asks the 200-question mix of
// bench/search-corpus.ts. With --index FILE (a snapshot of bench/search.ts of the same size) it also measures the whole answer of the index with
// the 20 rows read from PostgreSQL, in the same run. The last line is JSON. --keep DIR keeps the database for the next run.
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { SearchThread } from '@fairway/search/search-thread';
import type { SearchDocument, SearchRequest } from '@fairway/search/types';
import type pg from 'pg';
import { RowWriter } from '../apps/server/src/features/search/row-writer.ts';
import { SqlJobSearch } from '../apps/server/src/features/search/sql-search.ts';
import { openPool } from '../apps/server/src/kernel/database/database.ts';
import { openEmbeddedDatabase } from '../apps/server/src/kernel/database/embedded.ts';
import { migrate } from '../apps/server/src/kernel/database/migrations.ts';
import { Corpus, type Question } from './search-corpus.ts';

const BATCH = 1000;
const ROUNDS = 2;
const INDEXES = ['job_search_words', 'job_search_head', 'job_search_phrases'];

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
  mkdirSync(dataDir, { recursive: true });
  const embedded = openEmbeddedDatabase({ dataDir, port: 54_388, settings: { fsync: 'off', synchronous_commit: 'off', max_wal_size: '8GB', maintenance_work_mem: '512MB' } }); // biome-ignore format: one thought
  const { pool } = openPool({ url: embedded.url, size: 4 });
  try {
    const corpus = new Corpus(count);
    const marker = path.join(dataDir, `loaded-${count}`);
    if (!existsSync(marker)) {
      await load(pool, corpus);
      writeFileSync(marker, '');
    }
    const search = new SqlJobSearch(pool);
    const sql = await askAll(corpus.questions(), (request) => search.search(request));
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
    await pool.end();
    embedded.stop();
    if (values.keep === undefined) rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Postings as rows for the pages, and the side table by the application's own writer; indexes of words are made at the end. */
async function load(pool: pg.Pool, corpus: Corpus): Promise<void> {
  await migrate(pool);
  const startedAt = performance.now();
  const { rows } = await pool.query<{ indexdef: string }>('select indexdef from pg_indexes where indexname = any($1)', [INDEXES]);
  await pool.query(`drop index ${INDEXES.join(', ')}; alter table job disable trigger user; truncate job, job_search, company cascade`);
  await pool.query(
    "insert into company (id, name, folded_name) overriding system value select n, 'c' || n, 'c' || n from generate_series(0, 40000) n",
  );
  const writer = new RowWriter();
  for (let at = 0; at < corpus.count; at += BATCH) {
    const documents = Array.from({ length: Math.min(BATCH, corpus.count - at) }, (_, number) => corpus.document(at + number));
    await insertJobs(pool, documents);
    await writer.write(pool, documents.map((document) => ({ kind: 'put', document }))); // biome-ignore format: one thought
    if (at % 50_000 === 0) console.log(`${at} postings loaded, ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
  }
  for (const { indexdef } of rows) await pool.query(indexdef);
  await pool.query(`update search_cursor set posting_count = ${corpus.count}`);
  await pool.query('vacuum analyze');
  console.log(`loaded in ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
}

async function insertJobs(pool: pg.Pool, documents: readonly SearchDocument[]): Promise<void> {
  await pool.query(
    `insert into job (id, source_id, company_id, title, description_html, description_text, published_at, deadline_at)
     select id, id::text, company_id, title, left(text, 500), text, to_timestamp(published / 1000), to_timestamp(deadline / 1000)
     from unnest($1::uuid[], $2::int[], $3::text[], $4::text[], $5::float8[], $6::float8[]) as given(id, company_id, title, text, published, deadline)`,
    [
      documents.map(({ id }) => id),
      documents.map(({ companyId }) => companyId),
      documents.map(({ title }) => title),
      documents.map(({ text }) => text),
      documents.map(({ publishedAt }) => publishedAt),
      documents.map(({ deadlineAt }) => deadlineAt),
    ],
  );
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
  const alone = await askAll(corpus.questions(), (request) => thread.search(request));
  const answer = await askAll(corpus.questions(), async (request) => page((await thread.search(request)).ids));
  await thread.close();
  return {
    threadP50Ms: quantile(alone, 0.5),
    threadP95Ms: quantile(alone, 0.95),
    answerP50Ms: quantile(answer, 0.5),
    answerP95Ms: quantile(answer, 0.95),
  };
}

/** The better of two times of each question after a warm round; prints a line a kind. */
async function askAll(questions: readonly Question[], ask: (request: SearchRequest) => Promise<unknown>): Promise<number[]> {
  const times = questions.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [at, { request }] of questions.entries()) {
      const startedAt = performance.now();
      await ask(request);
      if (round > 0) times[at] = Math.min(times[at]!, performance.now() - startedAt);
    }
  }
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
