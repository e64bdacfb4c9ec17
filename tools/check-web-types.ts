// Types of the web: React Router writes its route types first, then the compiler reads everything.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { root } from './runtime.mjs';

const web = path.join(root, 'apps/web');
for (const args of [
  [path.join(root, 'node_modules/@react-router/dev/bin.cjs'), 'typegen'],
  [path.join(root, 'node_modules/@typescript/native/bin/tsc'), '-p', '.', '--checkers', '1'],
]) {
  const done = spawnSync(process.execPath, args, { cwd: web, stdio: 'inherit' });
  if (done.status !== 0) process.exit(done.status ?? 1);
}
