import * as endpoints from '@fairway/contract/referrals/endpoints';
import type { Bind } from '../../kernel/http/bind.ts';
import { ownUserId } from '../identity/access.ts';
import { declineInvitations, inviteFriend, type ReferralServices } from './commands.ts';
import { listReferrals } from './queries.ts';

export function referralRoutes(bind: Bind, services: ReferralServices): void {
  bind(endpoints.listReferrals, ({ query }, request) => listReferrals(request.database, ownUserId(request), query.page));
  bind(endpoints.createReferral, ({ body }, request) => inviteFriend(request, body, services));
  bind(endpoints.declineInvitations, async ({ body }, request) => {
    await declineInvitations(request.database, services.secret, body.token, request.clock.now());
    return { declined: true };
  });
}
