import type { JobRegistration } from '../../../kernel/background/background.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { Database } from '../../../kernel/database/database.ts';
import { forgetOldSeen } from './commands.ts';

export function seenJobs({ database, clock }: { database: Database; clock: Clock }): JobRegistration[] {
  return [
    {
      name: 'postings.forgetSeen',
      cron: '37 3 * * *',
      run: async (_payload, { log }) => {
        const forgotten = await forgetOldSeen(database, clock.now());
        if (forgotten > 0) log.info({ forgotten }, 'postings seen long ago were forgotten');
      },
    },
  ];
}
