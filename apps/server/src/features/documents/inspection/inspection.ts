// Inspects files in threads: at most two at once, each within its time and memory; the rest wait their turn, a few of them.
// A thread that runs out of either leaves the file unread, and unread is refused.
import { Worker } from 'node:worker_threads';
import { turns } from '../../../kernel/turns.ts';
import type { Verdict } from './verdict.ts';

const takeTurn = turns({ atOnce: 2, waiting: 20 });
const TIME_MS = 20_000;
const MEMORY_MB = 192;

/** The verdict on a file of this machine. @throws Problem unavailable when too many wait */
export function inspectFile(path: string, timeMs = TIME_MS): Promise<Verdict> {
  return takeTurn(() => inspectInThread(path, timeMs));
}

function inspectInThread(path: string, timeMs: number): Promise<Verdict> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./inspect.thread.ts', import.meta.url), {
      workerData: { path },
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB, maxYoungGenerationSizeMb: 32 },
      execArgv: ['--disable-warning=ExperimentalWarning'],
    });
    const end = (verdict: Verdict) => {
      clearTimeout(late);
      resolve(verdict);
      void worker.terminate();
    };
    const unread: Verdict = { fault: 'documents.unreadable' };
    const late = setTimeout(() => end(unread), timeMs);
    worker.once('message', (verdict: Verdict) => end(verdict));
    worker.once('error', () => end(unread));
    worker.once('exit', () => end(unread));
  });
}
