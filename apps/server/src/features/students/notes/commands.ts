// Notes of staff on students. Only their author changes or deletes them; to others a note of somebody else is none (404).
import type { SchoolAuditAction } from '@fairway/rules/school-audit';
import { NOTE_CHARACTERS, NOTES_MAX } from '@fairway/rules/students';
import { tidyMessage } from '@fairway/rules/verification-request';
import { sql } from 'kysely';
import { recordAudit } from '../../../kernel/audit.ts';
import type { Database } from '../../../kernel/database/database.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import { newId } from '../../../kernel/ids.ts';
import type { SchoolStudent } from '../access.ts';

export type Author = { student: SchoolStudent; actorId: string; now: Date };
type NoteFields = { text: string; isShared: boolean };

/** Gives the note's id. @throws Problem students.note_empty, students.note_limit */
export async function writeNote(transaction: Database, author: Author, fields: NoteFields): Promise<string> {
  const { student, actorId, now } = author;
  const text = tidied(fields.text);
  await sql`select pg_advisory_xact_lock(hashtextextended(${`notes ${student.connectionId}`}, 0))`.execute(transaction);
  const { count } = await transaction
    .selectFrom('student_note')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('user_id', '=', student.userId)
    .where('school_id', '=', student.schoolId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= NOTES_MAX) throw new Problem('students.note_limit');
  const of = { user_id: student.userId, school_id: student.schoolId, author_id: actorId };
  const id = newId();
  await transaction
    .insertInto('student_note')
    .values({ id, ...of, is_shared: fields.isShared, text, created_at: now, updated_at: now })
    .execute();
  await audit(transaction, author, 'student.note_written', fields.isShared);
  return id;
}

/** @throws Problem not_found, students.note_empty */
export async function changeNote(transaction: Database, author: Author, id: string, fields: NoteFields): Promise<void> {
  const text = tidied(fields.text);
  const row = await transaction
    .updateTable('student_note')
    .set({ text, is_shared: fields.isShared, updated_at: author.now })
    .where('id', '=', id)
    .where('user_id', '=', author.student.userId)
    .where('school_id', '=', author.student.schoolId)
    .where('author_id', '=', author.actorId)
    .returning('id')
    .executeTakeFirst();
  if (!row) throw new Problem('not_found');
  await audit(transaction, author, 'student.note_changed', fields.isShared);
}

/** @throws Problem not_found */
export async function deleteNote(transaction: Database, author: Author, id: string): Promise<void> {
  const row = await transaction
    .deleteFrom('student_note')
    .where('id', '=', id)
    .where('user_id', '=', author.student.userId)
    .where('school_id', '=', author.student.schoolId)
    .where('author_id', '=', author.actorId)
    .returning('is_shared')
    .executeTakeFirst();
  if (!row) throw new Problem('not_found');
  await audit(transaction, author, 'student.note_deleted', row.is_shared);
}

function tidied(typed: string): string {
  // Composing may make a text longer.
  const text = [...tidyMessage(typed)].slice(0, NOTE_CHARACTERS).join('');
  if (text === '') throw new Problem('students.note_empty');
  return text;
}

const audit = (transaction: Database, { student, actorId, now }: Author, action: SchoolAuditAction, shared: boolean) =>
  recordAudit(transaction, {
    at: now,
    actorId,
    action,
    subject: `user:${student.userId}`,
    schoolId: student.schoolId,
    detail: { shared },
  });
