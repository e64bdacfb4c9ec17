// A browser that signed in before: wrong tries of strangers all over the world do not keep it out. Its cookie names the person and the
// password that stood then, sealed: nobody can make one, a new password ends it, and it opens nothing but the count of many tries.
import { LIMITS } from '@fairway/rules/limits';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { ApiRequest } from '../../../kernel/http/request.ts';
import { rememberedCookie, wantsBearer } from '../../../kernel/session/cookies.ts';
import type { SessionKeys } from '../../../kernel/session/keys.ts';

const COOKIE = 'known_device';
const SEAL = 'known-device';

const sealed = z.object({ userId: z.uuid(), passwordChangedAt: z.iso.datetime().nullable(), at: z.iso.datetime() });
export type KnownDevice = z.infer<typeof sealed>;

/** Keeps with this browser that the person signed in here; an API client keeps nothing. */
export function rememberDevice(
  request: ApiRequest,
  keys: SessionKeys,
  person: { userId: string; passwordChangedAt: Date | null },
  now: Date,
): void {
  if (wantsBearer(request.fastify)) return;
  const device: KnownDevice = {
    userId: person.userId,
    passwordChangedAt: person.passwordChangedAt?.toISOString() ?? null,
    at: now.toISOString(),
  };
  request.setCookie(rememberedCookie(COOKIE, keys.seal(SEAL, JSON.stringify(device)).toString('base64url'), LIMITS.knownDeviceDays));
}

/** What the browser's cookie says; undefined without one, or where it is forged or older than a year. */
export function findKnownDevice(request: ApiRequest, keys: SessionKeys, now: Date): KnownDevice | undefined {
  const cookie = request.fastify.cookies[COOKIE];
  const plain = cookie === undefined ? undefined : keys.open(SEAL, Buffer.from(cookie, 'base64url'));
  if (plain === undefined) return undefined;
  const device = sealed.parse(JSON.parse(plain));
  return now.getTime() - Date.parse(device.at) < LIMITS.knownDeviceDays * 86_400_000 ? device : undefined;
}

/** A read of the device's person, while the password is still the one of then. */
export function knownPerson({ userId, passwordChangedAt }: KnownDevice): RawBuilder<unknown> {
  return sql`select from app_user where id = ${userId}
    and date_trunc('milliseconds', password_changed_at) is not distinct from ${passwordChangedAt}::timestamptz`;
}
