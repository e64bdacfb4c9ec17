import type { JobRegistration } from '../../../kernel/background/background.ts';
import type { JobServices } from '../../../kernel/feature.ts';
import { closeUnanswered, remindOfReplies } from './commands.ts';

export function replyJobs({ database, keys, config, clock }: JobServices): JobRegistration[] {
  return [
    {
      name: 'replies.close',
      cron: '23 * * * *',
      run: async (_payload, { log }) => {
        const closed = await closeUnanswered(database, clock.now());
        if (closed > 0) log.info({ closed }, 'applications were closed without an answer');
      },
    },
    {
      name: 'replies.remind',
      cron: '37 6 * * *',
      run: async (_payload, { log }) => {
        const told = await remindOfReplies({ database, keys, secret: config.secret }, clock.now());
        if (told > 0) log.info({ told }, 'recruiters were reminded of replies that are overdue');
      },
    },
  ];
}
