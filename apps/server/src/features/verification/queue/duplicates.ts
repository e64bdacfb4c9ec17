// Connections of a school that may be the same person's: the same name, student address or telephone. Each sign is found by an index of its
// own. Only of people who asked this school once or are verified there: who merely studies there is nobody's business.

import type { DuplicateSign } from '@fairway/rules/verification-queue';
import { type RawBuilder, sql } from 'kysely';
import { findsStudent, type StudentScope } from '../../schools/access.ts';

const shown = (scope: StudentScope) =>
  sql`d.school_id = c.school_id and d.id <> c.id and (d.requested_at is not null or d.state = 'verified') and ${findsStudent(scope, 'd.user_id')}`;

/** A row a sign and connection that the reader finds, for the connection `c` of the account `u`. */
export const duplicatesOf = (scope: StudentScope): RawBuilder<{ id: string; sign: DuplicateSign }> => sql`(
  select d.id, 'name' as sign from school_connection d where d.folded_name = c.folded_name and c.folded_name <> '' and ${shown(scope)}
  union all
  select d.id, 'studentEmail' from school_connection d where d.student_email_folded = c.student_email_folded and ${shown(scope)}
  union all
  select d.id, 'phone' from identity_person v join school_connection d on d.user_id = v.id where v.phone_number = u.phone_number and ${shown(scope)}
)`;
