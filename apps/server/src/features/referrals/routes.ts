import * as endpoints from '@fairway/contract/referrals';
import type { Bind } from '../../kernel/http/bind.ts';
import { ownUserId } from '../identity/access.ts';
import { declineInvitations, inviteFriend, type ReferralServices } from './commands.ts';
import { listReferrals } from './queries.ts';

export function referralRoutes(bind: Bind, services: ReferralServices): void {
  bind(endpoints.listReferrals, ({ query }, call) => listReferrals(call.database, ownUserId(call), query.page));
  bind(endpoints.createReferral, ({ body }, call) => inviteFriend(call, body, services));
  bind(endpoints.declineInvitations, async ({ body }, call) => {
    await declineInvitations(call.database, services.secret, body.token, call.clock.now());
    return { declined: true };
  });
}
