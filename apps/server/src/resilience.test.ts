// The whole process against a database that is down at the start, dies under it, and comes back; and against kill -9 of itself.
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { dataFolder } from '@fairway/testkit/data-folder';
import { afterAll, describe, expect, it } from 'vitest';
import { openEmbeddedDatabase } from './kernel/database/embedded.ts';

const PORT = 4520 + (process.pid % 50);
const base = `http://127.0.0.1:${PORT}`;
const clusterDir = dataFolder('fairway-resilience-');
const dataDir = dataFolder('fairway-resilience-');
const cluster = openEmbeddedDatabase({ dataDir: clusterDir, port: 54_340, settings: { fsync: 'off' } });
let server: ChildProcess | undefined;

afterAll(() => {
  server?.kill('SIGKILL');
  cluster.stop();
});

function start(): ChildProcess {
  return spawn(process.execPath, ['--disable-warning=ExperimentalWarning', path.resolve(import.meta.dirname, 'main.ts')], {
    env: {
      ...process.env,
      PORT: String(PORT),
      DATA_DIR: dataDir,
      DATABASE_URL: cluster.url,
      PAGES: 'off',
      LOG_LEVEL: 'silent',
      RATE_LIMIT_PER_MINUTE: '0',
      BASE_URL: base,
    },
    stdio: 'ignore',
  });
}

const status = (at: string) =>
  fetch(base + at).then(
    (reply) => reply.status,
    () => 0,
  );
const becomes = (at: string, wanted: number) => expect.poll(() => status(at), { timeout: 40_000, interval: 200 }).toBe(wanted);

/** Ends the postmaster and with it every backend, as a crash would. */
function crashDatabase(): void {
  const pid = Number(readFileSync(path.join(cluster.clusterDir, 'postmaster.pid'), 'utf8').split('\n')[0]);
  process.kill(pid, 'SIGKILL');
}

/** Backends of the killed server may hold its memory for a moment: as an operator would, it is tried until it starts. */
async function revive(): Promise<void> {
  await expect
    .poll(
      () => {
        try {
          cluster.ensure();
          return 'running';
        } catch (error) {
          return String(error);
        }
      },
      { timeout: 30_000 },
    )
    .toBe('running');
}

describe('a process whose database goes away', () => {
  it('answers 503 while it is down at the start, and goes on by itself when it is there', { timeout: 120_000 }, async () => {
    cluster.stop();
    server = start();
    await becomes('/api/v1/postings', 503);
    expect(await status('/healthz')).toBe(200);
    const problem = (await (await fetch(`${base}/api/v1/postings`)).json()) as { code: string };
    expect(problem.code).toBe('unavailable');
    cluster.ensure();
    await becomes('/readyz', 200);
    await becomes('/api/v1/postings', 200);
  });

  it('answers 503 when it dies under it, and recovers', { timeout: 120_000 }, async () => {
    crashDatabase();
    await becomes('/api/v1/postings/018f0000-0000-7000-8000-00000000abcd', 503);
    expect(await status('/readyz')).toBe(503);
    await revive();
    await becomes('/readyz', 200);
    await becomes('/api/v1/postings', 200);
  });

  it('loses nothing that was acknowledged when it is killed itself', { timeout: 120_000 }, async () => {
    const asked = await fetch(`${base}/api/v1/support`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'ada@example.org', message: 'Kept through a crash?', page: '/en/jobs' }),
    });
    expect(asked.status).toBe(202);
    server?.kill('SIGKILL');
    server = start();
    await becomes('/readyz', 200);
    await expect.poll(async () => (await fetch(`${base}/_mail`)).text(), { timeout: 40_000 }).toContain('Support: /en/jobs');
  });
});
