// Everything under /identity.
import type { Bind } from '../../kernel/http/bind.ts';
import { staffOfferRoutes } from './offers/routes.ts';
import { recoveryRoutes } from './recovery/routes.ts';
import { registrationRoutes } from './registration/routes.ts';
import { secondFactorRoutes } from './second-factor/routes.ts';
import type { IdentityServices } from './services.ts';
import { sessionRoutes } from './sessions/routes.ts';
import { socialRoutes } from './social/routes.ts';

export function identityRoutes(bind: Bind, services: IdentityServices): void {
  sessionRoutes(bind, services);
  socialRoutes(bind, services);
  registrationRoutes(bind, services);
  recoveryRoutes(bind, services);
  secondFactorRoutes(bind, services);
  staffOfferRoutes(bind);
}
