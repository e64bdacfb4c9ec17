// Starts a real server for a test and ends exactly that one, by its id. Servers listen on 127.0.0.1 only.
// A server that a test forgot is killed when the test's process exits.
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, connect as dial } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
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
  for (const port of kept) rmSync(path.join(LOCKS, String(port)), { force: true });
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
 * Ports of 127.0.0.1 that nothing uses now, kept for this process: test files run side by side, and a port that is free when asked
 * for must still be when the server listens. They lie in `TEST_PORTS=20000-29999`, below the ports that the system gives to clients.
 * @throws Error when the range has too few free ports.
 */
export async function freePorts(count: number): Promise<number[]> {
  const [, low = '20000', high = '29999'] = /^(\d+)-(\d+)$/.exec(process.env.TEST_PORTS ?? '') ?? [];
  const first = Number(low);
  const size = Number(high) - first + 1;
  const offset = Math.floor(Math.random() * size);
  const ports: number[] = [];
  for (let step = 0; step < size && ports.length < count; step++) {
    const port = first + ((offset + step) % size);
    if (keepPort(port) && (await canListen(port))) ports.push(port);
  }
  if (ports.length < count) throw new Error(`only ${ports.length} of ${count} ports are free in ${low}-${high}`);
  return ports;
}

/** Of all test runs of this machine: each has a folder of its own for the rest (tools/test.ts). */
export const LOCKS = path.join(process.env.TEST_SHARED_TMPDIR ?? tmpdir(), 'fairway-test-ports');
const kept = new Set<number>();

/** Takes the port for this process, over a file that says whose it is; one of a process that is gone counts as free. */
function keepPort(port: number): boolean {
  if (kept.has(port)) return true;
  mkdirSync(LOCKS, { recursive: true });
  const lock = path.join(LOCKS, String(port));
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      kept.add(port);
      return true;
    } catch {
      if (isRunning(ownerOf(lock))) return false;
      rmSync(lock, { force: true });
    }
  }
  return false;
}

function ownerOf(lock: string): number {
  try {
    return Number(readFileSync(lock, 'utf8'));
  } catch {
    return 0;
  }
}

function isRunning(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** One free port of 127.0.0.1. */
export async function freePort(): Promise<number> {
  const [port] = await freePorts(1);
  return port!;
}

function canListen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host: '127.0.0.1' }, () => server.close(() => resolve(true)));
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
