// A campaign against a started server in the demo world: calls of every endpoint in every role, with good, hostile and strange bodies,
// encodings and half requests, on connections that are kept and asked again. Bounded in calls and time. Fails where an answer is 5xx, is
// not in the contract, or does not come. `bench campaign [calls] [minutes]`.
import { rmSync } from 'node:fs';
import { ENDPOINTS } from '@fairway/contract/endpoints';
import { REFUSED_STATUSES } from '@fairway/contract/kernel/endpoint';
import { openApiDocument } from '@fairway/contract/kernel/openapi';
import { dataFolder } from '@fairway/testkit/data-folder';
import { BODIES } from '../apps/server/src/api/named-things.fixture.ts';
import {
  keptConnection,
  type Outcome,
  type Strange,
  sendStrange,
  strangeRequest,
} from '../apps/server/src/api/strange-requests.fixture.ts';
import { DEMO_PASSWORD } from '../apps/server/src/features/identity/world/people.ts';
import { openPool } from '../apps/server/src/kernel/database/database.ts';
import { openEmbeddedDatabase } from '../apps/server/src/kernel/database/embedded.ts';
import { startFairway } from './started-server.ts';

const CALLS = Number(process.argv[2] ?? 10_000);
const ENDS_AT = Date.now() + Number(process.argv[3] ?? 30) * 60_000;
const LANES = 12;
const PORT = 4391;
const DATABASE_PORT = 54_391;
const SIGN_IN_EVERY = 500;
const EXAMPLES = 15;
const EMAILS = [
  'ada@nordic.example',
  'chen@mail.example',
  'eva@lindvik.example',
  'finn@nordic.example',
  'greta@nordic.example',
  'hana@fairway.example',
];
const EVIL = [
  '',
  '0',
  '-1',
  '2147483648',
  '99999999999999999999',
  '\u0000',
  "'; drop table job; --",
  '<svg onload=1>',
  '../../etc/passwd',
  '😀',
  'null',
  'a'.repeat(5000),
  '2026-02-30',
];
/** They would end the sessions of the others, or take minutes of passwords' hashes. */
const LEFT_OUT = new Set(['logout', 'requestDeletion', 'changePassword', 'exportMyData', 'eraseUserNow', 'suspendUser', 'endUserSessions']);

// The same run for the same seed.
let seed = Number(process.env.SEED ?? 7);
const chance = (below: number) => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((seed / 2_147_483_648) * below);
};
const oneOf = <T>(list: readonly T[]): T => list[chance(list.length)] as T;

const dataDir = dataFolder('fairway-campaign-');
const fairway = await startFairway({ port: PORT, dataDir, env: { PAGES: 'off', DATABASE_PORT: String(DATABASE_PORT) } });
const { pool } = openPool({ url: openEmbeddedDatabase({ dataDir, port: DATABASE_PORT }).url, size: 2 });
const endpoints = ENDPOINTS.filter(({ name }) => !LEFT_OUT.has(name));
const document = openApiDocument();
const ids = await knownIds();
const tokens = new Map<string, string>();

const found: Record<'failed' | 'undocumented' | 'unanswered', string[]> = { failed: [], undocumented: [], unanswered: [] };
const statuses: Record<string, number> = {};
let calls = 0;
let turn = 0;

const startedAt = performance.now();
await Promise.all(Array.from({ length: LANES }, lane));
const seconds = Math.round((performance.now() - startedAt) / 1000);
await pool.end();
await fairway.stop();
rmSync(dataDir, { recursive: true, force: true });
for (const [kind, lines] of Object.entries(found)) for (const line of lines.slice(0, EXAMPLES)) console.log(`${kind}: ${line}`);
const counts = Object.fromEntries(Object.entries(found).map(([kind, lines]) => [kind, lines.length]));
console.log(JSON.stringify({ bench: 'campaign', calls, seconds, statuses, ...counts }));
process.exit(Object.values(counts).some((count) => count > 0) ? 1 : 0);

