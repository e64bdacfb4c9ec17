// Keeps rendered public pages for seconds. It can be lost at any time and holds nothing of a person: a key is made of tenant,
// switches, locale and address only. A page never outlives what it says: a posting on it that closes ends its time. Bounded in entries and bytes, least recently used goes first; the same page is never rendered
// twice at once. One per process; an event that changes a page is told by `drop`.
import type { PageBody } from './page-body.ts';

/** A page as it is sent. */
export type RenderedPage = {
  status: number;
  body: PageBody;
  /** Value of the Link header: what to preload. */
  link: string | undefined;
  /** The last instant, in milliseconds, at which all it says is true: the nearest deadline of the postings on it. */
  untilMs?: number;
  /** Subjects of news that change it (page-news.ts). */
  shows?: ReadonlySet<string>;
  /** It holds something of its reader: nobody keeps it, neither here nor in a browser. */
  personal?: boolean;
};

/** What came of rendering: a page, where the page sends its reader (a wrong slug to the right one), or nothing that can be shown. */
export type Rendered =
  | { kind: 'page'; page: RenderedPage }
  | { kind: 'redirect'; status: number; to: string }
  | { kind: 'failed'; status: number };

type Entry = { rendered: Rendered; shows: ReadonlySet<string>; expiresAtMs: number; sizeBytes: number };

export type PageCacheOptions = { maxEntries?: number; maxBytes?: number; ttlSeconds?: number; nowMs?: () => number };

const OVERHEAD_BYTES = 400;
const NOTHING: ReadonlySet<string> = new Set();
const KEPT_STATUSES = new Set([200, 410]);

export class PageCache {
  readonly #entries = new Map<string, Entry>();
  readonly #rendering = new Map<string, Promise<Rendered>>();
  readonly #maxEntries: number;
  readonly #maxBytes: number;
  readonly #ttlMs: number;
  readonly #nowMs: () => number;
  #sizeBytes = 0;
  /** Rises with every drop: what was being rendered then may be stale and is not kept. */
  #epoch = 0;

  constructor({ maxEntries = 2000, maxBytes = 64 * 1024 * 1024, ttlSeconds = 30, nowMs = Date.now }: PageCacheOptions = {}) {
    this.#maxEntries = maxEntries;
    this.#maxBytes = maxBytes;
    this.#ttlMs = ttlSeconds * 1000;
    this.#nowMs = nowMs;
  }

  get entryCount(): number {
    return this.#entries.size;
  }

  get sizeBytes(): number {
    return this.#sizeBytes;
  }

  /** The page under `key`, rendered by `render` when it is not there. Callers at the same time share one rendering. */
  async get(key: string, render: () => Promise<Rendered>): Promise<Rendered> {
    const kept = this.#fresh(key);
    if (kept) return kept;
    const running = this.#rendering.get(key);
    if (running) return running;
    const epoch = this.#epoch;
    const rendering = render();
    this.#rendering.set(key, rendering);
    try {
      const rendered = await rendering;
      if (rendered.kind === 'page' && KEPT_STATUSES.has(rendered.page.status) && epoch === this.#epoch) this.#keep(key, rendered);
      return rendered;
    } finally {
      if (this.#rendering.get(key) === rendering) this.#rendering.delete(key);
    }
  }

  /** Forgets the pages that show any of these, or all, and does not keep what is being rendered now. */
  drop(news: ReadonlySet<string> | 'all'): void {
    this.#epoch += 1;
    this.#rendering.clear();
    for (const [key, entry] of this.#entries)
      if (news === 'all' || [...entry.shows].some((subject) => news.has(subject))) this.#remove(key, entry);
  }

  #fresh(key: string): Rendered | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    this.#entries.delete(key);
    if (entry.expiresAtMs <= this.#nowMs()) {
      this.#sizeBytes -= entry.sizeBytes;
      return undefined;
    }
    this.#entries.set(key, entry);
    return entry.rendered;
  }

  #keep(key: string, rendered: Extract<Rendered, { kind: 'page' }>): void {
    const sizeBytes = rendered.page.body.sizeBytes + key.length * 2 + OVERHEAD_BYTES;
    if (sizeBytes > this.#maxBytes) return;
    const nowMs = this.#nowMs();
    const expiresAtMs = Math.min(nowMs + this.#ttlMs, (rendered.page.untilMs ?? Number.POSITIVE_INFINITY) + 1);
    if (expiresAtMs <= nowMs) return;
    const old = this.#entries.get(key);
    if (old) this.#remove(key, old);
    this.#entries.set(key, { rendered, shows: rendered.page.shows ?? NOTHING, sizeBytes, expiresAtMs });
    this.#sizeBytes += sizeBytes;
    while (this.#entries.size > this.#maxEntries || this.#sizeBytes > this.#maxBytes) {
      const oldest = this.#entries.entries().next().value;
      if (!oldest) return;
      this.#remove(...oldest);
    }
  }

  #remove(key: string, entry: Entry): void {
    this.#entries.delete(key);
    this.#sizeBytes -= entry.sizeBytes;
  }
}
