// Who edits a school: one of its administrators, or the platform's. Every write of settings takes an editor.

import { Problem } from '../../../kernel/http/problems.ts';
import type { ApiRequest } from '../../../kernel/http/request.ts';
import { type AdministeredSchoolId, administeredSchoolId, managedSchools } from '../access.ts';

/** `actorId` null: the platform itself, in the background. `isPlatform`: one of the platform's administrators. */
export type SchoolEditor = { schoolId: AdministeredSchoolId; actorId: string | null; isPlatform: boolean; now: Date };

/** @throws Problem not_found for another school, unauthenticated */
export async function schoolEditor(request: ApiRequest, schoolId: number): Promise<SchoolEditor> {
  if (request.actor.kind !== 'user') throw new Problem('unauthenticated');
  return {
    schoolId: await administeredSchoolId(request, schoolId),
    actorId: request.actor.userId,
    isPlatform: request.actor.roles.includes('Admin'),
    now: request.clock.now(),
  };
}

/** What a background job does at a school. */
export const editorInBackground = (schoolId: number, now: Date): SchoolEditor => ({
  schoolId: schoolId as AdministeredSchoolId,
  actorId: null,
  isPlatform: true,
  now,
});

/** What the caller may do with what they read of a school. */
export function mayDo(request: ApiRequest, schoolId: number): { edit: boolean; decide: boolean } {
  const schools = managedSchools(request);
  const decide = schools === 'all';
  return { edit: decide || schools.administered.includes(schoolId), decide };
}
