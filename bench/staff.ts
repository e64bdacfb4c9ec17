// Pages of the staff console's lists (students, verification queue) at 200,000 students of one school, 20,000 of them pending, through HTTP with a
// session of career services, each against a floor of the same run: the same page by hand-written SQL (rows, then the total over 10,001 at
// most) on a bare Fastify route. One call at a time, product and floor in turn; a ratio is that of the medians. Then pages of an adviser who is
// narrowed to three programs, what the search of everything takes, and how long a roster of 20,000 rows is read until it is shown.
// `bench staff [calls] [students] [--keep FOLDER]`: the folder holds the filled database, which the next run with it uses again.
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { dataFolder } from '@fairway/testkit/data-folder';
import { DEMO_PASSWORD } from '../apps/server/src/features/identity/world/people.ts';
import { openPool } from '../apps/server/src/kernel/database/database.ts';
import { openEmbeddedDatabase } from '../apps/server/src/kernel/database/embedded.ts';
import { openCalls } from './calls.ts';
import { measurePages } from './measured-pages.ts';
import { fillSchool, narrow, STUDENTS } from './staff-corpus.ts';
import { measurePalette, measureRoster } from './staff-day.ts';
import { queuePages, scopedPages, studentPages } from './staff-pages.ts';
import { startFairway } from './started-server.ts';

const given = process.argv.slice(2);
const keepAt = given.indexOf('--keep');
const [, kept] = keepAt < 0 ? [] : given.splice(keepAt, 2);
const CALLS = Number(given[0] ?? 40);
const COUNT = Number(given[1] ?? STUDENTS);
const LIMIT = 3;
const PALETTE_P95_MS = 50;
const ROSTER_ROWS = 20_000;
const ROSTER_SECONDS = 5;

if (kept) mkdirSync(kept, { recursive: true });
const dataDir = kept ? path.resolve(kept) : dataFolder('fairway-bench-');
const fairway = await startFairway({ port: 4683, dataDir, env: { PAGES: 'off', SECRET: 'a-secret-of-the-benchmark-that-is-long-enough' } });
const embedded = openEmbeddedDatabase({ dataDir, port: 54_318 });
const { pool } = openPool({ url: embedded.url, size: 1 });
const calls = openCalls(1);
const { ask } = calls;
/** As many connections as a browser has. */
const openedAtOnce = openCalls(6);

const startedAt = performance.now();
const schoolId = (await pool.query<{ id: number }>(`select id from school where slug = 'nordic'`)).rows[0]?.id ?? 0;
const { programIds, isFilled } = await fillSchool(pool, schoolId, COUNT);
if (isFilled) console.log(`${COUNT} students written in ${Math.round((performance.now() - startedAt) / 1000)} s`);

const PAGES = [
  ...studentPages({ schoolId, programId: programIds[0], count: COUNT }),
  ...queuePages({ schoolId, programId: programIds[1], count: COUNT }),
];
const headersOf = async (email: string) => {
  const reply = await ask(fairway.url, 'POST', '/identity/v1', { email, password: DEMO_PASSWORD }, { 'x-fairway-tokens': 'bearer' });
  return { authorization: `Bearer ${JSON.parse(reply).accessToken}` };
};
const headers = await headersOf('finn@nordic.example');
const common = { fairway, databaseUrl: embedded.url, dataDir, ask, headers, callsEach: CALLS, base: `/api/v1/staff/schools/${schoolId}/` };
const here = { url: fairway.url, schoolId };

let figures: Awaited<ReturnType<typeof measurePages>> = {};
let palette = { p50: 0, p95: 0 };
let rosterSeconds = 0;
try {
  figures = await measurePages({ ...common, pages: PAGES });
  palette = await measurePalette({ ...here, headers }, openedAtOnce, 12);
  rosterSeconds = await measureRoster({ ...here, headers: await headersOf('greta@nordic.example') }, ROSTER_ROWS);
  // Last, for it changes who Finn finds.
  const scope = await narrow(pool, schoolId, 'finn@nordic.example');
  Object.assign(figures, await measurePages({ ...common, pages: scopedPages({ schoolId, programIds: scope, count: COUNT }) }));
  await pool.query('update school_staff_member set is_scoped = false where school_id = $1', [schoolId]);
} finally {
  await pool.end();
  await fairway.stop();
  calls.close();
  openedAtOnce.close();
  if (!kept) rmSync(dataDir, { recursive: true, force: true });
}
const worstRatio = Math.max(...Object.values(figures).map(({ ratio }) => ratio));
const within = worstRatio <= LIMIT && palette.p95 <= PALETTE_P95_MS && rosterSeconds <= ROSTER_SECONDS;
console.log(
  JSON.stringify({ bench: 'staff', students: COUNT, callsEach: CALLS, worstRatio, palette, rosterSeconds, within, pages: figures }),
);
