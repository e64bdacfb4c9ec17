// The thread that owns the index. It answers calls in the order their work is done: a question never waits for changes that are going in.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import { SearchFailure } from './failures.ts';
import { IndexKeeper } from './index-keeper.ts';
import type { Answer, Call } from './thread-calls.ts';

const port = parentPort;
if (port === null) throw new Error('index.thread.ts runs as a worker thread only');

const keeper = new IndexKeeper(() => nextTurn());

port.on('message', async (call: Call) => {
  port.postMessage(await answer(call));
});

async function answer({ number, name, arguments: given }: Call): Promise<Answer> {
  try {
    const act = keeper[name] as (...given: unknown[]) => unknown;
    return { number, ok: true, value: await act.apply(keeper, given) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { number, ok: false, code: error instanceof SearchFailure ? error.code : null, message };
  }
}
