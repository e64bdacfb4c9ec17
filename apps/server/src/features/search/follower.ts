// Keeps one search index equal to the database: builds it, then applies every committed change, woken by NOTIFY and looking every second
// anyway, so that a lost message costs nothing. One dedicated connection listens and reads the windows; each new connection first
// checks that the position belongs to this database's history (window.ts), so a restored backup is never followed by mistake.

import type { SearchChange } from '@fairway/search/types';
import pg from 'pg';
import type { Log } from '../../kernel/log.ts';
import { listChanges } from './documents.ts';
import { currentPosition, type Position, positionFault, readWindow } from './window.ts';

export type FollowedIndex = {
  /** Replaces everything by what the database holds now; `position` was taken before. */
  build(position: Position): Promise<void>;
  apply(changes: SearchChange[], position: Position): Promise<void>;
};

export type FollowerOptions = {
  pool: pg.Pool;
  databaseUrl: string;
  index: FollowedIndex;
  /** Where a loaded snapshot stands; null: build first. */
  position: Position | null;
  log: Log;
  now: () => number;
  pollMs?: number;
};

export type FollowerState = 'connecting' | 'building' | 'following';

const RECONNECT_MS = [50, 250, 1000, 2000];
const APPLY_BATCH = 2000;

export class Follower {
  state: FollowerState = 'connecting';
  position: Position | null;
  #options: FollowerOptions;
  #client: pg.Client | null = null;
  #closed = false;
  #wake: () => void = () => undefined;
  #woken = false;
  #waiting: { resolve: () => void }[] = [];
  #loop: Promise<void>;

  constructor(options: FollowerOptions) {
    this.#options = options;
    this.position = options.position;
    this.#loop = this.#run();
  }

  /** True while the index is equal to the database up to the last look. */
  get isFollowing(): boolean {
    return this.state === 'following';
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
        await this.#sleep(this.#options.pollMs ?? 1000);
      } catch (error) {
        await this.#drop();
        if (this.#closed) return;
        if (failures === 0) this.#options.log.warn({ err: error }, 'search lost the database and connects again');
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
      if (this.position !== null) {
        const fault = await positionFault(client, this.position);
        if (fault !== null) {
          this.#options.log.warn({ fault }, 'search cannot go on from its position and builds its index anew');
          this.position = null;
          this.state = 'building';
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
    try {
      if (this.position === null) {
        this.state = 'building';
        const position = await currentPosition(client);
        await index.build(position);
        this.position = position;
      }
      const window = await readWindow(client, this.position);
      if (window === undefined) {
        this.position = null;
        this.#wakeUp();
        throw new Error('more changed than can be followed; building anew');
      }
      for (let at = 0; at < window.jobIds.length; at += APPLY_BATCH) {
        const changes = await listChanges(pool, window.jobIds.slice(at, at + APPLY_BATCH), now());
        // The position moves with the last batch: a repeated batch changes nothing.
        const isLast = at + APPLY_BATCH >= window.jobIds.length;
        await index.apply(changes, isLast ? window.position : this.position);
      }
      this.position = window.position;
      this.state = 'following';
    } catch (error) {
      this.#waiting.unshift(...asked);
      throw error;
    }
    for (const { resolve } of asked) resolve();
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
