// Whether eight people who import their CVs at once hold up those who read pages: pages come at a steady rate, whoever is served late or not, in
// rounds without and with eight uploads under way all the time (each begins when the one before has its answer). The figure is the 95th percentile of
// the pages with over that without, of the same run, rounds in turn. `bench import-load [seconds a round] [pages a second]`.
import { readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { dataFolder } from '@fairway/testkit/data-folder';
import { multipart } from '@fairway/testkit/multipart';
import type pg from 'pg';
import { openPool } from '../apps/server/src/kernel/database/database.ts';
import { openEmbeddedDatabase } from '../apps/server/src/kernel/database/embedded.ts';
import { newId } from '../apps/server/src/kernel/ids.ts';
import { hashPassword } from '../apps/server/src/kernel/session/password-hash.ts';
import { root } from '../tools/runtime.mjs';
import { startFairway } from './started-server.ts';

const SECONDS = Number(process.argv[2] ?? 5);
const PAGES_PER_SECOND = Number(process.argv[3] ?? 20);
const ROUNDS = 8;
const AT_ONCE = 8;
/** Each may import five times a day. */
const PEOPLE = 60;
const MOST_TIMES = 2;
/** By then a new deployment has done in the background what it does once. */
const STARTED_MS = 15_000;
const PASSWORD = 'Harbour-lamp-26';
const SECTIONS = { name: 'sectionTypes', value: '["overview","languages","study_programs","work_experience","memberships"]' };
/** One page by a browser, one in two columns by LaTeX, twenty pages, Word's, an old Word's, RTF. */
const FILES = [
  'en-priyan-desmarais-cards.pdf', 'jp-morikawa-haruka-tex-two-columns.pdf', 'odd-twenty-pages.pdf', 'de-nora-keller-word-sidebar.docx',
  'de-leonie-brandt-word-labelled.doc', 'cn-sun-haoran-word-dates-table.rtf', 'nl-noor-el-bakkali-tables.pdf', 'fil-tala-buenafe-tex-centered-rules.pdf',
].map((name) => ({ name, ...multipart(SECTIONS, { name: 'file', fileName: name, bytes: readFileSync(path.join(root, 'packages/cv-reader/corpus', name)) }) })); // biome-ignore format: a list
const agent = new Agent({ keepAlive: true });

/** Whose turn it is. */
let turn = 0;
const dataDir = dataFolder('fairway-bench-');
const fairway = await startFairway({ port: 4688, dataDir, env: { SECRET: 'a-secret-of-the-benchmark-that-is-long-enough' } });
const { pool } = openPool({ url: openEmbeddedDatabase({ dataDir, port: 54_318 }).url, size: 2 });
try {
  const people = await signedInPeople(pool);
  const pages = await addresses();
  await new Promise((resolve) => setTimeout(resolve, STARTED_MS));
  // Both once, before anything is measured: threads, words and pages are loaded.
  const imports: number[] = [];
  await Promise.all(FILES.map((_, at) => importOne(people, at)));
  await pageTimes(pages, 2000);
  const [alone, beside]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    alone.push(...(await pageTimes(pages, SECONDS * 1000)));
    await pool.query('delete from attempt_window');
    const stop = importing(people, imports);
    beside.push(...(await pageTimes(pages, SECONDS * 1000)));
    await stop();
  }
  const [p95Ms, besideP95Ms] = [percentile(alone, 0.95), percentile(beside, 0.95)];
  const times = Number((besideP95Ms / p95Ms).toFixed(2));
  console.log(
    JSON.stringify({
      ...{ bench: 'import-load', atOnce: AT_ONCE, pagesPerSecond: PAGES_PER_SECOND, pages: alone.length },
      ...{ p50Ms: percentile(alone, 0.5), besideP50Ms: percentile(beside, 0.5), p95Ms, besideP95Ms, times },
      ...{ p99Ms: percentile(alone, 0.99), besideP99Ms: percentile(beside, 0.99) },
      ...{ imports: imports.length, importMs: percentile(imports, 0.5), importP95Ms: percentile(imports, 0.95) },
      within: times <= MOST_TIMES,
    }),
  );
} finally {
  agent.destroy();
  await pool.end();
  await fairway.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/** People of one password, signed in: the headers of their calls. */
async function signedInPeople(on: pg.Pool): Promise<Record<string, string>[]> {
  const hash = await hashPassword(PASSWORD);
  const headers: Record<string, string>[] = [];
  for (let n = 0; n < PEOPLE; n += 1) {
    const [id, email] = [newId(), `importer${n}@bench.example`];
    await on.query(
      `insert into app_user (id, email, email_folded, email_verified_at, status, password_hash, first_name, last_name)
       values ($1, $2, $2, now(), 'active', $3, '', '')`,
      [id, email, hash],
    );
    await on.query(`insert into user_role (id, user_id, role) values ($1, $2, 'Candidate')`, [newId(), id]);
    const reply = await fetch(`${fairway.url}/identity/v1`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-fairway-tokens': 'bearer' },
      body: JSON.stringify({ email, password: PASSWORD }),
    });
    headers.push({ authorization: `Bearer ${((await reply.json()) as { accessToken: string }).accessToken}` });
  }
  return headers;
}

