// A worker thread that reads CVs. It has little memory, and whoever started it has a clock: a hostile file costs this thread, not the server.
import { readFile } from 'node:fs/promises';
import { readCv } from '@fairway/cv-reader/read-cv';
import { answerTasks } from '../../../kernel/thread-answer.ts';
import type { ReadingTask } from './read-file.ts';

answerTasks(async ({ from, ...options }: ReadingTask) =>
  readCv(new Uint8Array(typeof from === 'string' ? await readFile(from) : from), options),
);
