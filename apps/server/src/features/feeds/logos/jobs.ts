// Fetches logos that are due, a few at once, for a few minutes; what is left waits for the next round. A logo that fails is a line in the log
// once and stands on its feed's page until it comes; where none of many comes, the round has failed.
import type { JobRegistration } from '../../../kernel/background/background.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { Database } from '../../../kernel/database/database.ts';
import type { FileStore } from '../../../kernel/files/file-store.ts';
import { claimLogos, FETCH_LOGOS, fetchLogo } from './commands.ts';

const AT_ONCE = 4;
const ROUND_MS = 4 * 60_000;
/** From so many on it is no fault of one address. */
const MANY = 5;

export function logoJobs({ database, files, clock }: { database: Database; files: FileStore; clock: Clock }): JobRegistration[] {
  return [
    {
      name: FETCH_LOGOS,
      cron: '*/5 * * * *',
      run: async (_payload, { log }) => {
        const endsAt = performance.now() + ROUND_MS;
        let [came, unreachable] = [0, 0];
        for (;;) {
          const due = await claimLogos(database, AT_ONCE, clock.now());
          if (due.length === 0) break;
          const faults = await Promise.all(due.map((one) => fetchLogo({ database, files, now: clock.now() }, one)));
          for (const [index, fault] of faults.entries()) {
            if (fault !== 'unreachable') came += 1;
            else unreachable += 1;
            const { organizationId, address, failingSince } = due[index]!;
            if (fault && !failingSince) log.warn({ organizationId, address, fault }, 'a logo could not be fetched');
          }
          if (performance.now() > endsAt) break;
        }
        if (came === 0 && unreachable >= MANY) throw new Error(`None of ${unreachable} logos could be reached`);
      },
    },
  ];
}
