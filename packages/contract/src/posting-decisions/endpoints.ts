// What a school makes of postings that were written for its students, and of the employers that write them. @rule postings.5, postings.6
import { EMPLOYMENT_TYPES } from '@fairway/rules/jobs';
import {
  DECLINE_REASONS,
  POSTING_DECISION_LIMITS,
  POSTING_DECISION_MOVERS,
  POSTING_DECISION_SORTS,
  POSTING_DECISION_STATES,
  POSTING_DECISION_STEPS,
  POSTING_DECISION_VIEWS,
  SCHOOL_EMPLOYER_SORTS,
  SCHOOL_EMPLOYER_STATES,
} from '@fairway/rules/posting-decisions';
import { POSTING_STATES } from '@fairway/rules/posting-states';
import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { intId, text, uuid } from '../kernel/fields.ts';
import { listEndpoints } from '../kernel/lists.ts';
import { postingContent } from '../postings/endpoints.ts';
import { managedSchoolParams } from '../schools/managed.ts';

const base = '/api/v1/staff/schools/{schoolId}/postings';
export const SCHOOL_EMPLOYERS = '/api/v1/staff/schools/{schoolId}/employers';
const params = managedSchoolParams.extend({ id: uuid });
export const employerParams = managedSchoolParams.extend({ organizationId: intId });
const shape = { tag: 'posting-decisions', access: 'schoolStaff' } as const;
const state = z.enum(POSTING_DECISION_STATES);
const edition = z.int().min(0);
/** What was shown: who decides on something else is refused. */
const seen = { edition, state };
/** The rule bounds it further and says so. */
export const words = text(POSTING_DECISION_LIMITS.noteCharacters);
const reason = z.enum(DECLINE_REASONS);

export const decisionStep = z
  .object({
    id: z.string(),
    at: z.string(),
    step: z.enum(POSTING_DECISION_STEPS),
    mover: z.enum(POSTING_DECISION_MOVERS),
    /** Of the school's own people; empty: of others, by a rule, or an account that is gone. */
    name: z.string(),
    note: z.string(),
    reason: reason.nullable(),
    /** The partner school whose approval a rule took over, for the school alone; empty: none. */
    partner: z.string(),
  })
  .meta({ id: 'PostingDecisionStep' });

export const schoolPostingRow = z
  .object({
    id: z.string(),
    title: z.string(),
    organization: z.object({ id: z.int(), name: z.string(), logo: z.string().nullable() }),
    state,
    /** Of the posting itself: what is not live waits for nobody. */
    postingState: z.enum(POSTING_STATES),
    edition,
    /** Readers see something else than was approved. */
    isChanged: z.boolean(),
    /** The school has not decided on its employer: approving this does. */
    isFirst: z.boolean(),
    isTrusted: z.boolean(),
    since: z.string(),
    places: z.array(z.object({ city: z.string(), country: z.string() })),
    employmentTypes: z.array(z.enum(EMPLOYMENT_TYPES)),
    deadlineOn: z.string().nullable(),
    note: z.string(),
    reason: reason.nullable(),
    /** Who of the school decided; empty: nobody yet, a rule, or an account that is gone. */
    decidedBy: z.string(),
  })
  .meta({ id: 'SchoolPostingRow' });

export const schoolPosting = schoolPostingRow
  .extend({
    /** As it was written, but the text is as readers see it. */
    content: postingContent.omit({ schools: true }),
    /** The text without marks. */
    text: z.string(),
    /** What was approved, without its marks; null: nothing is, or it is what readers see. */
    before: z.object({ content: postingContent.omit({ schools: true, html: true }), text: z.string() }).nullable(),
    changedAt: z.string().nullable(),
    /** It is approved because a partner school approved it; stands: that one does so still, and is a partner. */
    partner: z.object({ name: z.string(), stands: z.boolean() }).nullable(),
    /** Oldest first. */
    history: z.array(decisionStep),
    /** How many other schools it was written for, and how many of them approved and declined it. */
    elsewhere: z.object({ schools: z.int(), approved: z.int(), declined: z.int() }),
  })
  .meta({ id: 'SchoolPosting' });

export const schoolPostingsList = listEndpoints({
  ...shape,
  noun: 'SchoolPostings',
  path: base,
  summary: 'Postings that were written for students of this school: what waits for its decision, what changed after it, what is decided.',
  params: managedSchoolParams,
  row: schoolPostingRow,
  sorts: POSTING_DECISION_SORTS,
  sort: 'since',
  filters: {
    view: z.enum(POSTING_DECISION_VIEWS).default('open'),
    state: state.optional(),
    organization: intId.optional(),
    /** Of employers that the school has not decided on. */
    first: z.enum(['true']).optional(),
  },
});

