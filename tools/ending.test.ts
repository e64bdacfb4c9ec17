import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';

let npm: ChildProcess | undefined;
let child = 0;
const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
afterEach(() => {
  npm?.kill('SIGKILL');
  if (isRunning(child)) process.kill(child, 'SIGKILL');
});

/** `npm start` as the package says it, of a server that only waits. */
async function startByNpm(): Promise<ChildProcess> {
  const { scripts } = JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../package.json'), 'utf8')) as {
    scripts: { start: string };
  };
  const folder = mkdtempSync(path.join(os.tmpdir(), 'fairway-npm-'));
  const file = path.join(folder, 'pid');
  writeFileSync(
    path.join(folder, 'package.json'),
    JSON.stringify({ name: 'started', scripts: { start: scripts.start.replace('tools/', '') } }),
  );
  writeFileSync(
    path.join(folder, 'server.mjs'),
    `import fs from 'node:fs'; fs.writeFileSync('pid', String(process.pid)); setInterval(() => {}, 1000);`,
  );
  writeFileSync(
    path.join(folder, 'start.mjs'),
    `import { spawn } from 'node:child_process';
     import { endTogether } from ${JSON.stringify(path.resolve(import.meta.dirname, 'ending.mjs'))};
     endTogether(spawn(process.execPath, ['server.mjs']));`,
  );
  const started = spawn('npm', ['start'], { cwd: folder, stdio: 'ignore', env: { ...process.env, npm_lifecycle_event: undefined } });
  const read = () => {
    try {
      return Number(readFileSync(file, 'utf8'));
    } catch {
      return 0;
    }
  };
  await expect.poll(read, { timeout: 20_000 }).toBeGreaterThan(0);
  child = read();
  return started;
}

it('SIGTERM to npm alone ends what it started: the shell between them passes nothing on', async () => {
  npm = await startByNpm();
  npm.kill('SIGTERM');
  await expect.poll(() => isRunning(child), { timeout: 5000 }).toBe(false);
});

it.each(['SIGINT', 'SIGTERM'] as const)('%s to the shell of npm alone ends what it started', async (signal) => {
  npm = await startByNpm();
  const [shell] = readFileSync(`/proc/${npm.pid}/task/${npm.pid}/children`, 'utf8').trim().split(' ');
  process.kill(Number(shell), signal);
  await expect.poll(() => isRunning(child), { timeout: 5000 }).toBe(false);
});
