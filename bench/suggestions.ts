// Suggested postings of My page: what one call takes through HTTP, for the candidates of the demo world in turn, one call at a time; with the
// processor time of Node and of PostgreSQL, which holds beside other load. `bench suggestions [calls]`.
import { rmSync } from 'node:fs';
import { dataFolder } from '@fairway/testkit/data-folder';
import { DEMO_PASSWORD } from '../apps/server/src/features/identity/world/people.ts';
import { openPool } from '../apps/server/src/kernel/database/database.ts';
import { openEmbeddedDatabase } from '../apps/server/src/kernel/database/embedded.ts';
import { openCalls } from './calls.ts';
import { parentOf, processorMs } from './processor-time.ts';
import { startFairway } from './started-server.ts';

const CALLS = Number(process.argv[2] ?? 300);
const PEOPLE = ['ada@nordic.example', 'ben@nordic.example', 'chen@mail.example', 'dina@mail.example'];
const CALL = '/api/v1/candidate/suggested-postings?locale=en&limit=12&timeZone=Europe%2FOslo';
/** Of each person: so many calls until the code is compiled. */
const WARM_EACH = 50;

const dataDir = dataFolder('fairway-bench-');
const fairway = await startFairway({ port: 4621, dataDir, env: { PAGES: 'off' } });
const { pool } = openPool({ url: openEmbeddedDatabase({ dataDir, port: 54_318 }).url, size: 1 });
const { ask, close } = openCalls(1);
try {
  const backend = (await pool.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid ?? 0;
  const server = parentOf(backend);
  const people: string[] = [];
  for (const email of PEOPLE) people.push(await authorization(email));
  const times: number[][] = PEOPLE.map(() => []);
  let suggested = 0;
  for (let n = 0; n < WARM_EACH * PEOPLE.length; n++) await suggestions(n);
  const before = processor();
  for (let n = 0; n < CALLS; n++) {
    const startedAt = performance.now();
    suggested += await suggestions(n);
    times[n % PEOPLE.length]?.push(performance.now() - startedAt);
  }
  const after = processor();
  const figures = {
    calls: CALLS,
    p50Ms: at(times.flat(), 0.5),
    p95Ms: at(times.flat(), 0.95),
    nodeProcessorMs: round((after.node - before.node) / CALLS),
    databaseProcessorMs: round((after.database - before.database) / CALLS),
    suggestionsEach: round(suggested / CALLS),
    people: Object.fromEntries(PEOPLE.map((email, p) => [email, [at(times[p] ?? [], 0.5), at(times[p] ?? [], 0.95)]])),
  };
  console.log(JSON.stringify({ bench: 'suggestions', ...figures, limits: { p95Ms: 30 } }));

  function processor() {
    const node = processorMs(fairway.pid);
    return { node, database: processorMs(fairway.pid, server) - node };
  }

  async function suggestions(n: number): Promise<number> {
    const reply = await ask(fairway.url, 'GET', CALL, undefined, { authorization: people[n % people.length] ?? '' });
    return (JSON.parse(reply) as { suggestions: unknown[] }).suggestions.length;
  }
} finally {
  close();
  await pool.end();
  await fairway.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/** The header of a person who signed in. */
async function authorization(email: string): Promise<string> {
  const reply = await ask(fairway.url, 'POST', '/identity/v1', { email, password: DEMO_PASSWORD }, { 'x-fairway-tokens': 'bearer' });
  return `Bearer ${JSON.parse(reply).accessToken}`;
}

function at(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
}

function round(value: number): number {
  return Number(value.toFixed(1));
}
