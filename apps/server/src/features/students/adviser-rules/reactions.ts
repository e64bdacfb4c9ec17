// Who is verified gets the adviser of the school's rules, unless somebody advises them already.
import type { Reaction } from '../../../kernel/news/reactions.ts';
import { adviseByRule } from './commands.ts';

export const adviserReactions: readonly Reaction[] = [
  {
    name: 'students.advise',
    news: ['connection.changed'],
    async run({ subject, payload }, { transaction, now }) {
      const [, userId] = /^user:(.+)$/.exec(subject) ?? [];
      // Told to the school as well: once is enough.
      if (userId === undefined || payload.state !== 'verified' || payload.action === 'extend') return;
      await adviseByRule(transaction, Number(payload.schoolId), userId, now);
    },
  },
];
