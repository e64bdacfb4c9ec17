// What a feature holds for a school on one person: how a request about it reads and erases it (features/data-requests). What is the person's own, or
// others need, is no part of it. Parts name their columns one by one, and tell nobody's private notes, nor who else is meant.
import type { Translator } from '@fairway/i18n/translator';
import type { Database, DatabaseTransaction } from './database/database.ts';

/** Whom a school was asked about. */
export type HeldOn = { schoolId: number; userId: string };

export type Held = {
  /** Name of its file. */
  name: string;
  /** What the page of the archive calls it. */
  heading(t: Translator): string;
  /** Lists of rows by name; empty lists where there is nothing. */
  read(database: Database, on: HeldOn): Promise<Record<string, readonly unknown[]>>;
  /** Files of the store that belong to it. */
  files?(database: Database, on: HeldOn): Promise<{ name: string; key: string }[]>;
  /** Erases it; what has to stay (that somebody is verified) stays. */
  erase(transaction: DatabaseTransaction, on: HeldOn & { now: Date }): Promise<void>;
};
