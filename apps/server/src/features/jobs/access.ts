// What a caller may see of postings, which schools' exclusive ones, and whether they may apply. A call asks once: who is verified does not
// change within it.
import { type AccessRule, decideAccess, type PostingFacts } from '@fairway/rules/access-decisions';
import type { ApplicationRefusal } from '@fairway/rules/jobs';
import { profileScore, type Requirement } from '@fairway/rules/profile-score';
import { Problem } from '../../kernel/http/problems.ts';
import type { ApiRequest } from '../../kernel/http/request.ts';
import { scoredProfile } from '../candidates/queries.ts';
import { visibleSchoolIds } from '../verification/queries.ts';

/** What the caller sees besides public postings. */
export const visiblePostings = async (request: ApiRequest) => ({ schoolIds: await visibleSchoolIds(request), excludeSchoolIds: [] });

/** What a refusal of a rule is called on the wire. A posting that somebody may not see is one that there is not. */
const CODES = {
  companyActive: 'jobs.not_found',
  exclusiveSchool: 'jobs.not_found',
  notWithdrawn: 'jobs.expired',
  deadlineOpen: 'jobs.expired',
  // @rule jobs.24
  applicationLink: 'jobs.link_unavailable',
  hasProfile: 'jobs.no_profile',
  verifiedForApplying: 'jobs.not_verified',
  completeProfile: 'jobs.profile_incomplete',
} as const satisfies Partial<Record<AccessRule, string>>;

/** @throws Problem jobs.not_found where the caller may not know of the posting */
export async function requirePosting(posting: PostingFacts, request: ApiRequest): Promise<void> {
  const { rule } = decideAccess('posting', { posting, verifiedSchoolIds: await visibleSchoolIds(request) });
  if (rule) throw new Problem(CODES[rule]);
}

type Refusal = { code: ApplicationRefusal; missing: readonly Requirement[] };

/**
 * Candidates with a profile apply, with a verified school where the tenant's switch asks for it and the posting does not let go of it, and
 * with a profile that is complete for it; every requirement that lacks is named. Undefined: nothing is in the way.
 * @rule jobs.21, jobs.22, applications.3
 * @throws Problem unauthenticated when the person was erased
 */
export async function findApplicationRefusal(posting: PostingFacts, request: ApiRequest): Promise<Refusal | undefined> {
  const { actor, tenant, database, clock } = request;
  const { myProfile, verifyApply } = tenant.features;
  const owner = actor.kind === 'user' && actor.roles.includes('Candidate') && myProfile ? actor.userId : undefined;
  const missing = owner ? profileScore(await scoredProfile(database, owner), 'apply_to_job').missing : [];
  const verifiedIds = await visibleSchoolIds(request);
  const facts = { posting, now: clock.now(), verifiedSchoolIds: verifiedIds, hasProfile: owner !== undefined, missing, verifyApply };
  const { rule } = decideAccess('application', facts);
  return rule ? { code: CODES[rule], missing: rule === 'completeProfile' ? missing : [] } : undefined;
}

/** @throws Problem with the code of what is in the way, unauthenticated when the person was erased */
export async function requireApplication(posting: PostingFacts, request: ApiRequest): Promise<void> {
  const refusal = await findApplicationRefusal(posting, request);
  if (!refusal) return;
  const errors = refusal.missing.map((code) => ({ pointer: `/profile/${code}`, code }));
  throw new Problem(refusal.code, errors.length > 0 ? { errors } : {});
}
