// A school's own labels, and putting them on its students. Every label and student that is named must be the school's, or nothing happens.

import { fold } from '@fairway/rules/folding';
import { plainLine } from '@fairway/rules/names';
import type { SchoolAuditAction } from '@fairway/rules/school-audit';
import { LABEL_NAME_CHARACTERS, LABELS_MAX, type LabelColor } from '@fairway/rules/students';
import { sql } from 'kysely';
import { recordAudit } from '../../../kernel/audit.ts';
import type { Database } from '../../../kernel/database/database.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import { newId } from '../../../kernel/ids.ts';
import type { ManagedSchoolId } from '../../schools/access.ts';
import type { LabelView } from './queries.ts';

export type Staff = { schoolId: ManagedSchoolId; actorId: string; now: Date };
type LabelFields = { name: string; color: LabelColor };

/** @throws Problem students.label_name, students.label_taken, students.label_limit */
export async function createLabel(transaction: Database, staff: Staff, fields: LabelFields): Promise<LabelView> {
  const label = { id: newId(), ...tidied(fields) };
  // One at a time, so that none slips past the limit.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`labels ${staff.schoolId}`}, 0))`.execute(transaction);
  const { count } = await transaction
    .selectFrom('student_label')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('school_id', '=', staff.schoolId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= LABELS_MAX) throw new Problem('students.label_limit');
  await unlessTaken(() =>
    transaction
      .insertInto('student_label')
      .values({ ...label, folded_name: fold(label.name), school_id: staff.schoolId, created_at: staff.now })
      .execute(),
  );
  await audit(transaction, staff, 'student_label.created', `student_label:${label.id}`);
  return label;
}

/** @throws Problem not_found, students.label_name, students.label_taken */
export async function changeLabel(transaction: Database, staff: Staff, id: string, fields: LabelFields): Promise<LabelView> {
  const { name, color } = tidied(fields);
  const row = await unlessTaken(() =>
    transaction
      .updateTable('student_label')
      .set({ name, color, folded_name: fold(name) })
      .where('id', '=', id)
      .where('school_id', '=', staff.schoolId)
      .returning('id')
      .executeTakeFirst(),
  );
  if (!row) throw new Problem('not_found');
  await audit(transaction, staff, 'student_label.changed', `student_label:${row.id}`);
  return { id: row.id, name, color };
}

/** @throws Problem not_found */
export async function deleteLabel(transaction: Database, staff: Staff, id: string): Promise<void> {
  const row = await transaction
    .deleteFrom('student_label')
    .where('id', '=', id)
    .where('school_id', '=', staff.schoolId)
    .returning('id')
    .executeTakeFirst();
  if (!row) throw new Problem('not_found');
  await audit(transaction, staff, 'student_label.deleted', `student_label:${row.id}`);
}

/** Puts labels on students and takes others away; what is so already stays so. @throws Problem not_found */
export async function labelStudents(
  transaction: Database,
  staff: Staff,
  { studentIds, add, remove }: { studentIds: readonly string[]; add: readonly string[]; remove: readonly string[] },
): Promise<void> {
  const [students, added, removed] = [studentIds, add, remove].map(sortedOnce) as [string[], string[], string[]];
  const { rows } = await sql<{ students: number; labels: number }>`select
    (select count(*)::int from verification_connection where school_id = ${staff.schoolId} and user_id = any(${students}::uuid[])) as students,
    (select count(*)::int from student_label where school_id = ${staff.schoolId} and id = any(${[...added, ...removed]}::uuid[])) as labels
    `.execute(transaction);
  if (rows[0]?.students !== students.length || rows[0].labels !== new Set([...added, ...removed]).size) throw new Problem('not_found');
  if (removed.length > 0)
    await transaction
      .deleteFrom('student_label_use')
      .where('school_id', '=', staff.schoolId)
      .where('user_id', 'in', students)
      .where('label_id', 'in', removed)
      .execute();
  if (added.length > 0)
    await sql`insert into student_label_use (label_id, user_id, school_id, created_at)
      select label, student, ${staff.schoolId}, ${staff.now} from unnest(${added}::uuid[]) as label, unnest(${students}::uuid[]) as student
      order by label, student on conflict do nothing`.execute(transaction);
  await recordAudit(transaction, {
    at: staff.now,
    actorId: staff.actorId,
    action: 'student.labelled',
    subject: students.length === 1 ? `user:${students[0]}` : `school:${staff.schoolId}`,
    schoolId: staff.schoolId,
    detail: { students: students.length, added: added.length, removed: removed.length },
  });
}

const sortedOnce = (ids: readonly string[]): string[] => [...new Set(ids.map((id) => id.toLowerCase()))].sort();

function tidied({ name: typed, color }: LabelFields): LabelFields {
  const name = [...plainLine(typed)].slice(0, LABEL_NAME_CHARACTERS).join('');
  if (name === '') throw new Problem('students.label_name');
  return { name, color };
}

async function unlessTaken<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if ((error as { code?: string }).code === '23505') throw new Problem('students.label_taken', { cause: error });
    throw error;
  }
}

const audit = (transaction: Database, { schoolId, actorId, now }: Staff, action: SchoolAuditAction, subject: string) =>
  recordAudit(transaction, { at: now, actorId, action, subject, schoolId });
