// The steps of a sign-in by a provider: where to go, what the answer means, and the address that some do not give.
import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import type { Provider } from '@fairway/contract/identity/social';
import { isEmail } from '@fairway/rules/emails';
import type { Locale } from '@fairway/rules/locales';
import { safeReturnPath } from '@fairway/rules/return-paths';
import { countAttempt } from '../../../kernel/attempts.ts';
import { ownOrigin } from '../../../kernel/http/own-hosts.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import type { ApiRequest } from '../../../kernel/http/request.ts';
import { orderMail } from '../../../kernel/mail/outgoing.ts';
import { requireSecureConnection } from '../../../kernel/session/cookies.ts';
import { requireProof, signedIn } from '../access.ts';
import type { IdentityServices } from '../services.ts';
import { type PersonSignIn, signInPerson } from '../sessions/sign-in.ts';
import { dropPending, findPending, keepFlow, keepPending, newFlow, takeFlow } from './flow.ts';
import { type SocialChecks, SocialError, type SocialGateway, type SocialProfile, SocialRefusal } from './gateway.ts';
import { createPerson, findBySubject, link, provenEmail, type SocialAccount } from './people.ts';

const CODE_TRIES = { kind: 'social_code', max: 5, windowMinutes: 30 };
const CODE_MAILS = { kind: 'social_code_mail', max: 5, windowMinutes: 60 };

/** The gateway of a provider that this host offers. @throws Problem InvalidProvider */
function offeredGateway(request: ApiRequest, services: IdentityServices, provider: Provider): SocialGateway {
  const gateway = services.social[provider];
  if (!gateway || !request.tenant.socialAuths.includes(provider)) throw new Problem('InvalidProvider');
  return gateway;
}

/** Where the provider sends the reader back to: at this host, so that the cookie of the flow comes along. */
function redirectUri(request: ApiRequest, { baseUrl }: { baseUrl: string }, provider: Provider): string {
  return `${ownOrigin(request.fastify, baseUrl)}/identity/v1/user/authenticate-${provider}/callback`;
}

/** Where to send the reader. @throws Problem InvalidProvider, SocialLoginFailed, ProofNeeded */
export async function startFlow(
  request: ApiRequest,
  services: IdentityServices,
  provider: Provider,
  body: { mode: 'login' | 'link'; returnUrl: string; timeZone?: string | undefined },
): Promise<string> {
  const gateway = offeredGateway(request, services, provider);
  requireSecureConnection(request.fastify);
  if (body.mode === 'link') await requireProof(request);
  const flow = newFlow(
    {
      provider,
      mode: body.mode,
      returnUrl: safeReturnPath(body.returnUrl, services.baseUrl),
      timeZone: body.timeZone ?? '',
      sessionId: body.mode === 'link' ? signedIn(request).sessionId : null,
      userId: body.mode === 'link' ? signedIn(request).userId : null,
    },
    request.clock.now(),
  );
  const location = await reaching(gateway.location({ ...flow, redirectUri: redirectUri(request, services, provider) }));
  keepFlow(request, services.keys, flow);
  return location;
}

export type FlowEnd = { returnUrl: string; linked: boolean; reply: PersonSignIn };

/**
 * Ends a flow with what the provider sent back. The state must be this browser's.
 * @throws Problem of the catalogue; `SocialLoginOver` for what was not begun here, `SocialLoginFailed` where a provider fails
 */
export async function endFlow(
  request: ApiRequest,
  services: IdentityServices,
  provider: Provider,
  answer: { code?: string | undefined; state?: string | undefined; error?: string | undefined },
): Promise<FlowEnd> {
  const gateway = offeredGateway(request, services, provider);
  const flow = takeFlow(request, services.keys, provider);
  if (!flow || !answer.code || answer.error || answer.state !== flow.state) throw new Problem('SocialLoginOver');
  const checks = {
    redirectUri: redirectUri(request, services, provider),
    state: flow.state,
    nonce: flow.nonce,
    codeVerifier: flow.codeVerifier,
  };
  const profile = await reaching(gateway.profile(answer.code, checks));
  const { returnUrl, sessionId, userId } = flow;
  if (flow.mode === 'link' && sessionId && userId) {
    if (services.ended.has(sessionId)) throw new Problem('SocialLoginOver');
    await link(request.database, { provider, ...profile }, userId, profile.email, request.clock.now());
    return { returnUrl, linked: true, reply: { status: 'signedIn', accessToken: null, refreshToken: null, challenge: null } };
  }
  return { returnUrl, linked: false, reply: await signInProfile(request, services, provider, profile, flow.timeZone) };
}

