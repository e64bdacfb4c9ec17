// What ties a provider's answer to the browser that asked: a sealed cookie that lives ten minutes. It is Lax, because the answer comes
// from another site; the session cookies are Strict and do not come along (@rule identity.4), so who is linking stands in here as well.
import { randomBytes } from 'node:crypto';
import { PROVIDERS, type Provider } from '@fairway/contract/identity/social';
import { z } from 'zod';
import type { ApiRequest, ReplyCookie } from '../../../kernel/http/request.ts';
import type { SessionKeys } from '../../../kernel/session/keys.ts';

const COOKIE = 'sign_in_flow';
const PENDING_COOKIE = 'sign_in_pending';
const FLOW_SECONDS = 600;
const PENDING_SECONDS = 1800;

const flow = z.object({
  provider: z.enum(PROVIDERS),
  mode: z.enum(['login', 'link']),
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  returnUrl: z.string(),
  timeZone: z.string(),
  /** The session that links; null for a sign-in. */
  sessionId: z.string().nullable(),
  userId: z.string().nullable(),
  endsAtMs: z.number(),
});
export type SocialFlow = z.infer<typeof flow>;

/** A proven provider account that waits for a proven address. */
const pending = z.object({
  provider: z.enum(PROVIDERS),
  subject: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** Address and hash of the code once one was mailed. */
  email: z.string().nullable(),
  codeHash: z.string().nullable(),
  endsAtMs: z.number(),
});
export type PendingSignIn = z.infer<typeof pending>;

const secret = () => randomBytes(32).toString('base64url');

export function newFlow(
  given: Pick<SocialFlow, 'provider' | 'mode' | 'returnUrl' | 'timeZone' | 'sessionId' | 'userId'>,
  now: Date,
): SocialFlow {
  return { ...given, state: secret(), nonce: secret(), codeVerifier: secret(), endsAtMs: now.getTime() + FLOW_SECONDS * 1000 };
}

const cookie = (name: string, value: string | null, maxAge: number, sameSite: 'lax' | 'strict'): ReplyCookie => ({
  name,
  value,
  options: { path: '/', httpOnly: true, secure: true, sameSite, ...(value === null ? {} : { maxAge }) },
});

export function keepFlow(request: ApiRequest, keys: SessionKeys, kept: SocialFlow): void {
  request.setCookie(cookie(COOKIE, keys.seal(COOKIE, JSON.stringify(kept)).toString('base64url'), FLOW_SECONDS, 'lax'));
}

/** The flow of this browser when it is for this provider and still good; its cookie is removed, whatever it holds. */
export function takeFlow(request: ApiRequest, keys: SessionKeys, provider: Provider): SocialFlow | undefined {
  const found = read(flow, keys, COOKIE, request);
  request.setCookie(cookie(COOKIE, null, 0, 'lax'));
  return found && found.provider === provider && found.endsAtMs > request.clock.now().getTime() ? found : undefined;
}

export function keepPending(request: ApiRequest, keys: SessionKeys, kept: Omit<PendingSignIn, 'endsAtMs'> & { endsAtMs?: number }): void {
  const endsAtMs = kept.endsAtMs ?? request.clock.now().getTime() + PENDING_SECONDS * 1000;
  const sealed = keys.seal(PENDING_COOKIE, JSON.stringify({ ...kept, endsAtMs })).toString('base64url');
  // Lax: it is set on the answer to another site's redirect, and the page that reads it is this site's own.
  request.setCookie(cookie(PENDING_COOKIE, sealed, PENDING_SECONDS, 'lax'));
}

export function findPending(request: ApiRequest, keys: SessionKeys): PendingSignIn | undefined {
  const found = read(pending, keys, PENDING_COOKIE, request);
  return found && found.endsAtMs > request.clock.now().getTime() ? found : undefined;
}

export function dropPending(request: ApiRequest): void {
  request.setCookie(cookie(PENDING_COOKIE, null, 0, 'lax'));
}

function read<T>(schema: z.ZodType<T>, keys: SessionKeys, name: string, request: ApiRequest): T | undefined {
  const text = keys.open(name, Buffer.from(request.fastify.cookies[name] ?? '', 'base64url'));
  if (text === undefined) return undefined;
  const parsed = schema.safeParse(JSON.parse(text));
  return parsed.success ? parsed.data : undefined;
}
