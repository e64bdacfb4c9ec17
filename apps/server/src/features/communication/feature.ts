import { defineFeature } from '../../kernel/feature.ts';
import { oneClickRoute } from '../../kernel/http/one-click.ts';
import { unsubscribe } from './commands.ts';
import { communicationPersonalData } from './personal-data.ts';
import { communicationRoutes } from './routes.ts';
import { followingOfCompanies } from './slots.ts';

export default defineFeature({
  name: 'communication',
  uses: ['identity', 'schools'],
  tables: ['email_setting', 'mail_subscription'],
  shows: ['slots'],
  routes(node) {
    communicationRoutes(node.bind, { ...node, follow: followingOfCompanies(node) });
    oneClickRoute(node.app, '/:locale/unsubscribe', (token) => unsubscribe(node.database, node.secret, token, node.clock.now()));
  },
  personalData: communicationPersonalData,
});
