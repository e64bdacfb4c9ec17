// Applying inside, by 16 connections at a time through HTTP, over the bare transaction that writes the very same rows (application, step, audit
// line, news, mail and its job) by 16 connections of the same run; and how long a move by the organization takes to an open page of the
// candidate. `bench applying [applications] [moves]`. Ratio: applications a second of the product to those of the floor.
import { rmSync } from 'node:fs';
import { dataFolder } from '@fairway/testkit/data-folder';
import type pg from 'pg';
import { DEMO_PASSWORD } from '../apps/server/src/features/identity/world/people.ts';
import { openPool } from '../apps/server/src/kernel/database/database.ts';
import { openEmbeddedDatabase } from '../apps/server/src/kernel/database/embedded.ts';
import { newId } from '../apps/server/src/kernel/ids.ts';
import { openCalls } from './calls.ts';
import { startFairway } from './started-server.ts';

const COUNT = Number(process.argv[2] ?? 2000);
const MOVES = Number(process.argv[3] ?? 200);
const AT_ONCE = 16;
const LEAST_RATIO = 0.5;
const MOST_MS = 500;
/** Sent before anything is measured, when the new postings are in the index. */
const WARM = 300;
const SETTLE_MS = 8000;
/** What one application writes. */
const WRITTEN = ['application', 'application_step', 'audit_line', 'news', 'outgoing_mail'] as const;

