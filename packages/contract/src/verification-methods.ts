// Ways of verification that prove at once: sign-in with the school, roster, class code. The candidate's side under university-connection,
// the school's settings under staff/schools. A secret goes in and never comes out. Issue 5 "verification methods are a school's own list"
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { instant, intId, text, uuid } from './fields.ts';

const candidateBase = '/api/v1/university-connection';
const staffBase = '/api/v1/staff/schools/{schoolId}';
const schoolParams = z.strictObject({ schoolId: intId });

/** The connection after a proof; the page asks for the rest. */
export const methodProof = z
  .object({ connectionId: z.string(), schoolId: z.int(), state: z.literal('verified'), expiresAt: instant.nullable() })
  .meta({ id: 'MethodProof' });

const proofErrors = ['not_found', 'verification.method_off'] as const;

// ------------------------------------------------------------------ Sign-in with the school

export const SIGN_IN_PROTOCOLS = ['openid', 'saml'] as const;

/** What the provider's answer carried back to the page, behind the # of its address. */
export const signInAnswer = z.strictObject({
  state: text(200),
  /** OpenID Connect: the code, and who answers (RFC 9207). */
  code: text(4000).optional(),
  iss: text(1024).optional(),
  /** SAML: the ticket for what was posted. */
  ticket: text(200).optional(),
  error: text(200).optional(),
});

export const startSchoolSignIn = endpoint({
  name: 'startSchoolSignIn',
  method: 'POST',
  path: `${candidateBase}/sign-in/{schoolId}`,
  summary: 'Where to send the candidate for a sign-in with the school; only the session that asked can finish it.',
  tag: 'verification',
  access: 'candidate',
  params: schoolParams,
  body: z.strictObject({ returnUrl: text(500).default('/') }),
  returns: z.object({ location: z.string() }),
  errors: [...proofErrors, 'verification.sign_in_missing', 'verification.sign_in_failed'],
  tx: false,
});

export const callbackSchoolSignIn = endpoint({
  name: 'callbackSchoolSignIn',
  method: 'GET',
  path: `${candidateBase}/sign-in/callback`,
  summary: 'Where an OpenID provider sends the reader back: a page that goes on to where the sign-in began. It proves nothing yet.',
  tag: 'verification',
  access: 'public',
  query: z.looseObject({
    code: text(4000).optional(),
    state: text(200).optional(),
    iss: text(1024).optional(),
    error: text(200).optional(),
  }),
  produces: 'text/html',
  errors: [],
});

export const finishSchoolSignIn = endpoint({
  name: 'finishSchoolSignIn',
  method: 'POST',
  path: `${candidateBase}/sign-in/{schoolId}/finish`,
  summary: 'Ends a sign-in with the school in the session that began it: the connection is verified.',
  tag: 'verification',
  access: 'candidate',
  params: schoolParams,
  body: signInAnswer,
  returns: methodProof,
  errors: [
    ...proofErrors,
    'verification.sign_in_missing',
    'verification.sign_in_failed',
    'verification.sign_in_over',
    'verification.sign_in_refused',
    'verification.sign_in_taken',
  ],
  tx: false,
});

export const schoolSignInMetadata = endpoint({
  name: 'schoolSignInMetadata',
  method: 'GET',
  path: `${candidateBase}/sign-in/metadata`,
  summary: 'The SAML metadata of this platform as a service provider, for the administrators of an identity provider.',
  tag: 'verification',
  access: 'public',
  produces: 'application/samlmetadata+xml',
  errors: [],
});

const requirement = z.strictObject({ name: text(300).min(1), value: text(300).min(1) });

/** What administrators see of a stored sign-in. */
export const schoolSignIn = z
  .object({
    protocol: z.enum(SIGN_IN_PROTOCOLS),
    /** OpenID Connect: the issuer; SAML: the entity id. */
    issuer: z.string(),
    clientId: z.string().nullable(),
    scopes: z.string(),
    ssoUrl: z.string().nullable(),
    certificates: z.array(z.object({ subject: z.string(), fingerprint: z.string(), endsAt: instant })),
    requirement: requirement.nullable(),
    subjectName: z.string().nullable(),
    updatedAt: instant,
  })
  .meta({ id: 'SchoolSignIn' });

const signInSettings = z.object({
  signIn: schoolSignIn.nullable(),
  /** What the school's provider has to know of us. */
  own: z.object({ redirectUri: z.string(), entityId: z.string(), consumerUrl: z.string(), metadataUrl: z.string() }),
});

export const getSchoolSignIn = endpoint({
  name: 'getSchoolSignIn',
  method: 'GET',
  path: `${staffBase}/sign-in`,
  summary: 'The sign-in of a school as it is set up, without its secret.',
  tag: 'verification',
  access: 'schoolAdmin',
  params: schoolParams,
  returns: signInSettings,
  errors: ['not_found'],
});

