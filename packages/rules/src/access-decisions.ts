// May this person see or do this? One function: facts in, a decision with the rule that decided out. The product's gates ask it, and so does
// the access simulator of career services: nothing else decides. Rules stand in the order in which they are tried; the first that refuses
// ends it. It never reads anything, and knows no page and no endpoint (who may call an endpoint at all is access.ts).
//
//   object           rules, in order
//   postings         companyActive  notWithdrawn  deadlineOpen  notExcluded  exclusiveSchool       found in a list of postings
//   posting          companyActive  exclusiveSchool                                               opened by its address
//   application      companyActive  exclusiveSchool  notWithdrawn  deadlineOpen  applicationLink  hasProfile  verifiedForApplying  completeProfile
//   profileDocuments -                                                                            /profile/documents
//   cvPages          verifiedForCvPages                                                           /cvs, /cvupload
//   cvReview         verifiedThere  reviewsOffered  reviewAudience                                asking a school for a review
//   schoolWidgets    verifiedOrStaff                                                              a school's widgets on my page
//
// @rule jobs.21, jobs.22, access.5, access.7, documents.9, widgets.2, applications.3, cv-reviews.2
import type { Requirement } from './profile-score.ts';

export type PostingFacts = {
  organizationIsActive: boolean;
  /** The schools it is exclusive to; none: for everybody. */
  schoolIds: readonly number[];
  withdrawnAt: Date | null;
  deadlineAt: Date | null;
  hasApplicationLink: boolean;
  /** It asks for a verified school where the tenant's switch does. */
  needsVerification: boolean;
};
/** Whatever a rule may ask. A gate gives what the rules of its object ask, and no more. */
type AccessFacts = {
  now: Date;
  posting: PostingFacts;
  /** Schools where the person is verified now. */
  verifiedSchoolIds: readonly number[];
  /** Schools the person works for, or may see as the platform's administrator. */
  keptSchoolIds: readonly number[];
  /** Schools whose exclusive postings the person asked to leave out. */
  excludeSchoolIds: readonly number[];
  /** The school that the object is of. */
  schoolId: number;
  /** A candidate, on a site with profiles: nobody else applies. @rule applications.3 */
  hasProfile: boolean;
  /** What an application asks for and the profile lacks. */
  missing: readonly Requirement[];
  verifyApply: boolean;
  verifyDocuments: boolean;
  offersReviews: boolean;
  /** Whether the school reviews everybody's CVs; else whether the person is one of those. */
  reviewAudience: 'everybody' | 'inside' | 'outside';
};

/** 'notAsked': the rule has nothing to say here, because a switch is off or the object does not ask for it. */
type Verdict = 'passes' | 'refuses' | 'notAsked';
type Of<K extends keyof AccessFacts> = Pick<AccessFacts, K>;

type Posting<K extends keyof PostingFacts> = { posting: Pick<PostingFacts, K> };

const met = (passes: boolean): Verdict => (passes ? 'passes' : 'refuses');

