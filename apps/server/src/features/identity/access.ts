// Mints the scope of one's own account. Every query on a person's data takes one.
import { LIMITS } from '@fairway/rules/limits';
import { Problem } from '../../kernel/http/problems.ts';
import type { ApiRequest, SignedIn } from '../../kernel/http/request.ts';

/** A user id that is the caller's own. */
export type OwnUserId = string & { readonly own: unique symbol };

/** @throws Problem unauthenticated */
export function signedIn(request: ApiRequest): SignedIn {
  if (request.actor.kind !== 'user') throw new Problem('unauthenticated');
  return request.actor;
}

/** @throws Problem unauthenticated */
export function ownUserId(request: ApiRequest): OwnUserId {
  return signedIn(request).userId as OwnUserId;
}

/**
 * Demands that this session proved who it is within the last ten minutes: a sign-in, a password or a code shown again.
 * @throws Problem ProofNeeded
 */
export async function requireProof(request: ApiRequest): Promise<void> {
  const { sessionId } = signedIn(request);
  const row = await request.database.selectFrom('login_session').select('proved_at').where('id', '=', sessionId).executeTakeFirst();
  const age = row ? request.clock.now().getTime() - row.proved_at.getTime() : Number.POSITIVE_INFINITY;
  if (age > LIMITS.provedMinutes * 60_000) throw new Problem('ProofNeeded');
}
