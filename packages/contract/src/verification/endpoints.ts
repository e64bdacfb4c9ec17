// Connections of a person with schools, and how they are proven: the candidate's side.
// @rule verification.4, verification.1, verification.18, verification.19, verification.20, schools.3, verification.3, identity.30, education.19, verification.8
import { LIMITS } from '@fairway/rules/limits';
import { VERIFICATION_METHODS, VERIFICATION_STATES, verificationState } from '@fairway/rules/verification';
import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { intId, locale, text, uuid } from '../kernel/fields.ts';

const state = z.enum(VERIFICATION_STATES);
export const verificationMethod = z.enum(VERIFICATION_METHODS);

/** What staff or the platform said with the last decision; shown to the candidate. */
const verdict = z.object({ code: z.enum(['rejected', 'expired', 'revoked']), text: z.string() });

export const schoolConnection = z
  .object({
    id: z.string(),
    userId: z.string(),
    schoolId: z.int(),
    school: z.object({ id: z.int(), name: z.string(), logo: z.string().nullable() }),
    state,
    isVerified: z.boolean(),
    method: verificationMethod.nullable(),
    /** null: manual verification, or none asked for. */
    studentEmail: z.string().nullable(),
    message: z.string(),
    /** What staff asked back, waiting for an answer while `answer` is empty. */
    question: z.string().nullable(),
    answer: z.string().nullable(),
    verdict: verdict.nullable(),
    /** What the file is called that the request carries; null: it carries none, or none any more. */
    fileName: z.string().nullable(),
    requestedAt: z.string().nullable(),
    verifiedAt: z.string().nullable(),
    /** The end of its validity. */
    expiresAt: z.string().nullable(),
    /** Who of the school's staff advises the candidate, by name; null: nobody. */
    adviser: z.string().nullable(),
    /** It verifies nobody, and shows nothing that is for its students alone, until it is open again. @rule schools.10 */
    schoolIsSuspended: z.boolean(),
    /** The candidate studies there today: ignoring is refused. */
    isCurrent: z.boolean(),
    /** What the candidate may do now. */
    actions: z.array(z.enum(['verify', 'notNow', 'resend', 'answer', 'cancel', 'unignore'])),
  })
  .meta({ id: 'SchoolConnection' });

/** What every writing call of a connection answers. @rule verification.19 */
export const connectionReply = z.object({
  /** `Sent`, `Requested`, `Verified`, `Cancelled`, `Ignored`, `NeedsVerification`, `Answered`. */
  code: z.enum(['Sent', 'Requested', 'Verified', 'Cancelled', 'Ignored', 'NeedsVerification', 'Answered']),
  /** The same in words of the request's language. */
  message: z.string(),
  connection: schoolConnection,
});

export const university = z
  .object({
    id: z.int(),
    name: z.string(),
    domains: z.array(z.string()),
    subDomain: z.string().nullable(),
    logo: z.string().nullable(),
    primaryColor: z.string().nullable(),
    secondaryColor: z.string().nullable(),
    /** Its short name in addresses. */
    code: z.string(),
    /** What career services ask of students who want to be approved by hand. */
    message: z.string().nullable(),
    /** How it takes proof, in its own order; empty: it cannot be verified. */
    methods: z.array(z.object({ method: verificationMethod, validityDays: z.int().nullable() })),
  })
  .meta({ id: 'University' });

const base = '/api/v1/university-connection';

export const listConnections = endpoint({
  name: 'listConnections',
  method: 'GET',
  path: base,
  summary: 'My connections with schools, the current school first.',
  tag: 'verification',
  access: 'candidate',
  returns: z.object({ connections: z.array(schoolConnection) }),
  errors: [],
});

export const getConnection = endpoint({
  name: 'getConnection',
  method: 'GET',
  path: `${base}/{id}`,
  summary: 'One of my connections; asked every 3 s while a link is waited for.',
  tag: 'verification',
  access: 'candidate',
  params: z.strictObject({ id: uuid }),
  returns: schoolConnection,
  errors: [],
});

export const requestVerification = endpoint({
  name: 'requestVerification',
  method: 'POST',
  path: base,
  summary: 'Asks for verification by a link to the student e-mail, or (noAcademicEmail) by career services with a message.',
  tag: 'verification',
  access: 'candidate',
  body: z.strictObject({
    noAcademicEmail: z.boolean().default(false),
    schoolId: intId,
    studentEmail: text(300).nullable().optional(),
    message: text(4000).nullable().optional(),
    returnUrl: text(2000).nullable().optional(),
  }),
  returns: connectionReply,
  errors: [
    'not_found',
    'EmailNotAvailable',
    'InvalidEmail',
    'InvalidEmailDomain',
    'ExistingConnection',
    'VerificationFailed',
    'verification.message_missing',
    'verification.message_long',
    'verification.method_off',
    'verification.school_rests',
    'verification.mail_limit',
  ],
  tx: false,
});

