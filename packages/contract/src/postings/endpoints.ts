// An organization's own postings: drafts that save themselves, and what becomes of them. @rule postings.1
import { EDUCATION_FIELDS, EDUCATION_LEVELS, EMPLOYMENT_TYPES, JOB_CATEGORIES } from '@fairway/rules/jobs';
import { LOCALES } from '@fairway/rules/locales';
import { POSTING_LIMITS, SALARY_UNITS } from '@fairway/rules/posting-content';
import { POSTING_HINTS } from '@fairway/rules/posting-hints';
import { POSTING_SORTS, POSTING_STATES } from '@fairway/rules/posting-states';
import { QUESTION_KINDS, QUESTION_LIMITS } from '@fairway/rules/screening-questions';
import { PAY_KINDS, SPONSORSHIPS, WORKPLACES } from '@fairway/rules/work-conditions';
import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { date, instant, intId, text, uuid } from '../kernel/fields.ts';
import { listEndpoints } from '../kernel/lists.ts';
import { EMPLOYER_BASE } from '../teams/employer.ts';
import { organizationParams } from '../teams/requests.ts';

const base = `${EMPLOYER_BASE}/postings`;
const params = organizationParams.extend({ id: uuid });
const state = z.enum(POSTING_STATES);
const chosen = <S extends z.ZodType>(one: S, most: number = POSTING_LIMITS.chosen) => z.array(one).max(most);
const code = (pattern: RegExp) => z.string().regex(pattern);
const months = z.int().min(0).max(POSTING_LIMITS.monthsMost).nullable();

const knockOut = z
  .union([
    z.strictObject({ answers: chosen(text(QUESTION_LIMITS.choiceCharacters), QUESTION_LIMITS.choices) }),
    z.strictObject({ below: z.number().optional(), above: z.number().optional() }),
  ])
  .nullable();

const question = z.strictObject({
  /** Of a question that is there already. */
  id: uuid.optional(),
  kind: z.enum(QUESTION_KINDS),
  text: text(QUESTION_LIMITS.textCharacters),
  choices: chosen(text(QUESTION_LIMITS.choiceCharacters), QUESTION_LIMITS.choices),
  required: z.boolean(),
  knockOut,
});

export const postingContent = z
  .strictObject({
    title: text(POSTING_LIMITS.titleCharacters),
    html: text(POSTING_LIMITS.textCharacters),
    language: code(/^[a-z]{2,3}$/),
    places: chosen(z.strictObject({ city: text(POSTING_LIMITS.cityCharacters), country: code(/^[A-Z]{2}$/) }), POSTING_LIMITS.places),
    workplace: z.enum(WORKPLACES).nullable(),
    employmentTypes: chosen(z.enum(EMPLOYMENT_TYPES)),
    categories: chosen(z.enum(JOB_CATEGORIES)),
    educationLevels: chosen(z.enum(EDUCATION_LEVELS)),
    educationFields: chosen(z.enum(EDUCATION_FIELDS)),
    skills: chosen(text(80), POSTING_LIMITS.skills),
    languages: chosen(code(/^[a-z]{2,3}$/), POSTING_LIMITS.languages),
    pay: z.enum(PAY_KINDS).nullable(),
    salary: z
      .strictObject({
        min: z.number().nullable(),
        max: z.number().nullable(),
        currency: code(/^[A-Z]{3}$/),
        unit: z.enum(SALARY_UNITS),
      })
      .nullable(),
    sponsorship: z.enum(SPONSORSHIPS).nullable(),
    startOn: date.nullable(),
    startsNow: z.boolean(),
    monthsMin: months,
    monthsMax: months,
    deadlineOn: date.nullable(),
    zone: text(60),
    applies: z.enum(['inside', 'link']),
    link: text(POSTING_LIMITS.linkCharacters),
    replyDays: z.int().min(1).max(POSTING_LIMITS.replyDaysMost).nullable(),
    questions: chosen(question, QUESTION_LIMITS.questions),
    schools: chosen(z.int().min(1).max(2_147_483_647), POSTING_LIMITS.schools).nullable(),
  })
  .meta({ id: 'PostingContent' });

const FAULTS = [
  'postings.salary_order',
  'postings.salary_bounds',
  'postings.salary_unpaid',
  'postings.months_order',
  'postings.zone_unknown',
  'postings.currency_unknown',
  'postings.country_unknown',
  'postings.link_unfit',
  'postings.schools_none',
  'postings.school_unknown',
] as const;
const SHOWING_FAULTS = [
  ...FAULTS,
  'postings.missing',
  'postings.too_short',
  'postings.deadline_past',
  'postings.salary_needed',
  'jobs.question_choices',
  'jobs.question_knock_out',
] as const;

export const posting = z
  .object({
    id: z.string(),
    state,
    /** Counts its savings: who saves says which one they began from. */
    edition: z.int(),
    content: postingContent,
    /** When it is shown by itself; of scheduled ones. */
    publishAt: z.string().nullable(),
    publishedAt: z.string().nullable(),
    changedAt: z.string(),
    /** Who saved last; empty: an account that is gone. */
    changedBy: z.string(),
    /** The path segment of its page; null: it was never shown. */
    segment: z.string().nullable(),
  })
  .meta({ id: 'OwnPosting' });

