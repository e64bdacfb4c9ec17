// Where a run of tests writes what it forgets: databases, worlds, profiles and shared memory of the browser. In memory where there is plenty:
// hundreds of small databases are made and deleted, for which ext4 took four times the kernel's time (docs/decisions/015-test-run.md).
import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Linux's own file system in memory. */
const MEMORY = '/dev/shm';
/** A run holds half a gigabyte at most there; what is free is also what its processes live on. */
const ENOUGH_BYTES = 8 * 1024 ** 3;
const PREFIX = 'fairway-run-';

/** A new folder for this process, and what deletes it. Folders of runs that were killed are deleted first. */
export function openScratch(): { folder: string; remove: () => void } {
  const parent = hasPlenty() ? MEMORY : os.tmpdir();
  for (const name of readdirSync(parent).filter((name) => name.startsWith(PREFIX)))
    if (!isRunning(Number(name.slice(PREFIX.length)))) rmSync(path.join(parent, name), { recursive: true, force: true });
  const folder = path.join(parent, `${PREFIX}${process.pid}`);
  mkdirSync(folder);
  // PostgreSQL runs as a user of its own where root starts it, and its sockets lie in here.
  chmodSync(folder, 0o711);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }) };
}

function hasPlenty(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    const available = Number(/^MemAvailable:\s+(\d+) kB$/m.exec(readFileSync('/proc/meminfo', 'utf8'))?.[1] ?? 0) * 1024;
    return bavail * bsize >= ENOUGH_BYTES && available >= ENOUGH_BYTES;
  } catch {
    // Not Linux, or no such file system.
    return false;
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
