// Mints the scope that following needs: the caller's own user id.

import { Problem } from '../../kernel/http/problems.ts';
import type { ApiRequest } from '../../kernel/http/request.ts';

/** A user id that is the caller's own. */
export type FollowerId = string & { readonly follower: unique symbol };

/** @throws Problem unauthenticated */
export function ownFollowerId(request: ApiRequest): FollowerId {
  if (request.actor.kind !== 'user') throw new Problem('unauthenticated');
  return request.actor.userId as FollowerId;
}
