// A real S3 server for tests: Ceph's radosgw over one monitor and one store in memory, all in a temporary folder on 127.0.0.1.
// Runs by hand too: `node tools/run.mjs tools/services/radosgw.ts` prints the s3:// address and serves until Ctrl-C.
import { execFile } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { TestCertificates } from './certificates.ts';
import { getBinary } from './found.ts';
import { freePorts, type ServerProcess, spawnServer, waitForPort, waitUntil } from './server-process.ts';

const run = promisify(execFile);

export interface Radosgw {
  /** `127.0.0.1:port`, plain HTTP. */
  host: string;
  /** `127.0.0.1:port` over TLS, where certificates were given. */
  tlsHost: string | undefined;
  accessKey: string;
  secretKey: string;
  /** An address for `openFileStore`; the bucket must be made first. */
  url(bucket: string): string;
  /** Makes a user whose whole store may hold this much, to test a full store. */
  addLimitedUser(maxSizeBytes: number): Promise<{ accessKey: string; secretKey: string }>;
  stop(): Promise<void>;
}

/** Starts monitor, store and gateway (about 10 to 30 s). @throws Error when a binary is missing or a server does not start. */
export async function startRadosgw(tls?: TestCertificates): Promise<Radosgw> {
  // Sockets live here too, and their paths may have 107 bytes at most.
  const folder = await mkdtemp(path.join(tmpdir(), 'rgw-'));
  const servers: ServerProcess[] = [];
  const stop = async () => {
    for (const server of servers.toReversed()) await server.kill();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const [monPort, gatewayPort, tlsPort, ...storePorts] = await freePorts(7);
    const conf = await configure(folder, monPort!, storePorts);
    await startCluster(folder, conf, monPort!, servers);

    const secure = tls ? ` ssl_endpoint=127.0.0.1:${tlsPort} ssl_certificate=${tls.certificate} ssl_private_key=${tls.key}` : '';
    const gateway = spawnServer(getBinary('radosgw'), [
      '-f',
      '-c',
      conf,
      '-n',
      'client.rgw',
      '--rgw-frontends',
      `beast endpoint=127.0.0.1:${gatewayPort}${secure}`,
    ]);
    servers.push(gateway);
    await waitForPort(gatewayPort!, gateway, 120_000);

    const addUser = async (name: string) => {
      const accessKey = randomBytes(10).toString('hex').toUpperCase();
      const secretKey = randomBytes(20).toString('hex');
      await admin(
        conf,
        'user',
        'create',
        `--uid=${name}`,
        `--display-name=${name}`,
        `--access-key=${accessKey}`,
        `--secret-key=${secretKey}`,
      );
      return { accessKey, secretKey };
    };
    const { accessKey, secretKey } = await addUser('fairway');
    const host = `127.0.0.1:${gatewayPort}`;
    return {
      host,
      tlsHost: tls && `127.0.0.1:${tlsPort}`,
      accessKey,
      secretKey,
      url: (bucket) => `s3://${accessKey}:${secretKey}@${host}/${bucket}?region=us-east-1&tls=0&pathStyle=1`,
      addLimitedUser: async (maxSizeBytes) => {
        const name = `limited${randomBytes(4).toString('hex')}`;
        const keys = await addUser(name);
        await admin(conf, 'quota', 'set', '--quota-scope=user', `--uid=${name}`, `--max-size=${maxSizeBytes}`);
        await admin(conf, 'quota', 'enable', '--quota-scope=user', `--uid=${name}`);
        return keys;
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function configure(folder: string, monPort: number, storePorts: number[]): Promise<string> {
  const conf = path.join(folder, 'ceph.conf');
  const settings = {
    fsid: randomUUID(),
    'mon host': `v2:127.0.0.1:${monPort}`,
    'mon initial members': 'a',
    'mon allow pool size one': 'true',
    'mon data': `${folder}/mon`,
    'mon data avail crit': '1',
    'mon data avail warn': '1',
    'osd data': `${folder}/osd`,
    'osd objectstore': 'memstore',
    'memstore device bytes': '1073741824',
    'osd pool default size': '1',
    'osd pool default min size': '1',
    'osd pool default pg num': '1',
    'osd pool default pgp num': '1',
    'osd pool default pg autoscale mode': 'off',
    'osd crush chooseleaf type': '0',
    // cephx stays on: the gateway does not start without it.
    'auth cluster required': 'cephx',
    'auth service required': 'cephx',
    'auth client required': 'cephx',
    keyring: `${folder}/keyring`,
    'public addr': '127.0.0.1',
    'cluster addr': '127.0.0.1',
    'ms bind port min': String(Math.min(...storePorts)),
    'ms bind port max': String(Math.max(...storePorts)),
    'ms bind msgr1': 'false',
    'admin socket': `${folder}/$name.sock`,
    'run dir': folder,
    'log file': `${folder}/$name.log`,
    'crash dir': folder,
    'rgw data': `${folder}/rgw`,
    'rgw thread pool size': '16',
    'rgw bucket quota ttl': '0',
    'rgw user quota bucket sync interval': '1',
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`);
  await writeFile(conf, `[global]\n${lines.join('\n')}\n`);
  for (const part of ['mon', 'osd', 'rgw']) await mkdir(path.join(folder, part));
  return conf;
}

async function startCluster(folder: string, conf: string, monPort: number, servers: ServerProcess[]): Promise<void> {
  const keyring = path.join(folder, 'keyring');
  const monmap = path.join(folder, 'monmap');
  const caps: Record<string, string[]> = {
    'mon.': ['mon', 'allow *'],
    'client.admin': ['mon', 'allow *', 'osd', 'allow *', 'mgr', 'allow *'],
    'osd.0': ['mon', 'allow profile osd', 'osd', 'allow *', 'mgr', 'allow profile osd'],
    'client.rgw': ['mon', 'allow rw', 'osd', 'allow rwx'],
  };
  await writeFile(keyring, '');
  for (const [name, allowed] of Object.entries(caps)) {
    const pairs = [];
    for (let i = 0; i < allowed.length; i += 2) pairs.push('--cap', allowed[i]!, allowed[i + 1]!);
    await run(getBinary('ceph-authtool'), [keyring, '--gen-key', '-n', name, ...pairs]);
  }
  const fsid = /fsid = (\S+)/.exec(await readFile(conf, 'utf8'))![1]!;
  await run(getBinary('monmaptool'), ['--create', '--fsid', fsid, '--addv', 'a', `[v2:127.0.0.1:${monPort}]`, monmap]);
  await run(getBinary('ceph-mon'), ['-c', conf, '--mkfs', '-i', 'a', '--monmap', monmap, '--keyring', keyring]);
  const monitor = spawnServer(getBinary('ceph-mon'), ['-f', '-c', conf, '-i', 'a']);
  servers.push(monitor);
  await waitForPort(monPort, monitor);

  const storeId = randomUUID();
  await run(getBinary('ceph'), ['-c', conf, '--connect-timeout', '30', 'osd', 'new', storeId, '0']);
  await run(getBinary('ceph-osd'), ['-c', conf, '-i', '0', '--mkfs', '--osd-uuid', storeId]);
  const store = spawnServer(getBinary('ceph-osd'), ['-f', '-c', conf, '-i', '0']);
  servers.push(store);
  const isUp = async () => {
    const { stdout } = await run(getBinary('ceph'), ['-c', conf, 'osd', 'stat', '--format', 'json']);
    return (JSON.parse(stdout) as { num_up_osds: number }).num_up_osds === 1;
  };
  await waitUntil(isUp, store, 'the store', 60_000);
}

async function admin(conf: string, ...args: string[]): Promise<void> {
  await run(getBinary('radosgw-admin'), ['-c', conf, '-n', 'client.rgw', ...args]);
}

if (import.meta.main) {
  const startedAt = Date.now();
  const gateway = await startRadosgw();
  process.stdout.write(`ready after ${Date.now() - startedAt} ms: ${gateway.url('files')}\n`);
  let isEnding = false;
  const end = () => {
    // A terminal signals the whole group and tools/run.mjs passes it on, so it may come twice.
    if (!isEnding) void gateway.stop().then(() => process.exit(0));
    isEnding = true;
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end);
}
