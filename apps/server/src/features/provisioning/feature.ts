import { defineFeature } from '../../kernel/feature.ts';
import { provisioningJobs } from './jobs.ts';
import { provisioningReactions } from './reactions.ts';
import { provisioningRoutes } from './routes.ts';
import { scimRoutes } from './scim-routes.ts';

export default defineFeature({
  name: 'provisioning',
  uses: ['identity', 'schools', 'students', 'verification'],
  tables: ['provisioned_address', 'provisioned_group', 'provisioned_member', 'provisioned_user', 'provisioning_token'],
  views: ['provisioned_roster'],
  // biome-ignore format: a list
  parts: [
    'directory', 'discovery', 'groups/labelling', 'groups/patches', 'groups/resources', 'groups/searches', 'patches', 'resources', 'scim-error', 'scim-reply',
    'scim-routes', 'searches', 'tokens',
  ],
  routes(node) {
    provisioningRoutes(node.bind, node);
    scimRoutes(node.app, node);
  },
  jobs: provisioningJobs,
  reactions: provisioningReactions,
  outlives: ['provisioning_token.created_by'],
  merge: {
    person: {
      columns: {
        'provisioning_token.created_by': { moves: 'work' },
      },
    },
  },
});
