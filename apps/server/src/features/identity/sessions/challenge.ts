// Between the two factors: the password was right, the code is still to come. The challenge is a signed token that says so for five
// minutes. It is no access token and cannot become one: its key, issuer and audience are its own. It holds no secret; whoever has it
// still has to show the code, and its reader must look at the account again (it may have been suspended, or its password changed).
import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { SessionKeys } from '../../../kernel/session/keys.ts';
import type { SignInMethod } from './methods.ts';

const ISSUER = 'fairway';
const AUDIENCE = 'fairway-second-factor';
const LIFE_SECONDS = 300;
const METHODS = [
  'password',
  'google',
  'linkedin',
  'facebook',
  'wechat',
  'passkey',
  'activation',
] as const satisfies readonly SignInMethod[];

export type LoginChallenge = {
  userId: string;
  /** How the first factor was shown. */
  method: (typeof METHODS)[number];
  timeZone: string;
};

const claims = z.object({ sub: z.uuid(), method: z.enum(METHODS), zone: z.string().max(60), iat: z.number() });

const keyOf = (keys: SessionKeys) => keys.keyedHash('second-factor-challenge', 'key');

/** Says that the first factor was right, for five minutes. */
export function loginChallenge(keys: SessionKeys, challenge: LoginChallenge, now: Date): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000);
  return new SignJWT({ method: challenge.method, zone: challenge.timeZone })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(challenge.userId)
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + LIFE_SECONDS)
    .sign(keyOf(keys));
}

/** What a challenge says and when it was given; undefined when it is forged, changed or older than five minutes. */
export async function readLoginChallenge(
  keys: SessionKeys,
  token: string,
  now: Date,
): Promise<(LoginChallenge & { issuedAt: Date }) | undefined> {
  try {
    const { payload } = await jwtVerify(token, keyOf(keys), {
      algorithms: ['HS256'],
      issuer: ISSUER,
      audience: AUDIENCE,
      currentDate: now,
      requiredClaims: ['exp'],
    });
    const parsed = claims.safeParse(payload);
    if (!parsed.success) return undefined;
    const { sub, method, zone, iat } = parsed.data;
    return { userId: sub, method, timeZone: zone, issuedAt: new Date(iat * 1000) };
  } catch {
    return undefined;
  }
}
