// Gives students an adviser, or takes theirs away. Only staff of the school whose shape advises do, and nobody who left does: their roles are held until the
// transaction ends, and where one is taken the database takes their students too (migration 202611242205). Changes of a school go one after
// another, so that what one found is still so when it writes. @rule consoles.4
import type { SchoolAuditAction } from '@fairway/rules/school-audit';
import { sql } from 'kysely';
import { recordAudit } from '../../../kernel/audit.ts';
import type { Database } from '../../../kernel/database/database.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import { advisingStaff } from '../../schools/members/queries.ts';
import { type ChangedStudent, keepChange, type Staff, takeChange } from '../changes.ts';
import { type StudentSelection, selectedStudents } from '../selection.ts';

type Given = { userId: string; adviserId: string | null };
/** Where advisers are given, whoever does it. */
type At = { schoolId: number; now: Date };

/** Gives all of them an adviser, or none; who has the adviser already is left alone. @throws Problem not_found, lists.changed, students.no_adviser */
export async function assignAdviser(
  transaction: Database,
  staff: Staff,
  { students: selection, adviserId: named }: { students: StudentSelection; adviserId: string | null },
) {
  const adviserId = named?.toLowerCase() ?? null;
  await lockAdvisers(transaction, staff.schoolId);
  await requireAdviser(transaction, staff.schoolId, adviserId, '/adviserId');
  const students = await selectedStudents(transaction, staff, selection);
  const changed = await giveAdvisers(
    transaction,
    staff,
    students.map((userId) => ({ userId, adviserId })),
  );
  const change = await keepChange(transaction, staff, 'adviser', changed);
  if (changed.length > 0) await audit(transaction, staff, 'student.adviser_set', changed, { adviser: adviserId });
  return { students: students.length, change };
}

/** Whoever has since been given another adviser keeps that one, and nobody goes back to one who left. @rule consoles.5 @throws Problem not_found */
export async function undoAdvisers(transaction: Database, staff: Staff, changeId: string): Promise<void> {
  await lockAdvisers(transaction, staff.schoolId);
  const rows = await takeChange(transaction, staff, 'adviser', changeId);
  const now = await advisersOf(
    transaction,
    staff.schoolId,
    rows.map(({ userId }) => userId),
  );
  const here = await lockStaff(
    transaction,
    staff.schoolId,
    rows.flatMap(({ before }) => before ?? []),
  );
  const back = rows
    .filter(({ userId, after }) => (now.get(userId) ?? null) === after)
    .map(({ userId, before }) => ({ userId, adviserId: before !== null && here.has(before) ? before : null }));
  const changed = await giveAdvisers(transaction, staff, back);
  if (changed.length > 0) await audit(transaction, staff, 'student.advisers_undone', changed);
}

/** Students and rules of somebody who leaves become another's; without one nobody advises them then. @rule consoles.7 @throws Problem students.no_adviser */
export async function handOverStudents(
  transaction: Database,
  staff: Staff,
  from: string,
  { to: named, pointer }: { to: string | undefined; pointer: string },
): Promise<void> {
  await lockAdvisers(transaction, staff.schoolId);
  const to = named?.toLowerCase();
  if (to === from.toLowerCase()) throw noAdviser(pointer);
  await requireAdviser(transaction, staff.schoolId, to ?? null, pointer);
  const { rows } = await sql<{ userId: string }>`select user_id as "userId" from student_adviser
    where adviser_id = ${from}::uuid and school_id = ${staff.schoolId} order by user_id`.execute(transaction);
  const changed = await giveAdvisers(
    transaction,
    staff,
    rows.map(({ userId }) => ({ userId, adviserId: to ?? null })),
  );
  const rules = transaction.updateTable('student_adviser_rule').where('adviser_id', '=', from).where('school_id', '=', staff.schoolId);
  if (to !== undefined) await rules.set({ adviser_id: to }).execute();
  else
    await transaction.deleteFrom('student_adviser_rule').where('adviser_id', '=', from).where('school_id', '=', staff.schoolId).execute();
  if (changed.length > 0) await audit(transaction, staff, 'student.adviser_handed_over', changed, { from, adviser: to ?? null });
}

/** Until the transaction ends nobody else changes advisers or their rules there. */
export async function lockAdvisers(transaction: Database, schoolId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`advisers ${schoolId}`}, 0))`.execute(transaction);
}

/** Those of these people who may advise there, and stay so until the transaction ends. */
export async function lockStaff(transaction: Database, schoolId: number, people: readonly string[]): Promise<Set<string>> {
  const wanted = [...new Set(people)].sort();
  const { rows } = await sql<{ id: string }>`select u.id from identity_person u join user_role r on r.user_id = u.id
    where r.school_id = ${schoolId} and u.id in (${advisingStaff(schoolId)}) and u.status = 'active' and u.id = any(${wanted}::uuid[])
    order by r.id for share of r`.execute(transaction);
  return new Set(rows.map(({ id }) => id));
}

/** Writes who advises whom, in the lock of the school; each student at most once. @returns whoever has another one than before */
export async function giveAdvisers(transaction: Database, { schoolId, now }: At, given: readonly Given[]): Promise<ChangedStudent[]> {
  const before = await advisersOf(
    transaction,
    schoolId,
    given.map(({ userId }) => userId),
  );
  const changed = given
    .map(({ userId, adviserId }) => ({ userId, before: before.get(userId) ?? null, after: adviserId }))
    .filter((one) => one.before !== one.after);
  const gone = changed.flatMap(({ userId, after }) => (after === null ? [userId] : []));
  await sql`delete from student_adviser where school_id = ${schoolId} and user_id = any(${gone}::uuid[])`.execute(transaction);
  const put = changed.filter(({ after }) => after !== null);
  await sql`insert into student_adviser (school_id, user_id, adviser_id, since)
    select ${schoolId}, c.user_id, c.adviser_id, ${now}
    from unnest(${put.map(({ userId }) => userId)}::uuid[], ${put.map(({ after }) => after)}::uuid[]) as c(user_id, adviser_id)
    on conflict (school_id, user_id) do update set adviser_id = excluded.adviser_id, since = excluded.since`.execute(transaction);
  return changed;
}

async function advisersOf(transaction: Database, schoolId: number, people: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ userId: string; adviserId: string }>`select user_id as "userId", adviser_id as "adviserId"
    from student_adviser where school_id = ${schoolId} and user_id = any(${[...people]}::uuid[])`.execute(transaction);
  return new Map(rows.map(({ userId, adviserId }) => [userId, adviserId]));
}

async function requireAdviser(transaction: Database, schoolId: number, adviserId: string | null, pointer: string): Promise<void> {
  if (adviserId === null) return;
  const here = await lockStaff(transaction, schoolId, [adviserId]);
  if (!here.has(adviserId)) throw noAdviser(pointer);
}

const noAdviser = (pointer: string) => new Problem('students.no_adviser', { errors: [{ pointer, code: 'no_adviser' }] });

function audit(
  transaction: Database,
  { schoolId, actorId, now }: Staff,
  action: SchoolAuditAction,
  changed: readonly ChangedStudent[],
  more: { from?: string; adviser?: string | null } = {},
): Promise<void> {
  const [only] = changed;
  const subject = changed.length === 1 && only ? `user:${only.userId}` : `school:${schoolId}`;
  return recordAudit(transaction, { at: now, actorId, action, subject, schoolId, detail: { students: changed.length, ...more } });
}
