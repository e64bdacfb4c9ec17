// A school approved a posting by itself: where it waits at schools whose rules take over that approval, it is approved; so it is too when a school
// comes back from rest, there and at its partners. What is read is what holds now, so it is safe to repeat, and one that was taken back in between
// approves nothing. @rule school-partners.3, school-partners.4
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
  {
    name: 'posting-decisions.catch-up',
    news: ['school.changed'],
    async run({ subject }, { transaction, now }) {
      const [, schoolId] = /^school:(\d+)$/.exec(subject) ?? [];
      if (schoolId === undefined) return;
      const { rows } = await sql<{ school_id: number; posting_id: string }>`select d.school_id, d.posting_id from posting_decision d
        join school_posting_rules r on r.school_id = d.school_id and r.rules ->> 'partners' in ('all', 'chosen')
        where d.is_chosen and d.state = 'waiting'
          and (d.school_id = ${Number(schoolId)} or exists (select from posting_decision own where own.posting_id = d.posting_id
            and own.school_id = ${Number(schoolId)} and own.is_chosen and own.state = 'approved' and own.partner_id is null))
        order by d.posting_id, d.school_id`.execute(transaction);
      for (const { school_id, posting_id } of rows) await takeOver(transaction, school_id, posting_id, now);
    },
  },
];
