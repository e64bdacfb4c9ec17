import { defineFeature } from '../../kernel/feature.ts';
import { oneClickRoute } from '../../kernel/http/one-click.ts';
import { unsubscribe } from './commands.ts';
import { communicationPersonalData } from './personal-data.ts';
import { communicationRoutes } from './routes.ts';

export default defineFeature({
  name: 'communication',
  uses: ['identity'],
  tables: ['email_setting', 'mail_subscription'],
  routes(node) {
    communicationRoutes(node.bind, node);
    oneClickRoute(node.app, '/:locale/unsubscribe', (token) => unsubscribe(node.database, node.secret, token, node.clock.now()));
  },
  personalData: communicationPersonalData,
});
