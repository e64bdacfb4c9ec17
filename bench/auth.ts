// Sign-ins, refreshes and authenticated calls through HTTP, 16 at a time, each against a floor of the same run: passwords checked alone,
// the same SQL of a refresh on a bare Fastify route, the same handler without a session. Then two nodes: how soon the second refuses a
// session that ended on the first. Rounds alternate; a ratio is the median of its rounds. The processor time of a sign-in (node and database)
// over that of a password is told too: it holds beside other load. `bench auth [seconds]`.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { dataFolder } from '@fairway/testkit/data-folder';
import pg from 'pg';
import type { IdentityServices } from '../apps/server/src/features/identity/services.ts';
import { rotate } from '../apps/server/src/features/identity/sessions/rotation.ts';
import { openPool } from '../apps/server/src/kernel/database/database.ts';
import { openEmbeddedDatabase } from '../apps/server/src/kernel/database/embedded.ts';
import { newId } from '../apps/server/src/kernel/ids.ts';
import { accessTokens } from '../apps/server/src/kernel/session/access-token.ts';
import { sessionKeys } from '../apps/server/src/kernel/session/keys.ts';
import { hashPassword } from '../apps/server/src/kernel/session/password-hash.ts';
import { tokenHash } from '../apps/server/src/kernel/session/token-hash.ts';
import { openCalls } from './calls.ts';
import { firstJobsDone } from './first-jobs.ts';
import { parentOf, processorMs } from './processor-time.ts';
import { startFairway, startProcess } from './started-server.ts';

const MS = Number(process.argv[2] ?? 2) * 1000;
const ROUNDS = 5;
const WARM_ROUNDS = 6;
const CONNECTIONS = 16;
const PASSWORD = 'Harbour-lamp-26';
const SECRET = 'a-secret-of-the-benchmark-that-is-long-enough';
const BEARER = { 'x-fairway-tokens': 'bearer' };
const GET = '/api/v1/postings';

type Tokens = { accessToken: string; refreshToken: string };

const dataDir = dataFolder('fairway-bench-');
const env = { PAGES: 'off', SECRET };
const fairway = await startFairway({ port: 4381, dataDir, env });
const embedded = openEmbeddedDatabase({ dataDir, port: 54_318 });
const { pool, database } = openPool({ url: embedded.url, size: 4 });
const people = await insertPeople(4 * CONNECTIONS);
await firstJobsDone(pool);
const calls = openCalls(CONNECTIONS);
const first = await Promise.all(people.map(signIn));
const bare = await startProcess('bench/bare-auth.ts', 'http://127.0.0.1:4382/ready', {
  PORT: '4382',
  BENCH_DATABASE: embedded.url,
  BENCH_ROTATION: await rotationSql(first[0] as Tokens),
});

