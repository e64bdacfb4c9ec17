// What the ways of verification work with; of each node.
import type { Database } from '../../../kernel/database/database.ts';
import type { Log } from '../../../kernel/log.ts';
import type { SessionKeys } from '../../../kernel/session/keys.ts';

export type MethodServices = {
  database: Database;
  keys: SessionKeys;
  log: Log;
  /** Public address without a slash at the end. */
  baseUrl: string;
};
