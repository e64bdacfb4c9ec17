// What an error in the reading of a file means to whoever chose it, and to us.
import type { ReadingFault } from '../text-document.ts';

/** A file holds more than anybody's CV. */
export class TooMuch extends Error {}

/** A password is needed. */
export class Locked extends Error {}

/** `mistake`: where the error is one that code makes and not a file: its stack, for the log. */
export type Failure = { ok: false; fault: ReadingFault; mistake?: string };

/** The answer for a file whose reading threw. */
export function failureOf(error: unknown): Failure {
  if (error instanceof TooMuch) return { ok: false, fault: 'too_much' };
  if (error instanceof Locked) return { ok: false, fault: 'locked' };
  const isMistake = error instanceof TypeError || error instanceof ReferenceError || error instanceof SyntaxError;
  return { ok: false, fault: 'damaged', ...(isMistake && { mistake: error.stack ?? error.message }) };
}
