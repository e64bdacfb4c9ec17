import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { keptThreads } from './kept-threads.ts';

const PROGRAM = `import { parentPort } from 'node:worker_threads';
parentPort.on('message', (said) => {
  if (said === 'die') throw new Error('dead');
  parentPort.postMessage(said);
});`;
const ECHO = new URL(`data:text/javascript,${encodeURIComponent(PROGRAM)}`);
const asked = async (worker: Worker, said: string) => {
  const answer = once(worker, 'message');
  worker.postMessage(said);
  return (await answer)[0];
};

it('a thread that was given back is the next one’s, who alone hears it', async () => {
  const threads = keptThreads(ECHO, {});
  const first = threads.take();
  const heard: string[] = [];
  first.on('message', (said) => heard.push(said));
  expect(await asked(first, 'one')).toBe('one');
  threads.giveBack(first);
  const second = threads.take();
  expect(second).toBe(first);
  expect(await asked(second, 'two')).toBe('two');
  expect(heard).toEqual(['one']);
  await second.terminate();
});

it('one that is in use, or died while nobody asked it, is not handed out', async () => {
  const threads = keptThreads(ECHO, {});
  const first = threads.take();
  const second = threads.take();
  expect(second).not.toBe(first);
  await second.terminate();
  threads.giveBack(first);
  first.postMessage('die');
  // Its end is heard by who keeps it first.
  for (let waitedMs = 0; first.threadId !== -1 && waitedMs < 30_000; waitedMs += 10) await delay(10);
  await delay(0);
  const third = threads.take();
  expect(third).not.toBe(first);
  expect(await asked(third, 'alive')).toBe('alive');
  await third.terminate();
});
