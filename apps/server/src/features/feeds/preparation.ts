// Prepares batches in order, a few ahead, in worker threads: descriptions are what strangers wrote. A batch has its time.
import type { Worker } from 'node:worker_threads';
import type { Skill } from '@fairway/rules/recognition/skills';
import { keptThreads } from '../../kernel/kept-threads.ts';
import type { PrepareAnswer, PrepareSkills, PrepareTask } from './prepare.thread.ts';
import type { PackedPosting } from './prepare.ts';

export type Preparation = {
  /** Prepares raw postings, each given as JSON. */
  prepare(postings: string[]): Promise<PackedPosting[]>;
  /** Batches that can be worked on at once. */
  width: number;
  close(): Promise<void>;
};

/** A batch waits for one or two before it; minutes mean that it will never be prepared. */
const BATCH_MS = 180_000;
// A batch is many short-lived texts: with room for them few are ever copied by the collector.
const THREADS = keptThreads(new URL('./prepare.thread.ts', import.meta.url), { resourceLimits: { maxYoungGenerationSizeMb: 64 } });

/** Opens a preparation; its threads start with the first batch. */
export function openPreparation(skills: Skill[], shiftDays: number, threads: number): Preparation {
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
      const worker = THREADS.take();
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
      worker.postMessage({ skills } satisfies PrepareSkills);
      workers.push(worker);
    }
  };
  return {
    width: threads + 1,
    async prepare(postings) {
      if (failure) throw failure;
      const id = nextId++;
      if (workers.length === 0) start();
      const worker = workers[id % workers.length] as Worker;
      return new Promise((resolve, reject) => {
        const late = setTimeout(() => fail(new Error('Postings were not prepared in their time.')), BATCH_MS);
        const settling =
          <V>(settle: (value: V) => void) =>
          (value: V) => {
            clearTimeout(late);
            settle(value);
          };
        waiting.set(id, { resolve: settling(resolve), reject: settling(reject) });
        worker.postMessage({ id, postings, shiftDays } satisfies PrepareTask);
      });
    },
    close: async () => {
      const isIdle = failure === undefined && waiting.size === 0;
      fail(new Error('The preparation is closed.'));
      await Promise.all(workers.splice(0).map((worker) => (isIdle ? THREADS.giveBack(worker) : worker.terminate())));
    },
  };
}