export const METADATA_CHARACTERS = 500_000;

const commonSettings = { requirement: requirement.nullable(), subjectName: text(300).min(1).nullable().default(null) };

export const saveSchoolSignIn = endpoint({
  name: 'saveSchoolSignIn',
  method: 'PUT',
  path: `${staffBase}/sign-in`,
  summary: 'Sets up the sign-in of a school. Without a secret or metadata the stored ones stay.',
  tag: 'verification',
  access: 'schoolAdmin',
  params: schoolParams,
  body: z.discriminatedUnion('protocol', [
    z.strictObject({
      protocol: z.literal('openid'),
      issuer: text(1024).min(1),
      clientId: text(500).min(1),
      clientSecret: text(1000).min(1).optional(),
      scopes: text(500).default('openid profile email'),
      ...commonSettings,
    }),
    z.strictObject({
      protocol: z.literal('saml'),
      /** The provider's metadata document, as text. */
      metadata: z.string().max(METADATA_CHARACTERS).optional(),
      ...commonSettings,
    }),
  ]),
  bodyLimitBytes: 1_000_000,
  returns: signInSettings,
  errors: ['not_found', 'verification.metadata_invalid', 'verification.provider_address', 'verification.secret_missing'],
});

export const deleteSchoolSignIn = endpoint({
  name: 'deleteSchoolSignIn',
  method: 'DELETE',
  path: `${staffBase}/sign-in`,
  summary: 'Removes the sign-in of a school; what it proved stays proven.',
  tag: 'verification',
  access: 'schoolAdmin',
  params: schoolParams,
  errors: ['not_found'],
});

export const testSchoolSignIn = endpoint({
  name: 'testSchoolSignIn',
  method: 'POST',
  path: `${staffBase}/sign-in/test`,
  summary: 'Where to go for a trial of the stored sign-in; it verifies nobody.',
  tag: 'verification',
  access: 'schoolAdmin',
  params: schoolParams,
  body: z.strictObject({ returnUrl: text(500).default('/') }),
  returns: z.object({ location: z.string() }),
  errors: ['not_found', 'verification.sign_in_missing', 'verification.sign_in_failed'],
  tx: false,
});

export const finishSchoolSignInTest = endpoint({
  name: 'finishSchoolSignInTest',
  method: 'POST',
  path: `${staffBase}/sign-in/test/finish`,
  summary: 'What the provider said in a trial, and whether a candidate with it would be verified.',
  tag: 'verification',
  access: 'schoolAdmin',
  params: schoolParams,
  body: signInAnswer,
  returns: z.object({
    subject: z.string().nullable(),
    claims: z.array(z.object({ name: z.string(), values: z.array(z.string()) })),
    verdict: z.enum(['verified', 'requirement_missing', 'subject_missing']),
  }),
  errors: ['not_found', 'verification.sign_in_missing', 'verification.sign_in_failed', 'verification.sign_in_over'],
  tx: false,
});

// ------------------------------------------------------------------ Roster

export const ROSTER_BYTES = 16 * 1024 * 1024;
export const ROSTER_BAD_ROWS_SHOWN = 1000;

export const ROSTER_ROW_FAULTS = ['no_address', 'bad_address', 'bad_date'] as const;
export const ROSTER_FAULTS = ['empty', 'no_column', 'too_many_rows', 'damaged', 'no_rows'] as const;

const rosterUpload = z.object({
  id: z.string(),
  mode: z.enum(['replace', 'add']),
  state: z.enum(['waiting', 'running', 'done', 'failed']),
  /** Of the file's bytes, 0 to 100. */
  progressPercent: z.int(),
  rowCount: z.int(),
  addedCount: z.int(),
  repeatedCount: z.int(),
  badCount: z.int(),
  /** The first of them, by the line of the file. */
  badRows: z.array(z.object({ line: z.int(), code: z.enum(ROSTER_ROW_FAULTS) })),
  fault: z.enum(ROSTER_FAULTS).nullable(),
  createdAt: instant,
  finishedAt: instant.nullable(),
});

export const schoolRoster = z
  .object({
    /** Addresses that count today, and those whose end is over. */
    count: z.int(),
    endedCount: z.int(),
    upload: rosterUpload.nullable(),
  })
  .meta({ id: 'SchoolRoster' });

export const getSchoolRoster = endpoint({
  name: 'getSchoolRoster',
  method: 'GET',
  path: `${staffBase}/roster`,
  summary: 'How many addresses the roster of a school holds, and how the last upload goes or went.',
  tag: 'verification',
  access: 'schoolAdmin',
  params: schoolParams,
  returns: schoolRoster,
  errors: ['not_found'],
});

