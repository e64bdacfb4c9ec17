import { defineFeature } from '../../kernel/feature.ts';
import { oneClickRoute } from '../../kernel/http/one-click.ts';
import { moveSubscriptions, unsubscribe } from './commands.ts';
import { communicationPersonalData } from './personal-data.ts';
import { communicationRoutes } from './routes.ts';
import { followingOfOrganizations } from './slots.ts';

export default defineFeature({
  name: 'communication',
  uses: ['identity', 'schools', 'verification'],
  tables: ['email_setting', 'mail_subscription'],
  asks: { organization_shown: 'A subscription is shown with the name of what it is of, while that is open.' },
  publishes: { mail_subscription: 'Whoever sends a mail of a topic asks who wants it.' },
  shows: ['slots'],
  routes(node) {
    communicationRoutes(node.bind, { ...node, following: followingOfOrganizations(node) });
    oneClickRoute(node.app, '/:locale/unsubscribe', (token) => unsubscribe(node.database, node.secret, token, node.clock.now()));
  },
  merge: {
    organization: { moves: ['mail_subscription'], run: moveSubscriptions },
    person: {
      columns: {
        'email_setting.user_id': { moves: 'subscriptions' },
        'mail_subscription.user_id': { moves: 'subscriptions' },
      },
    },
  },
  personalData: communicationPersonalData,
});
