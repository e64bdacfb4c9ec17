// A full read and a full save of the demo's fullest profile through HTTP, 16 people at a time, each against a floor of the same run: the same
// statements with the same values on a bare Fastify route. A save changes every entry of every section, from one state to the other and back
// (skills, which are only added and removed, stay). Rounds alternate; a ratio is the median of its rounds. The
// processor time of each (node and database) is compared too: that holds beside other load. `bench profile [seconds]`.
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CANDIDATE_INCLUDES, type ProfileOps } from '@fairway/contract/candidates/endpoints';
import { dataFolder } from '@fairway/testkit/data-folder';
import pg from 'pg';
import { type CandidateView, getCandidate } from '../apps/server/src/features/candidates/queries.ts';
import { saveProfile } from '../apps/server/src/features/candidates/saving/commands.ts';
import { savedReply } from '../apps/server/src/features/candidates/saving/saved-reply.ts';
import { adaProfile } from '../apps/server/src/features/candidates/world/ada.ts';
import { monthsBefore } from '../apps/server/src/features/candidates/world/dates.ts';
import type { OwnUserId } from '../apps/server/src/features/identity/access.ts';
import { openPool } from '../apps/server/src/kernel/database/database.ts';
import { openEmbeddedDatabase } from '../apps/server/src/kernel/database/embedded.ts';
import { newId } from '../apps/server/src/kernel/ids.ts';
import { hashPassword } from '../apps/server/src/kernel/session/password-hash.ts';
import { openCalls } from './calls.ts';
import { firstJobsDone } from './first-jobs.ts';
import { parentOf, processorMs } from './processor-time.ts';
import { changedOps } from './profile-change.ts';
import { startFairway, startProcess } from './started-server.ts';

export type Statement = { text: string; values: unknown[] };
/** What the product sends for a person: for a read, and for each of the two saves. */
export type Recording = { read: Statement[]; saves: Statement[][] };

const MS = Number(process.argv[2] ?? 2) * 1000;
const ROUNDS = 5;
const PEOPLE = 16;
const PASSWORD = 'Harbour-lamp-26';
const READ = `/api/v1/candidate/me?includes=${CANDIDATE_INCLUDES.join(',')}`;
const SAVE = '/api/v1/candidate/profile';
const now = new Date();

const dataDir = dataFolder('fairway-bench-');
const fairway = await startFairway({ port: 4611, dataDir, env: { PAGES: 'off', SECRET: 'a-secret-of-the-benchmark-that-is-long-enough' } });
const embedded = openEmbeddedDatabase({ dataDir, port: 54_318 });
const { pool, database } = openPool({ url: embedded.url, size: 1 });
const calls = openCalls(PEOPLE);
const { ask } = calls;

const userIds = await insertPeople(2 * PEOPLE);
await firstJobsDone(pool);
const people = await Promise.all(userIds.slice(0, PEOPLE).map(signedIn));
const recordings: Recording[] = [];
for (const userId of userIds.slice(PEOPLE)) recordings.push(await record(userId));
const recordingsFile = path.join(dataDir, 'recordings.json');
writeFileSync(recordingsFile, JSON.stringify(recordings));
const bare = await startProcess('bench/bare-profile.ts', 'http://127.0.0.1:4612/ready', {
  PORT: '4612',
  BENCH_DATABASE: embedded.url,
  BENCH_RECORDINGS: recordingsFile,
});

