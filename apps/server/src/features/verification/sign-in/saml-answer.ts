// Reads a SAML answer, in its thread. Believed is only an assertion that is signed by a certificate of the school's metadata, from its
// entity id, to us, in answer to this very request, within its time. What node-saml checks only where it is present or only on the unsigned
// envelope (InResponseTo, Recipient, an end) is demanded of the signed assertion here.
import { claimValues, plainClaims } from '@fairway/rules/school-sign-in';
import type { Profile } from '@node-saml/node-saml';
import type { OwnAddresses, SignInChecks, SignInPerson, SignInSettings } from './gateway.ts';
import { SKEW_MS, serviceProvider } from './service-provider.ts';

/** A name for one sign-in only: it proves no lasting person. */
const TRANSIENT = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient';
const BEARER = 'urn:oasis:names:tc:SAML:2.0:cm:bearer';

/** What of a school's settings its answer is judged by; no secret goes to the thread. */
export type AnswerTask = {
  settings: Pick<SignInSettings, 'ssoUrl' | 'certificates' | 'issuer' | 'subjectName'>;
  own: OwnAddresses;
  checks: Pick<SignInChecks, 'requestId' | 'startedAt'>;
  answer: string;
};

/** @throws Error for anything that is not to be believed */
export async function readAnswer({ settings, own, checks, answer }: AnswerTask): Promise<SignInPerson> {
  const { profile } = await serviceProvider(settings, own, checks).validatePostResponseAsync({ SAMLResponse: answer });
  if (!profile) throw new Error('The answer says nothing of a person');
  if (profile.issuer !== settings.issuer) throw new Error('The assertion is of another issuer');
  demandConfirmation(profile, own, checks);
  const claims = plainClaims((profile.attributes ?? {}) as Record<string, unknown>);
  const named = settings.subjectName ? claimValues(claims, settings.subjectName)[0] : lastingName(profile);
  return { subject: named || null, claims: profile.nameID ? { NameID: [profile.nameID], ...claims } : claims };
}

const lastingName = (profile: Profile) => (profile.nameIDFormat === TRANSIENT ? undefined : profile.nameID);

type Node = { $?: Record<string, string>; [child: string]: unknown };
const nodes = (parent: unknown, name: string): Node[] => {
  const found = (parent as Record<string, unknown> | undefined)?.[name];
  return Array.isArray(found) ? (found as Node[]) : [];
};

/** The signed assertion itself says: for the bearer, to our address, in answer to this request, until a time. */
function demandConfirmation(profile: Profile, own: OwnAddresses, checks: AnswerTask['checks']): void {
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
