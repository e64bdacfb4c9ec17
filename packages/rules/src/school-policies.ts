// What holds at a school, from wherever it is set, each beside what every school begins with. Nothing is set here: a policy names its place.
//
//   group         policies                                             set in
//   verification  each way on or off; how long a proof of it holds     settings, Verification
//   reviews       CV reviews on or off, days that are promised, whose  CV reviews
//   outcomes      surveys on or off, days before the end               Outcomes
//   postings      whose are approved, partners, countries, levels,     Jobs, Rules
//                 pay, unpaid
//   retention     months of each kind                                  settings, Retention
//   modules       areas of the school's own pages                      by the platform
//   gates         where a verified school is needed                    by the platform
//
// What has nothing to decide while something else is off (the days of reviews that are not offered) is no policy then. @rule schools.9
import type { ReviewAudience } from './review-audience.ts';
import { STUDY_TIMES } from './students.ts';

export const POLICY_GROUPS = ['verification', 'reviews', 'outcomes', 'postings', 'retention', 'modules', 'gates'] as const;
export type PolicyGroup = (typeof POLICY_GROUPS)[number];

/** On or off, a number of days or months, one of a few words; null: without end. */
type PolicyValue = boolean | number | string | null;
/** What a value says. `chosen`: how many of a list were chosen; none is all. */
export const POLICY_KINDS = ['switch', 'days', 'months', 'choice', 'chosen'] as const;
type PolicyKind = (typeof POLICY_KINDS)[number];

export type Policy = {
  group: PolicyGroup;
  name: string;
  kind: PolicyKind;
  value: PolicyValue;
  /** What a school begins with. */
  standard: PolicyValue;
};

/** What rules of postings ask for, in a word: `any` is not asked. */
export const POSTING_POLICY_CHOICES = ['any', 'look', 'decline', 'fits', 'nobody', 'trusted', 'approved', 'none', 'all', 'chosen'] as const;

export const differs = ({ value, standard }: Policy): boolean => value !== standard;

/** Those that differ first; both in the order of the groups, and of what a group gave. */
export function orderedPolicies(policies: readonly Policy[]): Policy[] {
  const rank = (policy: Policy) => (differs(policy) ? 0 : POLICY_GROUPS.length) + POLICY_GROUPS.indexOf(policy.group);
  return [...policies].sort((one, other) => rank(one) - rank(other));
}

type Method = { method: string; isOn: boolean; validityDays: number | null };

/** Ways of verification, and the validity of those that are on. A school begins with approval by hand, and academic addresses where it has domains. */
export function verificationPolicies(methods: readonly Method[], hasDomains: boolean): Policy[] {
  const begins = (method: string) => method === 'manual' || (method === 'academic_email' && hasDomains);
  return methods.flatMap(({ method, isOn, validityDays }): Policy[] => [
    { group: 'verification', name: method, kind: 'switch', value: isOn, standard: begins(method) },
    ...(isOn ? [{ group: 'verification', name: `${method}_days`, kind: 'days', value: validityDays, standard: null } as const] : []),
  ]);
}

/** Something that is offered or not, and its days where it is. */
export function offeredPolicies(group: 'reviews' | 'outcomes', offered: { isOn: boolean; days: number; standardDays: number }): Policy[] {
  const { isOn, days, standardDays } = offered;
  return [
    { group, name: 'offered', kind: 'switch', value: isOn, standard: false },
    ...(isOn ? [{ group, name: 'days', kind: 'days', value: days, standard: standardDays } as const] : []),
  ];
}

/** Whose CVs are reviewed, in a word: of those who study at the school, who have graduated, or both. */
export const REVIEW_POLICY_CHOICES = ['both', ...STUDY_TIMES] as const;

/** Whose CVs are reviewed, where they are. */
export function audiencePolicies({ study, levels, programIds, labelIds }: ReviewAudience): Policy[] {
  const chosen = (name: string, of: readonly string[]): Policy => ({
    group: 'reviews',
    name,
    kind: 'chosen',
    value: of.length,
    standard: 0,
  });
  return [
    { group: 'reviews', name: 'study', kind: 'choice', value: study === 'any' ? 'both' : study, standard: 'both' },
    ...[chosen('levels', levels), chosen('programs', programIds), chosen('labels', labelIds)],
  ];
}

type Rules = {
  approves: string;
  partners: string;
  countries: readonly string[];
  countriesElse: string;
  levels: readonly string[];
  levelsElse: string;
  leastPay: readonly unknown[];
  payElse: string;
  unpaid: string;
};

/** Rules of postings in words: a list that is empty asks for nothing, whatever becomes of others. */
export function postingPolicies(rules: Rules, standard: Rules): Policy[] {
  const choice = (name: string, read: (of: Rules) => string): Policy => ({
    group: 'postings',
    name,
    kind: 'choice',
    value: read(rules),
    standard: read(standard),
  });
  return [
    choice('approves', ({ approves }) => approves),
    choice('partners', ({ partners }) => partners),
    choice('countries', ({ countries, countriesElse }) => (countries.length > 0 ? countriesElse : 'any')),
    choice('levels', ({ levels, levelsElse }) => (levels.length > 0 ? levelsElse : 'any')),
    choice('pay', ({ leastPay, payElse }) => (leastPay.length > 0 ? payElse : 'any')),
    choice('unpaid', ({ unpaid }) => unpaid),
  ];
}
