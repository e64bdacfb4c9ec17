// Applying inside: what the organization will get, and sending it. @rule applications.4, applications.5, applications.6
import { APPLICATION_LIMITS, APPLICATION_STATES } from '@fairway/rules/applications';
import { APPLICATION_REFUSALS } from '@fairway/rules/jobs';
import { QUESTION_KINDS, QUESTION_LIMITS } from '@fairway/rules/screening-questions';
import { z } from 'zod';
import { sharedCandidate } from '../candidates/shares.ts';
import { candidateDocument } from '../documents/endpoints.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { instant, requirement, text, uuid } from '../kernel/fields.ts';
import { application } from './endpoints.ts';

export const askedQuestion = z
  .object({
    id: z.string(),
    kind: z.enum(QUESTION_KINDS),
    text: z.string(),
    choices: z.array(z.string()),
    required: z.boolean(),
    /** An answer may decide against who gives it; which one is not told. */
    knockOut: z.boolean(),
  })
  .meta({ id: 'AskedQuestion' });

const own = { tag: 'applications', access: 'candidate', feature: 'applications' } as const;
const path = '/api/v1/postings/{id}/application';
const params = z.strictObject({ id: uuid });

export const previewApplication = endpoint({
  ...own,
  name: 'previewApplication',
  method: 'GET',
  path,
  summary: 'What the organization would get of me, what it asks, and what is in the way. Changes nothing.',
  params,
  returns: z
    .object({
      posting: z.object({
        id: z.string(),
        title: z.string(),
        segment: z.string(),
        organization: z.string(),
        location: z.string(),
        deadline: instant.nullable(),
        /** Within how many days it promises an answer. */
        replyDays: z.int().nullable(),
      }),
      appliesInside: z.boolean(),
      /** The code that sending would be refused with; null: nothing is in the way. */
      refusal: z.enum(APPLICATION_REFUSALS).nullable(),
      /** With jobs.profile_incomplete: each requirement of the score that lacks. */
      missing: z.array(requirement),
      /** What others see of my profile; null: there is none. */
      profile: sharedCandidate.nullable(),
      /** My CVs, newest first. */
      cvs: z.array(candidateDocument.pick({ id: true, name: true, extension: true, sizeBytes: true, isDefault: true })),
      /** All that I keep, CVs too, newest first: what a question for a file is answered with. */
      files: z.array(candidateDocument.pick({ id: true, name: true, kind: true, sizeBytes: true })),
      questions: z.array(askedQuestion),
      letterCharacters: z.int(),
      /** Mine for this posting, where there is one. */
      application: z.object({ id: z.string(), state: z.enum(APPLICATION_STATES), sentAt: instant }).nullable(),
    })
    .meta({ id: 'ApplicationPreview' }),
  errors: ['jobs.not_found'],
});

export const sendApplication = endpoint({
  ...own,
  name: 'sendApplication',
  method: 'POST',
  path,
  summary: 'Applies: the profile as others see it now, a copy of the CV, the letter and the answers. The same key sends once.',
  params,
  body: z.strictObject({
    /** Made once for a form: pressing again, on a line that broke, finds what was sent. */
    key: uuid,
    /** null: without a CV. */
    cvId: uuid.nullable(),
    letter: text(APPLICATION_LIMITS.letterCharacters).trim().default(''),
    answers: z
      .array(z.strictObject({ questionId: uuid, value: z.union([z.boolean(), z.number(), text(2 * QUESTION_LIMITS.answerCharacters)]) }))
      .max(QUESTION_LIMITS.questions)
      .default([]),
  }),
  status: 201,
  returns: application,
  // The CV is copied in the file store: no transaction waits for that.
  tx: false,
  errors: [
    ...APPLICATION_REFUSALS,
    'applications.not_inside',
    'applications.already_sent',
    'applications.cv_gone',
    'applications.file_gone',
    'applications.answer_missing',
    'applications.answer_kind',
    'applications.answer_long',
    'applications.question_unknown',
    'applications.answered_twice',
    'storage_full',
  ],
});
