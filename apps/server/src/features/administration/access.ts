// Who administers the platform: minted once, and every query on other people's accounts takes it.
import type { Call, SignedIn } from '../../kernel/http/call.ts';
import { Problem } from '../../kernel/http/problems.ts';

/** A platform administrator who calls. */
export type PlatformAdministrator = SignedIn & { readonly platformAdministrator: unique symbol };

/** @throws Problem unauthenticated, forbidden */
export function platformAdministrator({ actor }: Call): PlatformAdministrator {
  if (actor.kind !== 'user') throw new Problem('unauthenticated');
  if (!actor.roles.includes('Admin') || actor.viewedBy !== undefined) throw new Problem('forbidden');
  return actor as PlatformAdministrator;
}
