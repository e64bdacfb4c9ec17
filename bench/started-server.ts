// Starts the product as a process of its own for a benchmark, and stops it again.
import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { root } from '../tools/runtime.mjs';

export type StartedServer = { url: string; pid: number; readyMs: number; stop(): Promise<void> };

/** Spawns `entry` on Node 24 and waits until `url` answers 200. */
export async function startProcess(entry: string, url: string, env: Record<string, string>): Promise<StartedServer> {
  const startedAt = performance.now();
  const child: ChildProcess = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', path.join(root, entry)], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'error', RATE_LIMIT_PER_MINUTE: '0', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let ended = false;
  child.on('exit', () => {
    ended = true;
  });
  for (;;) {
    if (ended) throw new Error(`${entry} ended before it was ready`);
    const ready = await fetch(url).then(
      (reply) => reply.ok,
      () => false,
    );
    if (ready) break;
    if (performance.now() - startedAt > 120_000) throw new Error(`${entry} was not ready within two minutes`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return {
    url: new URL(url).origin,
    pid: child.pid ?? 0,
    readyMs: performance.now() - startedAt,
    stop: () =>
      new Promise((resolve) => {
        if (ended) return resolve();
        child.on('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}

/** Starts the product with a data folder of its own. */
export function startFairway(options: { port: number; dataDir: string; env?: Record<string, string> }): Promise<StartedServer> {
  return startProcess('apps/server/src/main.ts', `http://127.0.0.1:${options.port}/readyz`, {
    PORT: String(options.port),
    BASE_URL: `http://127.0.0.1:${options.port}`,
    DATA_DIR: options.dataDir,
    ...options.env,
  });
}
