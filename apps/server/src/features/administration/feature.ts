import { defineFeature } from '../../kernel/feature.ts';
import { identityOf } from '../identity/services.ts';
import { administrationRoutes } from './routes.ts';

export default defineFeature({
  name: 'administration',
  uses: ['account', 'communication', 'companies', 'identity', 'imports', 'schools', 'tenants', 'verification'],
  tables: [],
  routes: (node) => administrationRoutes(node.bind, { ...identityOf(node), ...node.health, failing: () => node.rounds.failing() }),
  seed: {
    after: ['identity', 'imports'],
    run: async ({ transaction, today }) => (await import('./seed.ts')).seedOperations(transaction, { today }),
  },
});
