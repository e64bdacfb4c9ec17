// Keeps one search index equal to the database: builds it, then applies every committed change, woken by NOTIFY and looking every second
// anyway, so that a lost message costs nothing. One dedicated connection listens and reads the windows; each new connection first
// checks that the position belongs to this database's history (window.ts), so a restored backup is never followed by mistake.

import type { SearchChange } from '@fairway/search/types';
import pg from 'pg';
import type { Log } from '../../kernel/log.ts';
import { type Rounds, roundsOf } from '../../kernel/recurring.ts';
import { listChanges } from './documents.ts';
import { currentPosition, type Position, positionFault, readHistory, readWindow } from './window.ts';

export type FollowedIndex = {
  /** Takes over what was kept from an earlier run on this history, and gives its position; null where nothing was. */
  load(history: string): Promise<Position | null>;
  /** Replaces everything by what the database holds now. */
  build(): Promise<void>;
  apply(changes: SearchChange[]): Promise<void>;
  /** Reads what postings are understood by besides them; true where it changed, so that everything is to be made anew. */
  readEdits?(db: Pick<pg.ClientBase, 'query'>): Promise<boolean>;
};

export type FollowerOptions = {
  pool: pg.Pool;
  databaseUrl: string;
  index: FollowedIndex;
  log: Log;
  now: () => number;
  /** Told of each new state. */
  onState?: (state: FollowerState) => void;
  /** The database is not the one followed so far, or a copy with another history. */
  onOtherHistory?: () => void;
  pollMs?: number;
};

export type FollowerState = 'starting' | 'building' | 'following';

const RECONNECT_MS = [50, 250, 1000, 2000];
const PART = 'search index';
const APPLY_BATCH = 2000;

export class Follower {
  state: FollowerState = 'starting';
  position: Position | null = null;
  #options: FollowerOptions;
  #rounds: Rounds;
  #client: pg.Client | null = null;
  #closed = false;
  #wake: () => void = () => undefined;
  #woken = false;
  #waiting: { resolve: () => void }[] = [];
  #loop: Promise<void>;
  /** False until the index was asked for what it kept. */
  #loaded = false;
  /** The index that is made anew beside the one that answers: from where its changes are to be read, once it is there. */
  #renewal: { from: Position; state: 'running' | 'done' | 'failed' } | null = null;
  #renewalWanted = false;
  /** Goes up when the index was lost: a look that began before must not count. */
  #life = 0;

  constructor(options: FollowerOptions) {
    this.#options = options;
    this.#rounds = roundsOf(options.log);
    this.#loop = this.#run();
  }

  /** True while the index is equal to the database up to the last look. */
  get isFollowing(): boolean {
    return this.state === 'following';
  }

  /** True while an index is made anew beside the one that answers. */
  get isRenewing(): boolean {
    return this.#renewalWanted || this.#renewal !== null;
  }

  /** The index lost everything it held: loads or builds it again. */
  indexLost(): void {
    this.#life++;
    this.position = null;
    this.#renewal = null;
    this.#loaded = false;
    this.#turn('starting');
    void this.#drop();
    this.#wakeUp();
  }

