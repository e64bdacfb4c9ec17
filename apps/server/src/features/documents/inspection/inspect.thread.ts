// A worker thread that inspects one file and ends. It has little memory, and whoever started it has a clock.
import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { inspectBytes } from './inspect-bytes.ts';

parentPort?.postMessage(await inspectBytes(await readFile((workerData as { path: string }).path)));
