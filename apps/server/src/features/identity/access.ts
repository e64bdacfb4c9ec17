// Mints the scope of one's own account. Every query on a person's data takes one.
import { LIMITS } from '@fairway/rules/limits';
import type { Call, SignedIn } from '../../kernel/http/call.ts';
import { Problem } from '../../kernel/http/problems.ts';

/** A user id that is the caller's own. */
export type OwnUserId = string & { readonly own: unique symbol };

/** @throws Problem unauthenticated */
export function signedIn(call: Call): SignedIn {
  if (call.actor.kind !== 'user') throw new Problem('unauthenticated');
  return call.actor;
}

/** @throws Problem unauthenticated */
export function ownUserId(call: Call): OwnUserId {
  return signedIn(call).userId as OwnUserId;
}

/**
 * Demands that this session proved who it is within the last ten minutes: a sign-in, a password or a code shown again.
 * @throws Problem ProofNeeded
 */
export async function requireProof(call: Call): Promise<void> {
  const { sessionId } = signedIn(call);
  const row = await call.database.selectFrom('login_session').select('proved_at').where('id', '=', sessionId).executeTakeFirst();
  const age = row ? call.clock.now().getTime() - row.proved_at.getTime() : Number.POSITIVE_INFINITY;
  if (age > LIMITS.provedMinutes * 60_000) throw new Problem('ProofNeeded');
}
