// SAML 2.0: the request goes by redirect, the answer comes by POST. Believed is only an assertion that is signed by a certificate of the
// school's metadata, from its entity id, to us, in answer to this very request, within its time. What node-saml checks only where it is
// present or only on the unsigned envelope (InResponseTo, Recipient, an end) is demanded of the signed assertion here.
import { claimValues, plainClaims } from '@fairway/rules/school-sign-in';
import { type CacheProvider, type Profile, SAML, ValidateInResponseTo } from '@node-saml/node-saml';
import { type OwnAddresses, reaching, type SignInChecks, type SignInPerson, type SignInSettings } from './gateway.ts';

const SKEW_MS = 60_000;
const LONGEST_AGE_MS = 10 * 60_000;
/** A name for one sign-in only: it proves no lasting person. */
const TRANSIENT = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient';
const BEARER = 'urn:oasis:names:tc:SAML:2.0:cm:bearer';
/** Base64 characters of an answer. */
export const ANSWER_CHARACTERS = 400_000;

function serviceProvider(settings: SignInSettings, own: OwnAddresses, checks: SignInChecks): SAML {
  const known: CacheProvider = {
    saveAsync: async (key, value) => ({ value, createdAt: checks.startedAt.getTime(), key }),
    getAsync: async (key) => (key === checks.requestId ? checks.startedAt.toISOString() : null),
    removeAsync: async (key) => key,
  };
  return new SAML({
    entryPoint: settings.ssoUrl,
    issuer: own.entityId,
    audience: own.entityId,
    callbackUrl: own.consumerUrl,
    idpCert: [...settings.certificates],
    idpIssuer: settings.issuer,
    identifierFormat: null,
    allowCreate: true,
    disableRequestedAuthnContext: true,
    wantAssertionsSigned: true,
    wantAuthnResponseSigned: false,
    acceptedClockSkewMs: SKEW_MS,
    maxAssertionAgeMs: LONGEST_AGE_MS,
    validateInResponseTo: ValidateInResponseTo.always,
    requestIdExpirationPeriodMs: LONGEST_AGE_MS,
    cacheProvider: known,
    generateUniqueId: () => checks.requestId,
  });
}

/** Where to send the reader. @throws Problem verification.sign_in_failed */
export function samlLocation(settings: SignInSettings, own: OwnAddresses, checks: SignInChecks): Promise<string> {
  return reaching(() => serviceProvider(settings, own, checks).getAuthorizeUrlAsync(checks.state, undefined, {}));
}

/** Reads an answer. @throws Problem verification.sign_in_failed for anything that is not to be believed */
export function samlPerson(settings: SignInSettings, own: OwnAddresses, checks: SignInChecks, answer: string): Promise<SignInPerson> {
  return reaching(async () => {
    refuseUnsafe(answer);
    const { profile } = await serviceProvider(settings, own, checks).validatePostResponseAsync({ SAMLResponse: answer });
    if (!profile) throw new Error('The answer says nothing of a person');
    if (profile.issuer !== settings.issuer) throw new Error('The assertion is of another issuer');
    demandConfirmation(profile, own, checks);
    const claims = plainClaims((profile.attributes ?? {}) as Record<string, unknown>);
    const named = settings.subjectName ? claimValues(claims, settings.subjectName)[0] : lastingName(profile);
    return { subject: named || null, claims: profile.nameID ? { NameID: [profile.nameID], ...claims } : claims };
  });
}

const lastingName = (profile: Profile) => (profile.nameIDFormat === TRANSIENT ? undefined : profile.nameID);

/** Before any parser sees it: no document type (entities), no signature over SHA-1, no size that would keep us busy. */
function refuseUnsafe(answer: string): void {
  if (answer.length > ANSWER_CHARACTERS) throw new Error('The answer is too large');
  const xml = Buffer.from(answer, 'base64').toString('utf8');
  if (/<!\s*(DOCTYPE|ENTITY)/i.test(xml)) throw new Error('The answer has a document type');
  if (/xmldsig#(rsa-sha1|dsa-sha1|hmac-sha1|sha1)\b/i.test(xml)) throw new Error('The answer is signed with SHA-1');
}

type Node = { $?: Record<string, string>; [child: string]: unknown };
const nodes = (parent: unknown, name: string): Node[] => {
  const found = (parent as Record<string, unknown> | undefined)?.[name];
  return Array.isArray(found) ? (found as Node[]) : [];
};

/** The signed assertion itself says: for the bearer, to our address, in answer to this request, until a time. */
function demandConfirmation(profile: Profile, own: OwnAddresses, checks: SignInChecks): void {
  const assertion = (profile.getAssertion?.() as { Assertion?: Node } | undefined)?.Assertion;
  const confirmed = nodes(assertion, 'Subject')
    .flatMap((subject) => nodes(subject, 'SubjectConfirmation'))
    .filter((confirmation) => confirmation.$?.Method === BEARER)
    .flatMap((confirmation) => nodes(confirmation, 'SubjectConfirmationData'))
    .some(({ $ = {} }) => {
      const end = Date.parse($.NotOnOrAfter ?? '');
      return $.InResponseTo === checks.requestId && $.Recipient === own.consumerUrl && end + SKEW_MS > Date.now();
    });
  if (!confirmed) throw new Error('The assertion does not answer this request');
  const audiences = nodes(assertion, 'Conditions').flatMap((conditions) => nodes(conditions, 'AudienceRestriction'));
  if (audiences.length === 0) throw new Error('The assertion names no audience');
}
