// A worker thread that reads CVs. It has little memory, and whoever started it has a clock: a hostile file costs this thread, not the server. Eight
// people who import at once must not hold up those who read pages, so it gives way to them (`bench import-load`).
import { readFile } from 'node:fs/promises';
import { readCv } from '@fairway/cv-reader/read-cv';
import { answerTasks, giveWay } from '../../../kernel/thread-answer.ts';
import type { ReadingTask } from './read-file.ts';

let isWarm = false;
answerTasks(async ({ from, ...options }: ReadingTask) => {
  const read = await readCv(new Uint8Array(typeof from === 'string' ? await readFile(from) : from), options);
  // The first one loads the words of 14 languages, which would take it long behind all else.
  if (!isWarm) giveWay();
  isWarm = true;
  return read;
});
