// The messages between the main thread and a thread that owns an index: one call, one answer, matched by number; and the thread's side of it.
import { parentPort } from 'node:worker_threads';
import { SearchFailure, type SearchFailureCode } from './failures.ts';

type Method = (...given: never[]) => unknown;
export type CallName<Keeper> = { [N in keyof Keeper]: Keeper[N] extends Method ? N : never }[keyof Keeper] & string;
export type CallArguments<Keeper, N extends keyof Keeper> = Keeper[N] extends (...given: infer A) => unknown ? A : never;
export type CallAnswer<Keeper, N extends keyof Keeper> = Keeper[N] extends (...given: never[]) => infer R ? Awaited<R> : never;

export type Call = { number: number; name: string; arguments: unknown[] };
export type Answer =
  | { number: number; ok: true; value: unknown }
  /** `code` is null where the error was not one of search: a fault of the program or of the file system. */
  | { number: number; ok: false; code: SearchFailureCode | null; message: string };

/** Answers calls in the order their work is done: a question never waits for changes that are going in. @throws Error outside of a worker thread */
export function answerCalls(keeper: object): void {
  const port = parentPort;
  if (port === null) throw new Error('an index answers calls in a worker thread only');
  port.on('message', async (call: Call) => {
    port.postMessage(await answer(keeper as Record<string, (...given: unknown[]) => unknown>, call));
  });
}

async function answer(keeper: Record<string, (...given: unknown[]) => unknown>, { number, name, arguments: given }: Call): Promise<Answer> {
  try {
    return { number, ok: true, value: await keeper[name]!(...given) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { number, ok: false, code: error instanceof SearchFailure ? error.code : null, message };
  }
}
