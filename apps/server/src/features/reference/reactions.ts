// Every node keeps the lists that profiles choose from. Who changes one tells the others over the bus, after the commit; a message that is
// lost costs the seconds for which a list is kept.
import type { Bus } from '../../kernel/bus/bus.ts';
import type { Database } from '../../kernel/database/database.ts';
import type { Log } from '../../kernel/log.ts';
import { roundsOf } from '../../kernel/recurring.ts';
import { forgetSectors } from './queries.ts';
import type { SkillDirectory } from './skills/directory.ts';

const CHANNEL = 'reference';

/** Begins to listen. `changed` drops what all nodes keep; `close` ends the listening. */
export async function followReference(options: {
  database: Database;
  skills: SkillDirectory;
  bus: Bus | undefined;
  log: Log;
}): Promise<{ changed(): void; close(): Promise<void> }> {
  const { database, skills, bus, log } = options;
  const forget = () => {
    forgetSectors(database);
    skills.forget();
  };
  const unsubscribe = await bus?.subscribe(CHANNEL, forget);
  const stopWatching = bus?.onReconnect(forget);
  return {
    changed() {
      forget();
      if (bus) roundsOf(log).watch('waking of nodes', bus.publish(CHANNEL, ''));
    },
    async close() {
      stopWatching?.();
      await unsubscribe?.();
    },
  };
}