/** What people look at: the start page, the list, postings, their data; every tenth page is one that no cache holds. */
async function addresses(): Promise<string[]> {
  const list = (await (await fetch(`${fairway.url}/api/v1/postings`)).json()) as { matchingJobs: { segment: string }[] };
  const postings = list.matchingJobs.slice(0, 6).map(({ segment }) => `/en/jobs/${segment}`);
  return ['/en', '/en/jobs', ...postings, '/api/v1/postings?q=engineer', '/en/jobs?fresh='];
}

/** Milliseconds from when each page was due until all of it was there. */
async function pageTimes(pages: readonly string[], forMs: number): Promise<number[]> {
  const startMs = performance.now();
  const loads: Promise<number>[] = [];
  for (let n = 0; ; n += 1) {
    const dueMs = startMs + (n * 1000) / PAGES_PER_SECOND;
    if (dueMs - startMs >= forMs) break;
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, dueMs - performance.now())));
    const at = pages[n % pages.length] ?? '/en';
    loads.push(load(at.endsWith('=') ? `${at}${n}-${startMs}` : at, dueMs));
  }
  return Promise.all(loads);
}

async function load(at: string, dueMs: number): Promise<number> {
  const reply = await fetch(fairway.url + at, { headers: { 'accept-encoding': 'gzip, deflate, br' } });
  if (!reply.ok) throw new Error(`${at} answered ${reply.status}`);
  await reply.arrayBuffer();
  return performance.now() - dueMs;
}

async function importOne(people: readonly Record<string, string>[], at: number): Promise<number> {
  const { name, payload, headers } = FILES[at % FILES.length] as (typeof FILES)[number];
  turn += 1;
  const startMs = performance.now();
  const { status, body } = await sent(payload, { ...headers, ...people[turn % people.length] });
  if (status !== 200) throw new Error(`An import of ${name} answered ${status} ${body}`);
  return performance.now() - startMs;
}

/** By Node's plain client, with a body made before: what measures pages must not be held up by what it sends beside them. */
function sent(payload: Buffer, headers: Record<string, string>): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const given = { method: 'POST', agent, headers: { ...headers, 'content-length': payload.length } };
    const call = request(`${fairway.url}/api/v1/candidate/import/resume-file`, given, (reply) => {
      text(reply).then((body) => resolve({ status: reply.statusCode ?? 0, body }), reject);
    });
    call.on('error', reject);
    call.end(payload);
  });
}

/** Eight imports under way until it is stopped; each notes how long it took. */
function importing(people: readonly Record<string, string>[], noted: number[]): () => Promise<void> {
  let isOver = false;
  const loop = async (at: number) => {
    for (let n = at; !isOver; n += 1) noted.push(await importOne(people, n));
  };
  const loops = Promise.all(Array.from({ length: AT_ONCE }, (_, at) => loop(at)));
  return async () => {
    isOver = true;
    await loops;
  };
}

function percentile(values: readonly number[], part: number): number {
  return Math.round([...values].sort((a, b) => a - b)[Math.max(0, Math.ceil(values.length * part) - 1)] ?? 0);
}
