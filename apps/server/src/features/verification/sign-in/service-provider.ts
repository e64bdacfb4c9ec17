// How node-saml is set up: only signed assertions, for us, in answer to this request, within ten minutes.
import { type CacheProvider, SAML, ValidateInResponseTo } from '@node-saml/node-saml';
import type { OwnAddresses, SignInChecks, SignInSettings } from './gateway.ts';

export const SKEW_MS = 60_000;
const LONGEST_AGE_MS = 10 * 60_000;

/** Us, towards the provider of one school, for one sign-in. */
export function serviceProvider(
  settings: Pick<SignInSettings, 'ssoUrl' | 'certificates' | 'issuer'>,
  own: OwnAddresses,
  checks: Pick<SignInChecks, 'requestId' | 'startedAt'>,
): SAML {
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
