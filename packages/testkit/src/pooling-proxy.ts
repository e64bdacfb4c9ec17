// A reverse proxy as stands before a deployment: it passes requests on over a few kept connections, which other people's requests use next.
import { Agent, request as ask, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type PoolingProxy = {
  port: number;
  /** Connections that it opened to the server so far. */
  opened(): number;
  close(): Promise<void>;
};

/** Stands before the server at `port` with `connections` kept ones. A connection that breaks under a request is answered 502. */
export async function poolingProxy(port: number, connections = 2): Promise<PoolingProxy> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const sockets = new Set<object>();
  const server = createServer((came, reply) => {
    const { method, url: path, headers } = came;
    const passed = ask({ host: '127.0.0.1', port, agent, method, path, headers: { ...headers, connection: 'keep-alive' } }, (answer) => {
      const { connection: _own, 'keep-alive': _ownToo, ...rest } = answer.headers;
      reply.writeHead(answer.statusCode ?? 502, rest);
      answer.pipe(reply);
    });
    passed.on('socket', (socket) => sockets.add(socket));
    passed.on('error', () => {
      if (!reply.headersSent) reply.writeHead(502);
      reply.end();
    });
    came.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    opened: () => sockets.size,
    close: () =>
      new Promise((resolve) => {
        agent.destroy();
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
