// Who edits a school: one of its administrators, or the platform's. Every write of settings takes an editor.

import { Problem } from '../../../kernel/http/problems.ts';
import type { ApiRequest } from '../../../kernel/http/request.ts';
import { type AdministeredSchoolId, administeredSchoolId, managedSchools } from '../access.ts';

export type SchoolEditor = { schoolId: AdministeredSchoolId; actorId: string; now: Date };

/** @throws Problem not_found for another school, unauthenticated */
export async function schoolEditor(request: ApiRequest, schoolId: number): Promise<SchoolEditor> {
  if (request.actor.kind !== 'user') throw new Problem('unauthenticated');
  return { schoolId: await administeredSchoolId(request, schoolId), actorId: request.actor.userId, now: request.clock.now() };
}

/** May the caller change what they read of a school? */
export function mayEdit(request: ApiRequest, schoolId: number): boolean {
  const schools = managedSchools(request);
  return schools === 'all' || schools.administered.includes(schoolId);
}