  /** Resolves when everything committed before this call is applied. */
  caughtUp(): Promise<void> {
    if (this.#closed) return Promise.resolve();
    return new Promise((resolve) => {
      this.#waiting.push({ resolve });
      this.#wakeUp();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#wakeUp();
    await this.#loop;
    await this.#drop();
    for (const { resolve } of this.#waiting.splice(0)) resolve();
  }

  async #run(): Promise<void> {
    let failures = 0;
    while (!this.#closed) {
      try {
        const client = this.#client ?? (await this.#connect());
        await this.#look(client);
        failures = 0;
        this.#rounds.succeeded(PART);
        await this.#sleep(this.#options.pollMs ?? 1000);
      } catch (error) {
        await this.#drop();
        if (this.#closed) return;
        this.#rounds.failed(PART, error);
        await this.#sleep(RECONNECT_MS[Math.min(failures++, RECONNECT_MS.length - 1)]!);
      }
    }
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.#options.databaseUrl,
      application_name: 'fairway-search',
      connectionTimeoutMillis: 5000,
      query_timeout: 60_000,
      keepAlive: true,
    });
    const lost = () => {
      if (this.#client === client) this.#client = null;
      this.#wakeUp();
    };
    client.on('error', lost);
    client.on('end', lost);
    client.on('notification', () => this.#wakeUp());
    try {
      await client.connect();
      await client.query('listen search_outbox');
      if (await this.#options.index.readEdits?.(client)) this.#renewalWanted = true;
      if (!this.#loaded) {
        this.position = await this.#options.index.load(await readHistory(client));
        this.#loaded = true;
      }
      if (this.position !== null) {
        const fault = await positionFault(client, this.position);
        if (fault !== null) {
          this.#options.log.warn({ fault }, 'search cannot go on from its position and builds its index anew');
          this.position = null;
          this.#turn('building');
          this.#options.onOtherHistory?.();
        }
      }
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
    this.#client = client;
    return client;
  }

  /** One look: builds where there is no position, then applies what changed since. */
  async #look(client: pg.Client): Promise<void> {
    const { index, pool, now } = this.#options;
    const asked = this.#waiting.splice(0);
    const life = this.#life;
    const moveTo = (position: Position | null) => {
      if (life !== this.#life) throw new Error('the index was lost');
      this.position = position;
    };
    try {
      if (await index.readEdits?.(client)) this.#renewalWanted = true;
      if (this.position === null) {
        this.#turn('building');
        this.#renewalWanted = false;
        const position = await currentPosition(client);
        await index.build();
        moveTo(position);
      }
      const renewedFrom = await this.#renew(client);
      if (renewedFrom) moveTo(renewedFrom);
      const window = await readWindow(client, this.position!);
      if (window === undefined) {
        moveTo(null);
        this.#turn('building');
        throw new Error('more changed than can be followed; the index is built anew');
      }
      for (let at = 0; at < window.ids.length; at += APPLY_BATCH)
        await index.apply(await listChanges(pool, window.ids.slice(at, at + APPLY_BATCH), now()));
      // Only now: a window that broke off is read again, and applying a change twice changes nothing.
      moveTo(window.position);
      this.#turn('following');
    } catch (error) {
      this.#waiting.unshift(...asked);
      throw error;
    }
    for (const { resolve } of asked) resolve();
  }

  /**
   * Makes the index anew while the old one answers and is followed; gives the position to go on from once the new one has taken over, so that what
   * changed meanwhile is read again at once.
   */
  async #renew(client: pg.Client): Promise<Position | undefined> {
    const { index, log } = this.#options;
    if (this.#renewal === null && this.#renewalWanted) {
      this.#renewalWanted = false;
      const renewal = { from: await currentPosition(client), state: 'running' as 'running' | 'done' | 'failed' };
      this.#renewal = renewal;
      void index.build().then(
        () => {
          renewal.state = 'done';
          this.#wakeUp();
        },
        (error: unknown) => {
          renewal.state = 'failed';
          if (!this.#closed) log.warn({ err: error }, 'the search index was not made anew; it is tried again');
        },
      );
    }
    const renewal = this.#renewal;
    if (renewal === null || renewal.state === 'running') return undefined;
    this.#renewal = null;
    if (renewal.state === 'failed') this.#renewalWanted = true;
    return renewal.state === 'done' ? renewal.from : undefined;
  }

  #turn(state: FollowerState): void {
    if (this.state === state) return;
    this.state = state;
    this.#options.onState?.(state);
  }

  async #drop(): Promise<void> {
    const client = this.#client;
    this.#client = null;
    await client?.end().catch(() => undefined);
  }

  #wakeUp(): void {
    this.#woken = true;
    this.#wake();
  }

  async #sleep(delayMs: number): Promise<void> {
    if (this.#woken) {
      this.#woken = false;
      return;
    }
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, delayMs);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.#wake = () => undefined;
    this.#woken = false;
  }
}
