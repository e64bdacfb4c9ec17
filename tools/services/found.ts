// Which real servers this machine has, for tests that talk to them: Redis, NATS, Ceph's radosgw (S3) and clamd.
// A machine without one must say so in the test's output, never skip in silence; with CI=true a missing one is a failure.
import { accessSync, constants } from 'node:fs';
import path from 'node:path';

const BINARIES = {
  redis: ['redis-server'],
  nats: ['nats-server'],
  clamd: ['clamd'],
  radosgw: ['ceph-mon', 'ceph-osd', 'radosgw', 'radosgw-admin', 'ceph', 'ceph-authtool', 'monmaptool'],
} as const;

export type ServiceName = keyof typeof BINARIES;

const FOLDERS = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/local/bin', '/usr/bin', '/usr/sbin', '/usr/local/sbin'];

/** The full path of a program, or undefined when this machine does not have it. */
export function findBinary(name: string): string | undefined {
  for (const folder of FOLDERS) {
    if (!folder) continue;
    const file = path.join(folder, name);
    try {
      accessSync(file, constants.X_OK);
      return file;
    } catch {
      // Not in this folder.
    }
  }
  return undefined;
}

/** The full path of a program. @throws Error when this machine does not have it. */
export function getBinary(name: string): string {
  const file = findBinary(name);
  if (!file) throw new Error(`${name} is not installed`);
  return file;
}

/** True when every program that the service needs is installed. */
function isServiceFound(service: ServiceName): boolean {
  return BINARIES[service].every((name) => findBinary(name) !== undefined);
}

/** The services of this machine, by name. */
export function foundServices(): ServiceName[] {
  return (Object.keys(BINARIES) as ServiceName[]).filter(isServiceFound);
}

/**
 * For tests: is the service there? Prints `services: NAME not found` when it is not.
 * @throws Error when it is missing and CI=true, so that a pipeline never passes without it.
 */
export function needService(service: ServiceName, env: NodeJS.ProcessEnv = process.env, isFound = isServiceFound): boolean {
  if (isFound(service)) return true;
  const missing = BINARIES[service].filter((name) => findBinary(name) === undefined).join(', ');
  if (env.CI === 'true' || env.CI === '1') throw new Error(`services: ${service} not found, and CI needs it (missing: ${missing})`);
  process.stderr.write(`services: ${service} not found (missing: ${missing})\n`);
  return false;
}

/** The line that test runs print: `services tested: 2 of 4 (redis, nats)`. */
export function servicesTested(found: readonly ServiceName[] = foundServices()): string {
  const total = Object.keys(BINARIES).length;
  return `services tested: ${found.length} of ${total}${found.length ? ` (${found.join(', ')})` : ''}`;
}
