// Proofs end within the hour; links are swept, and private addresses asked for, once a night.
import type { JobRegistration } from '../../kernel/background/background.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Database } from '../../kernel/database/database.ts';
import { askForPrivateAddresses } from './private-address/asking.ts';
import { sweepRosters } from './roster/changes.ts';
import { expireProofs, sweepLinks } from './sweep.ts';

export function verificationJobs({ database, clock }: { database: Database; clock: Clock }): JobRegistration[] {
  return [
    {
      name: 'connections.expire',
      cron: '7 * * * *',
      run: async (_payload, { log }) => {
        const ended = await expireProofs(database, clock.now());
        if (ended > 0) log.info({ ended }, 'proofs of schools ended');
      },
    },
    {
      name: 'connections.sweep',
      cron: '23 3 * * *',
      run: async (_payload, { log }) => {
        const links = await sweepLinks(database, clock.now());
        const asked = await askForPrivateAddresses(database, clock.now());
        const rosters = await sweepRosters(database, clock.now());
        if (links + asked + rosters > 0) log.info({ links, asked, rosters }, 'connections were swept');
      },
    },
  ];
}
