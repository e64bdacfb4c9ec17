import * as endpoints from '@fairway/contract/identity/offers';
import type { Bind } from '../../../kernel/http/bind.ts';
import { ownUserId } from '../access.ts';
import { answerOffer } from './commands.ts';
import { listOffers } from './queries.ts';

export function staffOfferRoutes(bind: Bind): void {
  bind(endpoints.listStaffOffers, async (_input, request) => ({
    offers: await listOffers(request.database, ownUserId(request), request.clock.now()),
  }));
  bind(endpoints.acceptStaffOffer, async ({ params }, request) => {
    await answerOffer(request, params.id, 'accepted');
    return undefined;
  });
  bind(endpoints.declineStaffOffer, async ({ params }, request) => {
    await answerOffer(request, params.id, 'declined');
    return undefined;
  });
}
