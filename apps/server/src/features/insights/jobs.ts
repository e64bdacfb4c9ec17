import type { JobRegistration } from '../../kernel/background/background.ts';
import type { JobServices } from '../../kernel/feature.ts';
import { countDays, forgetDays } from './counting.ts';

export function insightJobs({ database, clock }: JobServices): JobRegistration[] {
  return [
    {
      name: 'insights.count',
      // Days end at midnight UTC and are final an hour later: the run behind that closes them.
      cron: '7 * * * *',
      run: async (_payload, { log }) => {
        const days = await countDays(database, clock.now());
        // Today alone is counted each hour, and yesterday for the last time.
        if (days > 2) log.info({ days }, 'reports of organizations were behind and caught up');
      },
    },
    { name: 'insights.sweep', cron: '23 3 * * *', run: () => forgetDays(database, clock.now()) },
  ];
}