export const uploadSchoolRoster = endpoint({
  name: 'uploadSchoolRoster',
  method: 'POST',
  path: `${staffBase}/roster`,
  summary:
    'Takes a CSV of addresses (column email; optional end date). It is read in the background; all good rows count at once, or none.',
  tag: 'verification',
  access: 'schoolAdmin',
  params: schoolParams,
  upload: { field: 'file', maxBytes: ROSTER_BYTES, tooLarge: 'verification.roster_too_large' },
  body: z.strictObject({ mode: z.enum(['replace', 'add']).default('replace') }),
  status: 202,
  returns: schoolRoster,
  errors: ['not_found', 'verification.roster_running'],
  tx: false,
});

export const deleteSchoolRoster = endpoint({
  name: 'deleteSchoolRoster',
  method: 'DELETE',
  path: `${staffBase}/roster`,
  summary: 'Deletes the roster of a school; what it proved stays proven.',
  tag: 'verification',
  access: 'schoolAdmin',
  params: schoolParams,
  errors: ['not_found', 'verification.roster_running'],
});

export const proveByRoster = endpoint({
  name: 'proveByRoster',
  method: 'POST',
  path: `${candidateBase}/roster`,
  summary: 'Verifies at once where a proven address of the candidate stands in the roster of the school.',
  tag: 'verification',
  access: 'candidate',
  body: z.strictObject({ schoolId: intId }),
  returns: methodProof,
  errors: [...proofErrors, 'verification.not_in_roster'],
});

// ------------------------------------------------------------------ Class codes

export const CLASS_CODE_MINUTES = { least: 5, most: 240 } as const;
export const CLASS_CODE_USES = 1000;

export const classCode = z
  .object({
    id: z.string(),
    label: z.string(),
    startedAt: instant,
    endsAt: instant,
    /** Ended early. */
    endedAt: instant.nullable(),
    isRunning: z.boolean(),
    maxUses: z.int(),
    useCount: z.int(),
  })
  .meta({ id: 'ClassCode' });

const shownCode = classCode.extend({
  /** Eight letters and digits, in two groups; null once it is over. */
  code: z.string().nullable(),
  /** Where the QR code leads, and the code as SVG; null once it is over. */
  address: z.string().nullable(),
  qrCode: z.string().nullable(),
  uses: z.array(z.object({ name: z.string(), usedAt: instant })),
});

const codeParams = z.strictObject({ schoolId: intId, id: uuid });

export const listClassCodes = endpoint({
  name: 'listClassCodes',
  method: 'GET',
  path: `${staffBase}/class-codes`,
  summary: 'The last 50 class codes of a school, running ones first.',
  tag: 'verification',
  access: 'schoolStaff',
  params: schoolParams,
  returns: z.object({ codes: z.array(classCode) }),
  errors: ['not_found'],
});

export const startClassCode = endpoint({
  name: 'startClassCode',
  method: 'POST',
  path: `${staffBase}/class-codes`,
  summary: 'Starts a code to show in class.',
  tag: 'verification',
  access: 'schoolStaff',
  params: schoolParams,
  body: z.strictObject({
    label: text(120).default(''),
    minutes: z.int().min(CLASS_CODE_MINUTES.least).max(CLASS_CODE_MINUTES.most),
    maxUses: z.int().min(1).max(CLASS_CODE_USES),
  }),
  status: 201,
  returns: shownCode,
  errors: ['not_found', 'verification.method_off', 'verification.code_limit'],
});

export const getClassCode = endpoint({
  name: 'getClassCode',
  method: 'GET',
  path: `${staffBase}/class-codes/{id}`,
  summary: 'A class code with who used it; asked every few seconds while it is shown.',
  tag: 'verification',
  access: 'schoolStaff',
  params: codeParams,
  returns: shownCode,
  errors: ['not_found'],
});

export const endClassCode = endpoint({
  name: 'endClassCode',
  method: 'POST',
  path: `${staffBase}/class-codes/{id}/end`,
  summary: 'Ends a class code now; ending it twice is ending it once.',
  tag: 'verification',
  access: 'schoolStaff',
  params: codeParams,
  returns: classCode,
  errors: ['not_found'],
});

export const redeemClassCode = endpoint({
  name: 'redeemClassCode',
  method: 'POST',
  path: `${candidateBase}/class-code`,
  summary: 'Verifies at once with a code that is shown in class; wrong tries are limited.',
  tag: 'verification',
  access: 'candidate',
  body: z.strictObject({ schoolId: intId, code: text(40) }),
  returns: methodProof,
  errors: [...proofErrors, 'verification.code_unknown', 'verification.code_over', 'verification.code_used_up'],
});
