// What the staff of a school are set to, and who of them may be named for a student: to advise, to have a request or a review.
import { ADVISING_SHAPES, type StaffShape } from '@fairway/rules/staff-shapes';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../kernel/database/database.ts';
import type { ManagedSchoolId } from '../access.ts';

export type ScopeProgram = { id: string; name: string };
/** A row of school_staff_member with its programs; null: not narrowed. */
export type Member = { shape: StaffShape; isCoach: boolean; programs: ScopeProgram[] | null; updatedAt: Date };

/** The programs of a scope, by name: of a row of school_staff_member that is called so. */
export const scopeProgramsOf = (member: string) => sql<ScopeProgram[] | null>`case when ${sql.ref(`${member}.is_scoped`)} then (
  select coalesce(json_agg(json_build_object('id', p.id, 'name', p.name) order by lower(p.name), p.id), '[]')
  from school_staff_program k join study_program p on p.id = k.program_id where k.school_id = ${sql.ref(`${member}.school_id`)} and k.user_id = ${sql.ref(`${member}.user_id`)}) end`;

type Asked = {
  /** Only coaches. */
  coach?: boolean;
  /** Only who finds this person. */
  student?: RawBuilder<unknown>;
};

/** Ids of those who advise at a school: its administrators, and staff whose shape does. Its names of tables are nobody else's: `student` may be a column around it. */
export function advisingStaff(schoolId: number, { coach = false, student }: Asked = {}): RawBuilder<unknown> {
  const finds = student
    ? sql`and (held.role = 'SchoolAdmin' or not adviser.is_scoped or exists (select from school_staff_program scoped
        join student_program_shown shown on shown.program_id = scoped.program_id and shown.school_id = scoped.school_id
        where scoped.school_id = adviser.school_id and scoped.user_id = adviser.user_id and shown.user_id = ${student}))`
    : sql``;
  return sql`select held.user_id from user_role held
    join school_staff_member adviser on adviser.school_id = held.school_id and adviser.user_id = held.user_id
    where held.school_id = ${schoolId}
      and (held.role = 'SchoolAdmin' or (held.role = 'CareerStaff' and adviser.shape = any(${[...ADVISING_SHAPES]}::text[])))
      ${coach ? sql`and adviser.is_coach` : sql``} ${finds}`;
}

/** Those of them whose accounts are open, by name. */
export async function listColleagues(
  database: Database,
  schoolId: ManagedSchoolId,
  asked: { coach?: boolean; student: string },
): Promise<{ userId: string; name: string }[]> {
  const { coach = false, student } = asked;
  return database
    .selectFrom('identity_person as u')
    .select(['u.id as userId', sql<string>`person_name(u.first_name, u.last_name)`.as('name')])
    .where('u.status', '=', 'active')
    .where(sql<boolean>`u.id in (${advisingStaff(schoolId, { coach, student: sql`${student}::uuid` })})`)
    .orderBy('u.first_name')
    .orderBy('u.id')
    .limit(500)
    .execute();
}

/** What somebody is set to; undefined: nobody of the staff. */
export async function findMember(database: Database, schoolId: ManagedSchoolId, userId: string): Promise<Member | undefined> {
  const row = await database
    .selectFrom('school_staff_member as m')
    .select(['m.shape', 'm.is_coach as isCoach', 'm.updated_at as updatedAt', scopeProgramsOf('m').as('programs')])
    .where('m.school_id', '=', schoolId)
    .where('m.user_id', '=', userId)
    .executeTakeFirst();
  return row && { ...row, shape: row.shape as StaffShape };
}

/** Who administers a school and has an open account: whom mails about the school itself go to. */
export function listAdministrators(database: Database, schoolId: number) {
  return database
    .selectFrom('user_role as r')
    .innerJoin('identity_person as p', 'p.id', 'r.user_id')
    .select(['p.id', 'p.email', 'p.first_name', 'p.last_name', 'p.locale', 'p.tenant_id'])
    .where('r.school_id', '=', schoolId)
    .where('r.role', '=', 'SchoolAdmin')
    .where('p.status', '=', 'active')
    .orderBy('p.id')
    .execute();
}
