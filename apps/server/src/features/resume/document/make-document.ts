// Makes documents in threads: two at once, each within its time and memory, so that nobody else waits for a page to be set. A thread is
// kept for the next document: reading its fonts takes longer than most documents.
import { threadPool } from '../../../kernel/thread-pool.ts';
import type { DocumentRequest } from './write-document.ts';

/** The bytes of the PDF. @throws Problem unavailable when too many wait; ThreadFailure when it could not be made in its time */
export const makeDocument = threadPool<DocumentRequest, Uint8Array>(new URL('./document.thread.ts', import.meta.url), {
  atOnce: 2,
  waiting: 20,
  timeMs: 20_000,
  memoryMb: 256,
});
