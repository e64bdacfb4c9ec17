// The list of a school's students, over the narrow rows of migration 0065: filters and orders touch nothing else, and what is shown of a person is
// looked up for the rows of a page. Private profiles have neither program nor end nor account address there, so no filter tells them.

import type { Asked } from '@fairway/contract/kernel/lists';
import type { listStudentFilters, studentsList } from '@fairway/contract/students/endpoints';
import type { listStudentLabels } from '@fairway/contract/students/labels';
import { fold } from '@fairway/rules/folding';
import { fullName } from '@fairway/rules/names';
import { type STUDENT_SORTS, searchedWords } from '@fairway/rules/students';
import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../../kernel/database/database.ts';
import type { ListOrder } from '../../kernel/database/lists.ts';
import { inPrograms, type StudentScope } from '../schools/access.ts';
import { schoolStudent } from './access.ts';
import { adviserOf, isAdvised } from './advisers/queries.ts';
import type { Staff } from './changes.ts';
import { labelsOf } from './labels/queries.ts';

export type AskedStudents = Asked<typeof studentsList>;
type Filters = z.infer<typeof listStudentFilters.returns>;
type CountedLabel = z.infer<typeof listStudentLabels.returns>['labels'][number];
export type StudentRow = Awaited<ReturnType<ReturnType<typeof shownStudents>['execute']>>[number];

export const STUDENT_ORDER: ListOrder<(typeof STUDENT_SORTS)[number]> = {
  key: 's.connection_id',
  sorts: { name: 's.folded_name', endsOn: 's.ends_on', state: 's.state_rank', since: 's.since' },
};

/** Of the account's sign-ins the last use. */
const lastSeen = sql<Date | null>`(select max(l.last_used_at) from identity_session l where l.user_id = s.user_id and l.method <> 'view_as')`;
const isPrivate = sql<boolean>`(k.profile_visibility is not null and k.profile_visibility = 'private')`;

/** Students whose words are looked at in the order of the list before the index of pieces is asked: 2 ms. A word of more than a few of them fills the first page. */
const HEAD_ROWS = 2000;

/** `staff`: who reads, for "mine" are theirs. */
export function filteredStudents(database: Database, staff: Staff, asked: AskedStudents) {
  return database.selectFrom('school_student as s').where(matches(staff, asked, searchConditions(staff.schoolId, asked.q)));
}

/**
 * Those that are found among the first of the school, in the asked order; undefined where nothing is searched. The index of pieces finds all
 * students that have a word before the first is known: of what most of them have, such as the domain of their addresses, that is the whole school.
 */
export function headOfStudents(database: Database, staff: Staff, asked: AskedStudents) {
  const words = wordConditions(asked.q);
  if (words.length === 0) return;
  const descends = asked.sort.startsWith('-');
  const by = STUDENT_ORDER.sorts[(descends ? asked.sort.slice(1) : asked.sort) as (typeof STUDENT_SORTS)[number]];
  const direction = sql.raw(descends ? 'desc' : 'asc');
  const head = database
    .selectFrom('school_student as s')
    .selectAll('s')
    .where('s.school_id', '=', staff.schoolId)
    .orderBy(sql`${typeof by === 'string' ? sql.ref(by) : by} ${direction}, ${sql.ref(STUDENT_ORDER.key)} ${direction}`)
    .limit(sql.lit(HEAD_ROWS));
  return database.selectFrom(head.as('s')).where(matches(staff, asked, words));
}

