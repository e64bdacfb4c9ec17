// What nobody waits for comes when the browser has nothing else to do: on a slow phone every file and every part that is drawn at once
// holds up what somebody does wait for.
import { useEffect, useState } from 'react';

/** A browser that is never idle gets to it by then. */
const LATEST_MS = 2000;
const WITHOUT_IDLE_MS = 200;

/** Runs `then` once the browser is idle; the returned function calls it off. */
export function whenIdle(then: () => void): () => void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(then, WITHOUT_IDLE_MS);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(then, { timeout: LATEST_MS });
  return () => cancelIdleCallback(asked);
}

/** True once the browser has been idle since this part came. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return idle;
}
