// A Redis or NATS of its own for one test: nothing is kept, 127.0.0.1 only.
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

/** Starts redis-server. @throws Error when it is not installed or does not start. */
export async function startRedis(): Promise<RunningServer> {
  const port = await freePort();
  return restartable(`redis://127.0.0.1:${port}`, port, () =>
    spawnServer(getBinary('redis-server'), ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']),
  );
}

/** Starts nats-server. @throws Error when it is not installed or does not start. */
export async function startNats(): Promise<RunningServer> {
  const port = await freePort();
  return restartable(`nats://127.0.0.1:${port}`, port, () =>
    spawnServer(getBinary('nats-server'), ['-a', '127.0.0.1', '-p', String(port)]),
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
