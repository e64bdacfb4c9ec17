// Sign-in with Google, LinkedIn, Facebook and WeChat. The page asks `start` where to go; the provider sends the reader back to
// `callback`, a small page of this site that goes on (Strict cookies do not ride on the first cross-site hop, @rule identity.4). The key of
// a link is provider and subject, never an address. @rule identity.39, identity.40, identity.41, identity.11
import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { locale, text } from '../kernel/fields.ts';
import { email, signInReply } from './endpoints.ts';

export const PROVIDERS = ['google', 'linkedin', 'facebook', 'wechat'] as const;
export type Provider = (typeof PROVIDERS)[number];
export const provider = z.enum(PROVIDERS);

/** The code of "this address belongs to another way of signing in", by provider. @rule identity.42 */
export const INVALID_PROVIDER_CODES = {
  google: 'INVALID_PROVIDER_GOOGLE',
  linkedin: 'INVALID_PROVIDER_LINKEDIN',
  facebook: 'INVALID_PROVIDER_FACEBOOK',
  wechat: 'INVALID_PROVIDER_WECHAT',
} as const satisfies Record<Provider, string>;

const socialErrors = ['InvalidProvider', 'INVALID_PROVIDER_GOOGLE', 'INVALID_PROVIDER_LINKEDIN', 'INVALID_PROVIDER_FACEBOOK', 'INVALID_PROVIDER_WECHAT',
  'SocialLoginFailed', 'SocialLoginOver', 'InactiveUser', 'InsecureConnection'] as const; // biome-ignore format: a list

/** `code` and `state` as the provider sends them; `error` where it refused. */
const answerQuery = z.looseObject({
  code: text(4000).optional(),
  state: text(4000).optional(),
  error: text(200).optional(),
});

const startBody = z.strictObject({
  /** login: sign in or register. link: connect it to the account that is signed in. */
  mode: z.enum(['login', 'link']).default('login'),
  returnUrl: text(500).default('/'),
  timeZone: text(60).optional(),
});

const startOf = <P extends Provider>(name: P) =>
  endpoint({
    name: `start_${name}`,
    method: 'POST',
    path: `/identity/v1/user/authenticate-${name}/start`,
    summary: `Where to send the reader for a sign-in with ${name}; sets the cookie that ties the answer to this browser.`,
    tag: 'identity',
    access: 'public',
    feature: 'login',
    body: startBody,
    returns: z.object({ location: z.string() }),
    errors: ['InvalidProvider', 'SocialLoginFailed', 'unauthenticated', 'ProofNeeded'],
    tx: false,
  });

const finishOf = <P extends Provider>(name: P) =>
  endpoint({
    name: `authenticate_${name}`,
    method: 'GET',
    path: `/identity/v1/user/authenticate-${name}`,
    summary: `Ends a sign-in with ${name} by the code and state it gave.`,
    tag: 'identity',
    access: 'public',
    feature: 'login',
    query: answerQuery,
    returns: signInReply,
    whileViewing: 'refused',
    errors: socialErrors,
  });

const callbackOf = <P extends Provider>(name: P) =>
  endpoint({
    name: `callback_${name}`,
    method: 'GET',
    path: `/identity/v1/user/authenticate-${name}/callback`,
    summary: `Where ${name} sends the reader back: a page that goes on to the site, with the code of what went wrong if something did.`,
    tag: 'identity',
    access: 'public',
    feature: 'login',
    query: answerQuery,
    produces: 'text/html',
    whileViewing: 'refused',
    errors: [],
  });

export const startGoogle = startOf('google');
export const startLinkedin = startOf('linkedin');
export const startFacebook = startOf('facebook');
export const startWechat = startOf('wechat');
export const authenticateGoogle = finishOf('google');
export const authenticateLinkedin = finishOf('linkedin');
export const authenticateFacebook = finishOf('facebook');
export const authenticateWechat = finishOf('wechat');
export const callbackGoogle = callbackOf('google');
export const callbackLinkedin = callbackOf('linkedin');
export const callbackFacebook = callbackOf('facebook');
export const callbackWechat = callbackOf('wechat');

export const exchangeExternal = endpoint({
  name: 'exchangeExternal',
  method: 'POST',
  path: '/identity/v1/external',
  summary: 'An API client exchanges the code of a provider for a session; same rules as the browser flow.',
  tag: 'identity',
  access: 'public',
  feature: 'login',
  body: z.strictObject({
    provider,
    code: text(4000).min(1),
    redirectUri: text(500),
    codeVerifier: text(200).optional(),
    nonce: text(200).optional(),
  }),
  returns: signInReply,
  errors: socialErrors,
  tx: false,
});

const externalAccount = z
  .object({ provider, email: z.string().nullable(), createdAt: z.string(), lastUsedAt: z.string() })
  .meta({ id: 'ExternalAccount' });

export const proposeExternalEmail = endpoint({
  name: 'proposeExternalEmail',
  method: 'POST',
  path: '/identity/v1/external/email',
  summary: 'Mails a code to the address someone types whose provider gave no proven one (WeChat never does).',
  tag: 'identity',
  access: 'public',
  feature: 'login',
  body: z.strictObject({ email, locale: locale.optional() }),
  status: 202,
  returns: z.object({ email: z.string() }),
  errors: ['InvalidEmail', 'InvalidToken'],
  tx: false,
});

export const completeExternal = endpoint({
  name: 'completeExternal',
  method: 'POST',
  path: '/identity/v1/external/complete',
  summary: 'Ends such a sign-in with the code of the mail: the address is proven, the account is made.',
  tag: 'identity',
  access: 'public',
  feature: 'login',
  body: z.strictObject({ code: text(20).min(1), timeZone: text(60).optional() }),
  returns: signInReply,
  errors: ['InvalidToken', 'InvalidCode', ...socialErrors],
  tx: false,
});

export const listExternalAccounts = endpoint({
  name: 'listExternalAccounts',
  method: 'GET',
  path: '/identity/v1/user/external',
  summary: 'The providers connected to my account, and those that could be.',
  tag: 'account',
  access: 'user',
  returns: z.object({ connected: z.array(externalAccount), available: z.array(provider) }),
  errors: [],
});

export const unlinkExternalAccount = endpoint({
  name: 'unlinkExternalAccount',
  method: 'DELETE',
  path: '/identity/v1/user/external/{provider}',
  summary: 'Disconnects a provider; refused for the last way to sign in.',
  tag: 'account',
  access: 'user',
  params: z.strictObject({ provider }),
  errors: ['account.last_sign_in', 'ProofNeeded'],
});
