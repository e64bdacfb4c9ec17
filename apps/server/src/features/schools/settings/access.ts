// Who edits a school: one of its administrators, or the platform's. Every write of settings takes an editor.
import type { Call } from '../../../kernel/http/call.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import { type AdministeredSchoolId, administeredSchoolId, managedSchools } from '../access.ts';

export type SchoolEditor = { schoolId: AdministeredSchoolId; actorId: string; now: Date };

/** @throws Problem not_found for another school, unauthenticated */
export async function schoolEditor(call: Call, schoolId: number): Promise<SchoolEditor> {
  if (call.actor.kind !== 'user') throw new Problem('unauthenticated');
  return { schoolId: await administeredSchoolId(call, schoolId), actorId: call.actor.userId, now: call.clock.now() };
}

/** May the caller change what they read of a school? */
export function mayEdit(call: Call, schoolId: number): boolean {
  const schools = managedSchools(call);
  return schools === 'all' || schools.administered.includes(schoolId);
}
