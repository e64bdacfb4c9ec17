import * as endpoints from '@fairway/contract/staff-offers';
import type { Bind } from '../../../kernel/http/bind.ts';
import { ownUserId } from '../access.ts';
import { answerOffer } from './commands.ts';
import { listOffers } from './queries.ts';

export function staffOfferRoutes(bind: Bind): void {
  bind(endpoints.listStaffOffers, async (_input, call) => ({
    offers: await listOffers(call.database, ownUserId(call), call.clock.now()),
  }));
  bind(endpoints.acceptStaffOffer, async ({ params }, call) => {
    await answerOffer(call, params.id, 'accepted');
    return undefined;
  });
  bind(endpoints.declineStaffOffer, async ({ params }, call) => {
    await answerOffer(call, params.id, 'declined');
    return undefined;
  });
}
