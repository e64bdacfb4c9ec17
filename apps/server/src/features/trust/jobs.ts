import type { JobRegistration } from '../../kernel/background/background.ts';
import type { JobServices } from '../../kernel/feature.ts';
import { tellDecisions } from './mails/commands.ts';

export const trustJobs = ({ database, clock }: JobServices): JobRegistration[] => [
  {
    name: 'trust.tell',
    cron: '*/5 * * * *',
    run: async (_payload, { log }) => {
      const told = await tellDecisions(database, clock.now());
      if (told > 0) log.info({ told }, 'decisions on reports were told');
    },
  },
];
