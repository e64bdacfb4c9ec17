// The whole process at its end: behind a proxy, with its database gone, and without its parent.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { dataFolder } from '@fairway/testkit/data-folder';
import { afterAll, describe, expect, it } from 'vitest';
import { openEmbeddedDatabase } from './kernel/database/embedded.ts';

const FIRST_PORT = 4600 + (process.pid % 40) * 4;
const folder = () => dataFolder('fairway-ending-');
const started: ChildProcess[] = [];
const clusterDir = folder();
const cluster = openEmbeddedDatabase({ dataDir: clusterDir, port: 54_342, settings: { fsync: 'off' } });

afterAll(() => {
  for (const child of started) child.kill('SIGKILL');
  cluster.stop();
});

function start(
  port: number,
  env: Record<string, string>,
  stdio: 'ignore' | ['ignore', 'pipe', 'ignore'] | ['ignore', 'ignore', 'ignore', 'ipc'] = 'ignore',
): ChildProcess {
  const entry = path.resolve(import.meta.dirname, 'main.ts');
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', entry], {
    env: {
      ...process.env,
      PORT: String(port),
      PAGES: 'off',
      LOG_LEVEL: 'silent',
      RATE_LIMIT_PER_MINUTE: '0',
      DEMO: '0',
      BASE_URL: `http://127.0.0.1:${port}`,
      ...env,
    },
    stdio,
  });
  started.push(child);
  return child;
}

const status = (port: number, at: string) =>
  fetch(`http://127.0.0.1:${port}${at}`).then(
    (reply) => reply.status,
    () => 0,
  );
const isReady = (port: number) => expect.poll(() => status(port, '/readyz'), { timeout: 60_000, interval: 100 }).toBe(200);

/** What was stopped goes on when the last of its parents ends (the kernel's rule for orphaned groups), and may have ended by then. */
function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** The processes that a process began. @source proc(5): the parent is the second field after the name in brackets */
const begunBy = (parent: number) =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => parentOf(pid) === parent);

function parentOf(pid: number): number | undefined {
  try {
    return Number(/^.*\) \S+ (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1]);
  } catch {
    return; // ended meanwhile
  }
}

/** Milliseconds from a signal to the end. */
async function endOf(child: ChildProcess, tell: () => unknown): Promise<number> {
  const ended = once(child, 'exit');
  const startedAt = performance.now();
  tell();
  await ended;
  return performance.now() - startedAt;
}

/** Sends requests in turn to the nodes that are ready, over kept connections; to another where one refuses the connection, as proxies do. */
async function openProxy(ports: readonly number[]) {
  const agent = new http.Agent({ keepAlive: true });
  const ready = new Map(ports.map((port) => [port, true]));
  const looking = setInterval(() => {
    for (const port of ports) void status(port, '/readyz').then((code) => ready.set(port, code === 200));
  }, 100);
  let turn = 0;
  const server = http.createServer((request, response) => {
    const up = ports.filter((port) => ready.get(port));
    const [first, ...others] = up.map((_, n) => up[(turn + n) % up.length]!);
    turn++;
    const pass = (port: number | undefined, rest: number[]) => {
      const onward = http.request({ agent, port, host: '127.0.0.1', path: request.url }, (reply) => {
        response.writeHead(reply.statusCode ?? 502);
        reply.pipe(response);
      });
      onward.on('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ECONNREFUSED' && rest.length > 0) return pass(rest[0], rest.slice(1));
        response.writeHead(502).end(error.code);
      });
      onward.end();
    };
    pass(first, others);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      clearInterval(looking);
      agent.destroy();
      server.close();
      server.closeAllConnections();
    },
  };
}

describe('a server', { timeout: 120_000 }, () => {
  it('that gets SIGTERM among busy readers fails no request: its proxy sends them to the other node', async () => {
    const ports = [FIRST_PORT, FIRST_PORT + 1];
    const nodes = ports.map((port) =>
      start(port, { DATABASE_URL: cluster.url, DATA_DIR: folder(), LOG_LEVEL: 'error' }, ['ignore', 'pipe', 'ignore']),
    );
    const errors: string[] = [];
    nodes[0]?.stdout?.on('data', (data) =>
      errors.push(
        ...String(data)
          .split('\n')
          .filter((line) => line.startsWith('{')),
      ),
    );
    await Promise.all(ports.map(isReady));
    const proxy = await openProxy(ports);
    const answers = new Map<string, number>();
    let isOver = false;
    const read = async () => {
      while (!isOver) {
        const text = await fetch(`${proxy.url}/api/v1/postings`).then(
          async (reply) => `${reply.status} ${reply.ok ? '' : await reply.text()}`,
          String,
        );
        answers.set(text, (answers.get(text) ?? 0) + 1);
      }
    };
    const readers = Array.from({ length: 8 }, read);
    await wait(1000);
    expect(await endOf(nodes[0]!, () => nodes[0]?.kill('SIGTERM'))).toBeLessThan(10_000);
    expect({ errors, code: nodes[0]?.exitCode }).toEqual({ errors: [], code: 0 });
    await wait(500);
    isOver = true;
    await Promise.all(readers);
    proxy.close();
    expect([...answers.keys()]).toEqual(['200 ']);
    expect(answers.get('200 ')).toBeGreaterThan(50);
    nodes[1]?.kill('SIGKILL');
  });

  it('ends within 10 s though the folder of its database is gone', async () => {
    const dataDir = folder();
    const child = start(FIRST_PORT + 2, { DATABASE_URL: '', DATABASE_PORT: '54343', DATA_DIR: dataDir });
    await isReady(FIRST_PORT + 2);
    const { clusterDir: own } = openEmbeddedDatabase({ dataDir, port: 54_343 });
    const postmaster = Number(readFileSync(path.join(own, 'postmaster.pid'), 'utf8').split('\n')[0]);
    rmSync(own, { recursive: true, force: true });
    process.kill(postmaster, 'SIGSTOP');
    try {
      await wait(5000);
      expect(await endOf(child, () => child.kill('SIGTERM'))).toBeLessThan(10_000);
    } finally {
      // Those that wait for a lock of one who is gone do not see their parent end.
      const backends = begunBy(postmaster);
      for (const pid of [postmaster, ...backends]) killIfThere(pid);
    }
  });

  it('ends when the process that started it is gone', async () => {
    const child = start(FIRST_PORT + 3, { DATABASE_URL: cluster.url, DATA_DIR: folder() }, ['ignore', 'ignore', 'ignore', 'ipc']);
    await isReady(FIRST_PORT + 3);
    expect(await endOf(child, () => child.disconnect())).toBeLessThan(10_000);
  });
});
