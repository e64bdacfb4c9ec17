import { defineFeature } from '../../kernel/feature.ts';
import { oneClickRoute } from '../../kernel/http/one-click.ts';
import { declineInvitations } from './commands.ts';
import { eraseReferrals, referralPersonalData } from './personal-data.ts';
import { referralRoutes } from './routes.ts';

export default defineFeature({
  name: 'referrals',
  uses: ['identity'],
  tables: ['invited_address', 'referral'],
  routes(node) {
    referralRoutes(node.bind, node);
    oneClickRoute(node.app, '/:locale/referrals/decline', (token) =>
      declineInvitations(node.database, node.secret, token, node.clock.now()),
    );
  },
  personalData: [referralPersonalData],
  erase: eraseReferrals,
  merge: {
    person: {
      columns: {
        'referral.user_id': { moves: 'saved' },
      },
    },
  },
});
