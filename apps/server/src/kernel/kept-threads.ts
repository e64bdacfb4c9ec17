// Threads of one `*.thread.ts` that are kept for whoever needs one next: to start one reads and compiles its modules anew and builds their
// tables, which takes more of the processor than most of what it is asked. Who takes one gives it back when all that it asked is answered,
// or ends it; what it was told before, it is told anew.
import { Worker, type WorkerOptions } from 'node:worker_threads';

const IDLE_MS = 30_000;

export type KeptThreads = {
  take(): Worker;
  /** For the next one; only where nothing that it was asked is unanswered. */
  giveBack(worker: Worker): void;
};

export function keptThreads(script: URL, options: Pick<WorkerOptions, 'resourceLimits'>): KeptThreads {
  const idle = new Map<Worker, NodeJS.Timeout>();
  const forget = (worker: Worker) => {
    clearTimeout(idle.get(worker));
    return idle.delete(worker);
  };
  return {
    take() {
      const kept = [...idle.keys()].at(-1);
      if (kept) {
        forget(kept);
        stopListening(kept);
        kept.ref();
        return kept;
      }
      return new Worker(script, { ...options, execArgv: ['--disable-warning=ExperimentalWarning'] });
    },
    giveBack(worker) {
      stopListening(worker);
      // One that dies while nobody asks it is nobody's fault, and is not handed out.
      worker.on('error', () => forget(worker));
      worker.on('exit', () => forget(worker));
      // Nobody waits for it: it holds no process's end up.
      worker.unref();
      idle.set(worker, setTimeout(() => forget(worker) && void worker.terminate(), IDLE_MS).unref());
    },
  };
}

/** By name: a Worker listens to its own listeners, and hears nothing more once those are gone too. */
function stopListening(worker: Worker): void {
  for (const name of ['message', 'error', 'exit']) worker.removeAllListeners(name);
}