export const requestVerificationWithFile = endpoint({
  name: 'requestVerificationWithFile',
  method: 'POST',
  path: `${base}/with-file`,
  summary:
    'Asks career services with a message and a file (pdf, jpg or png of at most 16 MiB), which only they see; it is erased with their decision.',
  tag: 'verification',
  access: 'candidate',
  upload: { field: 'file', maxBytes: LIMITS.documentBytes, tooLarge: 'documents.too_large' },
  body: z.strictObject({ schoolId: intId, message: text(4000) }),
  returns: connectionReply,
  errors: [
    'not_found',
    'storage_full',
    'ExistingConnection',
    'VerificationFailed',
    'verification.message_missing',
    'verification.message_long',
    'verification.method_off',
    'verification.school_rests',
    'verification.file_type',
    'documents.too_large',
    'documents.empty',
    'documents.unreadable',
    'documents.infected',
    'documents.active_content',
    'documents.two_types',
    'documents.archive_bomb',
  ],
  tx: false,
});

export const deleteConnection = endpoint({
  name: 'deleteConnection',
  method: 'DELETE',
  path: base,
  summary: 'Cancels a pending verification: it needs verification again. `userId` is the caller’s own.',
  tag: 'verification',
  access: 'candidate',
  query: z.strictObject({ userId: uuid.optional(), schoolId: intId }),
  returns: connectionReply,
  errors: ['not_found', 'verification.wrong_state'],
});

export const setConnectionState = endpoint({
  name: 'setConnectionState',
  method: 'PATCH',
  path: base,
  summary: 'Ignores the verification of a school, or needs it again; every spelling of the states is taken, nothing else is one.',
  tag: 'verification',
  access: 'candidate',
  body: z.strictObject({ schoolId: intId, state: text(40).refine((spelling) => verificationState(spelling) !== undefined) }),
  returns: connectionReply,
  errors: ['not_found', 'verification.wrong_state', 'verification.program_current'],
});

export const answerQuestion = endpoint({
  name: 'answerQuestion',
  method: 'POST',
  path: `${base}/{id}/answer`,
  summary: 'Answers what career services asked back.',
  tag: 'verification',
  access: 'candidate',
  params: z.strictObject({ id: uuid }),
  body: z.strictObject({ answer: text(4000) }),
  returns: connectionReply,
  errors: ['verification.wrong_state', 'verification.message_missing', 'verification.message_long', 'verification.school_rests'],
});

const token = text(200);

export const checkConnectionLink = endpoint({
  name: 'checkConnectionLink',
  method: 'GET',
  path: `${base}/verify`,
  summary: 'What the link of a mail is good for; changes nothing, for mail scanners open links.',
  tag: 'verification',
  access: 'public',
  query: z.strictObject({ token }),
  returns: z.object({
    valid: z.boolean(),
    /** Where it is no good: used, expired, cancelled, or unknown. */
    reason: z.enum(['used', 'expired', 'cancelled', 'unknown']).nullable(),
    email: z.string().nullable(),
    school: z.object({ id: z.int(), name: z.string(), logo: z.string().nullable() }).nullable(),
    /** The connection that a new link can be asked for (POST confirm). */
    connectionId: z.string().nullable(),
    returnUrl: z.string(),
  }),
  errors: [],
});

export const verifyConnection = endpoint({
  name: 'verifyConnection',
  method: 'POST',
  path: `${base}/verify`,
  summary: 'Uses the link of a mail, on whatever device: the connection is verified.',
  tag: 'verification',
  access: 'public',
  body: z.strictObject({ token }),
  returns: z.object({
    school: z.object({ id: z.int(), name: z.string(), logo: z.string().nullable() }),
    email: z.string(),
    returnUrl: z.string(),
  }),
  errors: ['InvalidToken', 'EmailNotAvailable', 'verification.school_rests'],
});

export const resendConnectionLink = endpoint({
  name: 'resendConnectionLink',
  method: 'POST',
  path: `${base}/confirm`,
  summary: 'Sends the link of a pending connection again, to the same address; says the same for ids it does not know.',
  tag: 'verification',
  access: 'public',
  body: z.strictObject({ id: uuid, returnUrl: text(2000).nullable().optional() }),
  status: 202,
  returns: z.object({ code: z.literal('Sent'), message: z.string() }),
  errors: ['verification.mail_limit'],
  tx: false,
});

export const listUniversities = endpoint({
  name: 'listUniversities',
  method: 'GET',
  path: '/api/v1/university',
  summary: 'Schools that can be verified, for a text being typed: those that begin with it first, at most 50.',
  tag: 'verification',
  access: 'public',
  query: z.strictObject({ q: text(200).default(''), locale: locale.default('en') }),
  returns: z.object({ universities: z.array(university) }),
  errors: [],
});

export const getUniversity = endpoint({
  name: 'getUniversity',
  method: 'GET',
  path: '/api/v1/university/{id}',
  summary: 'One school with its domains, request text and ways of verification.',
  tag: 'verification',
  access: 'public',
  params: z.strictObject({ id: intId }),
  query: z.strictObject({ locale: locale.default('en') }),
  returns: university,
  errors: [],
});
