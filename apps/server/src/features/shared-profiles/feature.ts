import { defineFeature } from '../../kernel/feature.ts';
import { isShareOpen } from './queries.ts';
import { sharedProfileRoutes } from './routes.ts';

export default defineFeature({
  name: 'shared-profiles',
  uses: ['applications', 'candidates', 'documents', 'identity', 'organizations', 'profile-looks', 'resume', 'teams', 'verification'],
  tables: [],
  routes: (node) => sharedProfileRoutes(node.bind, node),
  gives: { mayOpenFile: isShareOpen },
  seed: {
    after: ['applications', 'teams', 'students'],
    run: async ({ transaction, today }) => (await import('./seed.ts')).seedSharedProfiles(transaction, today),
  },
});
