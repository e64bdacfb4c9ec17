// `npm test`: installs what is missing, finds or installs a browser, then runs every check and test. Ends with `N passed, N failed`.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { makeGenerated } from './generated.mjs';
import { installMissing } from './install.mjs';
import { node24, root } from './runtime.mjs';

installMissing();
makeGenerated();
const run = spawnSync(node24(), ['--disable-warning=ExperimentalWarning', path.join(root, 'tools/test.ts'), ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: process.env,
});
process.exit(run.status ?? 1);
