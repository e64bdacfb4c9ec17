// Finds the runtime: the Node 24 that npm installed for this platform, else this machine's own when it is 24 or newer.
// Runs on Node 20.19, before anything else is known to work.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

// What Node has compiled and read of TypeScript is kept for the next process: importing the server takes half of the processor's time (0.7 for 1.5 s).
// Where it cannot be written, Node goes on without.
process.env.NODE_COMPILE_CACHE ??= path.join(root, 'node_modules', '.cache', 'node');

/** The path of a Node 24 (or newer) binary. Ends the process with a clear message where there is none. */
export function node24() {
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const file = path.join(
    root,
    'node_modules',
    `node-${platform}-${process.arch}`,
    'bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  );
  if (existsSync(file)) return file;
  console.error(
    `Fairway runs on Node 24. This machine has ${process.version}, and npm has no Node 24 package for ${process.platform}-${process.arch}.\n` +
      'Install Node 24 or newer from your package manager, then run the same command again.',
  );
  process.exit(1);
}
