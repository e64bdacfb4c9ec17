// The postings list through HTTP on the demo world, 16 connections, against a bare Fastify route that runs the same SQL for the 20 rows.
// Rounds of both alternate; the ratio of their medians is the figure. `bench http [seconds]`.
import { rmSync } from 'node:fs';
import { dataFolder } from '@fairway/testkit/data-folder';
import autocannon from 'autocannon';
import { listJobSummaries } from '../apps/server/src/features/jobs/queries.ts';
import { openPool } from '../apps/server/src/kernel/database/database.ts';
import { openEmbeddedDatabase } from '../apps/server/src/kernel/database/embedded.ts';
import { startFairway, startProcess } from './started-server.ts';

const SECONDS = Number(process.argv[2] ?? 5);
const ROUNDS = 3;
const QUERIES = [
  '',
  'q=data',
  'q=analyst&employment_types=INTERN',
  'employment_types=FULL_TIME&sort=date',
  'q=engineer',
  'address=DE',
  'q=mark&prefix=1',
  'q=softwre',
  'job_category=COMPUTER_AND_IT&languages=en',
  'sort=deadline',
  'q=finance',
  'page=2',
];

const dataDir = dataFolder('fairway-bench-');
const fairway = await startFairway({ port: 4501, dataDir, env: { PAGES: 'off' } });
const embedded = openEmbeddedDatabase({ dataDir, port: 54_318 });
const { pool, database } = openPool({ url: embedded.url, size: 2 });
const ids = (
  await pool.query<{ id: string }>('select id from job where withdrawn_at is null order by published_at desc limit 400')
).rows.map((row) => row.id);
const statement = await rowsStatement();
const bare = await startProcess('bench/bare-server.ts', 'http://127.0.0.1:4502/ready', {
  PORT: '4502',
  BENCH_DATABASE: embedded.url,
  BENCH_STATEMENT: JSON.stringify(statement),
  BENCH_IDS: ids.join(','),
});

const lists: number[] = [];
const rows: number[] = [];
const p95: number[] = [];
for (let round = 0; round < ROUNDS; round++) {
  const list = await load(
    fairway.url,
    QUERIES.map((query) => `/api/v1/postings?${query}`),
  );
  lists.push(list.requests.average);
  p95.push(list.latency.p97_5);
  rows.push((await load(bare.url, ['/rows'])).requests.average);
}
await Promise.all([bare.stop(), pool.end()]);
await fairway.stop();
rmSync(dataDir, { recursive: true, force: true });
const result = {
  bench: 'http',
  connections: 16,
  listPerSecond: median(lists),
  bareRowsPerSecond: median(rows),
  ratio: Number((median(lists) / median(rows)).toFixed(2)),
  listP97Ms: median(p95),
};
console.log(JSON.stringify(result));

async function load(url: string, paths: string[]) {
  const load = await autocannon({
    url,
    connections: 16,
    duration: SECONDS,
    requests: paths.map((at) => ({ method: 'GET' as const, path: at })),
  });
  // For a day the floor answered every call with an error, four times as slowly as with rows: the product had got a second parameter.
  if (load.non2xx + load.errors > 0)
    throw new Error(`${url}: ${load.non2xx} of ${load.requests.total} calls were refused, ${load.errors} failed`);
  return load;
}

/** The statement that the product runs for a page, as Kysely writes it, and what it gives besides the ids. */
async function rowsStatement(): Promise<{ text: string; more: readonly unknown[] }> {
  let statement: { text: string; more: readonly unknown[] } = { text: '', more: [] };
  const spy = database.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => result,
  });
  const original = spy.getExecutor();
  const compile = original.compileQuery.bind(original);
  original.compileQuery = ((node: never, id: never) => {
    const compiled = compile(node, id);
    statement = { text: compiled.sql, more: compiled.parameters.slice(1) };
    return compiled;
  }) as typeof original.compileQuery;
  await listJobSummaries(spy, ids.slice(0, 20));
  return statement;
}

function median(values: number[]): number {
  return Math.round([...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0);
}
