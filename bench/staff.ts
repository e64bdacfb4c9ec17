// Pages of the staff console's lists (students, verification queue) at 200,000 students of one school, 20,000 of them pending, through HTTP with a
// session of career services, each against a floor of the same run: the same page by hand-written SQL (rows, then the total over 10,001 at
// most) on a bare Fastify route. One call at a time, product and floor in turn; a ratio is that of the medians.
// `bench staff [calls] [students] [--keep FOLDER]`: the folder holds the filled database, which the next run with it uses again.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DEMO_PASSWORD } from '../apps/server/src/features/identity/world/people.ts';
import { openPool } from '../apps/server/src/kernel/database/database.ts';
import { openEmbeddedDatabase } from '../apps/server/src/kernel/database/embedded.ts';
import { openCalls } from './calls.ts';
import { fillSchool, STUDENTS } from './staff-corpus.ts';
import { queuePages, studentPages } from './staff-pages.ts';
import { startFairway, startProcess } from './started-server.ts';

const given = process.argv.slice(2);
const keepAt = given.indexOf('--keep');
const [, kept] = keepAt < 0 ? [] : given.splice(keepAt, 2);
const CALLS = Number(given[0] ?? 40);
const COUNT = Number(given[1] ?? STUDENTS);
const LIMIT = 3;

if (kept) mkdirSync(kept, { recursive: true });
const dataDir = kept ? path.resolve(kept) : mkdtempSync(path.join(os.tmpdir(), 'fairway-bench-'));
const fairway = await startFairway({ port: 4683, dataDir, env: { PAGES: 'off', SECRET: 'a-secret-of-the-benchmark-that-is-long-enough' } });
const embedded = openEmbeddedDatabase({ dataDir, port: 54_318 });
const { pool } = openPool({ url: embedded.url, size: 1 });
const calls = openCalls(1);
const { ask } = calls;

const startedAt = performance.now();
const schoolId = (await pool.query<{ id: number }>(`select id from school where slug = 'nordic'`)).rows[0]?.id ?? 0;
const { programIds, isFilled } = await fillSchool(pool, schoolId, COUNT);
if (isFilled) console.log(`${COUNT} students written in ${Math.round((performance.now() - startedAt) / 1000)} s`);

const PAGES = [
  ...studentPages({ schoolId, programId: programIds[0], count: COUNT }),
  ...queuePages({ schoolId, programId: programIds[1], count: COUNT }),
];
const pagesFile = path.join(dataDir, 'pages.json');
writeFileSync(pagesFile, JSON.stringify(PAGES.map(({ rows, total }) => ({ rows, total }))));
const bare = await startProcess('bench/bare-staff.ts', 'http://127.0.0.1:4684/ready', {
  PORT: '4684',
  BENCH_DATABASE: embedded.url,
  BENCH_PAGES: pagesFile,
});
const credentials = { email: 'finn@nordic.example', password: DEMO_PASSWORD };
const { accessToken } = JSON.parse(await ask(fairway.url, 'POST', '/identity/v1', credentials, { 'x-fairway-tokens': 'bearer' }));
const headers = { authorization: `Bearer ${accessToken}` };

/** `best`: the ratio of the quickest calls, which other load disturbs least. */
const figures: Record<string, { ms: number; bareMs: number; ratio: number; best: number }> = {};
try {
  for (const [n, { name, at }] of PAGES.entries()) {
    const product = () => ask(fairway.url, 'GET', `/api/v1/staff/schools/${schoolId}/${at}`, undefined, headers);
    const floor = () => ask(bare.url, 'GET', `/page/${n}`);
    same(name, JSON.parse(await product()), JSON.parse(await floor()));
    const times: [number[], number[]] = [[], []];
    for (let call = 0; call < CALLS; call++) {
      times[0].push(await timed(product));
      times[1].push(await timed(floor));
    }
    const [ms, bareMs] = times.map(median) as [number, number];
    figures[name] = {
      ms: round(ms),
      bareMs: round(bareMs),
      ratio: round(ms / bareMs),
      best: round(Math.min(...times[0]) / Math.min(...times[1])),
    };
    console.log(
      `${name.padEnd(36)} ${ms.toFixed(2).padStart(8)} ms  bare ${bareMs.toFixed(2).padStart(8)} ms  ${(ms / bareMs).toFixed(2)}  ${figures[name].best}`,
    );
  }
} finally {
  await Promise.all([bare.stop(), pool.end()]);
  await fairway.stop();
  calls.close();
  if (!kept) rmSync(dataDir, { recursive: true, force: true });
}
const worstRatio = Math.max(...Object.values(figures).map(({ ratio }) => ratio));
console.log(JSON.stringify({ bench: 'staff', students: COUNT, callsEach: CALLS, worstRatio, within: worstRatio <= LIMIT, pages: figures }));

/** @throws Error where the two do not show the same people and total */
function same(
  name: string,
  product: { rows: { id: string }[]; total: number; totalIsExact: boolean },
  floor: { rows: { id: string }[]; total: number },
): void {
  const ids = [product.rows.map((row) => row.id), floor.rows.map((row) => row.id)].map(String);
  const isTotal = product.totalIsExact ? product.total === floor.total : floor.total > 10_000 && product.total === 10_000;
  if (ids[0] !== ids[1] || !isTotal || product.rows.length === 0) throw new Error(`${name}: another page than the bare SQL gives`);
}

async function timed(run: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await run();
  return performance.now() - from;
}

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function round(value: number): number {
  return Number(value.toFixed(2));
}
