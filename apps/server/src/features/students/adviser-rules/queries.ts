// A school's rules of advisers, and whom they would give to whom.
import type { getAdviserRules as endpoint, previewAdviserRules } from '@fairway/contract/students/advisers';
import { type AdviserRule, ruledAdviser } from '@fairway/rules/advisers';
import { fullName } from '@fairway/rules/names';
import { sql } from 'kysely';
import type { z } from 'zod';
import { type Database, plannedAnew } from '../../../kernel/database/database.ts';
import { inPrograms, type ManagedSchoolId, type StudentScope } from '../../schools/access.ts';

type RulesView = z.output<typeof endpoint.returns>;
type Preview = z.output<typeof previewAdviserRules.returns>;
/** Whom the rules give to a student. */
export type Ruled = { userId: string; adviserId: string };

export async function getAdviserRules(database: Database, schoolId: ManagedSchoolId): Promise<RulesView> {
  const rules = await database
    .selectFrom('student_adviser_rule as r')
    .innerJoin('identity_person as u', 'u.id', 'r.adviser_id')
    .leftJoin('study_program as p', 'p.id', 'r.program_id')
    .select(['r.adviser_id', 'u.first_name', 'u.last_name', 'u.email', 'r.program_id', 'p.name', 'r.surname_from', 'r.surname_to'])
    .where('r.school_id', '=', schoolId)
    .orderBy('r.place')
    .execute();
  const list = await database
    .selectFrom('student_adviser_rule_list')
    .select('updated_at')
    .where('school_id', '=', schoolId)
    .executeTakeFirst();
  return {
    rules: rules.map((row) => ({
      adviser: { id: row.adviser_id, name: fullName(row.first_name, row.last_name) || row.email },
      program: row.program_id === null ? null : { id: row.program_id, name: row.name ?? '' },
      surnameFrom: row.surname_from,
      surnameTo: row.surname_to,
    })),
    updatedAt: list?.updated_at.toISOString() ?? null,
  };
}

/** The rules of a school whose adviser can be given somebody: their account is open. */
async function listRules(database: Database, schoolId: number): Promise<AdviserRule[]> {
  return database
    .selectFrom('student_adviser_rule as r')
    .innerJoin('identity_person as u', 'u.id', 'r.adviser_id')
    .select(['r.adviser_id as adviserId', 'r.program_id as programId', 'r.surname_from as surnameFrom', 'r.surname_to as surnameTo'])
    .where('r.school_id', '=', schoolId)
    .where('u.status', '=', 'active')
    .orderBy('r.place')
    .execute();
}

/** What the school's roster says of a student, which goes before its rules and says a program where a profile says none. @rule verification.33 */
const ofRoster = (column: 'program_id' | 'adviser_id') => sql`(select r.${sql.ref(column)} from school_roster_student r
  where r.user_id = s.user_id and r.school_id = s.school_id and r.${sql.ref(column)} is not null order by r.${sql.ref(column)} limit 1)`;

/** Verified students without an adviser, in an order, with whom the rules give them: none where no rule fits. A private profile has a program here only by the roster. */
export async function listRuled(database: Database, scope: StudentScope, userId?: string): Promise<{ ruled: Ruled[]; left: number }> {
  const { schoolId } = scope;
  const rules = await listRules(database, schoolId);
  const rows = await database
    .selectFrom('school_student as s')
    .innerJoin('identity_person as u', 'u.id', 's.user_id')
    .select(['s.user_id as userId', 'u.last_name as lastName'])
    .select([
      sql<string | null>`coalesce(s.program_id, ${ofRoster('program_id')})`.as('programId'),
      sql<string | null>`${ofRoster('adviser_id')}`.as('rosterAdviserId'),
    ])
    .where('s.school_id', '=', schoolId)
    .where('s.state', '=', 'verified')
    .where(inPrograms(scope, 's.program_id'))
    .where(sql<boolean>`not exists (select from student_adviser a where a.school_id = s.school_id and a.user_id = s.user_id)`)
    .$if(userId !== undefined, (query) => query.where('s.user_id', '=', userId ?? ''))
    .modifyFront(plannedAnew())
    .orderBy('s.user_id')
    .execute();
  const ruled = rows.flatMap((row) => {
    const adviserId = row.rosterAdviserId ?? ruledAdviser(rules, row);
    return adviserId === null ? [] : [{ userId: row.userId, adviserId }];
  });
  return { ruled, left: rows.length - ruled.length };
}

/** How many get whom, the most first. */
export async function previewRules(database: Database, scope: StudentScope, most: number): Promise<Preview> {
  const { ruled: all, left } = await listRuled(database, scope);
  const ruled = all.slice(0, most);
  const counts = new Map<string, number>();
  for (const { adviserId } of ruled) counts.set(adviserId, (counts.get(adviserId) ?? 0) + 1);
  const people = await database
    .selectFrom('identity_person')
    .select(['id', 'first_name', 'last_name', 'email'])
    .where(sql<boolean>`id = any(${[...counts.keys()]}::uuid[])`)
    .execute();
  const advisers = people.map(({ id, first_name, last_name, email }) => ({
    id,
    name: fullName(first_name, last_name) || email,
    students: counts.get(id) ?? 0,
  }));
  return { total: ruled.length, advisers: advisers.sort((a, b) => b.students - a.students || a.name.localeCompare(b.name)), left };
}
