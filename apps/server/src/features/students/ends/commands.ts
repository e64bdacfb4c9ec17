// Gives many verified students another last day, or none: looked at before, done to all or to nobody, taken back as one within a day.
// Who is not verified is left alone. @rule verification.29
import type { SchoolAuditAction } from '@fairway/rules/school-audit';
import { endChange, endOfLastDay, isExtensionEnd } from '@fairway/rules/students';
import { recordAudit } from '../../../kernel/audit.ts';
import type { Database } from '../../../kernel/database/database.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import { extendConnections, listVerifiedEnds, lockVerifiedEnds, type VerifiedEnd } from '../../verification/ends/commands.ts';
import { keepChange, type Staff, takeChange } from '../changes.ts';
import { type StudentSelection, selectedStudents } from '../selection.ts';

type Asked = { students: StudentSelection; endsOn: string | null };

/** What the day would change. @throws Problem not_found, lists.changed, students.end */
export async function checkEnds(database: Database, staff: Staff, asked: Asked) {
  const end = endOf(asked, staff);
  const students = await selectedStudents(database, staff, asked.students);
  const held = await listVerifiedEnds(database, staff.schoolId, students);
  const counts = { earlier: 0, later: 0, same: 0 };
  for (const { expiresAt } of held) counts[endChange(expiresAt, end)] += 1;
  return { ...counts, unverified: students.length - held.length };
}

/** `changed`: how many were shown to get another end. @throws Problem not_found, lists.changed, students.end */
export async function changeEnds(transaction: Database, staff: Staff, asked: Asked & { changed: number }) {
  const end = endOf(asked, staff);
  const students = await selectedStudents(transaction, staff, asked.students);
  const held = await lockVerifiedEnds(transaction, staff.schoolId, students);
  const others = held.filter(({ expiresAt }) => endChange(expiresAt, end) !== 'same');
  if (others.length !== asked.changed) throw new Problem('lists.changed', { detail: `${others.length}` });
  const change = await giveEnds(
    transaction,
    staff,
    others.map((one) => ({ ...one, before: one.expiresAt, expiresAt: end })),
    'student.ends_set',
  );
  return { students: held.length, change };
}

/** Whose end was changed since, or who is not verified any more, keeps what they have. @rule verification.30 @throws Problem not_found */
export async function undoEnds(transaction: Database, staff: Staff, changeId: string): Promise<void> {
  const rows = new Map((await takeChange(transaction, staff, 'end', changeId)).map((row) => [row.userId, row]));
  const held = await lockVerifiedEnds(transaction, staff.schoolId, [...rows.keys()]);
  const back = held.flatMap((one) => {
    const row = rows.get(one.userId);
    if (!row || (one.expiresAt?.toISOString() ?? null) !== row.after) return [];
    return [{ ...one, before: one.expiresAt, expiresAt: row.before === null ? null : new Date(row.before) }];
  });
  await giveEnds(transaction, staff, back, 'student.ends_undone');
}

type Given = VerifiedEnd & { before: Date | null };

async function giveEnds(transaction: Database, staff: Staff, given: readonly Given[], action: SchoolAuditAction): Promise<string | null> {
  const { schoolId, actorId, now } = staff;
  await extendConnections(transaction, staff, given);
  // What was taken back is not taken back again.
  const rows = given.map(({ userId, before, expiresAt }) => ({
    userId,
    before: before?.toISOString() ?? null,
    after: expiresAt?.toISOString() ?? null,
  }));
  const change = action === 'student.ends_set' ? await keepChange(transaction, staff, 'end', rows) : null;
  const [only] = given;
  if (!only) return change;
  const subject = given.length === 1 ? `user:${only.userId}` : `school:${schoolId}`;
  const day = action === 'student.ends_set' ? { endsOn: only.expiresAt?.toISOString().slice(0, 10) ?? null } : {};
  await recordAudit(transaction, { at: now, actorId, action, subject, schoolId, detail: { students: given.length, ...day } });
  return change;
}

function endOf({ endsOn }: Asked, { now }: Staff): Date | null {
  if (endsOn === null) return null;
  if (!isExtensionEnd(endsOn, now)) throw new Problem('students.end', { errors: [{ pointer: '/endsOn', code: 'invalid' }] });
  return endOfLastDay(endsOn);
}
