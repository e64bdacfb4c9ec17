// Files that are no plain CV, each with what must come of it.
import type { Printer } from './chromium-printer.ts';
import type { Person } from './people.ts';

/** `truth`: the seed of a planned file that says the same; `fault`: one of these must be given; `absent`: words that must not be read. */
export type OddFile = { file: string; layout: string; bytes: Buffer; truth?: string; fault?: string[]; absent?: string[] };

/** All of them. */
export async function makeOddFiles(_people: readonly Person[], _printer: Printer): Promise<OddFile[]> {
  return [];
}
