// The access simulator of career services: what it can be asked, and which facts of a student each rule looks at.
import type { AccessObject, AccessRule } from './access-decisions.ts';
import type { Requirement } from './profile-score.ts';

/** In the order of the form. */
export const SIMULATED_OBJECTS = [
  'postings', 'posting', 'application', 'cvPages', 'profileDocuments', 'cvReview', 'schoolWidgets',
] as const satisfies readonly AccessObject[]; // biome-ignore format: a list
/** Objects that are about one posting. */
export const POSTING_OBJECTS: readonly AccessObject[] = ['postings', 'posting', 'application'];

/** Tried before the rules of the object: whether the call itself may be made. */
const CALL_RULES = ['switchedOn', 'role'] as const;
export const SIMULATED_RULES = [
  ...CALL_RULES,
  ...['companyActive', 'notWithdrawn', 'deadlineOpen', 'notExcluded', 'exclusiveSchool', 'applicationLink'],
  ...[
    'hasProfile',
    'verifiedForApplying',
    'completeProfile',
    'verifiedForCvPages',
    'verifiedThere',
    'verifiedOrStaff',
    'reviewsOffered',
    'reviewAudience',
  ],
] as readonly SimulatedRule[];
export type SimulatedRule = AccessRule | (typeof CALL_RULES)[number];
export const RULE_VERDICTS = ['passes', 'refuses', 'notAsked', 'notReached'] as const;

/** What of an application's profile an invented student may lack; their program is asked for on its own. */
export const INVENTED_LACKS = ['nationality', 'location', 'work_authorization', 'languages'] as const satisfies readonly Requirement[];
export const INVENTED_ADDRESSES = ['academic', 'private'] as const;
export const INVENTED_YEARS = { least: 1, most: 12 };

/** Parts of an invented student. */
const STUDENT_FACTS = ['verification', 'program', 'profile', 'address', 'year'] as const;
export type StudentFact = (typeof STUDENT_FACTS)[number];

const ASKS: Partial<Record<SimulatedRule, readonly StudentFact[]>> = {
  exclusiveSchool: ['verification'],
  verifiedForApplying: ['verification'],
  completeProfile: ['program', 'profile'],
  verifiedForCvPages: ['verification'],
  verifiedThere: ['verification'],
  verifiedOrStaff: ['verification'],
  reviewAudience: ['program'],
};

/** Parts of a student that none of these rules looks at. */
export function unaskedFacts(tried: readonly { rule: SimulatedRule; verdict: (typeof RULE_VERDICTS)[number] }[]): StudentFact[] {
  const asked = tried.filter(({ verdict }) => verdict !== 'notAsked').flatMap(({ rule }) => ASKS[rule] ?? []);
  return STUDENT_FACTS.filter((fact) => !asked.includes(fact));
}
