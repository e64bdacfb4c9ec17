// Which sessions ended while their access token still lives (840 s). Every node keeps the list in memory and refuses them within a
// second: it asks the database each half second for what ended since it last looked, with an overlap for transactions that commit late.
// Without a database for longer than the overlap it cannot know, and says so: callers answer 503 instead of trusting an old list.
import { LIMITS } from '@fairway/rules/limits';
import type { Log } from '../log.ts';
import { repeat } from '../recurring.ts';

const LOOK_MS = 500;
/** Rows become visible when their transaction commits, not when they were written. */
const OVERLAP_SECONDS = 30;
const KEPT_MS = (LIMITS.accessCookieSeconds + 60) * 1000;

export type EndedSessions = {
  has(sessionId: string): boolean;
  /** Ended by this very process: known at once. */
  add(sessionId: string): void;
  /** Looks now; used at start and in tests. */
  look(): Promise<void>;
  /** False when the list may be older than what it promises. */
  current(): boolean;
  close(): void;
};

/** Starts looking. @param listEnded ids of those that ended within the last seconds; @param lookMs 0: only when asked (tests) */
export async function watchEndedSessions(
  listEnded: (seconds: number) => Promise<string[]>,
  log: Log,
  lookMs = LOOK_MS,
): Promise<EndedSessions> {
  const ended = new Map<string, number>();
  let lookedAt = 0;
  let seconds = LIMITS.accessCookieSeconds + 60;
  const look = async () => {
    const startedAt = Date.now();
    for (const id of await listEnded(seconds)) if (!ended.has(id)) ended.set(id, startedAt);
    seconds = OVERLAP_SECONDS + (Date.now() - startedAt) / 1000;
    lookedAt = startedAt;
    for (const [id, at] of ended) {
      if (startedAt - at <= KEPT_MS) break;
      ended.delete(id);
    }
  };
  await look();
  const lookAgain = () => {
    // After an outage it asks for everything that may have been missed.
    if (Date.now() - lookedAt > (OVERLAP_SECONDS / 2) * 1000) seconds = LIMITS.accessCookieSeconds + 60;
    return look();
  };
  const end = lookMs === 0 ? () => undefined : repeat(log, 'news of ended sessions', lookMs, lookAgain);
  return {
    has: (id) => ended.has(id),
    add: (id) => void ended.set(id, Date.now()),
    look,
    current: () => lookMs === 0 || Date.now() - lookedAt < OVERLAP_SECONDS * 1000,
    close: end,
  };
}
