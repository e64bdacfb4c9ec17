// What the operator's verbs share: how they are said, where they write, what a wrong word is.
import { type ParseArgsConfig, parseArgs } from 'node:util';

/** Where a verb writes; standard output and error where it is not said. */
export type CommandOutput = { out?: (text: string) => void; err?: (text: string) => void };

/** Words that cannot be understood; the message says why, the usage follows. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** Reads the words of a verb, strictly. @throws {UsageError} naming what is unknown or has no value */
export function readWords<const O extends NonNullable<ParseArgsConfig['options']>>(args: readonly string[], options: O) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    throw new UsageError((error as Error).message.split('. To specify')[0] as string);
  }
}

/** A line of progress on standard error: on a terminal it replaces the last one, elsewhere it says something once in a while. */
export function progressLine(write: (text: string) => void = (text) => process.stderr.write(text)): {
  say(text: string): void;
  end(): void;
} {
  const isTerminal = process.stderr.isTTY === true;
  let saidAt = performance.now();
  return {
    say(text) {
      if (isTerminal) write(`\r\u001b[K${text}`);
      else if (performance.now() - saidAt > EVERY_MS) {
        saidAt = performance.now();
        write(`${text}\n`);
      }
    },
    end: () => {
      if (isTerminal) write('\r\u001b[K');
    },
  };
}

const EVERY_MS = 2000;
