import type { JobRegistration } from '../../kernel/background/background.ts';
import type { JobServices } from '../../kernel/feature.ts';
import { tellDecisions } from './mails/commands.ts';

export const postingDecisionJobs = ({ database, keys, config, clock }: JobServices): JobRegistration[] => [
  {
    name: 'posting_decisions.tell',
    cron: '*/5 * * * *',
    run: async (_payload, { log }) => {
      const told = await tellDecisions({ database, keys, secret: config.secret }, clock.now());
      if (told > 0) log.info({ told }, 'employers were told what schools decided');
    },
  },
];
