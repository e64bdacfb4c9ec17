// A school's own labels, and putting them on its students. Every label and student that is named must be the school's, or nothing happens. Labels
// that its identity provider keeps are not changed here (provided.ts).

import { fold } from '@fairway/rules/folding';
import { plainLine } from '@fairway/rules/names';
import type { SchoolAuditAction } from '@fairway/rules/school-audit';
import { LABEL_NAME_CHARACTERS, LABELS_MAX, type LabelColor } from '@fairway/rules/students';
import { sql } from 'kysely';
import { recordAudit } from '../../../kernel/audit.ts';
import type { Database } from '../../../kernel/database/database.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import { newId } from '../../../kernel/ids.ts';
import { keepChange, type Staff, takeChange } from '../changes.ts';
import { type StudentSelection, selectedStudents } from '../selection.ts';
import type { LabelView } from './queries.ts';

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
    .where('is_provided', '=', false)
    .executeTakeFirstOrThrow();
  if (Number(count) >= LABELS_MAX) throw new Problem('students.label_limit');
  await unlessTaken(() =>
    transaction
      .insertInto('student_label')
      .values({ ...label, folded_name: fold(label.name), school_id: staff.schoolId, created_at: staff.now })
      .execute(),
  );
  await audit(transaction, staff, 'student_label.created', `student_label:${label.id}`);
  return { ...label, isProvided: false };
}

/** @throws Problem not_found, students.label_name, students.label_taken, students.label_provided */
export async function changeLabel(transaction: Database, staff: Staff, id: string, fields: LabelFields): Promise<LabelView> {
  const { name, color } = tidied(fields);
  await keptByStaff(transaction, staff, [id]);
  const row = await unlessTaken(() =>
    transaction
      .updateTable('student_label')
      .set({ name, color, folded_name: fold(name) })
      .where('id', '=', id)
      .where('school_id', '=', staff.schoolId)
      .where('is_provided', '=', false)
      .returning('id')
      .executeTakeFirst(),
  );
  if (!row) throw new Problem('not_found');
  await audit(transaction, staff, 'student_label.changed', `student_label:${row.id}`);
  return { id: row.id, name, color, isProvided: false };
}

/** @throws Problem not_found, students.label_provided */
export async function deleteLabel(transaction: Database, staff: Staff, id: string): Promise<void> {
  await keptByStaff(transaction, staff, [id]);
  const row = await transaction
    .deleteFrom('student_label')
    .where('id', '=', id)
    .where('school_id', '=', staff.schoolId)
    .where('is_provided', '=', false)
    .returning('id')
    .executeTakeFirst();
  if (!row) throw new Problem('not_found');
  await audit(transaction, staff, 'student_label.deleted', `student_label:${row.id}`);
}

/** Puts labels on students and takes others away; what is so already stays so. @throws Problem not_found, lists.changed, students.label_provided */
export async function labelStudents(
  transaction: Database,
  staff: Staff,
  { students: selection, add, remove }: { students: StudentSelection; add: readonly string[]; remove: readonly string[] },
) {
  const students = await selectedStudents(transaction, staff, selection);
  const [added, removed] = [sortedOnce(add), sortedOnce(remove)];
  await keptByStaff(transaction, staff, [...added, ...removed]);
  const gone = await takeLabels(transaction, staff, { students, labels: removed });
  const put = await putLabels(transaction, staff, { students, labels: added });
  const change = await keepChange(transaction, staff, 'labels', [
    ...gone.map(({ user_id, label_id }) => ({ userId: user_id, before: label_id, after: null })),
    ...put.map(({ user_id, label_id }) => ({ userId: user_id, before: null, after: label_id })),
  ]);
  await recordAudit(transaction, {
    at: staff.now,
    actorId: staff.actorId,
    action: 'student.labelled',
    subject: students.length === 1 ? `user:${students[0]}` : `school:${staff.schoolId}`,
    schoolId: staff.schoolId,
    detail: { students: students.length, added: added.length, removed: removed.length },
  });
  return { students: students.length, change };
}

/** What was put on goes, what was taken away comes back, but for labels that were deleted since. @rule consoles.3 @throws Problem not_found */
export async function undoLabels(transaction: Database, staff: Staff, changeId: string): Promise<void> {
  const rows = await takeChange(transaction, staff, 'labels', changeId);
  const [put, gone] = [rows.filter((row) => row.after !== null), rows.filter((row) => row.after === null)];
  const uses = (some: typeof rows, label: 'before' | 'after') =>
    sql`unnest(${some.map((row) => row[label])}::uuid[], ${some.map((row) => row.userId)}::uuid[]) as c(label_id, user_id)`;
  await sql`delete from student_label_use u using ${uses(put, 'after')}
    where u.label_id = c.label_id and u.user_id = c.user_id and u.school_id = ${staff.schoolId}`.execute(transaction);
  await sql`insert into student_label_use (label_id, user_id, school_id, created_at)
    select l.id, c.user_id, l.school_id, ${staff.now} from ${uses(gone, 'before')}
    join student_label l on l.id = c.label_id and l.school_id = ${staff.schoolId} and not l.is_provided
    order by l.id, c.user_id on conflict do nothing`.execute(transaction);
  if (rows.length === 0) return;
  const detail = { students: new Set(rows.map((row) => row.userId)).size };
  await recordAudit(transaction, {
    at: staff.now,
    actorId: staff.actorId,
    action: 'student.labels_undone',
    subject: `school:${staff.schoolId}`,
    schoolId: staff.schoolId,
    detail,
  });
}

/** @throws Problem not_found where the school has not all of them; students.label_provided where its identity provider keeps one. @rule provisioning.4 */
async function keptByStaff(transaction: Database, { schoolId }: Staff, labels: readonly string[]): Promise<void> {
  const wanted = [...new Set(labels)];
  const known = await transaction
    .selectFrom('student_label')
    .select('is_provided')
    .where('school_id', '=', schoolId)
    .where(sql<boolean>`id = any(${wanted}::uuid[])`)
    .execute();
  if (known.length !== wanted.length) throw new Problem('not_found');
  if (known.some((label) => label.is_provided)) throw new Problem('students.label_provided');
}

type Uses = { students: readonly string[]; labels: readonly string[] };

const takeLabels = async (transaction: Database, { schoolId }: Staff, { students, labels }: Uses) =>
  labels.length === 0
    ? []
    : transaction
        .deleteFrom('student_label_use')
        .where('school_id', '=', schoolId)
        .where(sql<boolean>`user_id = any(${[...students]}::uuid[]) and label_id = any(${[...labels]}::uuid[])`)
        .returning(['user_id', 'label_id'])
        .execute();

async function putLabels(transaction: Database, { schoolId, now }: Staff, { students, labels }: Uses) {
  if (labels.length === 0) return [];
  const { rows } = await sql<{ user_id: string; label_id: string }>`insert into student_label_use (label_id, user_id, school_id, created_at)
    select label, student, ${schoolId}, ${now} from unnest(${[...labels]}::uuid[]) as label, unnest(${[...students]}::uuid[]) as student
    order by label, student on conflict do nothing returning user_id, label_id`.execute(transaction);
  return rows;
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
