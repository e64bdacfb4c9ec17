// Publishers wait here while the server is away, in order, and not for long. Nothing piles up to flood the server on its return.
import { BUS_PUBLISH_WAIT_MS, BusUnavailable, withinPublishWait } from './bus.ts';

export class ConnectionGate {
  #isOpen = true;
  #isClosed = false;
  #opened = Promise.withResolvers<void>();

  constructor() {
    this.#opened.resolve();
  }

  /** The server is away. */
  shut(): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    this.#opened = Promise.withResolvers<void>();
    // When nobody waits, a closing bus is no unhandled rejection.
    this.#opened.promise.catch(() => undefined);
  }

  /** The server is back. */
  open(): void {
    this.#isOpen = true;
    this.#opened.resolve();
  }

  /** For good. */
  close(): void {
    this.#isClosed = true;
    this.#opened.reject(new BusUnavailable('The bus is closed'));
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  /**
   * Does `work` once the server is there, and once more where the server went away under it: hearing twice is harmless, not at
   * all is not.
   * @throws BusUnavailable when the server is not there or silent for 5 s, or the bus is closed
   */
  async pass<T>(work: () => Promise<T>, waitMs: number = BUS_PUBLISH_WAIT_MS): Promise<T> {
    await this.#enter(waitMs);
    const opening = this.#opened;
    try {
      return await withinPublishWait(work(), waitMs);
    } catch (error) {
      if (opening === this.#opened || error instanceof BusUnavailable) throw error;
      await this.#enter(waitMs);
      return withinPublishWait(work(), waitMs);
    }
  }

  async #enter(waitMs: number): Promise<void> {
    if (this.#isClosed) throw new BusUnavailable('The bus is closed');
    await withinPublishWait(this.#opened.promise, waitMs);
  }
}