async function lane(): Promise<void> {
  const agent = keptConnection();
  while (calls < CALLS && Date.now() < ENDS_AT) {
    const n = turn++;
    if (n % SIGN_IN_EVERY === 0) await signIn(EMAILS);
    const endpoint = oneOf(endpoints);
    const email = oneOf(['', ...EMAILS]);
    const strange = chance(2) === 0 ? strangeRequest(n) : plain(endpoint.name);
    const where = endpoint.path.replace(/\{\w+\}/g, () => encodeURIComponent(chance(4) === 0 ? oneOf(EVIL) : oneOf(ids)));
    const address = chance(3) === 0 ? `${where}?${queryOf(endpoint.path, endpoint.method)}` : where;
    const headers: Record<string, string> = email ? { authorization: `Bearer ${tokens.get(email) ?? ''}` } : {};
    const outcome = await sendStrange(agent, { port: PORT, method: endpoint.method, path: address, headers }, strange);
    note(
      outcome,
      `${endpoint.method} ${address.slice(0, 150)} with ${strange.what} as ${email || 'a visitor'}`,
      endpoint.path,
      endpoint.method,
    );
    // The pause in which a poisoned connection showed itself.
    if (chance(20) === 0) await new Promise((resolve) => setTimeout(resolve, 50 + chance(150)));
    const after = await sendStrange(agent, { port: PORT, method: 'GET', path: '/healthz' }, { what: '', headers: {} });
    note(after, `GET /healthz after ${endpoint.method} ${address.slice(0, 150)} with ${strange.what}`);
  }
  agent.destroy();
}

function note(outcome: Outcome, where: string, at?: string, method?: string): void {
  calls += 1;
  const key = typeof outcome === 'object' ? String(outcome.status) : outcome;
  statuses[key] = (statuses[key] ?? 0) + 1;
  if (outcome === 'unanswered') found.unanswered.push(where);
  if (typeof outcome !== 'object') return;
  const { status, body } = outcome;
  if (status >= 500) found.failed.push(`${status} ${where}: ${body.slice(0, 300)}`);
  const operation = at && method ? (document.paths[at]?.[method.toLowerCase()] as { responses: object }) : undefined;
  // An evil id may make the path another one, which is that one's business.
  const isSaid = !operation || key in operation.responses || REFUSED_STATUSES.includes(status) || status === 404;
  if (!isSaid) found.undocumented.push(`${status} ${where}: ${body.slice(0, 200)}`);
}

/** A body of the right type: the good one, one with a hostile value, or none. */
function plain(name: string): Strange {
  const good = BODIES[name] as Record<string, unknown> | undefined;
  if (!good) return { what: 'nothing', headers: {} };
  const key = oneOf([...Object.keys(good), 'unknown']);
  const body = chance(2) === 0 ? good : { ...good, [key]: oneOf<unknown>([...EVIL, null, 7, -1.5, [], {}, true]) };
  return {
    what: JSON.stringify(body).slice(0, 200),
    headers: { 'content-type': 'application/json' },
    body: Buffer.from(JSON.stringify(body)),
  };
}

function queryOf(at: string, method: string): string {
  const operation = document.paths[at]?.[method.toLowerCase()] as { parameters?: { name: string; in: string }[] } | undefined;
  const names = [...(operation?.parameters ?? []).filter((one) => one.in === 'query').map((one) => one.name), 'unknown'];
  return new URLSearchParams({ [oneOf(names)]: oneOf([...EVIL, ...ids]) }).toString();
}

/** Ids of rows of every table, so that calls get further than 404. */
async function knownIds(): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'id'`,
  );
  const all = await Promise.all(rows.map(({ name }) => pool.query<{ id: string }>(`select id::text from "${name}" limit 3`)));
  return all.flatMap((result) => result.rows.map(({ id }) => id));
}

/** Anew now and then: tokens end, and calls end sessions. */
async function signIn(emails: readonly string[]): Promise<void> {
  await pool.query('delete from attempt_window');
  for (const email of emails) {
    const reply = await fetch(`${fairway.url}/identity/v1`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-fairway-tokens': 'bearer' },
      body: JSON.stringify({ email, password: DEMO_PASSWORD }),
    });
    const { accessToken } = (await reply.json()) as { accessToken?: string };
    if (accessToken) tokens.set(email, accessToken);
  }
}
