// What a school decides by itself on postings that come to it. @rule postings.8
import { COUNTRIES } from '@fairway/rules/countries';
import { EDUCATION_LEVELS } from '@fairway/rules/jobs';
import { PAY_CURRENCIES } from '@fairway/rules/pay-comparison';
import { POSTING_RULE_LIMITS, RULE_APPROVES, RULE_ELSE, RULE_PARTNERS, RULE_PAY_UNITS, RULE_UNPAID } from '@fairway/rules/posting-rules';
import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { uuid } from '../kernel/fields.ts';
import { managedSchoolParams } from '../schools/managed.ts';

const path = '/api/v1/staff/schools/{schoolId}/posting-rules';
const shape = { tag: 'posting-decisions', access: 'schoolStaff', params: managedSchoolParams } as const;
/** ISO 3166-1; the rule knows which there are. */
const country = z.string().regex(/^[A-Z]{2}$/);

export const postingRules = z
  .strictObject({
    /** Whose postings are approved as they come, where all else fits. */
    approves: z.enum(RULE_APPROVES),
    /** Whose approval is taken over, where all else fits; chosen: of these partnerships. */
    partners: z.enum(RULE_PARTNERS),
    partnerships: z.array(uuid).max(POSTING_RULE_LIMITS.partnerships),
    /** None: any. */
    countries: z.array(country).max(COUNTRIES.length),
    countriesElse: z.enum(RULE_ELSE),
    /** None: any. */
    levels: z.array(z.enum(EDUCATION_LEVELS)).max(EDUCATION_LEVELS.length),
    levelsElse: z.enum(RULE_ELSE),
    /** The least that a posting in a country pays; country '': in every other one. */
    leastPay: z
      .array(
        z.strictObject({
          country: country.or(z.literal('')),
          amount: z.number().positive().max(POSTING_RULE_LIMITS.amountMost),
          currency: z.enum(PAY_CURRENCIES),
          unit: z.enum(RULE_PAY_UNITS),
        }),
      )
      .max(POSTING_RULE_LIMITS.leastPay),
    payElse: z.enum(RULE_ELSE),
    unpaid: z.enum(RULE_UNPAID),
  })
  .meta({ id: 'PostingRules' });

/** What rules make of what waits. */
const outcome = z.object({ approved: z.int(), declined: z.int(), left: z.int() }).meta({ id: 'PostingRulesOutcome' });

const kept = z
  .object({
    rules: postingRules,
    /** Partner schools that can be chosen, by the ids of partnerships. */
    partners: z.array(z.object({ id: z.string(), name: z.string() })),
    edition: z.int(),
    /** null: the school has said nothing, and these are what every school begins with. */
    savedAt: z.string().nullable(),
    /** Who did; empty: nobody, or an account that is gone. */
    savedBy: z.string(),
  })
  .meta({ id: 'SchoolPostingRules' });

export const getPostingRules = endpoint({
  ...shape,
  name: 'getPostingRules',
  method: 'GET',
  path,
  summary: 'What the school decides by itself on postings that come to it.',
  returns: kept,
  errors: [],
});

export const savePostingRules = endpoint({
  ...shape,
  name: 'savePostingRules',
  method: 'PUT',
  path,
  summary: 'Says what the school decides by itself, from now on. What waits stays until it is decided. Edition is the one that was shown.',
  body: z.strictObject({ rules: postingRules, edition: z.int().min(0) }),
  returns: kept,
  errors: ['posting_decisions.rules_changed', 'posting_decisions.rules_country', 'posting_decisions.rules_partner'],
});

export const tryPostingRules = endpoint({
  ...shape,
  name: 'tryPostingRules',
  method: 'POST',
  path: `${path}/trial`,
  summary: `What some rules would make of the ${POSTING_RULE_LIMITS.waiting} postings that wait longest. Nothing is changed.`,
  body: z.strictObject({ rules: postingRules }),
  returns: outcome,
  errors: [],
});

export const runPostingRules = endpoint({
  ...shape,
  name: 'runPostingRules',
  method: 'POST',
  path: `${path}/run`,
  summary: `Decides the ${POSTING_RULE_LIMITS.waiting} postings that wait longest by the rules of the school, each by itself.`,
  returns: outcome,
  errors: [],
  tx: false,
});
