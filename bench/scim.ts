// Users that an identity provider sends: created one call each through HTTP with eight calls at a time, over bare inserts of as many rows (the
// user, and its address) by eight connections in the same run, each pair in a transaction. `bench scim [users]`. Ratio: users a second of the
// product to those of the floor.
import { randomBytes, randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { dataFolder } from '@fairway/testkit/data-folder';
import type pg from 'pg';
import { openPool } from '../apps/server/src/kernel/database/database.ts';
import { openEmbeddedDatabase } from '../apps/server/src/kernel/database/embedded.ts';
import { sessionKeys } from '../apps/server/src/kernel/session/keys.ts';
import { openCalls } from './calls.ts';
import { startFairway } from './started-server.ts';

const COUNT = Number(process.argv[2] ?? 4000);
const AT_ONCE = 8;
const GOAL_PER_SECOND = 500;
const SECRET = 'a-secret-of-the-benchmark-that-is-long-enough';
const dataDir = dataFolder('fairway-bench-');
const fairway = await startFairway({ port: 4686, dataDir, env: { PAGES: 'off', SECRET } });
const { pool } = openPool({ url: openEmbeddedDatabase({ dataDir, port: 54_318 }).url, size: AT_ONCE });
const calls = openCalls(AT_ONCE);
const token = `fwscim_${randomBytes(32).toString('base64url')}`;

const user = (n: number) => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
  userName: `student${n}@bench.example`,
  externalId: `number-${n}`,
  name: { givenName: `Given${n}`, familyName: `Family${n}` },
  emails: [{ primary: true, type: 'work', value: `student${n}@bench.example` }],
  active: true,
});

try {
  const schoolId = (await pool.query<{ id: number }>(`select id from school where slug = 'nordic'`)).rows[0]?.id ?? 0;
  await pool.query(
    `insert into provisioning_token (id, school_id, hash, created_at, expires_at) values ($1, $2, $3, now(), now() + interval '1 day')`,
    [randomUUID(), schoolId, sessionKeys(SECRET).keyedHash('provisioning_token', token)],
  );
  await pool.query('create table bench_user (like provisioned_user including all)');
  await pool.query('create table bench_address (like provisioned_address including all)');
  const headers = { authorization: `Bearer ${token}` };
  const product = await perSecond(async (n) => void (await calls.ask(fairway.url, 'POST', '/scim/v2/Users', user(n), headers)));
  const { rows } = await pool.query<{ count: number }>('select count(*)::int as count from provisioned_user where school_id = $1', [
    schoolId,
  ]);
  if (rows[0]?.count !== COUNT) throw new Error(`${rows[0]?.count} users are there, not ${COUNT}`);
  const bare = await perSecond((n) => insertBare(pool, schoolId, n));
  const figures = { perSecond: Math.round(product), barePerSecond: Math.round(bare), ratio: Number((bare / product).toFixed(2)) };
  console.log(JSON.stringify({ bench: 'scim', users: COUNT, atOnce: AT_ONCE, ...figures, within: product >= GOAL_PER_SECOND }));
} finally {
  calls.close();
  await pool.end();
  await fairway.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/** Runs it for each number, so many at a time. */
async function perSecond(run: (n: number) => Promise<void>): Promise<number> {
  let next = 0;
  const from = performance.now();
  const worker = async () => {
    while (next < COUNT) await run(next++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return (COUNT * 1000) / (performance.now() - from);
}

async function insertBare(on: pg.Pool, schoolId: number, n: number): Promise<void> {
  const client = await on.connect();
  try {
    const id = randomUUID();
    const { active, ...resource } = user(n);
    await client.query('begin');
    await client.query(
      `insert into bench_user (id, school_id, user_name_hash, external_hash, resource, is_active, version, created_at, updated_at)
        values ($1, $2, $3, $4, $5, $6, 1, now(), now())`,
      [id, schoolId, Buffer.from(`name ${n}`), Buffer.from(`number ${n}`), Buffer.from(JSON.stringify(resource)), active],
    );
    await client.query('insert into bench_address (provisioned_id, school_id, address_hash) values ($1, $2, $3)', [
      id,
      schoolId,
      Buffer.from(`address ${n}`),
    ]);
    await client.query('commit');
  } finally {
    client.release();
  }
}
