// A worker thread that writes one document and ends. It has little memory, and whoever started it has a clock.
import { parentPort, workerData } from 'node:worker_threads';
import { type DocumentRequest, writeDocument } from './write-document.ts';

parentPort?.postMessage(await writeDocument(workerData as DocumentRequest));
