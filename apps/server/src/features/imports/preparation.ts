// Prepares batches in order, a few ahead: in worker threads for long feeds, in this thread for short ones.
import { Worker } from 'node:worker_threads';
import { type Skill, type SkillFinder, skillFinder } from '@fairway/rules/recognition/skills';
import type { RawPosting } from './posting.ts';
import type { PrepareAnswer, PrepareTask } from './prepare.thread.ts';
import { type PackedPosting, pack, preparePosting } from './prepare.ts';

export type Preparation = {
  /** Prepares raw postings, each given as JSON. */
  prepare(postings: string[]): Promise<PackedPosting[]>;
  /** Batches that can be worked on at once. */
  width: number;
  close(): Promise<void>;
};

/** Opens a preparation; `threads` 0 works in this thread, and so does a first batch smaller than `fullBatch`: the feed is short then. */
export function openPreparation(skills: Skill[], shiftDays: number, threads: number, fullBatch: number): Preparation {
  let finder: SkillFinder | undefined;
  const workers: Worker[] = [];
  const waiting = new Map<number, { resolve: (prepared: PackedPosting[]) => void; reject: (error: Error) => void }>();
  let nextId = 0;
  let failure: Error | undefined;
  const fail = (error: Error) => {
    failure = error;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  const start = () => {
    for (let i = 0; i < threads; i++) {
      const worker = new Worker(new URL('./prepare.thread.ts', import.meta.url), {
        workerData: { skills },
        // A batch is many short-lived texts: with room for them few are ever copied by the collector.
        resourceLimits: { maxYoungGenerationSizeMb: 64 },
        execArgv: ['--disable-warning=ExperimentalWarning'],
      });
      worker.on('message', (answer: PrepareAnswer) => {
        const task = waiting.get(answer.id);
        waiting.delete(answer.id);
        if ('error' in answer) task?.reject(new Error(answer.error));
        else task?.resolve(answer.prepared);
      });
      worker.on('error', fail);
      worker.on('exit', (code) => {
        if (code !== 0) fail(new Error(`A preparing thread ended with code ${code}.`));
      });
      workers.push(worker);
    }
  };
  return {
    width: Math.max(1, threads) + 1,
    async prepare(postings) {
      if (failure) throw failure;
      const id = nextId++;
      if (threads === 0 || (workers.length === 0 && postings.length < fullBatch)) {
        finder ??= skillFinder(skills);
        const options = { skills: finder, shiftDays };
        return postings.map((json) => pack(preparePosting(JSON.parse(json) as RawPosting, options)));
      }
      if (workers.length === 0) start();
      const worker = workers[id % workers.length] as Worker;
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        worker.postMessage({ id, postings, shiftDays } satisfies PrepareTask);
      });
    },
    close: async () => {
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}
