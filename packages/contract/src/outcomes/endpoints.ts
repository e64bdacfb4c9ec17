// First destinations: the survey of a graduate. What a school sees of them: outcomes/staff.ts. @rule outcomes.1
import { isCountry } from '@fairway/rules/countries';
import { FIELD_RELATIONS, OUTCOME_HOURS, OUTCOME_LIMITS, OUTCOME_STATUSES, PAY_BANDS, PAY_CURRENCIES } from '@fairway/rules/outcomes';
import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { date, instant, text, uuid } from '../kernel/fields.ts';

const words = () => text(OUTCOME_LIMITS.textCharacters).nullable().default(null);

/** What can be said by whoever knows it; pay is the graduate's own to tell. */
export const outcomeFacts = z.strictObject({
  status: z.enum(OUTCOME_STATUSES),
  employer: words(),
  title: words(),
  country: text(2).refine(isCountry).nullable().default(null),
  startsOn: date.nullable().default(null),
  hours: z.enum(OUTCOME_HOURS).nullable().default(null),
  fieldRelation: z.enum(FIELD_RELATIONS).nullable().default(null),
  school: words(),
  degree: words(),
});

const answer = z.strictObject({
  ...outcomeFacts.shape,
  /** A band of pay before tax in a year; optional, and shown to nobody by itself. */
  payBand: z
    .int()
    .min(0)
    .max(PAY_BANDS.length - 1)
    .nullable()
    .default(null),
  payCurrency: z.enum(PAY_CURRENCIES).nullable().default(null),
});

export const outcomeSurvey = z
  .object({
    studyId: z.string(),
    program: z.string(),
    school: z.string(),
    endsOn: date,
    answer: answer.nullable(),
    answeredAt: instant.nullable(),
  })
  .meta({ id: 'OutcomeSurvey' });

const own = { tag: 'outcomes', access: 'candidate', feature: 'outcomes' } as const;
const base = '/api/v1/candidate/outcomes';
const params = z.strictObject({ studyId: uuid });

export const listOutcomeSurveys = endpoint({
  ...own,
  name: 'listOutcomeSurveys',
  method: 'GET',
  path: base,
  summary: 'The surveys that are open for my programs, and those I answered; the program that ended last first.',
  returns: z.object({ surveys: z.array(outcomeSurvey) }),
  errors: [],
});

export const answerOutcomeSurvey = endpoint({
  ...own,
  name: 'answerOutcomeSurvey',
  method: 'PUT',
  path: `${base}/{studyId}`,
  summary: 'Saves my answer as it is now, after each question; what does not belong to the status is dropped.',
  params,
  body: answer,
  returns: outcomeSurvey,
  errors: ['outcomes.not_open'],
});

export const withdrawOutcomeAnswer = endpoint({
  ...own,
  name: 'withdrawOutcomeAnswer',
  method: 'DELETE',
  path: `${base}/{studyId}`,
  summary: 'Takes my answer back: it is deleted, and no reminder asks again.',
  params,
  errors: [],
});
