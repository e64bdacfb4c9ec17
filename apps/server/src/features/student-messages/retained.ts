// Messages that went out to students, with whom each was meant for: the rows cascade. One that is still sent is not old. @rule retention.3
import { sql } from 'kysely';
import type { Retained, RetainedRow } from '../../kernel/retained.ts';

export const retainedMessages: Retained = {
  kind: 'messages',
  older: (schoolId, before) => sql<RetainedRow>`(select m.id::text as id, null::uuid as "userId", m.subject as what, m.finished_at as at
    from student_message m where m.school_id = ${schoolId} and m.finished_at < ${before})`,
  async remove(transaction, { schoolId, before, ids }) {
    const { numDeletedRows } = await transaction
      .deleteFrom('student_message')
      .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
      .where('school_id', '=', schoolId)
      .where('finished_at', '<', before)
      .executeTakeFirst();
    return Number(numDeletedRows);
  },
};
