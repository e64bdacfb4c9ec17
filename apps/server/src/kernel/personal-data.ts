// What a feature hands to the account, which stands below most of them: how to read what it holds on a person, and how to erase what the
// database does not erase by itself. The manifests name them.
import type { Translator } from '@fairway/i18n/translator';
import type { Database, DatabaseTransaction } from './database/database.ts';

/** The one whose data it is. Some rows know only the address. */
export type PersonReference = { userId: string; emailFolded: string };

/** A file of the export. What it gives holds no hash, no token, no key, and nothing of other people. */
export type PersonalDataPart = {
  /** Name of the file and its folder. */
  name: string;
  /** What the page of the archive calls it. */
  heading(t: Translator): string;
  read(database: Database, person: PersonReference): Promise<unknown>;
  /** Files of the store that belong to it: they come along in a folder of the part's name. */
  files?(database: Database, person: PersonReference): Promise<{ name: string; key: string }[]>;
};

/** Erases in the transaction that erases the person, before the row of the person goes; rows that cascade need none. */
export type Eraser = (transaction: DatabaseTransaction, person: PersonReference) => Promise<void>;
