// What others wait for while strangers' XML is read: a started server in the demo world is given the largest metadata and SAML answers that it
// takes, and such as are made to hold it up, through a whole running sign-in. Meanwhile a health check is asked every 2 ms; what counts is the
// slowest of each round, beside that of a round with nothing else: other load on the machine makes both longer. Fails where the median of the
// rounds is above 50 ms. `bench stalls [rounds]`.
import { rmSync } from 'node:fs';
import { dataFolder } from '@fairway/testkit/data-folder';
import { DEMO_PASSWORD } from '../apps/server/src/features/identity/world/people.ts';
import {
  type AuthnRequest,
  providerMetadata,
  readRequest,
  samlResponse,
} from '../apps/server/src/features/verification/sign-in/saml-provider.fixture.ts';
import { openPool } from '../apps/server/src/kernel/database/database.ts';
import { openEmbeddedDatabase } from '../apps/server/src/kernel/database/embedded.ts';
import { openCalls } from './calls.ts';
import { firstJobsDone } from './first-jobs.ts';
import { startFairway } from './started-server.ts';

const ROUNDS = Number(process.argv[2] ?? 15);
const MOST_MS = 50;
const PORT = 4393;
const DATABASE_PORT = 54_393;
const EVERY_MS = 2;

const dataDir = dataFolder('fairway-stalls-');
const fairway = await startFairway({ port: PORT, dataDir, env: { PAGES: 'off', DATABASE_PORT: String(DATABASE_PORT) } });
const { pool } = openPool({ url: openEmbeddedDatabase({ dataDir, port: DATABASE_PORT }).url, size: 1 });
await firstJobsDone(pool);
const checks = openCalls(2);
const { rows } = await pool.query<{ id: number }>("select id from school where slug = 'nordic'");
const school = rows[0]?.id;
await pool.query("update school_verification_method set is_on = true where school_id = $1 and method = 'sign_in'", [school]);

const signIn = async (email: string) =>
  ((await (await post('/identity/v1', { email, password: DEMO_PASSWORD }, '')).json()) as { accessToken: string }).accessToken;
const post = (at: string, body: object, token: string, method = 'POST') =>
  fetch(fairway.url + at, {
    method,
    headers: { 'content-type': 'application/json', 'x-fairway-tokens': 'bearer', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
const [administrator, candidate] = [await signIn('greta@nordic.example'), await signIn('chen@mail.example')];
const START = `/api/v1/university-connection/sign-in/${school}`;

const nested = (xml: string, depth: number) => xml.replace(/(<[a-z][^>]*>)/i, `$1${'<x>'.repeat(depth)}${'</x>'.repeat(depth)}`);
const good = providerMetadata('https://sso.school.example/sso');
const wide = `<x ${Array.from({ length: 40_000 }, (_, n) => `a${n}="1"`).join(' ')}/>`;
const METADATA: Record<string, { xml: string; status: number }> = {
  'metadata of 150 kB, nested': { xml: nested(good, 21_000), status: 422 },
  'metadata of 400 kB, wide': { xml: good.replace('<md:IDPSSODescriptor', `${wide}<md:IDPSSODescriptor`), status: 422 },
  'metadata of 150 kB, taken': {
    xml: good.replace('<md:IDPSSODescriptor', `<md:Extensions>${'<x>logo and words</x>'.repeat(6500)}</md:Extensions><md:IDPSSODescriptor`),
    status: 200,
  },
};
const PERSON = { nameId: 'pid-of-chen', affiliations: ['student'] };
const large = (request: AuthnRequest) =>
  samlResponse(request, {
    ...PERSON,
    affiliations: ['student', ...Array.from({ length: 2500 }, (_, n) => `member of the group ${n} of ours`.padEnd(66, '.'))],
  });
const ANSWERS: Record<string, { answer(request: AuthnRequest): string; verifies: boolean }> = {
  'answer of 280 kB, nested': {
    answer: (request) => Buffer.from(nested(Buffer.from(samlResponse(request, PERSON), 'base64').toString(), 39_000)).toString('base64'),
    verifies: false,
  },
  'answer of 280 kB, taken': { answer: large, verifies: true },
};

/** The slowest check of each round. */
const roundsMs: Record<string, number[]> = {};
for (let round = 0; round < ROUNDS; round++) {
  await watched('nothing else', () => new Promise((resolve) => setTimeout(resolve, 500)));
  for (const [name, { xml, status }] of Object.entries(METADATA)) {
    const body = { protocol: 'saml', metadata: xml, requirement: { name: 'eduPersonAffiliation', value: 'student' } };
    const reply = await watched(name, () => post(`/api/v1/staff/schools/${school}/sign-in`, body, administrator, 'PUT'));
    if (reply.status !== status) throw new Error(`${name}: ${reply.status} ${await reply.text()}`);
  }
  for (const [name, { answer, verifies }] of Object.entries(ANSWERS)) {
    await pool.query('delete from school_sign_in_subject');
    await pool.query('delete from attempt_window');
    const begun = (await (await post(START, { returnUrl: '/en/profile' }, candidate)).json()) as { location: string };
    const { request, relayState } = readRequest(begun.location);
    const form = new URLSearchParams({ SAMLResponse: answer(request), RelayState: relayState }).toString();
    const verified = await watched(name, async () => {
      const page = await fetch(request.consumerUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' },
        body: form,
      });
      const hash = /content="0;url=[^"#]*#school-sign-in&amp;([^"]+)"/.exec(await page.text())?.[1]?.replaceAll('&amp;', '&');
      const said = Object.fromEntries(new URLSearchParams(hash));
      return (await post(`${START}/finish`, said, candidate)).ok;
    });
    if (verified !== verifies) throw new Error(`${name}: ${verified ? 'verified' : 'refused'}`);
  }
}

checks.close();
await pool.end();
await fairway.stop();
rmSync(dataDir, { recursive: true, force: true });
const sorted = Object.entries(roundsMs).map(([name, each]) => [name, each.map(Math.round).sort((a, b) => a - b)] as const);
const medianMs = Object.fromEntries(sorted.map(([name, each]) => [name, each[each.length >> 1] ?? 0]));
const slowestMs = Object.fromEntries(sorted.map(([name, each]) => [name, each.at(-1)]));
console.log(JSON.stringify({ bench: 'stalls', rounds: ROUNDS, medianMs, slowestMs }));
process.exit(Object.values(medianMs).some((ms) => ms > MOST_MS) ? 1 : 0);

/** Does `act`, and notes the slowest of the health checks that were asked meanwhile. */
async function watched<T>(name: string, act: () => Promise<T>): Promise<T> {
  let isDone = false;
  const done = act().finally(() => {
    isDone = true;
  });
  const waiting: Promise<number>[] = [];
  while (!isDone) {
    waiting.push(checkMs());
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
  }
  roundsMs[name] = [...(roundsMs[name] ?? []), Math.max(...(await Promise.all(waiting)))];
  return done;
}

async function checkMs(): Promise<number> {
  const askedAt = performance.now();
  await checks.ask(fairway.url, 'GET', '/healthz');
  return performance.now() - askedAt;
}
