// The browser in which an address was registered: the mail's link signs it in, and no other. Who opens the link elsewhere may be a stranger to
// the registration: somebody else could have registered their address with a password of their own, and wait for them to come in and stay.
import { foldedEmail } from '@fairway/rules/emails';
import { LIMITS } from '@fairway/rules/limits';
import { z } from 'zod';
import type { ApiRequest } from '../../../kernel/http/request.ts';
import { isSecureConnection, rememberedCookie, wantsBearer } from '../../../kernel/session/cookies.ts';
import type { SessionKeys } from '../../../kernel/session/keys.ts';

const COOKIE = 'registering';
const SEAL = 'registering-browser';
const HOUR_MS = 3_600_000;

const sealed = z.object({ email: z.string(), at: z.iso.datetime() });

/** Keeps with this browser what was registered here, whatever came of it; an API client keeps nothing. */
export function rememberRegistration(request: ApiRequest, keys: SessionKeys, email: string, now: Date): void {
  if (wantsBearer(request.fastify) || !isSecureConnection(request.fastify)) return;
  const registration = JSON.stringify({ email: foldedEmail(email), at: now.toISOString() });
  request.setCookie(rememberedCookie(COOKIE, keys.seal(SEAL, registration).toString('base64url'), LIMITS.verifyLinkHours / 24));
}

/** Whether this address was the last that this browser registered, within the life of the link. */
export function wasRegisteredHere(request: ApiRequest, keys: SessionKeys, email: string, now: Date): boolean {
  const cookie = request.fastify.cookies[COOKIE];
  const plain = cookie === undefined ? undefined : keys.open(SEAL, Buffer.from(cookie, 'base64url'));
  if (plain === undefined) return false;
  const registration = sealed.parse(JSON.parse(plain));
  return registration.email === foldedEmail(email) && now.getTime() - Date.parse(registration.at) < LIMITS.verifyLinkHours * HOUR_MS;
}
