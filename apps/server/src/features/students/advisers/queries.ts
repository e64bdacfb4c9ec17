// Who advises whom at a school.
import type { listAdvisers as endpoint } from '@fairway/contract/students/advisers';
import { ADVISED } from '@fairway/rules/advisers';
import { fullName } from '@fairway/rules/names';
import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../../../kernel/database/database.ts';
import { inPrograms, type StudentScope } from '../../schools/access.ts';
import { advisingStaff } from '../../schools/members/queries.ts';

type Adviser = z.output<typeof endpoint.returns>['advisers'][number];
/** Colleagues who have not written their name yet are called by their address. */
type AdviserRow = { id: string; first: string; last: string; email: string } | null;

/** The adviser of a person at a school. */
export const adviserOf = (userId: RawBuilder<unknown>, schoolId: RawBuilder<unknown>): RawBuilder<AdviserRow> =>
  sql<AdviserRow>`(select json_build_object('id', a.adviser_id, 'first', a.first_name, 'last', a.last_name, 'email', u.email)
    from student_adviser_named a join identity_person u on u.id = a.adviser_id where a.user_id = ${userId} and a.school_id = ${schoolId})`;

export const adviserView = (row: AdviserRow) => row && { id: row.id, name: fullName(row.first, row.last) || row.email };

/** Whose students of the list are meant: of a row `s`. */
export function isAdvised(asked: string, readerId: string): RawBuilder<unknown> {
  const word = ADVISED.find((known) => known === asked);
  if (word === 'any' || word === 'none') {
    const somebody = sql`exists (select from student_adviser a where a.school_id = s.school_id and a.user_id = s.user_id)`;
    return word === 'any' ? somebody : sql`not ${somebody}`;
  }
  return sql`s.user_id in (select a.user_id from student_adviser a
    where a.school_id = s.school_id and a.adviser_id = ${word === 'mine' ? readerId : asked}::uuid)`;
}

/** The staff of a school who advise and whose account is open, by name, with how many students of the scope each advises. */
export async function listAdvisers(database: Database, scope: StudentScope, readerId: string): Promise<Adviser[]> {
  const { schoolId } = scope;
  const { rows } = await sql<{ id: string; first_name: string; last_name: string; email: string; students: number }>`
    select u.id, u.first_name, u.last_name, u.email, coalesce(n.students, 0)::int as students
    from identity_person u left join (
      select a.adviser_id, count(*) as students from student_adviser a
      join school_student s on s.school_id = a.school_id and s.user_id = a.user_id where a.school_id = ${schoolId}
        and ${inPrograms(scope, 's.program_id')} group by a.adviser_id
    ) n on n.adviser_id = u.id
    where u.status = 'active' and u.id in (${advisingStaff(schoolId)})
    order by u.first_name, u.last_name, u.id limit 500`.execute(database);
  return rows.map(({ id, first_name, last_name, email, students }) => ({
    id,
    name: fullName(first_name, last_name) || email,
    isYou: id === readerId,
    students,
  }));
}
