// A worker thread that reads one feed and answers each request with the next rows.
import { createReadStream } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { readRows } from './formats.ts';
import { FeedFault, type FeedRow } from './posting.ts';
import { decodeFeed } from './readers/decoding.ts';
import type { ReadAnswer, ReadTask } from './reading.ts';

const ROWS = 200;
const { file, charset, format, options } = workerData as ReadTask;
const decoded = decodeFeed(bytesOf(file), charset);
const rows = readRows(format, decoded.text, options);

async function* bytesOf(path: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(path, { highWaterMark: 1 << 18 });
}

async function nextRows(): Promise<ReadAnswer> {
  const batch: FeedRow[] = [];
  const encoding = () => decoded.encoding();
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

parentPort?.on('message', async () => parentPort?.postMessage(await nextRows()));
