// Every way of verification beyond e-mail and hand.
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../kernel/clock.ts';
import type { Bind } from '../../../kernel/http/bind.ts';
import { classCodeRoutes } from '../class-codes/routes.ts';
import { sayingRefusals } from '../refusals.ts';
import { rosterRoutes } from '../roster/routes.ts';
import { samlConsumerRoute } from '../sign-in/consumer-route.ts';
import { signInRoutes } from '../sign-in/routes.ts';
import type { MethodServices } from './services.ts';

export function verificationMethodRoutes(app: FastifyInstance, given: Bind, services: MethodServices & { clock: Clock }): void {
  const bind = sayingRefusals(given);
  signInRoutes(bind, services);
  samlConsumerRoute(app, services);
  rosterRoutes(bind, services);
  classCodeRoutes(bind, services);
}
