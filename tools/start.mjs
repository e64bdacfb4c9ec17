// `npm start`: installs what is missing, builds what is stale, serves. `--dev`: the same with hot reload instead of a build.
import { spawn, spawnSync } from 'node:child_process';
import path from 'node:path';
import { endTogether } from './ending.mjs';
import { makeGenerated } from './generated.mjs';
import { installMissing } from './install.mjs';
import { node24, root } from './runtime.mjs';

const dev = process.argv.includes('--dev');
installMissing();
makeGenerated();
const node = node24();
const quiet = '--disable-warning=ExperimentalWarning';
if (!dev) {
  const built = spawnSync(node, [quiet, path.join(root, 'tools/build.ts'), '--if-stale'], { cwd: root, stdio: 'inherit' });
  if (built.status !== 0) process.exit(built.status ?? 1);
}
const flags = dev ? ['--watch-path=apps/server/src', '--watch-path=packages', '--watch-preserve-output'] : [];
const child = spawn(node, [quiet, ...flags, path.join(root, 'apps/server/src/main.ts')], {
  cwd: root,
  // The channel tells the server when this process is gone.
  stdio: dev ? 'inherit' : ['inherit', 'inherit', 'inherit', 'ipc'],
  env: { ...process.env, NODE_ENV: dev ? 'development' : 'production', ...(dev ? { PAGES: 'dev' } : {}) },
});
endTogether(child);
