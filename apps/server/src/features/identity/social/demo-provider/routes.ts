// A provider of sign-ins inside the demo world, so that the product needs no account anywhere: Google and LinkedIn as OpenID Connect,
// Facebook and WeChat in their own shapes, each through the real adapter. Anyone may choose to be any of its invented people, therefore
// it exists only in the demo world on a local address, and only for providers that are not set up for real.
import { randomBytes } from 'node:crypto';
import { PROVIDERS, type Provider } from '@fairway/contract/identity/social';
import { escapeUTF8 } from 'entities';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { z } from 'zod';
import { Problem, sendProblem } from '../../../../kernel/http/problems.ts';
import { type Grant, type Grants, grants, verifies } from './grants.ts';
import { DEMO_PEOPLE, type DemoPerson, demoPerson } from './people.ts';

export const DEMO_CLIENT = { id: 'fairway-demo', secret: 'fairway-demo' } as const;
const PATH = '/_provider';
/** Beside the providers of sign-ins: the one of the demo world's school, which proves students (features/verification/sign-in). */
type DemoProvider = Provider | 'school';
/** Where the demo world's school lets its students sign in. */
export const demoSchoolIssuer = (baseUrl: string): string => `${baseUrl}${PATH}/school`;
const CSP = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";
const STYLE =
  ':root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:26rem;margin:3rem auto;padding:0 1rem;background:Canvas;color:CanvasText}li{margin:.5rem 0}ul{list-style:none;padding:0}a{display:block;padding:.75rem 1rem;border:1px solid;border-radius:10px;text-decoration:none;color:inherit}';

const authorizeQuery = z.looseObject({
  redirect_uri: z.url().max(500),
  state: z.string().max(4000).default(''),
  nonce: z.string().max(200).default(''),
  code_challenge: z.string().max(200).default(''),
});

/** Settings that point the real adapters at this provider. */
export function demoProviderSettings(baseUrl: string): Record<string, string> {
  const pair = (prefix: string) => ({ [`${prefix}_CLIENT_ID`]: DEMO_CLIENT.id, [`${prefix}_CLIENT_SECRET`]: DEMO_CLIENT.secret });
  return {
    ...pair('OIDC_GOOGLE'),
    OIDC_GOOGLE_ISSUER: `${baseUrl}${PATH}/google`,
    ...pair('OIDC_LINKEDIN'),
    OIDC_LINKEDIN_ISSUER: `${baseUrl}${PATH}/linkedin`,
    ...pair('OAUTH_FACEBOOK'),
    OAUTH_FACEBOOK_AUTHORIZE_URL: `${baseUrl}${PATH}/facebook/authorize`,
    OAUTH_FACEBOOK_API_URL: `${baseUrl}${PATH}/facebook`,
    ...pair('OAUTH_WECHAT'),
    OAUTH_WECHAT_AUTHORIZE_URL: `${baseUrl}${PATH}/wechat/authorize`,
    OAUTH_WECHAT_API_URL: `${baseUrl}${PATH}/wechat`,
  };
}

export async function demoProviderRoutes(app: FastifyInstance, options: { baseUrl: string; secret: string }): Promise<void> {
  const given = grants(options.secret);
  await app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    scope.setErrorHandler(async (error, request, reply) =>
      error instanceof UnknownGrant ? reply.code(400).send({ error: 'invalid_grant' }) : sendProblem(error, request, reply),
    );
    for (const provider of [...PROVIDERS, 'school'] as const) choosePages(scope, provider, given);
    for (const provider of ['google', 'linkedin', 'school'] as const) await openIdRoutes(scope, provider, options.baseUrl, given);
    facebookRoutes(scope, given);
    wechatRoutes(scope, given);
  });
}

/** The page on which one chooses whom to be, and the way back with a code. */
function choosePages(scope: FastifyInstance, provider: DemoProvider, given: Grants): void {
  scope.get(`${PATH}/${provider}/authorize`, async (request, reply) => {
    const query = request.query as Record<string, string>;
    const names = DEMO_PEOPLE.map((person) => {
      const href = `${PATH}/${provider}/approve?${new URLSearchParams({ ...query, person: person.id })}`;
      const about = provider === 'wechat' ? '' : ` · ${person.email}${person.emailVerified ? '' : ' (not proven)'}`;
      return `<li><a href="${escapeUTF8(href)}">${escapeUTF8(`${person.firstName} ${person.lastName}${about}`)}</a></li>`;
    });
    return reply
      .header('content-security-policy', CSP)
      .type('text/html; charset=utf-8')
      .send(
        `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Demo ${provider}</title><style>${STYLE}</style></head><body><main><h1>Demo ${provider}</h1><p>Whom do you want to be?</p><ul>${names.join('')}</ul></main></body></html>`,
      );
  });
  scope.get(`${PATH}/${provider}/approve`, async (request, reply) => {
    const parsed = authorizeQuery.safeParse(request.query);
    const query = request.query as Record<string, string>;
    const person = demoPerson(query.person);
    if (!parsed.success || !person) throw new Problem('not_found');
    const { redirect_uri: redirectUri, state, nonce, code_challenge: challenge } = parsed.data;
    const clientId = query.client_id ?? query.appid ?? '';
    const code = given.give({ use: 'code', provider, personId: person.id, clientId, redirectUri, nonce, challenge });
    const back = new URL(redirectUri);
    back.searchParams.set('code', code);
    back.searchParams.set('state', state);
    return reply.redirect(back.href);
  });
}

