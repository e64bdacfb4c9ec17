// What a school decides by itself on postings that employers write for its students. What a rule cannot read of a posting somebody looks at: no
// rule declines what it does not know. @rule postings.7, postings.8
//
//   of a posting            fits                                    does not                        cannot be known
//   its employer            whom `approves` names                   one that the school declined    -
//   partner schools         one that `partners` names approved it   none of them has                -
//   its countries           all of them among the listed            one that is not                 no place
//   its levels              one of them among the listed            none of them is                 no level
//   its pay                 at least the least of each country      under it; unpaid, where the     no amount, no least in its
//                                                                   least is not also for unpaid    currency for one of its countries
//
// Declined by the employer first, then by the first rule in this order that does not fit and declines; approved where all fit, and its employer
// or a partner school speaks for it. @rule school-partners.4
import { COUNTRIES } from './countries.ts';
import type { EducationLevel } from './jobs.ts';
import { PAY_PERIODS, type PayCurrency, type PayPeriod, yearlyAmount } from './pay-comparison.ts';
import type { PostingContent } from './posting-content.ts';
import type { DeclineReason, SchoolEmployerState } from './posting-decisions.ts';

/** Whose postings are approved as they come, where all else fits. */
export const RULE_APPROVES = ['nobody', 'trusted', 'approved'] as const;
/** Whose approval is taken over: no partner school's, that of each, or of some. */
export const RULE_PARTNERS = ['none', 'all', 'chosen'] as const;
/** What becomes of a posting that does not fit. */
export const RULE_ELSE = ['look', 'decline'] as const;
type RuleElse = (typeof RULE_ELSE)[number];
export const RULE_UNPAID = ['fits', 'look', 'decline'] as const;
export { PAY_PERIODS as RULE_PAY_UNITS };

/** `country` '': of every country that has no line of its own. */
type LeastPay = { country: string; amount: number; currency: PayCurrency; unit: PayPeriod };
export type PostingRules = {
  approves: (typeof RULE_APPROVES)[number];
  partners: (typeof RULE_PARTNERS)[number];
  /** The chosen ones, by the ids of partnerships: one that has ended and is agreed on anew is chosen anew. */
  partnerships: readonly string[];
  /** None: any. */
  countries: readonly string[];
  countriesElse: RuleElse;
  levels: readonly EducationLevel[];
  levelsElse: RuleElse;
  /** A line a country at most. */
  leastPay: readonly LeastPay[];
  payElse: RuleElse;
  unpaid: (typeof RULE_UNPAID)[number];
};

export const POSTING_RULE_LIMITS = {
  /** Chosen partners. */
  partnerships: 200,
  /** Lines of pay. */
  leastPay: 50,
  amountMost: 100_000_000,
  /** As many of those that wait are counted and decided at once. */
  waiting: 500,
} as const;

/** Of a school that has said nothing. */
export const DEFAULT_POSTING_RULES: PostingRules = {
  ...{ approves: 'trusted', partners: 'none', partnerships: [] },
  ...{ countries: [], countriesElse: 'look', levels: [], levelsElse: 'look', leastPay: [], payElse: 'look' },
  unpaid: 'fits',
};

type Fit = 'fits' | 'unfit' | 'unknown';
export type RuledContent = Pick<PostingContent, 'places' | 'educationLevels' | 'pay' | 'salary'>;
export type RuledEmployer = { state: SchoolEmployerState; isTrusted: boolean };
/** `partnership`: approved because a partner school approved it, and for nothing else. */
export type AutomaticDecision = { state: 'approved'; partnership?: string } | { state: 'declined'; reason: DeclineReason };

/**
 * What a school's own rules make of a posting that waits; undefined: somebody looks at it. `approving`: partnerships with schools that approved it by
 * themselves, the first of them first.
 */
export function automaticDecision(
  employer: RuledEmployer | undefined,
  rules: PostingRules,
  content: RuledContent,
  approving: readonly string[] = [],
): AutomaticDecision | undefined {
  if (employer?.state === 'declined') return { state: 'declined', reason: 'employer' };
  const found = [
    { fit: countriesFit(rules, content), otherwise: rules.countriesElse, reason: 'unfitting' },
    { fit: levelsFit(rules, content), otherwise: rules.levelsElse, reason: 'unfitting' },
    content.pay === 'unpaid' && rules.unpaid !== 'fits'
      ? { fit: 'unfit', otherwise: rules.unpaid, reason: 'pay' }
      : { fit: payFits(rules, content), otherwise: rules.payElse, reason: 'pay' },
  ] as const satisfies readonly { fit: Fit; otherwise: RuleElse; reason: DeclineReason }[];
  const declining = found.find(({ fit, otherwise }) => fit === 'unfit' && otherwise === 'decline');
  if (declining) return { state: 'declined', reason: declining.reason };
  const isWelcome = employer !== undefined && (rules.approves === 'approved' || (rules.approves === 'trusted' && employer.isTrusted));
  if (found.some(({ fit }) => fit !== 'fits')) return undefined;
  if (isWelcome) return { state: 'approved' };
  const partnership = takenOver(rules, approving);
  return partnership === undefined ? undefined : { state: 'approved', partnership };
}

/** The partnership whose approval is taken over. */
function takenOver({ partners, partnerships }: PostingRules, approving: readonly string[]): string | undefined {
  if (partners === 'none') return undefined;
  return approving.find((id) => partners === 'all' || partnerships.includes(id));
}

function countriesFit({ countries }: PostingRules, { places }: RuledContent): Fit {
  if (countries.length === 0) return 'fits';
  const named = places.map(({ country }) => country).filter((country) => country !== '');
  if (named.some((country) => !countries.includes(country))) return 'unfit';
  return named.length === 0 || named.length < places.length ? 'unknown' : 'fits';
}

function levelsFit({ levels }: PostingRules, { educationLevels }: RuledContent): Fit {
  if (levels.length === 0) return 'fits';
  if (educationLevels.length === 0) return 'unknown';
  return educationLevels.some((level) => (levels as readonly string[]).includes(level)) ? 'fits' : 'unfit';
}

/** A range counts by its lower end: that is what one may get. */
function payFits({ leastPay }: PostingRules, { places, pay, salary }: RuledContent): Fit {
  const countries = places.length === 0 ? [''] : [...new Set(places.map(({ country }) => country))];
  const lines = countries.flatMap((country) => {
    const line = leastPay.find((one) => one.country === country) ?? leastPay.find((one) => one.country === '');
    return line ? [line] : [];
  });
  if (lines.length === 0 || pay === 'unpaid') return 'fits';
  const amount = salary?.min ?? salary?.max ?? null;
  if (salary === null || amount === null) return 'unknown';
  const fits = lines.map((line): Fit => {
    if (salary.currency !== line.currency) return 'unknown';
    const paid = yearlyAmount(amount, salary.currency, salary.unit, line.currency);
    const least = yearlyAmount(line.amount, line.currency, line.unit, line.currency);
    if (least === undefined) return 'unknown';
    return (paid ?? 0) >= least ? 'fits' : 'unfit';
  });
  return fits.includes('unfit') ? 'unfit' : fits.includes('unknown') ? 'unknown' : 'fits';
}

/** What cannot be kept: a country that is none, or that has two lines of pay. */
export function postingRulesFault({ countries, leastPay }: PostingRules): 'country' | undefined {
  const paid = leastPay.map(({ country }) => country);
  const named = [...countries, ...paid].filter((country) => country !== '');
  return new Set(paid).size < paid.length || named.some((country) => !COUNTRIES.includes(country)) ? 'country' : undefined;
}
