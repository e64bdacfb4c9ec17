// What answers while the database cannot be reached at the start: a clear 503 for everything, until it is there.
import { createServer, type Server } from 'node:http';
import type { Config } from './kernel/config.ts';
import { listenAlso } from './kernel/http/second-address.ts';

const PAGE =
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="3">' +
  '<title>Starting</title><p>The database cannot be reached right now. This page tries again by itself.</p></html>';

/** Listens where the application will; the returned function gives the port back. @throws where the port is taken */
export async function answerUnavailable(config: Config): Promise<() => Promise<void>> {
  const server: Server = createServer((request, reply) => {
    const forPages = (request.headers.accept ?? '').includes('text/html');
    const problem = JSON.stringify({
      type: '/api/docs#unavailable',
      title: 'unavailable',
      status: 503,
      code: 'unavailable',
      requestId: '',
    });
    if (request.url === '/healthz') return reply.writeHead(200, { 'content-type': 'application/json' }).end('{"alive":true}');
    reply.writeHead(503, {
      'retry-after': '3',
      'cache-control': 'no-store',
      'content-type': forPages ? 'text/html; charset=utf-8' : 'application/problem+json',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    });
    return reply.end(forPages ? PAGE : problem);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(config.port, config.host, resolve);
  });
  const endSecond = config.alsoHost ? await listenAlso(server, config.alsoHost) : undefined;
  return async () => {
    await endSecond?.();
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  };
}
