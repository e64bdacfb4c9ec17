// What was being sent when a school was suspended goes on once it is open again. @rule schools.10
import { enqueueJob } from '../../kernel/background/background.ts';
import type { Reaction } from '../../kernel/news/reactions.ts';
import { SEND_MESSAGE } from './commands.ts';

export const studentMessageReactions: readonly Reaction[] = [
  {
    name: 'student-messages.go-on',
    news: ['school.changed'],
    async run({ subject }, { transaction }) {
      const [, schoolId] = /^school:(\d+)$/.exec(subject) ?? [];
      if (schoolId === undefined) return;
      const waiting = await transaction
        .selectFrom('student_message as m')
        .innerJoin('school as s', 's.id', 'm.school_id')
        .select('m.id')
        .where('m.school_id', '=', Number(schoolId))
        .where('m.finished_at', 'is', null)
        .where('s.suspended_at', 'is', null)
        .execute();
      for (const { id } of waiting) await enqueueJob(transaction, SEND_MESSAGE, { id }, { key: `${SEND_MESSAGE}:${id}` });
    },
  },
];
