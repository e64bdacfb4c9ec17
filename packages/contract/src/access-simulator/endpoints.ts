// The access simulator: staff ask whether one of their students, or an invented one, may see or do something, and which rule says so.
// Nothing is written.
import {
  INVENTED_ADDRESSES,
  INVENTED_LACKS,
  INVENTED_YEARS,
  RULE_VERDICTS,
  SIMULATED_OBJECTS,
  SIMULATED_RULES,
  type SimulatedRule,
} from '@fairway/rules/access-simulator';
import { EDUCATION_LEVELS } from '@fairway/rules/jobs';
import { VERIFICATION_STATES } from '@fairway/rules/verification';
import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { date, requirement, text, uuid } from '../kernel/fields.ts';
import { managedSchoolParams } from '../schools/managed.ts';

const rule = z.enum(SIMULATED_RULES as [SimulatedRule, ...SimulatedRule[]]);

const simulatedPosting = z
  .object({
    id: z.string(),
    title: z.string(),
    company: z.string(),
    /** Only for some schools, this one among them. */
    isExclusive: z.boolean(),
    deadlineAt: z.string().nullable(),
    isWithdrawn: z.boolean(),
  })
  .meta({ id: 'SimulatedPosting' });

const invented = z.strictObject({
  kind: z.literal('invented'),
  /** Of their connection with this school. */
  state: z.enum(VERIFICATION_STATES),
  /** Last day (UTC) of the verification; null: without end. */
  verifiedUntil: date.nullable().default(null),
  level: z.enum(EDUCATION_LEVELS).nullable().default(null),
  field: text(60).min(1).nullable().default(null),
  endsOn: date.nullable().default(null),
  year: z.int().min(INVENTED_YEARS.least).max(INVENTED_YEARS.most).nullable().default(null),
  address: z.enum(INVENTED_ADDRESSES).default('academic'),
  /** What their profile lacks; everything else is there. */
  lacks: z.array(z.enum(INVENTED_LACKS)).max(INVENTED_LACKS.length).default([]),
});

export const simulateAccess = endpoint({
  name: 'simulateAccess',
  method: 'POST',
  path: '/api/v1/staff/schools/{schoolId}/access-simulations',
  summary:
    'Whether a student of the school, or an invented one, may see or do something, by the rules that the product asks. Writes nothing.',
  tag: 'schools',
  access: 'schoolStaff',
  params: managedSchoolParams,
  body: z.strictObject({
    student: z.discriminatedUnion('kind', [z.strictObject({ kind: z.literal('known'), userId: uuid }), invented]),
    object: z.enum(SIMULATED_OBJECTS),
    /** Of objects that are about a posting. */
    postingId: uuid.nullable().default(null),
    /** They asked the list to leave out what is exclusive to this school. */
    leavesOutSchool: z.boolean().default(false),
  }),
  returns: z
    .object({
      allowed: z.boolean(),
      /** The rule that refused; null where all let it pass. */
      rule: rule.nullable(),
      /** All of them, in the order in which they are tried. */
      tried: z.array(z.object({ rule, verdict: z.enum(RULE_VERDICTS) })),
      /** What the profile lacks for an application; null: it is private, or nothing asks for it. */
      missing: z.array(requirement).nullable(),
      /** The student's name; null: invented. */
      studentName: z.string().nullable(),
      posting: simulatedPosting.nullable(),
    })
    .meta({ id: 'AccessSimulation' }),
  errors: ['not_found', 'jobs.not_found', 'validation'],
});

export const listSimulatedPostings = endpoint({
  name: 'listSimulatedPostings',
  method: 'GET',
  path: '/api/v1/staff/schools/{schoolId}/access-simulations/postings',
  summary: 'Postings to simulate with: open ones and those exclusive to the school, by words, or any of them by its id.',
  tag: 'schools',
  access: 'schoolStaff',
  params: managedSchoolParams,
  query: z.strictObject({ q: text(200).default('') }),
  returns: z.object({ postings: z.array(simulatedPosting) }),
  errors: [],
});
