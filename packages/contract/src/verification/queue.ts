// The verification queue of a school: what its career services see of each request, and how they decide. @rule verification.1, verification.8
import { EDUCATION_LEVELS } from '@fairway/rules/jobs';
import { VERIFICATION_ACTORS, VERIFICATION_METHODS, VERIFICATION_STATES } from '@fairway/rules/verification';
import {
  DUPLICATE_SIGNS,
  QUEUE_ACTIONS,
  QUEUE_AGES,
  QUEUE_ASSIGNEES,
  QUEUE_BULK_MAX,
  QUEUE_KINDS,
  QUEUE_PROGRAMS,
  QUEUE_SORTS,
  QUEUE_STATUSES,
  QUEUE_VIEWS,
} from '@fairway/rules/verification-queue';
import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { date, instant, intId, locale, many, text, uuid } from '../kernel/fields.ts';
import { listEndpoints } from '../kernel/lists.ts';
import { managedSchoolParams } from '../schools/managed.ts';

const level = z.enum(EDUCATION_LEVELS);

const program = z.object({
  id: z.string(),
  name: z.string(),
  levelId: level.nullable(),
  endOn: z.string().nullable(),
  isCurrent: z.boolean(),
  /** false: typed by the candidate. */
  isKept: z.boolean(),
});

const colleague = z.object({ userId: z.string(), name: z.string() });

const requestFields = {
  id: z.string(),
  userId: z.string(),
  name: z.string(),
  /** Of the account. */
  email: z.string(),
  /** What they read; null: an account that is gone. */
  locale: locale.nullable(),
  method: z.enum(VERIFICATION_METHODS).nullable(),
  /** null: no student address was given. */
  studentEmail: z.string().nullable(),
  message: z.string(),
  state: z.enum(VERIFICATION_STATES),
  /** null: not in the queue. */
  status: z.enum(QUEUE_STATUSES).nullable(),
  question: z.string(),
  answer: z.string(),
  requestedAt: z.string().nullable(),
  decidedAt: z.string().nullable(),
  /** Who decided last; null: nobody, or an account that is gone. */
  decidedBy: z.string().nullable(),
  /** The end of its validity. */
  expiresAt: z.string().nullable(),
  /** Why it was refused or ended. */
  reason: z.string(),
  /** Who of the staff has it, while it waits. */
  assignedTo: colleague.nullable(),
  /** What the caller may do now. */
  actions: z.array(z.enum(QUEUE_ACTIONS)),
};

export const verificationRow = z
  .object({
    ...requestFields,
    /** The program of this school that ends last; null: none. */
    program: program.nullable(),
    /** Further programs of this school. */
    morePrograms: z.int(),
    /** Connections of this school that may be the same person's. */
    duplicates: z.int(),
    /** It carries a file that can be opened. */
    hasFile: z.boolean(),
  })
  .meta({ id: 'VerificationRow' });

export const verificationRecord = z
  .object({
    ...requestFields,
    phone: z.string().nullable(),
    /** What the request carries; `erasedAt` is null while it can be opened. */
    file: z.object({ name: z.string().nullable(), sizeBytes: z.int().nullable(), erasedAt: instant.nullable() }).nullable(),
    /** Who the request can be given to. */
    colleagues: z.array(colleague),
    verifiedAt: z.string().nullable(),
    programs: z.array(program),
    duplicates: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        email: z.string(),
        studentEmail: z.string().nullable(),
        state: z.enum(VERIFICATION_STATES),
        requestedAt: z.string().nullable(),
        signs: z.array(z.enum(DUPLICATE_SIGNS)),
      }),
    ),
    /** The newest first. */
    history: z.array(
      z.object({
        id: z.string(),
        at: z.string(),
        action: z.string(),
        by: z.enum(VERIFICATION_ACTORS),
        /** Of staff; null: the candidate, the platform, or an account that is gone. */
        name: z.string().nullable(),
        note: z.string(),
      }),
    ),
  })
  .meta({ id: 'VerificationRecord' });

export const base = '/api/v1/staff/schools/{schoolId}/verifications';
export const params = z.strictObject({ schoolId: intId, id: uuid });
export const shape = { tag: 'verification', access: 'schoolStaff' } as const;
/** A text of staff; the rule bounds it further and says so. */
const words = text(4000);

