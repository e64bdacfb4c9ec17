// The students that an action on several is given: those that were chosen one by one, or all that the list's own filters find.

import type { Selection } from '@fairway/contract/kernel/lists';
import type { studentsList } from '@fairway/contract/students/endpoints';
import { sql } from 'kysely';
import type { Database } from '../../kernel/database/database.ts';
import { matchingIds } from '../../kernel/database/selection.ts';
import { Problem } from '../../kernel/http/problems.ts';
import { findsStudent } from '../schools/access.ts';
import type { Staff } from './changes.ts';
import { filteredStudents } from './queries.ts';

export type StudentSelection = Selection<typeof studentsList>;

/**
 * Their ids, each once, in order. Whoever is named must be the school's student, and as many must match as were shown, or nothing is done.
 * @throws Problem not_found, lists.changed
 */
export async function selectedStudents(transaction: Database, staff: Staff, selection: StudentSelection) {
  if ('matching' in selection) return matchingIds(filteredStudents(transaction, staff, selection.matching), 's.user_id', selection.total);
  const ids = [...new Set(selection.ids.map((id) => id.toLowerCase()))].sort();
  const known = await transaction
    .selectFrom('verification_connection')
    .select('user_id')
    .where('school_id', '=', staff.schoolId)
    .where(sql<boolean>`user_id = any(${ids}::uuid[])`)
    .where(findsStudent(staff.scope, 'verification_connection.user_id'))
    .execute();
  if (known.length !== ids.length) throw new Problem('not_found');
  return ids;
}
