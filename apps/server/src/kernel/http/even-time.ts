// Answers whose time tells nothing of what was found: they go out at whole slots of time, whatever was done and however it ended.

export type Time = { nowMs(): number; wait(ms: number): Promise<void> };

const SYSTEM: Time = { nowMs: () => performance.now(), wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)) };
/** Several times what the slowest of such answers takes. */
const SLOT_MS = 200;

/** Does `work` and gives its result, or throws what it throws, at the end of a slot. */
export async function evenly<T>(work: () => Promise<T>, time: Time = SYSTEM): Promise<T> {
  const startedAt = time.nowMs();
  try {
    return await work();
  } finally {
    const tookMs = time.nowMs() - startedAt;
    await time.wait(Math.max(1, Math.ceil(tookMs / SLOT_MS)) * SLOT_MS - tookMs);
  }
}
