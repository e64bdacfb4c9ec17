import type { JobRegistration } from '../../kernel/background/background.ts';
import type { JobServices } from '../../kernel/feature.ts';
import { turnPostings } from './editing/commands.ts';
import { openPreparer } from './preparing.ts';

/** Shows what was scheduled, and ends what is past its deadline, each minute. */
export function postingJobs({ database, pool, clock }: JobServices): JobRegistration[] {
  const run = async () => {
    const preparer = openPreparer({ pool, clock });
    try {
      await turnPostings({ database, preparer }, clock.now());
    } finally {
      await preparer.close();
    }
  };
  return [{ name: 'postings.turn', cron: '* * * * *', run }];
}
