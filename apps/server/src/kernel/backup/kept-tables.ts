// Which tables a backup holds, as the features say of theirs.
import type pg from 'pg';
import type { Feature } from '../feature.ts';

/** The kernel's own that say what processes do and try now. */
const OF_PROCESSES = ['background_node', 'background_task', 'attempt_window', 'platform_node'];

export type KeptTables = {
  /** Built from the tables that are kept, or about processes and tries that run now. */
  derived: readonly string[];
  /** Have rows from the start. */
  seeded: readonly string[];
  /** What is derived begins anew, in the transaction of a restore. */
  rebuild(client: pg.ClientBase): Promise<void>;
};

export function keptTables(features: readonly Feature[]): KeptTables {
  return {
    derived: [...OF_PROCESSES, ...features.flatMap(({ backup }) => backup?.derived ?? [])],
    seeded: features.flatMap(({ backup }) => backup?.begun ?? []),
    rebuild: async (client) => {
      for (const { backup } of features) await backup?.rebuild?.(client);
    },
  };
}
