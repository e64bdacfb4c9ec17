// Who listens to what on this node. The first listener of a channel and the last one are what the server behind must hear of.
import type { BusListener, BusLog } from './bus.ts';

export class Listeners {
  readonly #byChannel = new Map<string, Set<{ listener: BusListener }>>();
  readonly #reconnected = new Set<() => void>();
  readonly #log: BusLog;

  constructor(log: BusLog) {
    this.#log = log;
  }

  /** Adds a listener; `remove` does it once, however often it is called, and tells whether it was the channel's last. */
  add(channel: string, listener: BusListener): { isFirst: boolean; remove: () => { isLast: boolean } } {
    const found = this.#byChannel.get(channel);
    const set = found ?? new Set();
    this.#byChannel.set(channel, set);
    const entry = { listener };
    set.add(entry);
    const remove = () => {
      const isLast = set.delete(entry) && set.size === 0;
      if (isLast) this.#byChannel.delete(channel);
      return { isLast };
    };
    return { isFirst: !found, remove };
  }

  addReconnected(listener: () => void): () => void {
    const entry = () => listener();
    this.#reconnected.add(entry);
    return () => this.#reconnected.delete(entry);
  }

  channels(): string[] {
    return [...this.#byChannel.keys()];
  }

  has(channel: string): boolean {
    return this.#byChannel.has(channel);
  }

  deliver(channel: string, payload: string): void {
    for (const { listener } of [...(this.#byChannel.get(channel) ?? [])]) this.#call(() => listener(payload, channel), channel);
  }

  reconnected(): void {
    for (const listener of [...this.#reconnected]) this.#call(listener, 'reconnect');
  }

  clear(): void {
    this.#byChannel.clear();
    this.#reconnected.clear();
  }

  #call(listener: () => void, channel: string): void {
    try {
      listener();
    } catch (error) {
      this.#log.error({ err: error, channel }, 'a bus listener failed');
    }
  }
}
