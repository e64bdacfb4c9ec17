// What a school keeps of students who have no access there any more: notes, labels and who advised them. Whoever is verified, or waits to be, keeps
// theirs. What a note says is not told where it goes: a private one is its author's. @rule retention.3
import { type RawBuilder, sql } from 'kysely';
import type { Retained, RetainedRow } from '../../kernel/retained.ts';

type Table = 'student_note' | 'student_label_use' | 'student_adviser';
type Since = 'updated_at' | 'created_at' | 'since';

/** Of a student whose access ended before that, or who never had one. */
const hasEnded = (before: Date) => sql`not exists (select from verification_connection c
  where c.school_id = x.school_id and c.user_id = x.user_id and (c.state in ('verified', 'pending') or c.last_action_at >= ${before}))`;

/** `id` and `what` are SQL of the row `x`. */
function ofEndedStudents(kind: Retained['kind'], table: Table, since: Since, id: RawBuilder<string>, what: RawBuilder<unknown>): Retained {
  const isOlder = (schoolId: number, before: Date) =>
    sql`x.school_id = ${schoolId} and ${sql.ref(`x.${since}`)} < ${before} and ${hasEnded(before)}`;
  return {
    kind,
    older: (schoolId, before) => sql<RetainedRow>`(select ${id} as id, x.user_id as "userId", ${what} as what,
      greatest(${sql.ref(`x.${since}`)}, (select c.last_action_at from verification_connection c
        where c.school_id = x.school_id and c.user_id = x.user_id)) as at
      from ${sql.table(table)} x where ${isOlder(schoolId, before)})`,
    async remove(transaction, { schoolId, before, ids }) {
      const { numAffectedRows } = await sql`delete from ${sql.table(table)} x
        where ${id} = any(${[...ids]}::text[]) and ${isOlder(schoolId, before)}`.execute(transaction);
      return Number(numAffectedRows ?? 0n);
    },
  };
}

export const retainedOfStudents: readonly Retained[] = [
  ofEndedStudents('notes', 'student_note', 'updated_at', sql`x.id::text`, sql`null::text`),
  ofEndedStudents(
    'labels',
    'student_label_use',
    'created_at',
    sql`x.label_id::text || ':' || x.user_id::text`,
    sql`(select l.name from student_label l where l.id = x.label_id)`,
  ),
  ofEndedStudents('advisers', 'student_adviser', 'since', sql`x.user_id::text`, sql`null::text`),
];
