// Pages of the staff console's lists (students, verification queue) at 200,000 students of one school, 20,000 of them pending, through HTTP with a session of career services,
// each against a floor of the same run: the same page by hand-written SQL (rows, then the total over 10,001 at most) on a bare Fastify route. One call at a
// time, product and floor in turn; a ratio is that of the medians. `bench staff [calls] [students] [--keep FOLDER]`:
// the folder holds the filled database, which the next run with it uses again.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DEMO_PASSWORD } from '../apps/server/src/features/identity/world/people.ts';
import { openPool } from '../apps/server/src/kernel/database/database.ts';
import { openEmbeddedDatabase } from '../apps/server/src/kernel/database/embedded.ts';
import { openCalls } from './calls.ts';
import { fillSchool, STUDENTS } from './staff-corpus.ts';
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
const { programId, isFilled } = await fillSchool(pool, schoolId, COUNT);
if (isFilled) console.log(`${COUNT} students written in ${Math.round((performance.now() - startedAt) / 1000)} s`);

type Page = { name: string; query: string; where?: string; order?: string; offset?: number };
const STATE = 'state_rank';
/** Pages of 25: 7,000 of 8,000, and 500 of the 800 of who is pending. */
const DEEP = Math.floor((COUNT / 25) * (7 / 8));
const DEEP_PENDING = Math.floor((COUNT / 250) * (5 / 8));
/** What is asked, and the same in SQL. */
const PAGES: Page[] = [
  { name: 'page 1 by name', query: 'sort=name' },
  { name: 'a deep page by name', query: `sort=name&page=${DEEP}`, offset: (DEEP - 1) * 25 },
  { name: 'page 1 by end', query: 'sort=-endsOn', order: 'ends_on desc, connection_id desc' },
  { name: 'a deep page by end', query: `sort=endsOn&page=${DEEP}`, order: 'ends_on, connection_id', offset: (DEEP - 1) * 25 },
  { name: 'page 1 by state', query: 'sort=state', order: `${STATE}, connection_id` },
  { name: 'page 1 by date', query: 'sort=-since', order: 'since desc, connection_id desc' },
  { name: 'a deep page by date', query: `sort=-since&page=${DEEP}`, order: 'since desc, connection_id desc', offset: (DEEP - 1) * 25 },
  { name: 'a name, begun', query: 'q=ad', where: `grams @> array['#${schoolId}', '^ad'] and strpos(' ' || words, ' ad') > 0` },
  { name: 'a name, rare', query: 'q=lindqvist-1', where: `${contains('lindqvist-1')}` },
  { name: 'a name, frequent', query: 'q=berg', where: `${contains('berg')}` },
  { name: 'part of a name', query: 'q=indqv', where: `${contains('indqv')}` },
  { name: 'two words', query: 'q=chlo%C3%A9%20okafor', where: `${contains('chloe', 'okafor')}` },
  { name: 'a program', query: `program=${programId}`, where: `program_id = '${programId}'` },
  { name: 'a program by end', query: `program=${programId}&sort=endsOn`, where: `program_id = '${programId}'`, order: 'ends_on, connection_id' },
  { name: 'a level by name', query: 'levels=phd', where: `level_id = 'phd'` },
  { name: 'a level, a deep page', query: `levels=phd&page=${DEEP_PENDING}`, where: `level_id = 'phd'`, offset: (DEEP_PENDING - 1) * 25 },
  { name: 'an end by date', query: 'endsFrom=2027-01-01&endsTo=2027-12-31&sort=-since', where: `ends_on between '2027-01-01' and '2027-12-31'`, order: 'since desc, connection_id desc' },
  { name: 'pending by name', query: 'states=pending', where: `state = 'pending'` },
  { name: 'pending by date', query: 'states=pending&sort=since', where: `state = 'pending'`, order: 'since, connection_id' },
  { name: 'pending by end, deep', query: `states=pending&sort=endsOn&page=${DEEP_PENDING}`, where: `state = 'pending'`, order: 'ends_on, connection_id', offset: (DEEP_PENDING - 1) * 25 },
  { name: 'all at once', query: `states=verified&levels=bachelor&endsFrom=2024-01-01&q=berg&sort=state`, where: `state = 'verified' and level_id = 'bachelor' and ends_on >= '2024-01-01' and ${contains('berg')}`, order: `${STATE}, connection_id` },
]; // biome-ignore format: a table