async function openIdRoutes(scope: FastifyInstance, provider: DemoProvider, baseUrl: string, given: Grants): Promise<void> {
  const issuer = `${baseUrl}${PATH}/${provider}`;
  const kid = randomBytes(8).toString('hex');
  const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true });
  const key = { ...(await exportJWK(publicKey)), kid, alg: 'ES256', use: 'sig' };
  scope.get(`${PATH}/${provider}/.well-known/openid-configuration`, async () => ({
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    userinfo_endpoint: `${issuer}/userinfo`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['ES256'],
    token_endpoint_auth_methods_supported: ['client_secret_post'],
    code_challenge_methods_supported: ['S256'],
  }));
  scope.get(`${PATH}/${provider}/jwks`, async () => ({ keys: [key] }));
  scope.post(`${PATH}/${provider}/token`, async (request) => {
    const body = (request.body ?? {}) as Record<string, string>;
    const grant = spend(given, provider, body);
    // LinkedIn gives no nonce and refuses code_verifier for web apps.
    if (provider === 'linkedin' && body.code_verifier) throw new Problem('forbidden');
    const idToken = await new SignJWT({ ...(provider !== 'linkedin' && grant.nonce ? { nonce: grant.nonce } : {}) })
      .setProtectedHeader({ alg: 'ES256', kid })
      .setSubject(`${provider}-${grant.personId}`)
      .setIssuer(issuer)
      .setAudience(grant.clientId)
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(privateKey);
    return { access_token: tokenOf(given, grant), token_type: 'Bearer', expires_in: 300, id_token: idToken };
  });
  scope.get(`${PATH}/${provider}/userinfo`, async (request) => {
    const person = bearerPerson(given, provider, request);
    return {
      sub: `${provider}-${person.id}`,
      given_name: person.firstName,
      family_name: person.lastName,
      email: person.email,
      email_verified: person.emailVerified,
      // One of them works at the school: who asks for students is told so.
      ...(provider === 'school' ? { eduperson_affiliation: person.id === 'ivan' ? ['member', 'staff'] : ['member', 'student'] } : {}),
    };
  });
}

function facebookRoutes(scope: FastifyInstance, given: Grants): void {
  scope.post(`${PATH}/facebook/oauth/access_token`, async (request) => {
    const grant = spend(given, 'facebook', (request.body ?? {}) as Record<string, string>);
    return { access_token: tokenOf(given, grant), token_type: 'bearer', expires_in: 300 };
  });
  scope.get(`${PATH}/facebook/me`, async (request) => {
    const person = bearerPerson(given, 'facebook', request);
    return { id: `facebook-${person.id}`, first_name: person.firstName, last_name: person.lastName, email: person.email };
  });
}

/** WeChat says everything with status 200 and text/plain. */
function wechatRoutes(scope: FastifyInstance, given: Grants): void {
  const plain = (body: object) => JSON.stringify(body);
  scope.get(`${PATH}/wechat/sns/oauth2/access_token`, async (request, reply) => {
    const query = request.query as Record<string, string>;
    const grant = given.take(query.code ?? '', 'code');
    reply.type('text/plain');
    if (!grant || query.secret !== DEMO_CLIENT.secret) return plain({ errcode: 40029, errmsg: 'invalid code' });
    return plain({ access_token: tokenOf(given, grant), expires_in: 300, openid: `open-${grant.personId}`, scope: 'snsapi_login' });
  });
  scope.get(`${PATH}/wechat/sns/userinfo`, async (request, reply) => {
    const person = demoPerson(given.take((request.query as Record<string, string>).access_token ?? '', 'token')?.personId);
    reply.type('text/plain');
    if (!person) return plain({ errcode: 40001, errmsg: 'invalid credential' });
    return plain({ openid: `open-${person.id}`, unionid: `wechat-${person.id}`, nickname: `${person.firstName} ${person.lastName}` });
  });
}

/** RFC 6749 5.2: the code is none, was used, or is another client's. */
class UnknownGrant extends Error {}

function spend(given: Grants, provider: DemoProvider, body: Record<string, string>): Grant {
  const grant = given.take(body.code ?? '', 'code');
  const right = grant?.provider === provider && grant.redirectUri === body.redirect_uri && body.client_secret === DEMO_CLIENT.secret;
  if (!grant || !right || !verifies(grant.challenge, body.code_verifier ?? '')) throw new UnknownGrant();
  return grant;
}

const tokenOf = (given: Grants, grant: Grant) => given.give({ ...grant, use: 'token' });

function bearerPerson(given: Grants, provider: DemoProvider, request: FastifyRequest): DemoPerson {
  const grant = given.take((request.headers.authorization ?? '').replace(/^Bearer /, ''), 'token');
  const person = grant?.provider === provider ? demoPerson(grant.personId) : undefined;
  if (!person) throw new Problem('unauthenticated');
  return person;
}
