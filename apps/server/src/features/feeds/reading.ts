// Reads a feed in a thread of its own, a batch at a time, each within its time: what a stranger wrote is taken apart where nobody waits
// for it. The thread reads no further than it is asked.
import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import type { FeedFormat } from '@fairway/rules/feeds';
import { keptThreads } from '../../kernel/kept-threads.ts';
import type { FormatOptions } from './formats.ts';
import { FeedFault, type FeedFaultCode, type FeedRow } from './posting.ts';

export type ReadTask = { file: string; charset: string | undefined; format: FeedFormat; options: FormatOptions };
export type ReadAnswer =
  | { rows: FeedRow[]; encoding: string; isEnd: boolean }
  | { fault: { code: FeedFaultCode; line: number; message: string }; rows: FeedRow[]; encoding: string }
  | { error: { message: string; code: unknown; path: unknown } };

/** A batch is some hundred rows; minutes mean that it will never be read. */
const BATCH_MS = 120_000;
const THREADS = keptThreads(new URL('./read.thread.ts', import.meta.url), { resourceLimits: { maxOldGenerationSizeMb: 512 } });

/** The rows of a file, and its encoding once some were read. @throws {FeedFault} while iterating; what the disk says; Error after its time */
export function readFeed(task: ReadTask, batchMs = BATCH_MS): { rows: AsyncGenerator<FeedRow>; encoding: () => string } {
  let encoding = 'utf-8';
  const rows = async function* (): AsyncGenerator<FeedRow> {
    const worker = THREADS.take();
    worker.postMessage(task);
    let isRead = false;
    const lost = new AbortController();
    worker.once('exit', () => lost.abort());
    try {
      for (;;) {
        const answer = await nextAnswer(worker, lost.signal, batchMs);
        if ('error' in answer) {
          const { message, code, path } = answer.error;
          throw Object.assign(new Error(message), { code, path });
        }
        encoding = answer.encoding;
        isRead = 'fault' in answer || answer.isEnd;
        yield* answer.rows;
        if ('fault' in answer) throw new FeedFault(answer.fault.code, answer.fault.line, answer.fault.message);
        if (answer.isEnd) return;
      }
    } finally {
      if (isRead) THREADS.giveBack(worker);
      else await worker.terminate();
    }
  };
  return { rows: rows(), encoding: () => encoding };
}

async function nextAnswer(worker: Worker, lost: AbortSignal, batchMs: number): Promise<ReadAnswer> {
  const late = AbortSignal.timeout(batchMs);
  worker.postMessage('next');
  try {
    const [answer] = (await once(worker, 'message', { signal: AbortSignal.any([late, lost]) })) as [ReadAnswer];
    return answer;
  } catch (error) {
    if (late.aborted) throw new Error('The feed was not read in its time.');
    if (lost.aborted) throw new Error('The thread that read the feed ended.');
    throw error;
  }
}
