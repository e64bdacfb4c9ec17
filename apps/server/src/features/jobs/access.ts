// What a caller may see of postings, which schools' exclusive ones, and whether they may apply. A call asks once: who is verified does not
// change within it.
import type { Call } from '../../kernel/http/call.ts';
import { Problem } from '../../kernel/http/problems.ts';
import { type VerifiedSchoolId, verifiedSchoolIds } from '../verification/queries.ts';

const asked = new WeakMap<Call, Promise<VerifiedSchoolId[]>>();

/** Schools whose exclusive postings the caller sees: those where they are verified. */
export function visibleSchoolIds(call: Call): Promise<VerifiedSchoolId[]> {
  const { actor, database, clock } = call;
  if (actor.kind !== 'user') return Promise.resolve([]);
  const known = asked.get(call) ?? verifiedSchoolIds(database, actor.userId, clock.now());
  asked.set(call, known);
  return known;
}

/**
 * Candidates apply with a verified school, where the tenant's switch asks for it and the posting does not let go of it.
 * @spec 2.4 "Applying needs school verification and required profile fields", decision 41
 * @throws Problem jobs.not_verified, unauthenticated when the person was erased
 */
export async function requireVerified(job: { needs_verification: boolean }, call: Call): Promise<void> {
  const { actor, tenant, database } = call;
  if (!tenant.features.verifyApply || !job.needs_verification) return;
  // Who has no profile has no place to verify a school either.
  if (actor.kind !== 'user' || !actor.roles.includes('Candidate') || !tenant.features.myProfile) return;
  if ((await visibleSchoolIds(call)).length > 0) return;
  const person = await database.selectFrom('app_user').select('id').where('id', '=', actor.userId).executeTakeFirst();
  throw new Problem(person ? 'jobs.not_verified' : 'unauthenticated');
}
