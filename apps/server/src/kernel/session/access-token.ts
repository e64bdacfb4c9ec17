// The access token: a JWT signed with HS256, good for 840 s, so that any node checks it without a look-up. Claims: sub (user), sid
// (session), role (one or a list), organizationAdminIds (of all roles at organizations), schoolAdminIds and schoolStaffIds (numeric lists), amr when a second factor was
// shown, act when an administrator looks through the person's eyes. Nothing but HS256 is accepted: not "none", no other key, no other audience. @rule access.1
import { createHmac, createSecretKey, type KeyObject, webcrypto } from 'node:crypto';
import { type Actor, ROLES } from '@fairway/rules/access';
import { LIMITS } from '@fairway/rules/limits';
import { jwtVerify } from 'jose';
import { z } from 'zod';

const ISSUER = 'fairway';
const AUDIENCE = 'fairway-api';
/** Tokens that were checked lately: checking one costs a tenth of a millisecond, finding it nothing. */
const CHECKED_MAX = 20_000;

type SignedInActor = Extract<Actor, { kind: 'user' }>;
export type CheckedToken = { actor: SignedInActor; endsAtMs: number };

const ids = z.array(z.int().min(1)).default([]);
const claims = z.object({
  sub: z.uuid(),
  sid: z.uuid(),
  exp: z.number(),
  role: z.union([z.enum(ROLES), z.array(z.enum(ROLES))]),
  organizationAdminIds: ids,
  schoolAdminIds: ids,
  schoolStaffIds: ids,
  amr: z.array(z.string()).default([]),
  // RFC 8693: who acts in the name of the subject; here it only looks.
  act: z.object({ sub: z.uuid() }).optional(),
});

export type AccessTokens = {
  /** `sessionEndsAt`: a token ends with its session where that is sooner than 840 s. */
  sign(actor: SignedInActor, now: Date, sessionEndsAt?: Date): string;
  /** The token's actor; undefined when it is forged, changed, expired or made for something else. */
  check(token: string, now: Date): Promise<CheckedToken | undefined>;
};

export function accessTokens(secret: Uint8Array): AccessTokens {
  const signingKey = createSecretKey(secret);
  // Made into a key once: jose would do it again for every token.
  const checkingKey = webcrypto.subtle.importKey('raw', Uint8Array.from(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
  const checked = new Map<string, CheckedToken>();
  return {
    sign(actor, now, sessionEndsAt) {
      const issuedAt = Math.floor(now.getTime() / 1000);
      const longest = issuedAt + LIMITS.accessCookieSeconds;
      return jwt(signingKey, {
        sid: actor.sessionId,
        role: actor.roles.length === 1 ? actor.roles[0] : actor.roles,
        ...(actor.organizationIds.length > 0 ? { organizationAdminIds: actor.organizationIds } : {}),
        ...(actor.schoolIds.length > 0 ? { schoolAdminIds: actor.schoolIds } : {}),
        ...(actor.staffSchoolIds.length > 0 ? { schoolStaffIds: actor.staffSchoolIds } : {}),
        ...(actor.secondFactor ? { amr: ['mfa'] } : {}),
        ...(actor.viewedBy ? { act: { sub: actor.viewedBy } } : {}),
        sub: actor.userId,
        iss: ISSUER,
        aud: AUDIENCE,
        iat: issuedAt,
        exp: sessionEndsAt ? Math.min(longest, Math.ceil(sessionEndsAt.getTime() / 1000)) : longest,
      });
    },
    async check(token, now) {
      const known = checked.get(token);
      if (known) return known.endsAtMs > now.getTime() ? known : undefined;
      const found = await read(token, await checkingKey, now);
      if (!found) return undefined;
      if (checked.size >= CHECKED_MAX) checked.clear();
      checked.set(token, found);
      return found;
    },
  };
}

const HEADER = Buffer.from(JSON.stringify({ alg: 'HS256', typ: 'JWT' })).toString('base64url');

/** RFC 7515 in its compact form. jose signs off the event loop's turn, at five times the cost; it checks what is made here. */
function jwt(key: KeyObject, claims: object): string {
  const signed = `${HEADER}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}`;
  return `${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}`;
}

async function read(token: string, key: webcrypto.CryptoKey, now: Date): Promise<CheckedToken | undefined> {
  if (token.length > 8192) return undefined;
  try {
    const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'], issuer: ISSUER, audience: AUDIENCE, currentDate: now });
    const parsed = claims.safeParse(payload);
    if (!parsed.success) return undefined;
    const { sub, sid, exp, role, organizationAdminIds, schoolAdminIds, schoolStaffIds, amr, act } = parsed.data;
    return {
      endsAtMs: exp * 1000,
      actor: {
        kind: 'user',
        userId: sub,
        sessionId: sid,
        roles: Array.isArray(role) ? role : [role],
        organizationIds: organizationAdminIds,
        schoolIds: schoolAdminIds,
        staffSchoolIds: schoolStaffIds,
        secondFactor: amr.includes('mfa'),
        ...(act ? { viewedBy: act.sub } : {}),
      },
    };
  } catch {
    return undefined;
  }
}
