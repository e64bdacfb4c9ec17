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

it('SIGTERM to npm alone ends what it started: the shell between them passes nothing on', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'fairway-npm-'));
  const file = path.join(folder, 'pid');
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name: 'started', scripts: { start: 'node start.mjs' } }));
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
  npm = spawn('npm', ['start'], { cwd: folder, stdio: 'ignore', env: { ...process.env, npm_lifecycle_event: undefined } });
  const read = () => {
    try {
      return Number(readFileSync(file, 'utf8'));
    } catch {
      return 0;
    }
  };
  await expect.poll(read, { timeout: 20_000 }).toBeGreaterThan(0);
  child = read();
  npm.kill('SIGTERM');
  await expect.poll(() => isRunning(child), { timeout: 5000 }).toBe(false);
});
