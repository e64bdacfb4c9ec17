// Pages of the staff console's lists (students, verification queue) at 200,000 students of one school, 20,000 of them pending, through HTTP with a
// session of career services, each against a floor of the same run: the same page by hand-written SQL (rows, then the total over 10,001 at
// most) on a bare Fastify route. One call at a time, product and floor in turn; a ratio is that of the medians.
// `bench staff [calls] [students] [--keep FOLDER]`: the folder holds the filled database, which the next run with it uses again.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DEMO_PASSWORD } from '../apps/server/src/features/identity/world/people.ts';
import { openPool } from '../apps/server/src/kernel/database/database.ts';
import { openEmbeddedDatabase } from '../apps/server/src/kernel/database/embedded.ts';
import { openCalls } from './calls.ts';
import { measurePages } from './measured-pages.ts';
import { fillSchool, STUDENTS } from './staff-corpus.ts';
import { queuePages, studentPages } from './staff-pages.ts';
import { startFairway } from './started-server.ts';

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
const credentials = { email: 'finn@nordic.example', password: DEMO_PASSWORD };
const { accessToken } = JSON.parse(await ask(fairway.url, 'POST', '/identity/v1', credentials, { 'x-fairway-tokens': 'bearer' }));
const headers = { authorization: `Bearer ${accessToken}` };

let figures: Awaited<ReturnType<typeof measurePages>> = {};
try {
  figures = await measurePages({
    ...{ pages: PAGES, fairway, databaseUrl: embedded.url, dataDir, ask, headers },
    ...{ callsEach: CALLS, base: `/api/v1/staff/schools/${schoolId}/` },
  });
} finally {
  await pool.end();
  await fairway.stop();
  calls.close();
  if (!kept) rmSync(dataDir, { recursive: true, force: true });
}
const worstRatio = Math.max(...Object.values(figures).map(({ ratio }) => ratio));
console.log(JSON.stringify({ bench: 'staff', students: COUNT, callsEach: CALLS, worstRatio, within: worstRatio <= LIMIT, pages: figures }));