const dataDir = dataFolder('fairway-bench-');
// `ROLE=web bench applying`: without the worker, which sends a mail for each beside it.
const fairway = await startFairway({ port: 4687, dataDir, env: { PAGES: 'off', SECRET: 'a-secret-of-the-benchmark-that-is-long-enough' } });
const { pool } = openPool({ url: openEmbeddedDatabase({ dataDir, port: 54_318 }).url, size: AT_ONCE });
const calls = openCalls(AT_ONCE);
try {
  const { jobIds, organizationId } = await writePostings(pool, COUNT + MOVES + WARM);
  const ada = await signIn('ada@nordic.example');
  const eva = await signIn('eva@lindvik.example');
  const apply = async (at: number) => {
    const body = { key: newId(), cvId: null, letter: 'I would like to. '.repeat(30) };
    const reply = await calls.ask(fairway.url, 'POST', `/api/v1/postings/${jobIds[at]}/application`, body, ada.bearer);
    return JSON.parse(reply).id as string;
  };
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  await perSecond(WARM, (at) => apply(COUNT + MOVES + at));
  const product = await perSecond(COUNT, (at) => apply(at));
  const floor: Floor = { rows: await writtenRows(pool, jobIds[0] ?? ''), columns: {} };
  for (const table of WRITTEN) {
    await pool.query(`create table bench_${table} (like ${table} including all excluding identity)`);
    floor.columns[table] = await writtenColumns(pool, table);
  }
  const bare = await perSecond(COUNT, (at) => writeBare(pool, floor, { jobId: jobIds[at] ?? '', organizationId, at }));
  const waits = await latencies(apply, { ada, eva, organizationId });
  const ratio = product / bare;
  const p95Ms = waits[Math.ceil(waits.length * 0.95) - 1] ?? 0;
  console.log(
    JSON.stringify({
      ...{ bench: 'applying', applications: COUNT, atOnce: AT_ONCE, perSecond: Math.round(product), barePerSecond: Math.round(bare) },
      ...{ ratio: Number(ratio.toFixed(2)), moves: waits.length, p50Ms: waits[Math.floor(waits.length / 2)], p95Ms },
      within: ratio >= LEAST_RATIO && p95Ms <= MOST_MS,
    }),
  );
} finally {
  calls.close();
  await pool.end();
  await fairway.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/** So many open postings of Eva's organization, each like one that is applied for inside and asks nothing. */
async function writePostings(on: pg.Pool, count: number): Promise<{ jobIds: string[]; organizationId: number }> {
  const { rows } = await on.query<{ id: string; organization_id: number }>(
    `select j.id, j.organization_id from job j join user_role r on r.organization_id = j.organization_id join app_user u on u.id = r.user_id
     where u.email_folded = 'eva@lindvik.example' and j.applies_inside and not j.is_exclusive and j.withdrawn_at is null order by j.id limit 1`,
  );
  const [found] = rows;
  if (!found) throw new Error('The demo world has no posting of Eva’s that is applied for here');
  const jobIds = Array.from({ length: count }, () => newId());
  const columns = await writtenColumns(on, 'job');
  await on.query(
    `insert into job (${columns}) select ${columns} from (select (jsonb_populate_record(j, jsonb_build_object('id', x, 'source_id', x,
       'deadline_at', now() + interval '1 year'))).* from job j, unnest($2::uuid[]) x where j.id = $1) copied`,
    [found.id, jobIds],
  );
  return { jobIds, organizationId: found.organization_id };
}

/** Those that are not computed, as a list. */
async function writtenColumns(on: pg.Pool, table: string): Promise<string> {
  const { rows } = await on.query<{ columns: string }>(
    `select string_agg(quote_ident(attname), ', ' order by attnum) as columns from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  );
  return rows[0]?.columns ?? '';
}

type Person = { bearer: { authorization: string }; cookie: string };
async function signIn(email: string): Promise<Person> {
  const credentials = { email, password: DEMO_PASSWORD };
  const { accessToken } = JSON.parse(await calls.ask(fairway.url, 'POST', '/identity/v1', credentials, { 'x-fairway-tokens': 'bearer' }));
  const reply = await fetch(`${fairway.url}/identity/v1`, {
    ...{ method: 'POST', body: JSON.stringify(credentials) },
    headers: { 'content-type': 'application/json', origin: fairway.url, 'sec-fetch-site': 'same-origin' },
  });
  const cookie = reply.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  return { bearer: { authorization: `Bearer ${accessToken}` }, cookie };
}

/** Runs it for each number, so many at a time. */
async function perSecond(count: number, run: (at: number) => Promise<unknown>): Promise<number> {
  let next = 0;
  const from = performance.now();
  const worker = async () => {
    while (next < count) await run(next++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return (count * 1000) / (performance.now() - from);
}

type Rows = Record<(typeof WRITTEN)[number], Record<string, unknown>[]>;

/** What the product wrote for one application: the floor writes the same. */
async function writtenRows(on: pg.Pool, jobId: string): Promise<Rows> {
  const { rows: applications } = await on.query<{ id: string }>('select id from application where job_id = $1', [jobId]);
  const id = applications[0]?.id ?? '';
  const of = async (table: string, where: string) =>
    (await on.query<{ row: Record<string, unknown> }>(`select to_jsonb(t) as row from ${table} t where ${where}`, [id])).rows.map(
      ({ row }) => row,
    );
  return {
    application: await of('application', 'id = $1'),
    application_step: await of('application_step', 'application_id = $1'),
    audit_line: await of('audit_line', `detail ->> 'application' = $1`),
    news: await of('news', `payload ->> 'application' = $1`),
    outgoing_mail: await of('outgoing_mail', `key = 'application_sent:' || $1`),
  };
}

type Floor = { rows: Rows; columns: Record<string, string> };
type Bare = { jobId: string; organizationId: number; at: number };
async function writeBare(on: pg.Pool, { rows, columns }: Floor, { jobId, organizationId, at }: Bare): Promise<void> {
  const client = await on.connect();
  try {
    await client.query('begin');
    await client.query('select organization_id from job where id = $1 for share', [jobId]);
    await client.query('select id from organization where id = $1 for share', [organizationId]);
    const id = newId();
    for (const table of WRITTEN)
      for (const [place, row] of rows[table].entries()) {
        const own = { ...row, id: table === 'application' ? id : table === 'news' ? at * 2 + place + 1 : newId() };
        const named = { application: { job_id: jobId }, application_step: { application_id: id }, outgoing_mail: { key: `bench:${id}` } };
        await client.query(
          `insert into bench_${table} (${columns[table]}) select ${columns[table]} from jsonb_populate_record(null::bench_${table}, $1)`,
          [JSON.stringify({ ...own, ...named[table as keyof typeof named] })],
        );
      }
    await client.query(
      `select graphile_worker.add_job('bench.nothing', payload => '{}'::json, run_at => now() + interval '1 day', job_key => $1)`,
      [id],
    );
    await client.query('commit');
  } finally {
    client.release();
  }
}

type Between = { ada: Person; eva: Person; organizationId: number };

/** From a press of the organization until the candidate's open page has heard of it, shortest first. */
async function latencies(apply: (at: number) => Promise<string>, { ada, eva, organizationId }: Between): Promise<number[]> {
  // Node's own takes headers, which its type of the web does not know.
  const Socket = WebSocket as unknown as new (address: string, options: object) => WebSocket;
  const socket = new Socket(`${fairway.url.replace('http', 'ws')}/api/v1/realtime`, {
    headers: { cookie: ada.cookie, origin: fairway.url },
  });
  let onNews: (() => void) | undefined;
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('error', () => reject(new Error('The line of news broke')));
    socket.addEventListener('message', ({ data }) => {
      const message = JSON.parse(String(data));
      if (message.type === 'ready') resolve();
      if (message.type === 'event') onNews?.();
    });
  });
  const waits: number[] = [];
  for (let at = 0; at < MOVES; at += 1) {
    const id = await apply(COUNT + at);
    // What the sending itself tells has come by then.
    await new Promise((resolve) => setTimeout(resolve, 100));
    const told = new Promise<void>((resolve, reject) => {
      onNews = resolve;
      setTimeout(() => reject(new Error('Nothing was heard of a move in ten seconds')), 10_000).unref();
    });
    const from = performance.now();
    const path = `/api/v1/employer/organizations/${organizationId}/applicants/moves`;
    await calls.ask(fairway.url, 'POST', path, { applicants: { ids: [id] }, to: 'inTalks' }, eva.bearer);
    await told;
    waits.push(Math.round(performance.now() - from));
    onNews = undefined;
  }
  socket.close();
  return waits.sort((one, other) => one - other);
}
