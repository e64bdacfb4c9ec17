// Notes on a student: the shared ones of all staff, and the reader's own.

import type { studentRecord } from '@fairway/contract/students/endpoints';
import { fullName } from '@fairway/rules/names';
import type { z } from 'zod';
import type { Database } from '../../../kernel/database/database.ts';
import type { SchoolStudent } from '../access.ts';

export type NoteView = z.input<typeof studentRecord>['notes'][number];

/** Newest first; with an id, that one. */
export async function listNotes(database: Database, student: SchoolStudent, readerId: string, id?: string): Promise<NoteView[]> {
  let query = database
    .selectFrom('student_note as n')
    .leftJoin('identity_person as u', 'u.id', 'n.author_id')
    .select(['n.id', 'n.text', 'n.is_shared', 'n.author_id', 'n.created_at', 'n.updated_at', 'u.first_name', 'u.last_name'])
    .where('n.user_id', '=', student.userId)
    .where('n.school_id', '=', student.schoolId)
    .where((where) => where.or([where('n.is_shared', '=', true), where('n.author_id', '=', readerId)]))
    .orderBy('n.created_at', 'desc')
    .orderBy('n.id');
  if (id !== undefined) query = query.where('n.id', '=', id);
  return (await query.execute()).map((row) => ({
    id: row.id,
    text: row.text,
    isShared: row.is_shared,
    author: row.author_id === null ? null : fullName(row.first_name, row.last_name),
    isMine: row.author_id === readerId,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }));
}
