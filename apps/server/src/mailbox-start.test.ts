// The whole process, started as an operator would: who may read the development mailbox, and what is said where nobody may.
import { type ChildProcess, spawn } from 'node:child_process';
import { request } from 'node:http';
import path from 'node:path';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { dataFolder } from '@fairway/testkit/data-folder';
import { freePort } from '@fairway/testkit/ports';
import { afterAll, expect, it } from 'vitest';

const db = await cloneDatabase();
const started: ChildProcess[] = [];
afterAll(() => {
  for (const child of started) child.kill('SIGKILL');
});

/** Starts a node; gives its words and how it is asked by a Host. */
async function start(env: Record<string, string>) {
  const port = await freePort();
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', path.resolve(import.meta.dirname, 'main.ts')], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataFolder('fairway-mailbox-'),
      DATABASE_URL: db.url,
      PAGES: 'off',
      LOG_LEVEL: 'silent',
      // The test runner has a variable of this name.
      BASE_URL: '',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  started.push(child);
  let said = '';
  child.stdout?.on('data', (chunk) => {
    said += String(chunk);
  });
  const ask = (at: string, host: string) =>
    new Promise<{ status: number; body: string }>((resolve) => {
      const call = request({ host: '127.0.0.1', port, path: at, headers: { host } }, (reply) => {
        let body = '';
        reply.on('data', (chunk) => {
          body += String(chunk);
        });
        reply.on('end', () => resolve({ status: reply.statusCode ?? 0, body }));
      });
      call.on('error', () => resolve({ status: 0, body: '' }));
      call.end();
    });
  await expect.poll(async () => (await ask('/readyz', 'x')).status, { timeout: 60_000, interval: 200 }).toBe(200);
  return { ask, said: () => said };
}

it('behind https without MAIL_URL nobody is shown a mail, and start and /readyz say that mails wait', { timeout: 120_000 }, async () => {
  const { ask, said } = await start({ BASE_URL: 'https://careers.example' });
  for (const host of ['careers.example', 'localhost', '127.0.0.1', 'evil.example'])
    for (const at of ['/_mail', '/_mail.json', '/_mail/x/html']) expect([404, 421]).toContain((await ask(at, host)).status);
  expect(said()).toContain('MAIL_URL is not set');
  await expect.poll(async () => JSON.parse((await ask('/readyz', 'x')).body).warnings, { timeout: 20_000 }).toEqual(['mail_waits']);
});

it('listening on every address, the same', { timeout: 120_000 }, async () => {
  const { ask, said } = await start({ HOST: '0.0.0.0' });
  expect((await ask('/_mail', 'localhost')).status).toBe(404);
  expect(said()).toContain('MAIL_URL is not set');
});

it('on this machine alone it is there, and nothing is said', { timeout: 120_000 }, async () => {
  const { ask, said } = await start({});
  expect((await ask('/_mail', 'localhost')).status).toBe(200);
  expect((await ask('/_mail', 'evil.example')).status).toBe(421);
  expect(said()).not.toContain('MAIL_URL');
});
