// A worker thread that reads one feed and answers each request with the next rows.
import { createReadStream } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import { readRows } from './formats.ts';
import { FeedFault, type FeedRow } from './posting.ts';
import { decodeFeed } from './readers/decoding.ts';
import type { ReadAnswer, ReadTask } from './reading.ts';

const ROWS = 200;
type Reading = { rows: AsyncGenerator<FeedRow>; encoding: () => string };
let reading: Reading | undefined;

function open({ file, charset, format, options }: ReadTask): Reading {
  const { text, encoding } = decodeFeed(bytesOf(file), charset);
  return { rows: readRows(format, text, options), encoding };
}

async function* bytesOf(path: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(path, { highWaterMark: 1 << 18 });
}

async function nextRows({ rows, encoding }: Reading): Promise<ReadAnswer> {
  const batch: FeedRow[] = [];
  try {
    while (batch.length < ROWS) {
      const next = await rows.next();
      if (next.done) return { rows: batch, encoding: encoding(), isEnd: true };
      batch.push(next.value);
    }
    return { rows: batch, encoding: encoding(), isEnd: false };
  } catch (error) {
    if (error instanceof FeedFault) {
      const { code, line, message } = error;
      return { rows: batch, encoding: encoding(), fault: { code, line, message } };
    }
    const { message, code, path } = error as NodeJS.ErrnoException;
    return { error: { message, code, path } };
  }
}

// A feed to read, or 'next': its next rows.
parentPort?.on('message', async (asked: ReadTask | 'next') => {
  if (asked !== 'next') reading = open(asked);
  else if (reading) parentPort?.postMessage(await nextRows(reading));
});
