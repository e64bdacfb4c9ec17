// Mints the scope of one student of a school: a person who is connected with it. Anybody else is told as nobody (404).
import type { Database } from '../../kernel/database/database.ts';
import { Problem } from '../../kernel/http/problems.ts';
import type { ManagedSchoolId } from '../schools/access.ts';

/** A person's connection with a school that the caller works for. */
export type SchoolStudent = { userId: string; schoolId: ManagedSchoolId; connectionId: string } & { readonly schoolStudent: unique symbol };

/** @throws Problem not_found */
export async function schoolStudent(database: Database, schoolId: ManagedSchoolId, userId: string): Promise<SchoolStudent> {
  const row = await database
    .selectFrom('verification_connection')
    .select(['id', 'user_id'])
    .where('school_id', '=', schoolId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row) throw new Problem('not_found');
  return { userId: row.user_id, schoolId, connectionId: row.id } as SchoolStudent;
}