function matches(staff: Staff, asked: AskedStudents, searched: RawBuilder<unknown>[]): RawBuilder<boolean> {
  const { scope } = staff;
  const inScope = scope.programs === 'all' ? [] : [inPrograms(scope, 's.program_id')];
  const conditions = [sql`s.school_id = ${staff.schoolId}`, ...inScope, ...conditionsOf(asked, staff), ...searched];
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

/** What the list shows of each. */
export function shownStudents(filtered: ReturnType<typeof filteredStudents>) {
  return filtered
    .leftJoin('identity_person as u', 'u.id', 's.user_id')
    .leftJoin('verification_connection as c', 'c.id', 's.connection_id')
    .leftJoin('candidate_profile as k', 'k.user_id', 's.user_id')
    .leftJoin('study_program as p', 'p.id', 's.program_id')
    .select(['s.user_id', 'u.first_name', 'u.last_name', 'c.student_email', 's.state', 'c.reason_code', 's.since', 's.ends_on'])
    .select(['s.program_id', 'p.name as program_name', 's.level_id'])
    .select(isPrivate.as('is_private'))
    .select(sql<string | null>`case when ${isPrivate} then null else u.email end`.as('account_email'))
    .select(sql<Date | null>`case when ${isPrivate} then null else ${lastSeen} end`.as('last_seen_at'))
    .select(adviserOf(sql`s.user_id`, sql`s.school_id`).as('adviser'))
    .select(labelsOf(sql`s.user_id`, sql`s.school_id`).as('labels'));
}

function conditionsOf(asked: AskedStudents, { actorId, now }: Staff): RawBuilder<unknown>[] {
  const today = now.toISOString().slice(0, 10);
  const conditions: RawBuilder<unknown>[] = [];
  if (asked.states.length > 0) conditions.push(oneOf('s.state', asked.states));
  if (asked.levels.length > 0) conditions.push(oneOf('s.level_id', asked.levels));
  if (asked.adviser !== undefined) conditions.push(isAdvised(asked.adviser, actorId));
  if (asked.program) conditions.push(sql`s.program_id = ${asked.program}::uuid`);
  if (asked.endsFrom) conditions.push(sql`s.ends_on >= ${asked.endsFrom}::date`);
  if (asked.endsTo) conditions.push(sql`s.ends_on <= ${asked.endsTo}::date`);
  if (asked.study === 'current') conditions.push(sql`s.program_id is not null and (s.ends_on is null or s.ends_on >= ${today}::date)`);
  if (asked.study === 'graduated') conditions.push(sql`s.ends_on < ${today}::date`);
  if (asked.labels.length > 0)
    conditions.push(sql`s.user_id in (select l.user_id from student_label_use l
      where l.school_id = s.school_id and l.label_id = any(${[...asked.labels]}::uuid[]))`);
  return conditions;
}

/** One value as a plain comparison, for which an index that goes on with an order can be used. */
const oneOf = (column: string, values: readonly string[]) =>
  values.length === 1 ? sql`${sql.ref(column)} = ${values[0]}` : sql`${sql.ref(column)} = any(${[...values]}::text[])`;

/** Pieces of the words are found by the index, then the words themselves are looked for. */
function searchConditions(schoolId: number, q: string): RawBuilder<unknown>[] {
  const words = searchedWords(fold(q));
  if (words.length === 0) return [];
  const grams = words.map(({ word, begins }) =>
    begins
      ? sql`array[${`^${word}`}::text]`
      : sql`array(select substr(${word}, n, 3) from generate_series(1, ${[...word].length - 2}::int) n)`,
  );
  return [sql`s.grams @> (array[${`#${schoolId}`}::text] || ${sql.join(grams, sql` || `)})`, ...wordConditions(q)];
}

const wordConditions = (q: string): RawBuilder<unknown>[] =>
  searchedWords(fold(q)).map(({ word, begins }) =>
    begins ? sql`strpos(' ' || s.words, ${` ${word}`}) > 0` : sql`strpos(s.words, ${word}) > 0`,
  );

/** What the list of a school can be filtered by. */
export async function getStudentFilters(database: Database, scope: StudentScope): Promise<Filters> {
  const { schoolId } = scope;
  // Steps from program to program in the index: as many look-ups as programs, not as students.
  const programs = sql<{ id: string; name: string; levelId: Filters['programs'][number]['levelId'] }>`
    with recursive held as (
      (select program_id from school_student where school_id = ${schoolId} and program_id is not null order by program_id limit 1)
      union all
      select (select s.program_id from school_student s where s.school_id = ${schoolId} and s.program_id > h.program_id
        order by s.program_id limit 1) from held h where h.program_id is not null
    )
    select p.id, p.name, p.level_id as "levelId" from held h join study_program p on p.id = h.program_id where ${inPrograms(scope, 'p.id')}
    -- A custom program is one student's; the ones that the school keeps come first, and a list of choices has an end.
    order by p.is_verified desc, lower(p.name), p.id limit 300`.execute(database);
  const ends = sql<{ first: string | null; last: string | null }>`select
    (select min(ends_on) from school_student where school_id = ${schoolId} and ${inPrograms(scope, 'school_student.program_id')}) as first,
    (select max(ends_on) from school_student where school_id = ${schoolId} and ${inPrograms(scope, 'school_student.program_id')}) as last`.execute(
    database,
  );
  const labels = sql<
    Filters['labels'][number]
  >`select id, name, color, is_provided as "isProvided" from student_label where school_id = ${schoolId}
    order by folded_name, id`.execute(database);
  const [{ rows: kept }, { rows: years }, { rows: own }] = await Promise.all([programs, ends, labels]);
  const year = (day: string | null | undefined) => (day ? Number(day.slice(0, 4)) : null);
  return { programs: kept, firstEndYear: year(years[0]?.first), lastEndYear: year(years[0]?.last), labels: own };
}

/** The labels of a school by name, with how many of the students in scope have each: read by who keeps labels, not with every list. */
export async function listLabels(database: Database, scope: StudentScope): Promise<CountedLabel[]> {
  const { schoolId } = scope;
  const { rows } =
    await sql<CountedLabel>`select l.id, l.name, l.color, l.is_provided as "isProvided", coalesce(used.students, 0) as students
    from student_label l left join (
      select u.label_id, count(*)::int as students from student_label_use u join school_student s on s.school_id = ${schoolId} and s.user_id = u.user_id
      where u.school_id = ${schoolId} and ${inPrograms(scope, 's.program_id')} group by u.label_id
    ) used on used.label_id = l.id where l.school_id = ${schoolId} order by l.folded_name, l.id`.execute(database);
  return rows;
}

/** The labels that a person has at these schools. For what is decided about that person; who lists students holds a scope. */
export async function listHeldLabels(
  database: Database,
  userId: string,
  schoolIds: readonly number[],
): Promise<{ schoolId: number; id: string }[]> {
  return database
    .selectFrom('student_label_use')
    .select(['school_id as schoolId', 'label_id as id'])
    .where('user_id', '=', userId)
    .where(sql<boolean>`school_id = any(${[...schoolIds]}::int[])`)
    .execute();
}

/** Those of the labels that are the school's. */
export async function listLabelNames(
  database: Database,
  schoolId: number,
  ids: readonly string[],
): Promise<{ id: string; name: string }[]> {
  return database
    .selectFrom('student_label')
    .select(['id', 'name'])
    .where('school_id', '=', schoolId)
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .execute();
}

/** Who a student of the school is, in short. @throws Problem not_found for anybody else */
export async function getStudentHead(database: Database, scope: StudentScope, userId: string) {
  const student = await schoolStudent(database, scope, userId);
  const row = await database
    .selectFrom('identity_person as u')
    .leftJoin('candidate_profile as c', 'c.user_id', 'u.id')
    .select(['u.first_name', 'u.last_name', 'c.profile_visibility'])
    .where('u.id', '=', student.userId)
    .executeTakeFirstOrThrow();
  return { userId: student.userId, name: fullName(row.first_name, row.last_name), isPrivate: row.profile_visibility === 'private' };
}

/** What a letter to students says of each; those who are connected with the school. A private profile has no program here. */
export async function listAddressees(database: Database, scope: StudentScope, userIds: readonly string[]) {
  const { schoolId } = scope;
  const { rows } = await sql<{ userId: string; firstName: string; lastName: string; program: string; adviser: string; isOpen: boolean }>`
    select s.user_id as "userId", u.first_name as "firstName", u.last_name as "lastName", coalesce(p.name, '') as program,
      coalesce(person_name(a.first_name, a.last_name), '') as adviser, (u.status = 'active' and u.deletion_due_at is null) as "isOpen"
    from school_student s join identity_person u on u.id = s.user_id
    left join study_program p on p.id = s.program_id
    left join student_adviser_named a on a.school_id = s.school_id and a.user_id = s.user_id
    where s.school_id = ${schoolId} and s.user_id = any(${[...userIds]}::uuid[]) and ${inPrograms(scope, 's.program_id')} order by s.folded_name, s.user_id`.execute(
    database,
  );
  return rows;
}
