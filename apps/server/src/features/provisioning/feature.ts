import { defineFeature } from '../../kernel/feature.ts';
import { provisioningRoutes } from './routes.ts';
import { scimRoutes } from './scim-routes.ts';

export default defineFeature({
  name: 'provisioning',
  uses: ['identity', 'schools', 'verification'],
  tables: ['provisioned_address', 'provisioned_user', 'provisioning_token'],
  views: ['provisioned_roster'],
  parts: ['discovery', 'patches', 'resources', 'scim-error', 'scim-routes', 'searches', 'tokens'],
  routes(node) {
    provisioningRoutes(node.bind, node);
    scimRoutes(node.app, node);
  },
  outlives: ['provisioning_token.created_by'],
});