const rates: Record<'logins' | 'passwords' | 'refreshes' | 'bareRefreshes' | 'signedIn' | 'visitor', number[]> = {
  logins: [], passwords: [], refreshes: [], bareRefreshes: [], signedIn: [], visitor: [],
}; // biome-ignore format: a list
const chains = await Promise.all(people.slice(0, CONNECTIONS).map(signIn));
const bareChains = await Promise.all(people.slice(0, CONNECTIONS).map(openBareChain));
let next = 0;
// A node is warm when it has run what it runs for a while: some hundred calls are read by V8's interpreter, and cost half again as much.
for (let n = 0; n < WARM_ROUNDS; n++) await perSecond(async () => void (await signIn(people[next++ % people.length] as Person)));
const [loginCpuMs, passwordCpuMs]: [number[], number[]] = [[], []];
const postmaster = parentOf((await pool.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid ?? 0);
for (let round = 0; round < ROUNDS; round++) {
  let [cpuMs, count] = [processorMs(fairway.pid, postmaster), next];
  rates.logins.push(await perSecond(async () => void (await signIn(people[next++ % people.length] as Person))));
  loginCpuMs.push((processorMs(fairway.pid, postmaster) - cpuMs) / (next - count));
  cpuMs = processorMs(bare.pid);
  rates.passwords.push(((await ask(bare.url, 'GET', `/passwords?ms=${MS}`)) as { perSecond: number }).perSecond);
  count = ((rates.passwords.at(-1) ?? 0) * MS) / 1000;
  passwordCpuMs.push((processorMs(bare.pid) - cpuMs) / count);
  rates.refreshes.push(
    await perSecond(async (loop) => {
      const { refreshToken } = chains[loop] as Tokens;
      chains[loop] = (await ask(fairway.url, 'POST', '/identity/v1/token/refresh', { refreshToken }, BEARER)) as Tokens;
    }),
  );
  rates.bareRefreshes.push(
    await perSecond(async (loop) => {
      const chain = bareChains[loop] as (typeof bareChains)[number];
      chain.refreshToken = ((await ask(bare.url, 'POST', '/rotate', chain)) as Tokens).refreshToken;
    }),
  );
  const tokens = chains.map((chain) => ({ authorization: `Bearer ${chain.accessToken}` }));
  rates.signedIn.push(await perSecond(async (loop) => void (await ask(fairway.url, 'GET', GET, undefined, tokens[loop]))));
  rates.visitor.push(await perSecond(async () => void (await ask(fairway.url, 'GET', GET))));
}

const second = await startFairway({
  port: 4383,
  dataDir: path.join(dataDir, 'second'),
  env: { ...env, DATABASE_URL: embedded.url, DEMO: '0', ROLE: 'web' },
});
const refusedMs: number[] = [];
for (const person of people.slice(0, 7)) refusedMs.push(await msUntilRefused(await signIn(person)));

await Promise.all([bare.stop(), second.stop(), pool.end()]);
await fairway.stop();
calls.close();
rmSync(dataDir, { recursive: true, force: true });
const ratio = (over: number[], under: number[]) => Number(median(over.map((value, n) => value / (under[n] ?? 1))).toFixed(2));
console.log(
  JSON.stringify({
    bench: 'auth',
    connections: CONNECTIONS,
    loginsPerSecond: Math.round(median(rates.logins)),
    passwordsPerSecond: Math.round(median(rates.passwords)),
    loginRatio: ratio(rates.logins, rates.passwords),
    loginRatioByProcessorTime: ratio(passwordCpuMs, loginCpuMs),
    refreshesPerSecond: Math.round(median(rates.refreshes)),
    bareRefreshesPerSecond: Math.round(median(rates.bareRefreshes)),
    refreshRatio: ratio(rates.refreshes, rates.bareRefreshes),
    signedInPerSecond: Math.round(median(rates.signedIn)),
    visitorPerSecond: Math.round(median(rates.visitor)),
    signedInRatio: ratio(rates.signedIn, rates.visitor),
    endedElsewhereMs: Math.round(Math.max(...refusedMs)),
  }),
);

type Person = { userId: string; email: string };

/** People with one password, so that hashing is done once. */
async function insertPeople(count: number): Promise<Person[]> {
  const hash = await hashPassword(PASSWORD);
  const made = Array.from({ length: count }, (_, n) => ({ userId: newId(), email: `bench${n}@bench.example` }));
  for (const { userId, email } of made) {
    await pool.query(
      `insert into app_user (id, email, email_folded, email_verified_at, status, password_hash) values ($1, $2, $2, now(), 'active', $3)`,
      [userId, email, hash],
    );
    await pool.query(`insert into user_role (id, user_id, role) values ($1, $2, 'Candidate')`, [newId(), userId]);
  }
  return made;
}

async function signIn({ email }: Person): Promise<Tokens> {
  return (await ask(fairway.url, 'POST', '/identity/v1', { email, password: PASSWORD }, BEARER)) as Tokens;
}

/** A session of the bare route's own, with its first token. */
async function openBareChain({ userId }: Person): Promise<{ refreshToken: string }> {
  const sessionId = newId();
  await pool.query(`insert into login_session (id, user_id, method, expires_at) values ($1, $2, 'password', now() + interval '30 days')`, [
    sessionId,
    userId,
  ]);
  await pool.query('insert into refresh_token (hash, session_id) values ($1, $2)', [tokenHash(sessionId), sessionId]);
  return { refreshToken: sessionId };
}

/** The statement of a rotation, as the product sends it. */
async function rotationSql({ refreshToken }: Tokens): Promise<string> {
  const keys = sessionKeys(SECRET);
  const services = { database, pool, keys, tokens: accessTokens(keys.access), clock: { now: () => new Date() } };
  const texts: string[] = [];
  const original = pg.Client.prototype.query;
  pg.Client.prototype.query = function record(this: pg.Client, ...args: unknown[]) {
    const [query] = args;
    texts.push(typeof query === 'string' ? query : (query as { text: string }).text);
    return original.apply(this, args as never);
  } as typeof original;
  const rotated = await rotate(services as unknown as IdentityServices, refreshToken);
  pg.Client.prototype.query = original;
  const [statement] = texts;
  if (!rotated || !statement || texts.length !== 1)
    throw new Error(`A rotation is not the one statement of bare-auth.ts:\n${texts.join('\n')}`);
  return statement;
}

/** Runs `step` in as many loops as there are connections; how many steps a second. */
async function perSecond(step: (loop: number) => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  let count = 0;
  const loop = async (n: number) => {
    while (performance.now() - startedAt < MS) {
      await step(n);
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, n) => loop(n)));
  return (count * 1000) / (performance.now() - startedAt);
}

/** Signs out on the first node and asks the second until it refuses. */
async function msUntilRefused({ accessToken, refreshToken }: Tokens): Promise<number> {
  const authorization = `Bearer ${accessToken}`;
  const isAccepted = () =>
    ask(second.url, 'GET', '/identity/v1/user/me', undefined, { authorization }).then(
      () => true,
      () => false,
    );
  if (!(await isAccepted())) throw new Error('The second node does not know the session.');
  await ask(fairway.url, 'POST', '/identity/v1/logout', { refreshToken }, { ...BEARER, authorization });
  const endedAt = performance.now();
  while (await isAccepted()) await new Promise((resolve) => setTimeout(resolve, 5));
  return performance.now() - endedAt;
}

/** One call; what it answers. A list is not parsed: the reader shares the cores with what it measures. */
async function ask(url: string, method: string, at: string, body?: object, headers?: Record<string, string>): Promise<unknown> {
  const text = await calls.ask(url, method, at, body, headers);
  return text && (method === 'POST' || at.startsWith('/passwords')) ? JSON.parse(text) : text;
}

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
