// Leaving without a failed request: for a moment everything is still answered, but each answer closes its connection and /readyz says no, so
// that proxies send the next request elsewhere; only then the door is closed (Fastify ends what is idle and waits for what runs), and who
// still comes on an open connection is told the same.
import type { Server } from 'node:http';

/** Longer than proxies take to use a connection again, and than most take to ask /readyz. */
const DRAIN_MS = 2000;

export type Draining = { readonly begun: boolean; begin(): Promise<void> };

/** Prepares a server for it. `begin` resolves when the door may be closed. */
export function openDraining(server: Server, drainMs = DRAIN_MS): Draining {
  let begun = false;
  server.prependListener('request', (_request, response) => {
    if (begun || !server.listening) response.setHeader('connection', 'close');
  });
  return {
    get begun() {
      return begun;
    },
    begin() {
      begun = true;
      return new Promise((resolve) => setTimeout(resolve, drainMs));
    },
  };
}
