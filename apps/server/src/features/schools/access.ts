// Who may work at which school. Staff and administrators of a school hold it by their role, platform administrators hold every school that
// exists. Whoever asks for another one is told that there is none (404), the same as for an id of no school. @rule access.1

import { Problem } from '../../kernel/http/problems.ts';
import type { ApiRequest } from '../../kernel/http/request.ts';

/** A school that the caller works for. Every query on a school's students, queue, labels or widgets takes one. */
export type ManagedSchoolId = number & { readonly managedSchool: unique symbol };
/** A school that the caller administers: its settings, staff and policies take one. */
export type AdministeredSchoolId = ManagedSchoolId & { readonly administeredSchool: unique symbol };
/** Schools whose console the caller may open; `all` for the platform's administrators. */
export type ManagedSchools = 'all' | { administered: readonly number[]; staffed: readonly number[] };

/** The school of `/api/v1/staff/schools/{schoolId}/...`, for its staff, its administrators and the platform's. @throws Problem not_found */
export async function managedSchoolId(request: ApiRequest, schoolId: number): Promise<ManagedSchoolId> {
  const schools = managedSchools(request);
  const held = schools === 'all' ? await schoolExists(request, schoolId) : [...schools.administered, ...schools.staffed].includes(schoolId);
  if (!held) throw new Problem('not_found');
  return schoolId as ManagedSchoolId;
}

/** The same, for its administrators and the platform's only; its other staff are told 404 too. @throws Problem not_found */
export async function administeredSchoolId(request: ApiRequest, schoolId: number): Promise<AdministeredSchoolId> {
  const schools = managedSchools(request);
  const held = schools === 'all' ? await schoolExists(request, schoolId) : schools.administered.includes(schoolId);
  if (!held) throw new Problem('not_found');
  return schoolId as AdministeredSchoolId;
}

/** All of them, for lists over schools. */
export function managedSchools({ actor }: ApiRequest): ManagedSchools {
  if (actor.kind !== 'user') return { administered: [], staffed: [] };
  if (actor.roles.includes('Admin')) return 'all';
  return { administered: actor.schoolIds, staffed: actor.staffSchoolIds };
}

async function schoolExists({ database }: ApiRequest, schoolId: number): Promise<boolean> {
  const row = await database.selectFrom('school').select('id').where('id', '=', schoolId).executeTakeFirst();
  return row !== undefined;
}
