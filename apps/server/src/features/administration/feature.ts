import { defineFeature } from '../../kernel/feature.ts';
import { identityOf } from '../identity/services.ts';
import { administrationRoutes } from './routes.ts';

export default defineFeature({
  name: 'administration',
  uses: ['account', 'communication', 'organizations', 'identity', 'feeds', 'schools', 'teams', 'tenants', 'trust', 'verification'],
  tables: [],
  parts: ['users/card'],
  routes: (node) => administrationRoutes(node.bind, { ...identityOf(node), ...node.health, failing: () => node.rounds.failing() }),
  seed: {
    after: ['identity', 'feeds'],
    run: async ({ transaction, today }) => (await import('./seed.ts')).seedOperations(transaction, { today }),
  },
});