/** Exchanges a code that an API client got itself. */
export async function exchange(
  request: ApiRequest,
  services: IdentityServices,
  provider: Provider,
  code: string,
  checks: SocialChecks,
): Promise<PersonSignIn> {
  const profile = await reaching(offeredGateway(request, services, provider).profile(code, checks));
  return services.database
    .transaction()
    .execute((transaction) => signInProfile({ ...request, database: transaction }, services, provider, profile, ''));
}

async function signInProfile(
  request: ApiRequest,
  services: IdentityServices,
  provider: Provider,
  profile: SocialProfile,
  timeZone: string,
): Promise<PersonSignIn> {
  const account: SocialAccount = { provider, ...profile };
  const known = await findBySubject(request.database, account, request.clock.now());
  if (known) return signInPerson(request, services, { userId: known, method: provider, timeZone });
  const email = provenEmail(profile);
  if (!email) {
    const { subject, firstName, lastName } = profile;
    keepPending(request, services.keys, { provider, subject, firstName, lastName, email: null, codeHash: null });
    return { status: 'emailNeeded', accessToken: null, refreshToken: null, challenge: null };
  }
  return signInPerson(request, services, { userId: await createPerson(request, account, email), method: provider, timeZone });
}

const hashOf = (email: string, code: string) => createHash('sha256').update(`${email}\n${code}`).digest('base64url');

/** Mails a code to the address someone typed. @throws Problem InvalidEmail, InvalidToken, rate_limited */
export async function proposeEmail(request: ApiRequest, services: IdentityServices, email: string, locale: Locale): Promise<void> {
  const pending = findPending(request, services.keys);
  if (!pending) throw new Problem('InvalidToken');
  if (!isEmail(email)) throw new Problem('InvalidEmail', { errors: [{ pointer: '/body/email', code: 'InvalidEmail' }] });
  await countAttempt(services.database, services.keys, CODE_MAILS, email.toLowerCase(), request.clock.now());
  const code = String(randomInt(0, 1_000_000)).padStart(6, '0');
  await services.database.transaction().execute((transaction) =>
    orderMail(transaction, services.keys, {
      key: `social_code:${hashOf(email, code)}:${request.requestId}`,
      kind: 'social_code',
      to: { name: [pending.firstName, pending.lastName].filter(Boolean).join(' '), address: email },
      locale,
      tenantId: request.tenant.id,
      parameters: { code, provider: pending.provider },
    }),
  );
  keepPending(request, services.keys, { ...pending, email, codeHash: hashOf(email, code) });
}

/** Ends it with the code: the address is proven, the person is made. @throws Problem InvalidToken, InvalidCode, INVALID_PROVIDER_* */
export async function completeSignIn(
  request: ApiRequest,
  services: IdentityServices,
  code: string,
  timeZone: string | undefined,
): Promise<PersonSignIn> {
  const pending = findPending(request, services.keys);
  if (!pending?.email || !pending.codeHash) throw new Problem('InvalidToken');
  const { email, codeHash, ...account } = pending;
  await countAttempt(services.database, services.keys, CODE_TRIES, `${account.provider}:${account.subject}`, request.clock.now());
  const given = Buffer.from(hashOf(email, code.replace(/\s/g, '')));
  if (!timingSafeEqual(given, Buffer.from(codeHash))) throw new Problem('InvalidCode');
  const reply = await services.database.transaction().execute(async (transaction) => {
    const inside = { ...request, database: transaction };
    const known = await findBySubject(transaction, account, request.clock.now());
    const userId = known ?? (await createPerson(inside, account, email));
    return signInPerson(inside, services, { userId, method: account.provider, timeZone });
  });
  dropPending(request);
  return reply;
}

/** A provider's failure in the catalogue's words. */
async function reaching<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof SocialRefusal) throw new Problem('SocialLoginOver', { cause: error });
    if (error instanceof SocialError) throw new Problem('SocialLoginFailed', { cause: error });
    throw error;
  }
}
