import { TRUST_LIMITS } from '@fairway/rules/trust';
import type { JobRegistration } from '../../kernel/background/background.ts';
import type { JobServices } from '../../kernel/feature.ts';
import { forgetTakenOff } from '../organizations/articles/commands.ts';
import { tellDecisions } from './mails/commands.ts';
import { listNeededArticles } from './queries.ts';

const DAY_MS = 86_400_000;

export const trustJobs = ({ database, clock }: JobServices): JobRegistration[] => [
  {
    name: 'trust.tell',
    cron: '*/5 * * * *',
    run: async (_payload, { log }) => {
      const told = await tellDecisions(database, clock.now());
      if (told > 0) log.info({ told }, 'decisions on reports were told');
    },
  },
  {
    name: 'trust.forget',
    cron: '41 3 * * *',
    run: async (_payload, { log }) => {
      const before = new Date(clock.now().getTime() - TRUST_LIMITS.takenOffDays * DAY_MS);
      const forgotten = await forgetTakenOff(database, before, await listNeededArticles(database, before));
      if (forgotten > 0) log.info({ forgotten }, 'articles that their owners took off are deleted');
    },
  },
];
