// The demo world while it is written: what each part is given, and what parts leave for those after them.
import type { DatabaseTransaction } from './database/database.ts';

/** Something that a part made and later parts name, such as its schools with their ids. */
export type WorldPart<T> = { readonly name: string; readonly made?: T };

export const worldPart = <T>(name: string): WorldPart<T> => ({ name });

export class DemoWorld {
  readonly transaction: DatabaseTransaction;
  /** The day the world is written for. */
  readonly today: Date;
  /** Stores an SVG under a path such as `media/lindvik-logo.svg`; rows name it `/media/lindvik-logo.svg`. */
  readonly writeFile: (path: string, svg: string) => Promise<void>;
  /** Stores a file of a person; without it nobody has any. */
  readonly storeFile: ((key: string, bytes: Uint8Array, contentType: string) => Promise<void>) | undefined;
  /** Without the accounts, whose password everybody knows. */
  readonly withoutAccounts: boolean;
  /** Told before long steps. */
  readonly progress: (text: string) => void;
  readonly #made = new Map<WorldPart<unknown>, unknown>();

  constructor(given: Pick<DemoWorld, 'transaction' | 'today' | 'writeFile' | 'storeFile' | 'withoutAccounts' | 'progress'>) {
    this.transaction = given.transaction;
    this.today = given.today;
    this.writeFile = given.writeFile;
    this.storeFile = given.storeFile;
    this.withoutAccounts = given.withoutAccounts;
    this.progress = given.progress;
  }

  readonly leave = <T>(part: WorldPart<T>, made: T): void => {
    this.#made.set(part as WorldPart<unknown>, made);
  };

  /** @throws Error where the part that leaves it did not come before */
  readonly of = <T>(part: WorldPart<T>): T => {
    if (!this.#made.has(part as WorldPart<unknown>)) throw new Error(`The demo world has no ${part.name} yet`);
    return this.#made.get(part as WorldPart<unknown>) as T;
  };
}
