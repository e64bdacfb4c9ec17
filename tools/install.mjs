// Installs what the lockfile says where it is missing or older, and only then. Plain JavaScript: runs on Node 20.19 before anything else.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './runtime.mjs';

/** Makes node_modules match package-lock.json. Ends the process with npm's own words when that fails. */
export function installMissing() {
  const lock = readFileSync(path.join(root, 'package-lock.json'));
  const wanted = createHash('sha256').update(lock).digest('hex');
  const stamp = path.join(root, 'node_modules', '.fairway-lock');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing packages (once, about a minute)');
  const npm = process.env.npm_execpath;
  const [command, first] = npm?.endsWith('.js') ? [process.execPath, [npm]] : [process.platform === 'win32' ? 'npm.cmd' : 'npm', []];
  // `npm ci` refuses a lockfile in which a registry had no package for some other platform; `install --no-save` takes the same versions.
  const done = spawnSync(command, [...first, 'install', '--no-audit', '--no-fund', '--loglevel=error', '--no-save'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (done.status !== 0) {
    console.error('npm could not install the packages; its own message stands above.');
    process.exit(1);
  }
  writeFileSync(stamp, wanted);
}
