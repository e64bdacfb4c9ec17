import { defineFeature } from '../../kernel/feature.ts';
import { organizationsOfWorld } from '../organizations/slots.ts';
import { profileJobs } from './jobs.ts';
import { moveProfile } from './merging.ts';
import { profileRoutes } from './routes.ts';

export default defineFeature({
  name: 'organization-profiles',
  uses: ['candidates', 'identity', 'organizations', 'teams'],
  tables: ['organization_profile_draft', 'organization_profile_picture', 'organization_profile_version'],
  parts: ['cleaning', 'pictures/cutting'],
  routes: (node) => profileRoutes(node.bind, node.files),
  jobs: profileJobs,
  outlives: ['organization_profile_draft.changed_by', 'organization_profile_version.published_by'],
  merge: {
    person: {
      columns: {
        'organization_profile_draft.changed_by': { moves: 'work' },
        'organization_profile_version.published_by': { moves: 'work' },
      },
    },
    organization: {
      moves: ['organization_profile_draft', 'organization_profile_picture', 'organization_profile_version'],
      run: moveProfile,
    },
  },
  seed: {
    after: ['identity', 'organizations'],
    run: async ({ transaction, today, of }) => (await import('./seed.ts')).seedProfiles(transaction, today, of(organizationsOfWorld)),
  },
});
