// OpenID Connect by discovery: code flow with PKCE, state and nonce. The claims are those of the ID token and, where the provider has it, of
// its user info.
import { plainClaims } from '@fairway/rules/school-sign-in';
import * as client from 'openid-client';
import { outsideFetch } from '../../../kernel/http/outside-fetch.ts';
import { type OwnAddresses, reaching, type SignInChecks, type SignInPerson, type SignInSettings } from './gateway.ts';

const TIMEOUT_SECONDS = 10;
/** Claims of the protocol itself, which tell nothing of a person. */
const TECHNICAL = new Set(['iss', 'aud', 'exp', 'iat', 'nbf', 'nonce', 'at_hash', 'c_hash', 's_hash', 'azp', 'sid', 'jti']);

async function discover(settings: SignInSettings, inside: boolean): Promise<client.Configuration> {
  const server = new URL(settings.issuer);
  return client.discovery(server, settings.clientId, undefined, client.ClientSecretPost(settings.clientSecret), {
    timeout: TIMEOUT_SECONDS,
    [client.customFetch]: outsideFetch(inside) as client.CustomFetch,
    ...(inside && server.protocol === 'http:' ? { execute: [client.allowInsecureRequests] } : {}),
  });
}

/** Where to send the reader. @throws Problem verification.sign_in_failed */
export function openIdLocation(settings: SignInSettings, own: OwnAddresses, checks: SignInChecks, inside: boolean): Promise<string> {
  return reaching(async () => {
    const configuration = await discover(settings, inside);
    const parameters = {
      redirect_uri: own.redirectUri,
      scope: settings.scopes,
      response_type: 'code',
      state: checks.state,
      nonce: checks.nonce,
      code_challenge: await client.calculatePKCECodeChallenge(checks.codeVerifier),
      code_challenge_method: 'S256',
    };
    return client.buildAuthorizationUrl(configuration, parameters).href;
  });
}

/** Exchanges the code. @throws Problem verification.sign_in_failed */
export function openIdPerson(
  settings: SignInSettings,
  own: OwnAddresses,
  checks: SignInChecks,
  answer: { code: string; iss?: string | undefined },
  inside: boolean,
): Promise<SignInPerson> {
  return reaching(async () => {
    const configuration = await discover(settings, inside);
    const url = new URL(own.redirectUri);
    url.searchParams.set('code', answer.code);
    url.searchParams.set('state', checks.state);
    if (answer.iss) url.searchParams.set('iss', answer.iss);
    const tokens = await client.authorizationCodeGrant(configuration, url, {
      expectedState: checks.state,
      expectedNonce: checks.nonce,
      pkceCodeVerifier: checks.codeVerifier,
      idTokenExpected: true,
    });
    const said = tokens.claims();
    if (!said) throw new Error('no ID token');
    const more = configuration.serverMetadata().userinfo_endpoint
      ? await client.fetchUserInfo(configuration, tokens.access_token, said.sub)
      : {};
    const raw = Object.fromEntries(Object.entries({ ...said, ...more }).filter(([name]) => !TECHNICAL.has(name)));
    const claims = plainClaims(raw);
    return { subject: settings.subjectName ? (claims[settings.subjectName]?.[0] ?? null) : said.sub, claims };
  });
}
