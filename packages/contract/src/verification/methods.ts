// Ways of verification that prove at once: sign-in with the school here, rosters and class codes in files of their own. The candidate's side
// is under university-connection, the school's settings under staff/schools. A secret goes in and never comes out. Issue 5 "verification methods are a school's own list"
import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { instant, intId, text } from '../kernel/fields.ts';

export const candidateBase = '/api/v1/university-connection';
export const staffBase = '/api/v1/staff/schools/{schoolId}';
export const schoolParams = z.strictObject({ schoolId: intId });

/** The connection after a proof; the page asks for the rest. */
export const methodProof = z
  .object({ connectionId: z.string(), schoolId: z.int(), state: z.literal('verified'), expiresAt: instant.nullable() })
  .meta({ id: 'MethodProof' });

export const proofErrors = ['not_found', 'verification.method_off', 'verification.school_rests'] as const;

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
    /** SAML: where the metadata is read every day; null: it was handed in. */
    metadataUrl: z.string().nullable(),
    metadataReadAt: instant.nullable(),
    /** Why it could not be read, since when; what was read before holds. */
    metadataFault: z.string().nullable(),
    metadataFailedAt: instant.nullable(),
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
      /** Where it stands, instead: it is read now and every day. null: what was read stays, and is read no more. */
      metadataUrl: text(2000).min(1).nullable().optional(),
      ...commonSettings,
    }),
  ]),
  bodyLimitBytes: 1_000_000,
  returns: signInSettings,
  errors: ['not_found', 'verification.metadata_invalid', 'verification.provider_address', 'verification.secret_missing'],
  tx: false,
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
