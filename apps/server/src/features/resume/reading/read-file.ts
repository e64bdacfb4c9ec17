// Reads CVs in threads: two at once, each file within its time and memory, a few more waiting. A file never leaves the server, and what it
// says is text and nothing else. @rule imports.16

import type { ErrorCode } from '@fairway/contract/errors';
import type { CvReading } from '@fairway/cv-reader/cv';
import type { CvRead } from '@fairway/cv-reader/read-cv';
import type { ReadingFault } from '@fairway/cv-reader/text-document';
import { Problem } from '../../../kernel/http/problems.ts';
import type { ApiRequest } from '../../../kernel/http/request.ts';
import type { Log } from '../../../kernel/log.ts';
import { ThreadFailure, threadPool } from '../../../kernel/thread-pool.ts';
import { machineReadingOf } from './machine-reading.ts';

/** `from`: where it lies on this machine, or its bytes. `asText`: what a machine reads that knows nothing of the data which our own PDF carries. */
export type ReadingTask = { from: string | Uint8Array; today: string; country?: string; asText?: boolean };

const readInThread = threadPool<ReadingTask, CvRead>(new URL('./reader.thread.ts', import.meta.url), {
  atOnce: 2,
  waiting: 20,
  timeMs: 20_000,
  memoryMb: 384,
});

const CODES: Readonly<Record<Exclude<ReadingFault, 'unknown_type'>, ErrorCode>> = {
  damaged: 'import.damaged',
  locked: 'import.locked',
  no_text: 'import.no_text',
  no_letters: 'import.no_letters',
  too_much: 'import.too_much',
};

/** What a file on this machine says. @throws Problem documents.wrong_type, import.*, unavailable when too many wait */
export async function readFile(task: ReadingTask, log: Pick<Log, 'warn'>): Promise<CvReading> {
  const answer = await readInThread(task).catch((error: unknown) => {
    if (!(error instanceof ThreadFailure)) throw error;
    // Out of its time or memory is nobody's CV; anything else is a fault of ours. Both are told.
    log.warn({ err: error }, 'reading a CV ended its thread');
    throw new Problem('import.failed', { cause: error });
  });
  if (answer.ok) return answer.reading;
  if (answer.mistake) log.warn({ mistake: answer.mistake }, 'a CV was told to be damaged by an error that code makes');
  throw new Problem(answer.fault === 'unknown_type' ? 'documents.wrong_type' : CODES[answer.fault]);
}

/** What a machine finds in a CV, whatever data the file carries besides. @throws Problem as `readFile` */
export async function readBytes(bytes: Uint8Array, { clock, fastify }: Pick<ApiRequest, 'clock' | 'fastify'>) {
  const reading = await readFile({ from: bytes, today: clock.now().toISOString().slice(0, 10), asText: true }, fastify.log as Log);
  if (!('cv' in reading)) throw new Problem('documents.wrong_type');
  return machineReadingOf(reading.cv, reading.document?.hiddenCharacters ?? 0);
}