const pagesFile = path.join(dataDir, 'pages.json');
writeFileSync(pagesFile, JSON.stringify(PAGES.map(bareOf)));
const bare = await startProcess('bench/bare-staff.ts', 'http://127.0.0.1:4684/ready', {
  PORT: '4684',
  BENCH_DATABASE: embedded.url,
  BENCH_PAGES: pagesFile,
});
const credentials = { email: 'finn@nordic.example', password: DEMO_PASSWORD };
const { accessToken } = JSON.parse(await ask(fairway.url, 'POST', '/identity/v1', credentials, { 'x-fairway-tokens': 'bearer' }));
const headers = { authorization: `Bearer ${accessToken}` };

const figures: Record<string, { ms: number; bareMs: number; ratio: number }> = {};
for (const [n, { name, query }] of PAGES.entries()) {
  const product = () => ask(fairway.url, 'GET', `/api/v1/staff/schools/${schoolId}/students?${query}`, undefined, headers);
  const floor = () => ask(bare.url, 'GET', `/page/${n}`);
  same(name, JSON.parse(await product()), JSON.parse(await floor()));
  const times: [number[], number[]] = [[], []];
  for (let call = 0; call < CALLS; call++) {
    times[0].push(await timed(product));
    times[1].push(await timed(floor));
  }
  const [ms, bareMs] = times.map(median) as [number, number];
  figures[name] = { ms: round(ms), bareMs: round(bareMs), ratio: round(ms / bareMs) };
  console.log(`${name.padEnd(28)} ${ms.toFixed(2).padStart(8)} ms  bare ${bareMs.toFixed(2).padStart(8)} ms  ${(ms / bareMs).toFixed(2)}`);
}

await Promise.all([bare.stop(), pool.end()]);
await fairway.stop();
calls.close();
if (!kept) rmSync(dataDir, { recursive: true, force: true });
const worstRatio = Math.max(...Object.values(figures).map(({ ratio }) => ratio));
console.log(JSON.stringify({ bench: 'staff', students: COUNT, callsEach: CALLS, worstRatio, within: worstRatio <= LIMIT, pages: figures }));

/** The page by hand. */
function bareOf({ where = 'true', order = 'folded_name, connection_id', offset = 0 }: Page) {
  const inner = `from school_student where school_id = ${schoolId} and ${where}`;
  return {
    rows: `select s.user_id, u.first_name, u.last_name, u.email, c.student_email, c.reason_code, s.state, s.since, s.ends_on, p.name as program, s.level_id,
        k.profile_visibility, (select max(last_used_at) from login_session l where l.user_id = s.user_id) as last_seen,
        (select json_agg(json_build_object('id', l.id, 'name', l.name, 'color', l.color)) from student_label_use x join student_label l on l.id = x.label_id
          where x.user_id = s.user_id and x.school_id = s.school_id) as labels
      from (select * ${inner} order by ${order} limit 25 offset ${offset}) s
      join app_user u on u.id = s.user_id join school_connection c on c.id = s.connection_id
      left join candidate k on k.user_id = s.user_id left join study_program p on p.id = s.program_id
      order by ${order.replace(/\bconnection_id/g, 's.connection_id')}`,
    total: `select count(*)::int as total from (select 1 ${inner} limit 10001) as counted`,
  };
}

function contains(...words: string[]): string {
  const grams = new Set(words.flatMap((word) => Array.from({ length: word.length - 2 }, (_, at) => `'${word.slice(at, at + 3)}'`)));
  return [`grams @> array['#${schoolId}', ${[...grams].join(', ')}]`, ...words.map((word) => `strpos(words, '${word}') > 0`)].join(' and ');
}

/** @throws Error where the two do not show the same people and total */
function same(
  name: string,
  product: { rows: { id: string }[]; total: number; totalIsExact: boolean },
  floor: { rows: { user_id: string }[]; total: number },
): void {
  const ids = [product.rows.map((row) => row.id), floor.rows.map((row) => row.user_id)].map(String);
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
