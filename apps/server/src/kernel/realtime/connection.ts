// One open socket: first what came since it was last here, then what is live, each event once and in order.
// Live events that come while the past is still being sent wait in a bounded queue.
import type { WebSocket } from 'ws';
import type { NewsFeed, RealtimeNews } from './news-feed.ts';
import { CLOSE, clientMessage, type ServerMessage } from './protocol.ts';
import type { Pump } from './pump.ts';

export interface ConnectionLimits {
  /** A socket with more unsent bytes than this is dropped. */
  maxBufferedBytes: number;
  /** More missed events than this are not sent one by one; the client fetches again. */
  maxReplay: number;
  replayPageSize: number;
  /** Messages a client may send in ten seconds. */
  maxMessagesPerTenSeconds: number;
}

export class Connection {
  readonly subjects: ReadonlySet<string>;
  /** Whose limit it counts against. */
  readonly owner: string;
  readonly userId: string | undefined;
  readonly #socket: WebSocket;
  readonly #limits: ConnectionLimits;
  /** Live events that wait until the past is sent; undefined once it is. */
  #waiting: RealtimeNews[] | undefined = [];
  #mustReset = false;
  #hasAnswered = true;
  #messages = { count: 0, sinceMs: 0 };

  constructor(
    socket: WebSocket,
    who: { subjects: ReadonlySet<string>; owner: string; userId: string | undefined },
    limits: ConnectionLimits,
  ) {
    this.#socket = socket;
    this.subjects = who.subjects;
    this.owner = who.owner;
    this.userId = who.userId;
    this.#limits = limits;
    socket.on('pong', () => {
      this.#hasAnswered = true;
    });
    socket.on('message', (text, isBinary) => this.#receive(String(text), isBinary));
  }

  get isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN;
  }

  /**
   * Sends what came after `after` (without it, nothing), then goes live. The connection must be known to the hub before, with the
   * pump at or behind no event that the client has seen: what the pump delivers from then on waits here, and what it delivered
   * before can be read from the feed.
   */
  async begin(feed: NewsFeed, pump: Pump, after: string | undefined): Promise<void> {
    let last = after ?? pump.position;
    const sent = new Set<string>();
    while (after !== undefined && this.isOpen) {
      const found = await feed.since([...this.subjects], last, this.#limits.replayPageSize);
      if (!found.ok || sent.size + found.events.length > this.#limits.maxReplay) {
        this.#mustReset = true;
        break;
      }
      for (const event of found.events) {
        sent.add(event.id);
        last = event.id;
      }
      // Waits until the network took the page, so that a slow reader's past does not pile up here.
      await this.#sendPage(found.events);
      if (found.events.length < this.#limits.replayPageSize) break;
    }
    // The past may reach further than the pump; once the pump has been there too, all of it lies among the waiting and is known.
    if (sent.size > 0) await pump.catchUp();
    const waiting = this.#waiting ?? [];
    this.#waiting = undefined;
    if (this.#mustReset) {
      this.#send({ type: 'reset', id: pump.position });
      return;
    }
    for (const event of waiting) {
      if (sent.has(event.id)) continue;
      this.#send(toMessage(event));
      last = event.id;
    }
    this.#send({ type: 'ready', id: last });
  }

  /** A live event of one of its subjects; `text` is its message, made once for all sockets. */
  deliver(event: RealtimeNews, text: string): void {
    if (!this.#waiting) this.#sendText(text);
    else if (this.#waiting.length < this.#limits.maxReplay) this.#waiting.push(event);
    else this.#mustReset = true;
  }

  /** Events were lost on the way to this node. */
  reset(position: string): void {
    if (this.#waiting) this.#mustReset = true;
    else this.#send({ type: 'reset', id: position });
  }

  /** Asks for a sign of life; a socket that did not answer the last time is gone. */
  ping(): void {
    if (!this.#hasAnswered) this.#socket.terminate();
    else if (this.isOpen) this.#socket.ping();
    this.#hasAnswered = false;
  }

  close(code: number, reason: string): void {
    this.#socket.close(code, reason);
  }

  terminate(): void {
    this.#socket.terminate();
  }

  #receive(text: string, isBinary: boolean): void {
    const now = performance.now();
    if (now - this.#messages.sinceMs > 10_000) this.#messages = { count: 0, sinceMs: now };
    this.#messages.count++;
    if (this.#messages.count > this.#limits.maxMessagesPerTenSeconds) this.close(CLOSE.policy, 'too many messages');
    else if (isBinary || !isClientMessage(text)) this.close(CLOSE.policy, 'not a message of this protocol');
    else this.#send({ type: 'pong' });
  }

  #send(message: ServerMessage): void {
    this.#sendText(JSON.stringify(message));
  }

  #sendText(text: string): void {
    if (!this.isOpen) return;
    this.#socket.send(text);
    // It reads too slowly, or not at all: no close frame would get through. It comes back and resumes.
    if (this.#socket.bufferedAmount > this.#limits.maxBufferedBytes) this.#socket.terminate();
  }

  async #sendPage(events: readonly RealtimeNews[]): Promise<void> {
    const texts = events.map((event) => JSON.stringify(toMessage(event)));
    const last = texts.pop();
    for (const text of texts) if (this.isOpen) this.#socket.send(text);
    if (last !== undefined && this.isOpen) await new Promise<void>((resolve) => this.#socket.send(last, () => resolve()));
  }
}

/** The event as it travels. */
export function toMessage({ id, kind, subject, at }: RealtimeNews): ServerMessage {
  return { type: 'event', id, kind, subject, at: at.toISOString() };
}

function isClientMessage(text: string): boolean {
  try {
    return clientMessage.safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
}
