// Whoever is verified after the provider sent them gets the labels of their groups, and whoever is no longer, or has another address, loses them.
// Addresses are matched by a hash that only a job can make.
import { sql } from 'kysely';
import { enqueueJob } from '../../kernel/background/background.ts';
import type { Reaction } from '../../kernel/news/reactions.ts';
import { LABEL_STUDENT } from './jobs.ts';

export const provisioningReactions: readonly Reaction[] = [
  {
    name: 'provisioning.label',
    news: ['connection.changed', 'user.email_changed', 'user.merge_undone', 'user.merged', 'user.verified'],
    async run({ subject, payload }, { transaction }) {
      const [, userId] = /^user:(.+)$/.exec(subject) ?? [];
      // Told to the school as well: once is enough.
      if (userId === undefined || payload.action === 'extend') return;
      const at = payload.schoolId === undefined ? sql`true` : sql`c.school_id = ${Number(payload.schoolId)}`;
      // A member was sent as a user before: a school without one has no member to match.
      const { rows } = await sql<{ school_id: number }>`select c.school_id from verification_connection c
        where c.user_id = ${userId}::uuid and ${at} and exists (select from provisioned_user u where u.school_id = c.school_id)
        order by c.school_id`.execute(transaction);
      for (const { school_id: schoolId } of rows)
        await enqueueJob(transaction, LABEL_STUDENT, { schoolId, userId }, { key: `${LABEL_STUDENT}:${schoolId}:${userId}` });
    },
  },
];
