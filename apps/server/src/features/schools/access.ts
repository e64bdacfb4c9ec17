// Who may work at which school, and whom they find there. Staff and administrators of a school hold it by their role, platform administrators hold
// every school that exists. Whoever asks for another one is told that there is none (404), the same as for an id of no school. What staff may do is
// their shape's (rules/staff-shapes.ts): it is read with each call, so that a change counts with the next one. So is whether the school rests: then
// nobody but the platform's administrators gets a scope there. @rule access.1, staff.1, staff.2, schools.10

import { dutyOf } from '@fairway/contract/staff/duties';
import { dutiesOf, STAFF_DUTIES, type StaffDuty, type StaffShape } from '@fairway/rules/staff-shapes';
import { type RawBuilder, sql } from 'kysely';
import { Problem } from '../../kernel/http/problems.ts';
import type { ApiRequest } from '../../kernel/http/request.ts';

/** A school that the caller works for. Every query on a school's students, queue, labels or widgets takes one. */
export type ManagedSchoolId = number & { readonly managedSchool: unique symbol };
/** A school that the caller administers: its settings, staff and policies take one. */
export type AdministeredSchoolId = ManagedSchoolId & { readonly administeredSchool: unique symbol };
/**
 * Whom the caller finds at a school: everybody, or who studies one of these programs. Every query, count and file about students takes one. Only
 * access.ts and jobs of the platform mint it.
 */
export type StudentScope = {
  readonly schoolId: ManagedSchoolId;
  readonly programs: readonly string[] | 'all';
  /** What the caller may do there: for what a reply says that they can. */
  readonly duties: readonly StaffDuty[];
} & {
  readonly studentScope: unique symbol;
};
/** Schools whose console the caller may open; `all` for the platform's administrators. */
export type ManagedSchools = 'all' | { administered: readonly number[]; staffed: readonly number[] };

/**
 * The school of `/api/v1/staff/schools/{schoolId}/...`, for its staff whose shape holds the duty of this call, its administrators and the platform's.
 * @throws Problem not_found, forbidden, schools.suspended
 */
export async function managedSchoolId(request: ApiRequest, schoolId: number): Promise<ManagedSchoolId> {
  const { duties } = await standingOf(request, schoolId);
  const duty = dutyOf(request.call);
  if (!duty || !duties.includes(duty)) throw new Problem('forbidden');
  return schoolId as ManagedSchoolId;
}

/** The same, with whom the caller finds there. @throws Problem not_found, forbidden, schools.suspended */
export async function studentScope(request: ApiRequest, schoolId: number): Promise<StudentScope> {
  await managedSchoolId(request, schoolId);
  return standingOf(request, schoolId);
}

/** Everybody at a school: for its administrators' calls, and what the platform does by itself. */
export const wholeSchool = (schoolId: number): StudentScope =>
  ({ schoolId, programs: 'all', duties: STAFF_DUTIES }) as unknown as StudentScope;

/** A column with its table: a bare name would be taken for one of the sub-query's own, and everybody would be found. */
type Column = `${string}.${string}`;

/** Is a program one of the scope's? */
export const inPrograms = ({ programs }: StudentScope, programId: Column): RawBuilder<boolean> =>
  programs === 'all' ? sql<boolean>`true` : sql<boolean>`${sql.ref(programId)} = any(${[...programs]}::uuid[])`;

/** Is somebody found in the scope? By the program that the list of students shows: a private profile tells none, so only who has no scope finds it. */
export const findsStudent = (scope: StudentScope, userId: Column): RawBuilder<boolean> =>
  scope.programs === 'all'
    ? sql<boolean>`true`
    : sql<boolean>`exists (select from student_program_shown shown where shown.school_id = ${scope.schoolId}
        and shown.user_id = ${sql.ref(userId)} and ${inPrograms(scope, 'shown.program_id')})`;

const standings = new WeakMap<ApiRequest, Map<number, Promise<StudentScope>>>();

/** Read once a call. @throws Problem not_found, schools.suspended */
function standingOf(request: ApiRequest, schoolId: number): Promise<StudentScope> {
  const known = standings.get(request) ?? new Map<number, Promise<StudentScope>>();
  standings.set(request, known);
  const found = known.get(schoolId) ?? readStanding(request, schoolId);
  known.set(schoolId, found);
  return found;
}

async function readStanding(request: ApiRequest, schoolId: number): Promise<StudentScope> {
  const schools = managedSchools(request);
  if (await isAdministered(request, schoolId)) return wholeSchool(schoolId);
  const { actor, database } = request;
  if (schools === 'all' || actor.kind !== 'user' || !schools.staffed.includes(schoolId)) throw new Problem('not_found');
  const row = await database
    .selectFrom('school_staff_member as m')
    .innerJoin('school as s', 's.id', 'm.school_id')
    .select(['m.shape', 'm.is_coach', 'm.is_scoped', 's.suspended_at'])
    .select(
      sql<string[]>`array(select p.program_id from school_staff_program p where p.school_id = m.school_id and p.user_id = m.user_id)`.as(
        'programs',
      ),
    )
    .where('m.school_id', '=', schoolId)
    .where('m.user_id', '=', actor.userId)
    .executeTakeFirst();
  // A token may outlive the role by minutes: whoever left finds no school.
  if (!row) throw new Problem('not_found');
  if (row.suspended_at) throw new Problem('schools.suspended');
  const duties = dutiesOf({ shape: row.shape as StaffShape, isCoach: row.is_coach, isScoped: row.is_scoped });
  // Whose duty students are not finds none, nor how many there are.
  const programs = row.is_scoped ? row.programs : duties.includes('students') ? 'all' : [];
  return { schoolId, programs, duties } as unknown as StudentScope;
}

/** The same, for its administrators and the platform's only; its other staff are told 404 too. @throws Problem not_found, schools.suspended */
export async function administeredSchoolId(request: ApiRequest, schoolId: number): Promise<AdministeredSchoolId> {
  if (!(await isAdministered(request, schoolId))) throw new Problem('not_found');
  return schoolId as AdministeredSchoolId;
}

/** All of them, for lists over schools. */
export function managedSchools({ actor }: ApiRequest): ManagedSchools {
  if (actor.kind !== 'user') return { administered: [], staffed: [] };
  if (actor.roles.includes('Admin')) return 'all';
  return { administered: actor.schoolIds, staffed: actor.staffSchoolIds };
}

/** Those of them that do not rest, for lists over schools that are no console's. */
export async function openSchools(request: ApiRequest): Promise<ManagedSchools> {
  const schools = managedSchools(request);
  if (schools === 'all') return schools;
  const ids = [...schools.administered, ...schools.staffed];
  if (ids.length === 0) return schools;
  const rows = await request.database
    .selectFrom('school')
    .select('id')
    .where('id', 'in', ids)
    .where('suspended_at', 'is not', null)
    .execute();
  const isOpen = (id: number) => !rows.some((row) => row.id === id);
  return { administered: schools.administered.filter(isOpen), staffed: schools.staffed.filter(isOpen) };
}

/** Does the caller administer a school that there is? Its own administrators do while it does not rest. @throws Problem schools.suspended */
async function isAdministered(request: ApiRequest, schoolId: number): Promise<boolean> {
  const schools = managedSchools(request);
  if (schools !== 'all' && !schools.administered.includes(schoolId)) return false;
  const row = await request.database.selectFrom('school').select('suspended_at').where('id', '=', schoolId).executeTakeFirst();
  if (row?.suspended_at && schools !== 'all') throw new Problem('schools.suspended');
  return row !== undefined;
}
