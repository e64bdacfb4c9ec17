// Google and LinkedIn: OpenID Connect by discovery. What a provider does not take is a flag: LinkedIn returns no nonce and refuses
// code_verifier for web apps.
import type { Provider } from '@fairway/contract/identity/social';
import * as client from 'openid-client';
import { isLoopbackName } from '../../../kernel/http/loopback.ts';
import { PROVIDER_TIMEOUT_MS, type SocialChecks, SocialError, type SocialGateway, type SocialProfile, SocialRefusal } from './gateway.ts';

export type OpenIdSettings = { issuer: string; clientId: string; clientSecret: string; nonce: boolean; pkce: boolean };

const SCOPE = 'openid profile email';

export function openIdGateway(provider: Provider, settings: OpenIdSettings): SocialGateway {
  let discovered: Promise<client.Configuration> | undefined;
  const configuration = () => {
    discovered ??= discover(settings);
    // Asked again the next time when it failed.
    discovered.catch(() => {
      discovered = undefined;
    });
    return discovered;
  };
  return {
    provider,
    async location({ redirectUri, state, nonce, codeVerifier }) {
      const parameters: Record<string, string> = { redirect_uri: redirectUri, scope: SCOPE, state, response_type: 'code' };
      if (settings.nonce) parameters.nonce = nonce;
      if (settings.pkce) {
        parameters.code_challenge = await client.calculatePKCECodeChallenge(codeVerifier);
        parameters.code_challenge_method = 'S256';
      }
      return client.buildAuthorizationUrl(await found(configuration()), parameters).href;
    },
    async profile(code, checks) {
      const config = await found(configuration());
      try {
        return await exchange(config, settings, code, checks);
      } catch (error) {
        const isUnknown = error instanceof client.ResponseBodyError && error.error === 'invalid_grant';
        throw new (isUnknown ? SocialRefusal : SocialError)('The provider refused the code', { cause: error });
      }
    },
  };
}

async function discover({ issuer, clientId, clientSecret }: OpenIdSettings): Promise<client.Configuration> {
  const server = new URL(issuer);
  // Plain http only to this very machine: a provider started by a test or by the demo world.
  const local = server.protocol === 'http:' && isLoopbackName(server.hostname);
  return client.discovery(server, clientId, undefined, client.ClientSecretPost(clientSecret), {
    timeout: PROVIDER_TIMEOUT_MS / 1000,
    ...(local ? { execute: [client.allowInsecureRequests] } : {}),
  });
}

async function found(discovered: Promise<client.Configuration>): Promise<client.Configuration> {
  try {
    return await discovered;
  } catch (error) {
    throw new SocialError('The provider cannot be reached', { cause: error });
  }
}

async function exchange(
  config: client.Configuration,
  settings: OpenIdSettings,
  code: string,
  checks: SocialChecks,
): Promise<SocialProfile> {
  const answer = new URL(checks.redirectUri);
  answer.searchParams.set('code', code);
  if (checks.state) answer.searchParams.set('state', checks.state);
  const issuer = config.serverMetadata();
  if (issuer.authorization_response_iss_parameter_supported) answer.searchParams.set('iss', issuer.issuer);
  const tokens = await client.authorizationCodeGrant(config, answer, {
    expectedState: checks.state ?? client.skipStateCheck,
    ...(settings.nonce && checks.nonce ? { expectedNonce: checks.nonce } : {}),
    ...(settings.pkce && checks.codeVerifier ? { pkceCodeVerifier: checks.codeVerifier } : {}),
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (!claims) throw new SocialError('The provider sent no id token');
  const user = await client.fetchUserInfo(config, tokens.access_token, claims.sub);
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return {
    subject: claims.sub,
    email: text(user.email ?? claims.email) || null,
    // Some providers send the text "true".
    emailVerified: String(user.email_verified ?? claims.email_verified) === 'true',
    firstName: text(user.given_name),
    lastName: text(user.family_name),
  };
}
