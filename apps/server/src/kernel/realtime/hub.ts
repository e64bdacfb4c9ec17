// The sockets of this node: who follows which subject, how many one reader may have, who is still alive.
// State of this process only, rebuilt as clients come back; nothing here is shared between nodes.
import { type Connection, toMessage } from './connection.ts';
import type { RealtimeNews } from './news-feed.ts';
import { CLOSE } from './protocol.ts';

export class Hub {
  readonly #bySubject = new Map<string, Set<Connection>>();
  /** Oldest first. */
  readonly #byOwner = new Map<string, Set<Connection>>();
  readonly #all = new Set<Connection>();

  get size(): number {
    return this.#all.size;
  }

  /** Takes a connection in. Where its owner has more than `maxPerOwner`, the oldest goes. */
  add(connection: Connection, maxPerOwner: number): void {
    this.#all.add(connection);
    for (const subject of connection.subjects) into(this.#bySubject, subject, connection);
    const own = into(this.#byOwner, connection.owner, connection);
    const [oldest] = own;
    if (own.size > maxPerOwner && oldest) {
      this.remove(oldest);
      oldest.close(CLOSE.replaced, 'too many sockets');
    }
  }

  remove(connection: Connection): void {
    if (!this.#all.delete(connection)) return;
    for (const subject of connection.subjects) outOf(this.#bySubject, subject, connection);
    outOf(this.#byOwner, connection.owner, connection);
  }

  deliver(events: readonly RealtimeNews[]): void {
    for (const event of events) {
      const readers = this.#bySubject.get(event.subject);
      if (!readers) continue;
      const text = JSON.stringify(toMessage(event));
      for (const reader of readers) reader.deliver(event, text);
    }
  }

  reset(position: string): void {
    for (const connection of this.#all) connection.reset(position);
  }

  ping(): void {
    for (const connection of this.#all) connection.ping();
  }

  /** Ends the sockets of one user: the session was revoked. Gives how many. */
  closeUser(userId: string): number {
    const own = [...this.#all].filter((connection) => connection.userId === userId);
    for (const connection of own) connection.close(CLOSE.expired, 'the session is over');
    return own.length;
  }

  /** Tells everyone to come back, waits up to `graceMs` for their goodbyes, then hangs up. */
  async closeAll(graceMs: number): Promise<void> {
    for (const connection of this.#all) connection.close(CLOSE.restart, 'the server restarts');
    for (const deadline = Date.now() + graceMs; this.#all.size > 0 && Date.now() < deadline; )
      await new Promise((resolve) => setTimeout(resolve, 20));
    for (const connection of this.#all) {
      connection.terminate();
      this.remove(connection);
    }
  }
}

function into(map: Map<string, Set<Connection>>, key: string, connection: Connection): Set<Connection> {
  const set = map.get(key) ?? new Set();
  map.set(key, set.add(connection));
  return set;
}

function outOf(map: Map<string, Set<Connection>>, key: string, connection: Connection): void {
  const set = map.get(key);
  set?.delete(connection);
  if (set?.size === 0) map.delete(key);
}