export const verificationsList = listEndpoints({
  ...shape,
  noun: 'Verifications',
  path: base,
  summary: 'The verification queue of a school, oldest request first.',
  params: managedSchoolParams,
  row: verificationRow,
  sorts: QUEUE_SORTS,
  sort: 'requestedAt',
  filters: {
    /** What waits for staff or for an answer; what staff decided in the last 7 days, and before; proofs that end within 30 days. */
    view: z.enum(QUEUE_VIEWS).default('open'),
    status: z.enum(QUEUE_STATUSES).optional(),
    kind: z.enum(QUEUE_KINDS).optional(),
    /** The id of a program that the school keeps, or of none. */
    program: z.union([z.enum(QUEUE_PROGRAMS), uuid]).optional(),
    level: many(level, EDUCATION_LEVELS.length),
    /** The last day of a program of theirs, both inclusive. */
    endsFrom: date.optional(),
    endsTo: date.optional(),
    /** At least so old. */
    age: z.enum(QUEUE_AGES).optional(),
    /** Who of the staff has it. */
    assigned: z.enum(QUEUE_ASSIGNEES).optional(),
  },
});

export const listQueuePrograms = endpoint({
  ...shape,
  name: 'listQueuePrograms',
  method: 'GET',
  path: `${base}/programs`,
  summary: 'The school’s own programs that people of the queue study, those of most people first, at most 100.',
  params: managedSchoolParams,
  returns: z.object({ programs: z.array(z.object({ id: z.string(), name: z.string(), levelId: level.nullable(), people: z.int() })) }),
  errors: [],
});

export const getVerification = endpoint({
  ...shape,
  name: 'getVerification',
  method: 'GET',
  path: `${base}/{id}`,
  summary: 'Everything of one request: programs, possible duplicates, history. Of people who never asked this school there is none.',
  params,
  returns: verificationRecord,
  errors: [],
});

export const approveVerification = endpoint({
  ...shape,
  name: 'approveVerification',
  method: 'POST',
  path: `${base}/{id}/approve`,
  summary: 'Approves a pending request, for as long as the school’s method “manual” says; the candidate is told by mail.',
  params,
  returns: verificationRecord,
  errors: ['verification.wrong_state', 'EmailNotAvailable'],
});

export const rejectVerification = endpoint({
  ...shape,
  name: 'rejectVerification',
  method: 'POST',
  path: `${base}/{id}/reject`,
  summary: 'Rejects a pending request with a reason, which is mailed.',
  params,
  body: z.strictObject({ reason: words }),
  returns: verificationRecord,
  errors: ['verification.wrong_state', 'verification.reason_missing', 'verification.message_long'],
});

export const askBackVerification = endpoint({
  ...shape,
  name: 'askBackVerification',
  method: 'POST',
  path: `${base}/{id}/question`,
  summary: 'Asks the candidate something, by mail; the request stays pending.',
  params,
  body: z.strictObject({ question: words }),
  returns: verificationRecord,
  errors: ['verification.wrong_state', 'verification.message_missing', 'verification.message_long'],
});

export const undoVerification = endpoint({
  ...shape,
  name: 'undoVerification',
  method: 'POST',
  path: `${base}/{id}/undo`,
  summary: 'Takes back the last approval or rejection, for 7 days: it is pending again.',
  params,
  returns: verificationRecord,
  errors: ['verification.wrong_state', 'verification.too_late'],
});

export const revokeVerification = endpoint({
  ...shape,
  name: 'revokeVerification',
  method: 'POST',
  path: `${base}/{id}/revoke`,
  summary: 'Ends a verification with a reason, which is mailed.',
  params,
  body: z.strictObject({ reason: words }),
  returns: verificationRecord,
  errors: ['verification.wrong_state', 'verification.reason_missing', 'verification.message_long'],
});

export const extendVerification = endpoint({
  ...shape,
  name: 'extendVerification',
  method: 'POST',
  path: `${base}/{id}/extend`,
  summary: 'Sets the last day of a verification, ahead and within ten years; null: without end.',
  params,
  body: z.strictObject({ lastDay: date.nullable() }),
  returns: verificationRecord,
  errors: ['verification.wrong_state', 'verification.bad_end'],
});

export const decideVerifications = endpoint({
  ...shape,
  name: 'decideVerifications',
  method: 'POST',
  path: `${base}/decisions`,
  summary:
    'Approves, rejects, takes or gives back up to 100 requests, or undoes as many decisions, each apart: what changed meanwhile is named, the rest goes through.',
  params: managedSchoolParams,
  body: z.strictObject({
    ids: z.array(uuid).min(1).max(QUEUE_BULK_MAX),
    decision: z.enum(['approve', 'reject', 'undo', 'take', 'release']),
    /** Mailed; only a rejection needs one. */
    reason: words.default(''),
  }),
  returns: z.object({
    done: z.array(z.string()),
    refused: z.array(
      z.object({
        id: z.string(),
        /** null: there is no such request at this school. */
        name: z.string().nullable(),
        code: z.enum(['not_found', 'verification.wrong_state', 'verification.too_late', 'verification.taken', 'EmailNotAvailable']),
      }),
    ),
  }),
  errors: ['verification.reason_missing', 'verification.message_long'],
  // A transaction each.
  tx: false,
});
