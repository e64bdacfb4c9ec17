// Mints the scope of one student of a school: a person who is connected with it, and whom the caller finds there. Anybody else is told as nobody (404).
import type { Database } from '../../kernel/database/database.ts';
import { Problem } from '../../kernel/http/problems.ts';
import type { ApiRequest } from '../../kernel/http/request.ts';
import { signedIn } from '../identity/access.ts';
import { findsStudent, type ManagedSchoolId, type StudentScope, studentScope } from '../schools/access.ts';
import type { Staff } from './changes.ts';

/** A person's connection with a school that the caller works for. */
export type SchoolStudent = { userId: string; schoolId: ManagedSchoolId; connectionId: string } & { readonly schoolStudent: unique symbol };

/** @throws Problem not_found */
export async function schoolStudent(database: Database, scope: StudentScope, userId: string): Promise<SchoolStudent> {
  const { schoolId } = scope;
  const row = await database
    .selectFrom('verification_connection')
    .select(['id', 'user_id'])
    .where('school_id', '=', schoolId)
    .where('user_id', '=', userId)
    .where(findsStudent(scope, 'verification_connection.user_id'))
    .executeTakeFirst();
  if (!row) throw new Problem('not_found');
  return { userId: row.user_id, schoolId, connectionId: row.id } as SchoolStudent;
}

/** Who acts on students of a school that they work for, and when. @throws Problem not_found */
export async function staffOf(request: ApiRequest, schoolId: number): Promise<Staff> {
  const scope = await studentScope(request, schoolId);
  return { schoolId: scope.schoolId, scope, actorId: signedIn(request).userId, now: request.clock.now() };
}
