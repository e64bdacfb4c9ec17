// The same server on a second address: browsers take ::1 for localhost as readily as 127.0.0.1.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Errors that say that this machine has no such address: no IPv6 is no fault. */
const ABSENT = ['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EPROTONOSUPPORT', 'EINVAL'];

/** Requests under way may end; sockets that stay open do not hold the end up. */
const ENDING_MS = 3000;

/**
 * Hands what arrives at `host`, on the port of `server`, to `server`. Gives the function that ends it; undefined where the machine has
 * no such address. @throws where another program has the port there (it would get a part of our visitors)
 */
export async function listenAlso(server: Server, host: string): Promise<(() => Promise<void>) | undefined> {
  const { port } = server.address() as AddressInfo;
  const { keepAliveTimeout, headersTimeout, requestTimeout, maxRequestsPerSocket } = server;
  const second = createServer({ keepAliveTimeout, headersTimeout, requestTimeout });
  second.maxRequestsPerSocket = maxRequestsPerSocket ?? 0;
  second.timeout = server.timeout;
  for (const event of ['request', 'upgrade', 'clientError', 'checkContinue'] as const) {
    if (server.listenerCount(event) > 0) second.on(event, (...args: unknown[]) => server.emit(event, ...args));
  }
  try {
    await new Promise<void>((resolve, reject) => {
      second.once('error', reject);
      second.listen({ port, host, ipv6Only: host.includes(':') }, resolve);
    });
  } catch (error) {
    if (ABSENT.includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
  return () =>
    new Promise((resolve) => {
      second.close(() => resolve());
      second.closeIdleConnections();
      setTimeout(resolve, ENDING_MS).unref();
    });
}