const RULES = {
  companyActive: ({ posting }: Of<'posting'>) => met(posting.organizationIsActive),
  notWithdrawn: ({ posting }: Posting<'withdrawnAt'>) => met(posting.withdrawnAt === null),
  // The last instant counts as open.
  deadlineOpen: ({ posting, now }: Posting<'deadlineAt'> & Of<'now'>) =>
    posting.deadlineAt === null ? 'notAsked' : met(posting.deadlineAt.getTime() >= now.getTime()),
  notExcluded: ({ posting, excludeSchoolIds }: Of<'posting' | 'excludeSchoolIds'>) =>
    excludeSchoolIds.length === 0 ? 'notAsked' : met(!posting.schoolIds.some((id) => excludeSchoolIds.includes(id))),
  exclusiveSchool: ({ posting, verifiedSchoolIds }: Of<'posting' | 'verifiedSchoolIds'>) =>
    posting.schoolIds.length === 0 ? 'notAsked' : met(posting.schoolIds.some((id) => verifiedSchoolIds.includes(id))),
  applicationLink: ({ posting }: Of<'posting'>) => met(posting.hasApplicationLink),
  hasProfile: ({ hasProfile }: Of<'hasProfile'>) => met(hasProfile),
  verifiedForApplying: ({ posting, verifyApply, verifiedSchoolIds }: Of<'posting' | 'verifyApply' | 'verifiedSchoolIds'>) =>
    verifyApply && posting.needsVerification ? met(verifiedSchoolIds.length > 0) : 'notAsked',
  completeProfile: ({ missing }: Of<'missing'>) => met(missing.length === 0),
  verifiedForCvPages: ({ verifyDocuments, verifiedSchoolIds }: Of<'verifyDocuments' | 'verifiedSchoolIds'>) =>
    verifyDocuments ? met(verifiedSchoolIds.length > 0) : 'notAsked',
  verifiedThere: ({ schoolId, verifiedSchoolIds }: Of<'schoolId' | 'verifiedSchoolIds'>) => met(verifiedSchoolIds.includes(schoolId)),
  verifiedOrStaff: ({ schoolId, verifiedSchoolIds, keptSchoolIds }: Of<'schoolId' | 'verifiedSchoolIds' | 'keptSchoolIds'>) =>
    met(verifiedSchoolIds.includes(schoolId) || keptSchoolIds.includes(schoolId)),
  reviewsOffered: ({ offersReviews }: Of<'offersReviews'>) => met(offersReviews),
  reviewAudience: ({ reviewAudience }: Of<'reviewAudience'>) =>
    reviewAudience === 'everybody' ? 'notAsked' : met(reviewAudience === 'inside'),
} as const satisfies Record<string, (facts: AccessFacts) => Verdict>; // biome-ignore format: a table
export type AccessRule = keyof typeof RULES;

export const OBJECT_RULES = {
  postings: ['companyActive', 'notWithdrawn', 'deadlineOpen', 'notExcluded', 'exclusiveSchool'],
  posting: ['companyActive', 'exclusiveSchool'],
  application: [
    'companyActive', 'exclusiveSchool', 'notWithdrawn', 'deadlineOpen', 'applicationLink', 'hasProfile', 'verifiedForApplying', 'completeProfile',
  ], // biome-ignore format: a list
  profileDocuments: [],
  cvPages: ['verifiedForCvPages'],
  cvReview: ['verifiedThere', 'reviewsOffered', 'reviewAudience'],
  schoolWidgets: ['verifiedOrStaff'],
} as const satisfies Record<string, readonly AccessRule[]>;
export type AccessObject = keyof typeof OBJECT_RULES;
export const ACCESS_OBJECTS = Object.keys(OBJECT_RULES) as readonly AccessObject[];

type RuleOf<O extends AccessObject> = (typeof OBJECT_RULES)[O][number];
type Intersection<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer I) => void ? I : never;
/** The facts that the rules of an object ask. */
export type FactsOf<O extends AccessObject> = [RuleOf<O>] extends [never]
  ? object
  : Intersection<{ [R in RuleOf<O>]: Parameters<(typeof RULES)[R]>[0] }[RuleOf<O>]>;

type TriedRule<R extends string = AccessRule> = { rule: R; verdict: Verdict | 'notReached' };
export type AccessDecision<R extends string = AccessRule> = {
  allowed: boolean;
  /** The rule that refused; null where all let it pass. */
  rule: R | null;
  /** All of them in order; those after the one that refused were not reached. */
  tried: TriedRule<R>[];
};

/** True where a posting was withdrawn or its deadline has passed. */
export const isPostingOver = (posting: Pick<PostingFacts, 'withdrawnAt' | 'deadlineAt'>, now: Date): boolean =>
  RULES.notWithdrawn({ posting }) === 'refuses' || RULES.deadlineOpen({ posting, now }) === 'refuses';

/** Tries the rules of an object in order. */
export function decideAccess<O extends AccessObject>(object: O, facts: FactsOf<O>): AccessDecision<RuleOf<O>> {
  const rules = OBJECT_RULES[object] as readonly RuleOf<O>[];
  let refused: RuleOf<O> | null = null;
  const tried = rules.map((rule): TriedRule<RuleOf<O>> => {
    if (refused) return { rule, verdict: 'notReached' };
    const verdict = (RULES[rule] as (facts: object) => Verdict)(facts as object);
    if (verdict === 'refuses') refused = rule;
    return { rule, verdict };
  });
  return { allowed: refused === null, rule: refused, tried };
}