type Work = 'reads' | 'bareReads' | 'saves' | 'bareSaves';
const rates: Record<Work, number[]> = { reads: [], bareReads: [], saves: [], bareSaves: [] };
/** Processor time of one call. */
const costs: Record<Work, number[]> = { reads: [], bareReads: [], saves: [], bareSaves: [] };
const postmaster = parentOf((await pool.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid ?? 0);
const turns = { product: new Array<number>(PEOPLE).fill(0), bare: new Array<number>(PEOPLE).fill(0) };
for (let round = 0; round < ROUNDS; round++) {
  await measure('reads', fairway.pid, (n) => ask(fairway.url, 'GET', READ, undefined, people[n]?.headers));
  await measure('bareReads', bare.pid, (n) => ask(bare.url, 'GET', `/read/${n}`));
  await measure('saves', fairway.pid, (n) =>
    ask(fairway.url, 'POST', SAVE, people[n]?.bodies[nextTurn(turns.product, n)], people[n]?.headers),
  );
  await measure('bareSaves', bare.pid, (n) => {
    const turn = nextTurn(turns.bare, n);
    // The same body comes over the wire, and is read.
    return ask(bare.url, 'POST', `/save/${n}/${turn}`, people[n]?.bodies[turn]);
  });
}

await Promise.all([bare.stop(), pool.end()]);
await fairway.stop();
calls.close();
rmSync(dataDir, { recursive: true, force: true });
const ratio = (over: number[], under: number[]) => Number(median(over.map((value, n) => value / (under[n] ?? 1))).toFixed(2));
console.log(
  JSON.stringify({
    bench: 'profile',
    connections: PEOPLE,
    readStatements: recordings[0]?.read.length,
    saveStatements: recordings[0]?.saves[0]?.length,
    readsPerSecond: Math.round(median(rates.reads)),
    bareReadsPerSecond: Math.round(median(rates.bareReads)),
    readRatio: ratio(rates.reads, rates.bareReads),
    readRatioByProcessorTime: ratio(costs.bareReads, costs.reads),
    savesPerSecond: Math.round(median(rates.saves)),
    bareSavesPerSecond: Math.round(median(rates.bareSaves)),
    saveRatio: ratio(rates.saves, rates.bareSaves),
    saveRatioByProcessorTime: ratio(costs.bareSaves, costs.saves),
  }),
);

/** People with one password and Ada's profile each. */
async function insertPeople(count: number): Promise<OwnUserId[]> {
  const hash = await hashPassword(PASSWORD);
  const schools = new Map(
    (await pool.query<{ id: number; slug: string }>('select id, slug from school')).rows.map((row) => [row.slug, row.id]),
  );
  const organizations = new Map(
    (await pool.query<{ id: number; external_id: string }>('select id, external_id from organization')).rows.map((row) => [
      row.external_id,
      row.id,
    ]),
  );
  const world = {
    month: monthsBefore(now),
    schoolId: (slug: string) => schools.get(slug) ?? 0,
    organizationId: (key: string) => organizations.get(key) ?? 0,
  };
  const ids: OwnUserId[] = [];
  for (let n = 0; n < count; n++) {
    const id = newId() as OwnUserId;
    await pool.query(
      `insert into app_user (id, email, email_folded, email_verified_at, status, password_hash, first_name, last_name)
       values ($1, $2, $2, now(), 'active', $3, 'Ada', 'Berg')`,
      [id, `profile${n}@bench.example`, hash],
    );
    await pool.query(`insert into user_role (id, user_id, role) values ($1, $2, 'Candidate')`, [newId(), id]);
    await database.transaction().execute((transaction) => saveProfile(transaction, id, { ops: adaProfile(world) }, now));
    ids.push(id);
  }
  return ids;
}

/** A session of a person, and the bodies of the two saves. */
async function signedIn(userId: OwnUserId, n: number) {
  const body = { email: `profile${n}@bench.example`, password: PASSWORD };
  const { accessToken } = JSON.parse(await ask(fairway.url, 'POST', '/identity/v1', body, { 'x-fairway-tokens': 'bearer' }));
  const headers = { authorization: `Bearer ${accessToken}`, 'accept-language': 'en' };
  const profile: CandidateView = JSON.parse(await ask(fairway.url, 'GET', READ, undefined, headers));
  return { headers, bodies: [0, 1].map((state) => ({ userId, ops: changedOps(profile, state) })) };
}

/** The statements of a read and of both saves, as the product sends them between begin and commit. */
async function record(userId: OwnUserId): Promise<Recording> {
  const reading = { includes: CANDIDATE_INCLUDES, locale: 'en' as const, now };
  const profile = await getCandidate(database, userId, reading);
  const save = (ops: ProfileOps) => () =>
    database.transaction().execute((transaction) => savedReply(transaction, userId, { ops }, reading));
  // The state that the second save leaves is the one that the first begins with, from here on.
  await save(changedOps(profile, 1))();
  const saves = [await recorded(save(changedOps(profile, 0))), await recorded(save(changedOps(profile, 1)))];
  return { read: await recorded(() => getCandidate(database, userId, reading)), saves };
}

async function recorded(run: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const original = pg.Client.prototype.query;
  pg.Client.prototype.query = function spy(this: pg.Client, ...args: unknown[]) {
    const [query, values] = args as [string | Statement, unknown[] | undefined];
    statements.push(typeof query === 'string' ? { text: query, values: values ?? [] } : { text: query.text, values: query.values });
    return original.apply(this, args as never);
  } as typeof original;
  await run();
  pg.Client.prototype.query = original;
  return statements.filter(({ text }) => !/^(begin|start transaction|commit)/i.test(text));
}

function nextTurn(of: number[], n: number): number {
  const turn = of[n] ?? 0;
  of[n] = 1 - turn;
  return turn;
}

/** Runs `step` for each person in a loop; keeps how many steps a second, and what one cost. */
async function measure(work: Work, pid: number, step: (person: number) => Promise<unknown>): Promise<void> {
  const [startedAt, usedMs] = [performance.now(), processorMs(pid, postmaster)];
  let count = 0;
  const loop = async (n: number) => {
    while (performance.now() - startedAt < MS) {
      await step(n);
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: PEOPLE }, (_, n) => loop(n)));
  rates[work].push((count * 1000) / (performance.now() - startedAt));
  costs[work].push((processorMs(pid, postmaster) - usedMs) / count);
}

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
