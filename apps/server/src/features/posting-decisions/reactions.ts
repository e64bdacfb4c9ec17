// A school approved a posting by itself: where it waits at schools whose rules take over that approval, it is approved. What is read is what holds
// now, so it is safe to repeat, and one that was taken back in between approves nothing. @rule school-partners.4
import { sql } from 'kysely';
import type { Reaction } from '../../kernel/news/reactions.ts';
import { APPROVED_NEWS } from './partners/commands.ts';
import { takeOver } from './rules/commands.ts';

export const postingDecisionReactions: readonly Reaction[] = [
  {
    name: 'posting-decisions.take-over',
    news: [APPROVED_NEWS],
    async run({ subject }, { transaction, now }) {
      const [, id] = /^posting:([0-9a-f-]{36})$/.exec(subject) ?? [];
      if (id === undefined) return;
      const { rows } = await sql<{ school_id: number }>`select school_id from posting_decision
        where posting_id = ${id}::uuid and is_chosen and state = 'waiting' order by school_id`.execute(transaction);
      for (const { school_id } of rows) await takeOver(transaction, school_id, id, now);
    },
  },
];
