// Proposals that nobody answered end by themselves. What is read says so from the moment on; here it is written. @rule school-partners.2
import type { JobRegistration } from '../../kernel/background/background.ts';
import type { JobServices } from '../../kernel/feature.ts';
import { expire } from './commands.ts';

export const schoolPartnerJobs = ({ database, clock }: JobServices): JobRegistration[] => [
  {
    name: 'school_partners.expire',
    cron: '53 3 * * *',
    run: async (_payload, { log }) => {
      const ended = await database.transaction().execute((transaction) => expire(transaction, clock.now()));
      if (ended > 0) log.info({ ended }, 'proposals of partnerships ended unanswered');
    },
  },
];