export const postingRow = posting
  .pick({ id: true, state: true, edition: true, publishAt: true, publishedAt: true, changedAt: true, changedBy: true, segment: true })
  .extend({
    title: z.string(),
    places: z.array(z.object({ city: z.string(), country: z.string() })),
    deadlineOn: z.string().nullable(),
    applications: z.int(),
    newApplications: z.int(),
    isExclusive: z.boolean(),
  })
  .meta({ id: 'OwnPostingRow' });

export const postingsList = listEndpoints({
  noun: 'OwnPostings',
  path: base,
  summary: 'The postings that an organization wrote itself, drafts and closed ones too.',
  tag: 'postings',
  access: 'organizationStaff',
  params: organizationParams,
  row: postingRow,
  sorts: POSTING_SORTS,
  sort: '-changed',
  filters: {
    state: state.optional(),
    expiring: z.enum(['true']).optional(),
    /** A school asked back. */
    asked: z.enum(['true']).optional(),
    /** Written for this school. */
    school: intId.optional(),
  },
});

export const addPosting = endpoint({
  name: 'addOwnPosting',
  method: 'POST',
  path: base,
  summary: 'Begins a draft: blank, a copy of another posting of the organization, or from a template.',
  tag: 'postings',
  access: 'organizationStaff',
  params: organizationParams,
  body: z.strictObject({
    copyOf: uuid.nullable(),
    template: uuid.optional(),
    language: z.enum(LOCALES).optional(),
    zone: text(60).optional(),
  }),
  returns: posting,
  errors: ['not_found', 'postings.too_many'],
});

export const getPosting = endpoint({
  name: 'getOwnPosting',
  method: 'GET',
  path: `${base}/{id}`,
  summary: 'One posting with all that was written.',
  tag: 'postings',
  access: 'organizationStaff',
  params,
  returns: posting,
  errors: ['not_found'],
});

export const savePosting = endpoint({
  name: 'saveOwnPosting',
  method: 'PUT',
  path: `${base}/{id}/content`,
  summary:
    'Saves what was written. Where somebody else saved meanwhile it is refused: the posting, read again, says who saved, and how it stands now. A posting that is shown is changed for its readers at once, and has to stay complete.',
  tag: 'postings',
  access: 'organizationStaff',
  params,
  body: z.strictObject({ edition: z.int().min(0), content: postingContent }),
  returns: posting,
  errors: ['not_found', 'postings.changed', ...SHOWING_FAULTS],
  tx: false,
});

export const movePosting = endpoint({
  name: 'moveOwnPosting',
  method: 'POST',
  path: `${base}/{id}/state`,
  summary: 'Shows a posting, now or at a time to come, pauses, closes, withdraws it, or takes that back.',
  tag: 'postings',
  access: 'organizationStaff',
  params,
  body: z.strictObject({
    state: z.enum(['draft', 'scheduled', 'live', 'paused', 'closed', 'withdrawn']),
    /** The edition that was shown. */
    edition: z.int().min(0),
    /** Of `scheduled`. */
    publishAt: instant.optional(),
  }),
  returns: posting,
  errors: ['not_found', 'postings.changed', 'postings.move', 'postings.publish_past', 'postings.not_public', ...SHOWING_FAULTS],
  tx: false,
});

export const movePostings = endpoint({
  name: 'moveOwnPostings',
  method: 'POST',
  path: `${base}/bulk`,
  summary:
    'Closes, pauses or copies several postings, or gives them another deadline; each is told by itself, and what cannot be done leaves the others.',
  tag: 'postings',
  access: 'organizationStaff',
  params: organizationParams,
  body: z.discriminatedUnion('action', [
    z.strictObject({ action: z.enum(['close', 'pause', 'copy']), ids: z.array(uuid).min(1).max(POSTING_LIMITS.bulk) }),
    z.strictObject({ action: z.literal('extend'), ids: z.array(uuid).min(1).max(POSTING_LIMITS.bulk), deadlineOn: date }),
  ]),
  returns: z.object({ done: z.array(z.string()), refused: z.array(z.object({ id: z.string(), code: z.string() })) }),
  errors: ['postings.too_many'],
  tx: false,
});

export const recognizePosting = endpoint({
  name: 'recognizeOwnPosting',
  method: 'POST',
  path: `${base}/recognition`,
  summary:
    'What the platform reads in a title and a text: its cleaned text, category, level, field, skills, languages; and hints on what one should think about.',
  tag: 'postings',
  access: 'organizationStaff',
  params: organizationParams,
  body: z.strictObject({
    title: text(POSTING_LIMITS.titleCharacters),
    html: text(POSTING_LIMITS.textCharacters),
    language: code(/^[a-z]{2,3}$/),
  }),
  returns: z.object({
    html: z.string(),
    visible: z.int(),
    language: z.string(),
    employmentTypes: z.array(z.enum(EMPLOYMENT_TYPES)),
    categories: z.array(z.enum(JOB_CATEGORIES)),
    educationLevels: z.array(z.enum(EDUCATION_LEVELS)),
    educationFields: z.array(z.enum(EDUCATION_FIELDS)),
    skills: z.array(z.string()),
    languages: z.array(z.string()),
    hints: z.array(z.object({ hint: z.enum(POSTING_HINTS), words: z.string() })),
  }),
  errors: [],
  tx: false,
});
