// Outcomes as career services see them: the graduates with what is known of each, the report, and when the school asks. @rule outcomes.5
import { KNOWN_FILTERS, OUTCOME_LIMITS, OUTCOME_SORTS, OUTCOME_SOURCES, OUTCOME_STATUSES, SCHOOL_SOURCES } from '@fairway/rules/outcomes';
import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { date, instant, intId, many, uuid } from '../kernel/fields.ts';
import { listEndpoints } from '../kernel/lists.ts';
import { outcomeFacts } from './endpoints.ts';

const staff = { tag: 'outcomes', access: 'schoolStaff', feature: 'outcomes' } as const;
const school = '/api/v1/staff/schools/{schoolId}';
const schoolParams = z.strictObject({ schoolId: intId });
const params = z.strictObject({ schoolId: intId, studyId: uuid });
const year = z.coerce.number().int().min(1900).max(2200);
/** Which cohorts. */
const cohort = { program: uuid.optional(), endYear: year.optional() };

export const graduateOutcome = z
  .object({
    studyId: z.string(),
    userId: z.string(),
    name: z.string(),
    program: z.object({ id: z.string(), name: z.string() }),
    endsOn: date,
    /** What counts: the graduate's own answer before what the school knows; null: nothing is known. */
    outcome: outcomeFacts.extend({ source: z.enum(OUTCOME_SOURCES), updatedAt: instant }).nullable(),
  })
  .meta({ id: 'GraduateOutcome' });

export const outcomesList = listEndpoints({
  ...staff,
  noun: 'Outcomes',
  path: `${school}/outcomes`,
  summary: 'Graduates of a school by program, with what is known of each; without private profiles, and never with pay.',
  params: schoolParams,
  row: graduateOutcome,
  sorts: OUTCOME_SORTS,
  sort: '-endsOn',
  filters: {
    ...cohort,
    statuses: many(z.enum(OUTCOME_STATUSES)),
    sources: many(z.enum(OUTCOME_SOURCES)),
    known: z.enum(KNOWN_FILTERS).optional(),
  },
});

export const recordOutcome = endpoint({
  ...staff,
  name: 'recordOutcome',
  method: 'PUT',
  path: `${school}/outcomes/{studyId}`,
  summary: 'Writes down what the school knows of a graduate who has not answered; noted in the audit log.',
  params,
  body: outcomeFacts.extend({ source: z.enum(SCHOOL_SOURCES) }),
  returns: graduateOutcome,
  errors: ['outcomes.answered'],
});

export const removeOutcome = endpoint({
  ...staff,
  name: 'removeOutcome',
  method: 'DELETE',
  path: `${school}/outcomes/{studyId}`,
  summary: 'Deletes what the school wrote down; an answer of the graduate stays.',
  params,
  returns: graduateOutcome,
  errors: [],
});

const counts = z.object({
  graduates: z.int(),
  ...(Object.fromEntries(OUTCOME_STATUSES.map((status) => [status, z.int()])) as Record<(typeof OUTCOME_STATUSES)[number], z.ZodInt>),
});
const named = z.array(z.object({ name: z.string(), count: z.int() }));

export const outcomeReport = z
  .object({
    /** All cohorts that were asked for together. */
    total: counts,
    answered: z.int(),
    cohorts: z.array(counts.extend({ program: z.object({ id: z.string(), name: z.string() }), endYear: z.int() })),
    /** Answers and records by month (YYYY-MM-01), oldest first, without gaps. */
    months: z.array(z.object({ month: date, count: z.int() })),
    employers: named,
    titles: named,
    /** Codes of countries. */
    countries: named,
    /** By currency, only where ten and more graduates told; bands from the lowest. */
    pay: z.array(z.object({ currency: z.string(), answers: z.int(), bands: z.array(z.object({ band: z.int(), count: z.int() })) })),
    /** What can be chosen. */
    programs: z.array(z.object({ id: z.string(), name: z.string() })),
    endYears: z.array(z.int()),
  })
  .meta({ id: 'OutcomeReport' });

export const getOutcomeReport = endpoint({
  ...staff,
  name: 'getOutcomeReport',
  method: 'GET',
  path: `${school}/outcome-report`,
  summary: 'What became of the graduates: counts by cohort, answers over time, employers, titles, countries, pay of ten and more.',
  params: schoolParams,
  query: z.strictObject(cohort),
  returns: outcomeReport,
  errors: [],
});

const days = OUTCOME_LIMITS.opensDaysBefore;
export const outcomeSettings = z
  .object({ isOn: z.boolean(), opensDaysBefore: z.int(), updatedAt: instant.nullable(), can: z.object({ edit: z.boolean() }) })
  .meta({ id: 'OutcomeSettings' });

export const getOutcomeSettings = endpoint({
  ...staff,
  name: 'getOutcomeSettings',
  method: 'GET',
  path: `${school}/outcome-settings`,
  summary: 'Whether the school asks its graduates, and from when on.',
  params: schoolParams,
  returns: outcomeSettings,
  errors: [],
});

export const saveOutcomeSettings = endpoint({
  ...staff,
  name: 'saveOutcomeSettings',
  method: 'PUT',
  path: `${school}/outcome-settings`,
  summary: 'Turns the survey on or off, and says how many days before the end of a program it opens.',
  access: 'schoolAdmin',
  params: schoolParams,
  body: z.strictObject({
    isOn: z.boolean(),
    opensDaysBefore: z.int().min(days.min).max(days.max),
    /** Of what was shown; null: there was none. Of two who save at once the second is told. */
    updatedAt: instant.nullable(),
  }),
  returns: outcomeSettings,
  errors: ['outcomes.settings_changed'],
});
