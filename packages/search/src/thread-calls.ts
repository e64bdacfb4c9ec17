// The messages between the main thread and the thread of the index: one call, one answer, matched by number.
import type { SearchFailureCode } from './failures.ts';
import type { IndexKeeper } from './index-keeper.ts';

const CALLS = [
  'search',
  'findIds',
  'explain',
  'suggest',
  'apply',
  'beginBuild',
  'addToBuild',
  'finishBuild',
  'snapshot',
  'load',
  'setConceptEdits',
  'status',
  'settled',
] as const;
export type CallName = (typeof CALLS)[number];
export type CallArguments<N extends CallName> = Parameters<IndexKeeper[N]>;
export type CallAnswer<N extends CallName> = Awaited<ReturnType<IndexKeeper[N]>>;

export type Call = { number: number; name: CallName; arguments: unknown[] };
export type Answer =
  | { number: number; ok: true; value: unknown }
  /** `code` is null where the error was not one of search: a fault of the program or of the file system. */
  | { number: number; ok: false; code: SearchFailureCode | null; message: string };
