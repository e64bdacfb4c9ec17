// The end of a server process: what was opened is closed in reverse, and it is over within ten seconds whatever is broken.
// SIGTERM drains first (kernel/http/draining.ts), SIGINT and a parent that is gone do not: nobody sits behind a proxy there.
import type { Log } from './kernel/log.ts';

export type Closer = () => unknown;

/** What does not close by then is left behind; stopping the packaged database may take three seconds more. */
const CLOSING_MS = 6500;
/** Ctrl-C comes twice, from the terminal and from the parent: that is one. */
const ONE_SIGNAL_MS = 500;

/** Ends when told; `before` are done first at SIGTERM, `closers` in reverse order of opening. A second signal ends at once. */
export function endOnSignals(closers: readonly Closer[], before: readonly Closer[], log: Log): void {
  let endingSinceMs: number | undefined;
  const attempt = async (close: Closer) => {
    try {
      await close();
    } catch (error) {
      log.error({ err: error }, 'closing failed');
    }
  };
  const end = async (drains: boolean) => {
    if (endingSinceMs !== undefined) {
      if (performance.now() - endingSinceMs < ONE_SIGNAL_MS) return;
      process.exit(1);
    }
    endingSinceMs = performance.now();
    setTimeout(() => {
      log.error('not everything closed in time');
      process.exit(1);
    }, CLOSING_MS);
    if (drains) for (const step of before) await attempt(step);
    for (const close of closers.toReversed()) await attempt(close);
    process.exit(0);
  };
  process.on('SIGTERM', () => end(true));
  for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => end(false));
  // `npm start` holds a channel to this process: when it is gone, nobody else would end us.
  process.on('disconnect', () => end(false));
}
