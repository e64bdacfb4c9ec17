// Starts a real server for a test and ends exactly that one, by its id. Servers listen on 127.0.0.1 only.
// A server that a test forgot is killed when the test's process exits.
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { createServer, connect as dial } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export interface ServerProcess {
  readonly pid: number;
  /** Everything that it wrote, the last 20,000 characters. */
  output(): string;
  hasExited(): boolean;
  /** SIGTERM, then SIGKILL after 5 s. */
  stop(): Promise<void>;
  /** SIGKILL: what a crash looks like. */
  kill(): Promise<void>;
}

const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Starts a program in the foreground and watches it. */
export function spawnServer(file: string, args: readonly string[], options: SpawnOptions = {}): ServerProcess {
  const child = spawn(file, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
  running.add(child);
  let written = '';
  const record = (chunk: Buffer) => {
    written = (written + chunk.toString()).slice(-20_000);
  };
  child.stdout?.on('data', record);
  child.stderr?.on('data', record);
  child.on('error', (error) => record(Buffer.from(String(error))));
  const exited = new Promise<void>((resolve) => {
    child.once('close', () => {
      running.delete(child);
      resolve();
    });
  });
  const hasExited = () => child.exitCode !== null || child.signalCode !== null;
  const end = async (signal: NodeJS.Signals) => {
    if (!hasExited()) child.kill(signal);
    const late = setTimeout(() => child.kill('SIGKILL'), 5_000);
    await exited;
    clearTimeout(late);
  };
  return { pid: child.pid ?? 0, output: () => written, hasExited, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') };
}

/**
 * Ports of 127.0.0.1 that nothing uses now. `TEST_PORTS=4310-4329` keeps them inside a range; otherwise the system picks.
 * @throws Error when the range has too few free ports.
 */
export async function freePorts(count: number): Promise<number[]> {
  const range = /^(\d+)-(\d+)$/.exec(process.env.TEST_PORTS ?? '');
  const held = [];
  const first = Number(range?.[1] ?? 0);
  const size = range ? Number(range[2]) - first + 1 : count;
  const offset = Math.floor(Math.random() * size);
  for (let step = 0; step < size && held.length < count; step++) {
    const probe = await listenOn(range ? first + ((offset + step) % size) : 0);
    if (probe) held.push(probe);
  }
  const ports = held.map(({ port }) => port);
  await Promise.all(held.map(({ close }) => close()));
  if (ports.length < count) throw new Error(`only ${ports.length} of ${count} ports are free in ${process.env.TEST_PORTS}`);
  return ports;
}

/** One free port of 127.0.0.1. */
export async function freePort(): Promise<number> {
  const [port] = await freePorts(1);
  return port!;
}

function listenOn(port: number): Promise<{ port: number; close: () => Promise<void> } | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen({ port, host: '127.0.0.1' }, () => {
      const address = server.address() as { port: number };
      resolve({ port: address.port, close: () => new Promise((done) => server.close(() => done())) });
    });
  });
}

/** Waits until a TCP port answers. @throws Error with the server's output when it ends or the time is up. */
export async function waitForPort(port: number, server: ServerProcess, timeoutMs = 15_000): Promise<void> {
  await waitUntil(() => answers(port), server, `port ${port}`, timeoutMs);
}

/** Waits until `isReady` gives true. @throws Error with the server's output when it ends or the time is up. */
export async function waitUntil(isReady: () => Promise<boolean>, server: ServerProcess, what: string, timeoutMs: number): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (!(await isReady())) {
    if (server.hasExited()) throw new Error(`the server ended before ${what} was ready:\n${server.output()}`);
    if (Date.now() > deadline) throw new Error(`${what} was not ready after ${timeoutMs} ms:\n${server.output()}`);
    await wait(50);
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = dial({ port, host: '127.0.0.1' });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
