// One reader a node: woken by the bus, by a reconnect and by a slow clock, it reads what is new once and hands it to the sockets.
// It runs one query at a time however often it is woken, and misses nothing, because it reads from where it stood.
import type { BusLog } from '../bus/bus.ts';
import { type Rounds, roundsOf } from '../recurring.ts';
import type { NewsFeed, RealtimeNews } from './news-feed.ts';

export interface PumpOptions {
  feed: NewsFeed;
  log: BusLog;
  /** New events, in order. */
  deliver: (events: readonly RealtimeNews[]) => void;
  /** The pump's place is no longer known: everyone must fetch again. */
  reset: () => void;
  /** How often it looks without being woken; transactions that settle late wake nobody. */
  sweepMs: number;
  pageSize: number;
}

export class Pump {
  /** The last event that was delivered. */
  position = '0';
  readonly #options: PumpOptions;
  readonly #rounds: Rounds;
  #running: Promise<void> | undefined;
  #isWanted = false;
  #isStopped = false;
  #sweep: NodeJS.Timeout | undefined;

  constructor(options: PumpOptions) {
    this.#options = options;
    this.#rounds = roundsOf(options.log);
  }

  /** Begins at the newest event. @throws what the feed throws */
  async start(): Promise<void> {
    this.position = await this.#options.feed.head();
    this.#sweep = setInterval(() => this.wake(), this.#options.sweepMs);
    this.#sweep.unref();
  }

  /** Look now, or again where a look is under way. */
  wake(): void {
    this.#isWanted = true;
    if (this.#running || this.#isStopped) return;
    this.#running = this.#run().finally(() => {
      this.#running = undefined;
    });
  }

  /** Looks now and resolves when everything that could be read at the call is delivered (or the feed failed). */
  async catchUp(): Promise<void> {
    this.wake();
    await this.#running;
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearInterval(this.#sweep);
    await this.#running;
  }

  async #run(): Promise<void> {
    while (this.#isWanted && !this.#isStopped) {
      this.#isWanted = false;
      try {
        await this.#readAll();
        this.#rounds.succeeded('news for open pages');
      } catch (error) {
        // The next wake-up or sweep reads from the same place.
        this.#rounds.failed('news for open pages', error);
      }
    }
  }

  async #readAll(): Promise<void> {
    const { feed, deliver, reset, pageSize } = this.#options;
    for (let isFull = true; isFull && !this.#isStopped; ) {
      const found = await feed.since('all', this.position, pageSize);
      if (!found.ok) {
        this.position = await feed.head();
        reset();
        return;
      }
      isFull = found.events.length === pageSize;
      const last = found.events.at(-1);
      if (!last) return;
      this.position = last.id;
      deliver(found.events);
    }
  }
}