export const getSchoolPosting = endpoint({
  ...shape,
  name: 'getSchoolPosting',
  method: 'GET',
  path: `${base}/{id}`,
  summary: 'One posting as its readers see it, what changed since it was approved, and what happened here.',
  params,
  returns: schoolPosting,
  errors: ['not_found'],
});

const approval = {
  decision: z.literal('approve'),
  note: words.default(''),
  /** From now on its employer's postings are approved as they come. */
  trusts: z.boolean().default(false),
};
const refusal = { decision: z.literal('decline'), reason, note: words.default('') };
const errors = ['not_found', 'posting_decisions.changed', 'posting_decisions.move', 'posting_decisions.over'] as const;

export const decideSchoolPosting = endpoint({
  ...shape,
  name: 'decideSchoolPosting',
  method: 'POST',
  path: `${base}/{id}/decision`,
  summary:
    'Approves a posting, with a note or without, or declines it with a reason. Approving one that was approved says that what changed was looked at. Edition and state are those that were shown.',
  params,
  body: z.discriminatedUnion('decision', [z.strictObject({ ...approval, ...seen }), z.strictObject({ ...refusal, ...seen })]),
  returns: schoolPosting,
  errors: [...errors, 'posting_decisions.note_missing'],
});

export const askOnSchoolPosting = endpoint({
  ...shape,
  name: 'askOnSchoolPosting',
  method: 'POST',
  path: `${base}/{id}/question`,
  summary: 'Asks the employer something; the posting is theirs until they answer.',
  params,
  body: z.strictObject({ ...seen, question: words }),
  returns: schoolPosting,
  errors: [...errors, 'posting_decisions.note_missing'],
});

export const undoSchoolPostings = endpoint({
  ...shape,
  name: 'undoSchoolPostings',
  method: 'POST',
  path: `${base}/undone`,
  summary: `Takes back the last step of the school on postings, each by itself, within ${POSTING_DECISION_LIMITS.undoMinutes} minutes; employers are mailed after them. What cannot be undone is told, and leaves the others.`,
  params: managedSchoolParams,
  body: z.strictObject({ ids: z.array(uuid).min(1).max(POSTING_DECISION_LIMITS.bulk) }),
  returns: z.object({ done: z.array(z.string()), refused: z.array(z.object({ id: z.string(), code: z.string() })) }),
  errors: ['posting_decisions.undo'],
  tx: false,
});

const items = z
  .array(z.strictObject({ id: uuid, ...seen }))
  .min(1)
  .max(POSTING_DECISION_LIMITS.bulk);

export const decideSchoolPostings = endpoint({
  ...shape,
  name: 'decideSchoolPostings',
  method: 'POST',
  path: `${base}/decisions`,
  summary: 'Decides several postings, each by itself: what cannot be done is told, and leaves the others.',
  params: managedSchoolParams,
  body: z.discriminatedUnion('decision', [z.strictObject({ ...approval, items }), z.strictObject({ ...refusal, items })]),
  returns: z.object({ done: z.array(z.string()), refused: z.array(z.object({ id: z.string(), code: z.string() })) }),
  errors: ['posting_decisions.note_missing'],
  tx: false,
});

export const schoolEmployerRow = z
  .object({
    organizationId: z.int(),
    name: z.string(),
    logo: z.string().nullable(),
    /** null: the school has not decided on it. */
    state: z.enum(SCHOOL_EMPLOYER_STATES).nullable(),
    isTrusted: z.boolean(),
    decidedAt: z.string().nullable(),
    /** Its postings at this school. */
    waiting: z.int(),
    approved: z.int(),
    declined: z.int(),
    /** How many other schools approved and declined postings of it. */
    approvedBy: z.int(),
    declinedBy: z.int(),
    /** Why they did, the most frequent first. */
    reasons: z.array(z.object({ reason, schools: z.int() })),
  })
  .meta({ id: 'SchoolEmployerRow' });

export const schoolEmployersList = listEndpoints({
  ...shape,
  noun: 'SchoolEmployers',
  path: SCHOOL_EMPLOYERS,
  summary: 'Employers that wrote postings for this school, what it lets them do, and what other schools made of theirs.',
  params: managedSchoolParams,
  row: schoolEmployerRow,
  sorts: SCHOOL_EMPLOYER_SORTS,
  sort: 'name',
  filters: { state: z.enum(SCHOOL_EMPLOYER_STATES).optional(), trusted: z.enum(['true']).optional() },
});

export const saveSchoolEmployer = endpoint({
  ...shape,
  name: 'saveSchoolEmployer',
  method: 'PUT',
  path: `${SCHOOL_EMPLOYERS}/{organizationId}`,
  summary: 'Says what the school makes of an employer. What is waiting is decided as before, by somebody.',
  params: employerParams,
  body: z.strictObject({ state: z.enum(SCHOOL_EMPLOYER_STATES), isTrusted: z.boolean() }),
  returns: schoolEmployerRow,
  errors: ['not_found', 'posting_decisions.trust'],
});
