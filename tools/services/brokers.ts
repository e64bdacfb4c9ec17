// A Redis or NATS of its own for one test: nothing is kept, 127.0.0.1 only.
import type { TestCertificates } from './certificates.ts';
import { getBinary } from './found.ts';
import { freePort, type ServerProcess, spawnServer, waitForPort } from './server-process.ts';

export interface RunningServer {
  url: string;
  /** Kills the server as a crash would. */
  crash(): Promise<void>;
  /** Its sessions stay open and say nothing more, as when a network swallows packets. */
  freeze(): Promise<void>;
  thaw(): Promise<void>;
  /** Starts it again on the same port. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts redis-server, over TLS alone where certificates are given. @throws Error when it is not installed or does not start. */
export async function startRedis(tls?: TestCertificates): Promise<RunningServer> {
  const port = await freePort();
  const listen = tls
    ? ['--port', '0', '--tls-port', `${port}`, '--tls-cert-file', tls.certificate, '--tls-key-file', tls.key, '--tls-auth-clients', 'no']
    : ['--port', `${port}`];
  const authority = tls ? ['--tls-ca-cert-file', tls.authority] : [];
  return restartable(`${tls ? 'rediss' : 'redis'}://127.0.0.1:${port}`, port, () =>
    spawnServer(getBinary('redis-server'), [...listen, ...authority, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']),
  );
}

/** Starts nats-server, over TLS alone where certificates are given. @throws Error when it is not installed or does not start. */
export async function startNats(tls?: TestCertificates): Promise<RunningServer> {
  const port = await freePort();
  const secure = tls ? ['--tls', '--tlscert', tls.certificate, '--tlskey', tls.key] : [];
  return restartable(`${tls ? 'tls' : 'nats'}://127.0.0.1:${port}`, port, () =>
    spawnServer(getBinary('nats-server'), ['-a', '127.0.0.1', '-p', String(port), ...secure]),
  );
}

async function restartable(url: string, port: number, spawn: () => ServerProcess): Promise<RunningServer> {
  let server: ServerProcess;
  const start = async () => {
    server = spawn();
    await waitForPort(port, server);
  };
  await start();
  const signal = async (name: NodeJS.Signals) => {
    process.kill(server.pid, name);
  };
  return {
    url,
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    crash: () => server.kill(),
    restart: start,
    stop: () => server.stop(),
  };
}
