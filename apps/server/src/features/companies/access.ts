// Mints the scope that following needs: the caller's own user id.
import type { Call } from '../../kernel/http/call.ts';
import { Problem } from '../../kernel/http/problems.ts';

/** A user id that is the caller's own. */
export type FollowerId = string & { readonly follower: unique symbol };

/** @throws Problem unauthenticated */
export function ownFollowerId(call: Call): FollowerId {
  if (call.actor.kind !== 'user') throw new Problem('unauthenticated');
  return call.actor.userId as FollowerId;
}
