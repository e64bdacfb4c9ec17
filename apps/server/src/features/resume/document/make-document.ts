// Makes documents in threads: two at once, each within its time and memory, so that nobody else waits for a page to be set.
import { Worker } from 'node:worker_threads';
import { turns } from '../../../kernel/turns.ts';
import type { DocumentRequest } from './write-document.ts';

const takeTurn = turns({ atOnce: 2, waiting: 20 });
const TIME_MS = 20_000;
const MEMORY_MB = 256;

/** The bytes of the PDF. @throws Problem unavailable when too many wait; Error when it could not be made in its time */
export function makeDocument(request: DocumentRequest): Promise<Uint8Array> {
  return takeTurn(() => writeInThread(request));
}

function writeInThread(request: DocumentRequest): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./document.thread.ts', import.meta.url), {
      workerData: request,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB, maxYoungGenerationSizeMb: 32 },
      execArgv: ['--disable-warning=ExperimentalWarning'],
    });
    const end = (settle: () => void) => {
      clearTimeout(late);
      settle();
      void worker.terminate();
    };
    const late = setTimeout(() => end(() => reject(new Error('a résumé was not written in its time'))), TIME_MS);
    worker.once('message', (bytes: Uint8Array) => end(() => resolve(bytes)));
    worker.once('error', (error) => end(() => reject(error)));
    worker.once('exit', () => end(() => reject(new Error('a résumé was not written'))));
  });
}
