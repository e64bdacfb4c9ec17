// Who administers the platform: minted once, and every query on other people's accounts takes it.

import { Problem } from '../../kernel/http/problems.ts';
import type { ApiRequest, SignedIn } from '../../kernel/http/request.ts';

/** A platform administrator who calls. */
export type PlatformAdministrator = SignedIn & { readonly platformAdministrator: unique symbol };

/** @throws Problem unauthenticated, forbidden */
export function platformAdministrator({ actor }: ApiRequest): PlatformAdministrator {
  if (actor.kind !== 'user') throw new Problem('unauthenticated');
  if (!actor.roles.includes('Admin') || actor.viewedBy !== undefined) throw new Problem('forbidden');
  return actor as PlatformAdministrator;
}
