import { defineFeature } from '../../kernel/feature.ts';
import { schoolsOfWorld } from '../schools/slots.ts';
import { tenantAdministrationRoutes } from './administration/routes.ts';
import { tenantRoutes } from './routes.ts';
import { keepSchoolHosts } from './school-hosts/commands.ts';
import { proofOfTenants } from './slots.ts';

export default defineFeature({
  name: 'tenants',
  uses: [],
  tables: ['tenant', 'tenant_feature', 'tenant_host'],
  shows: ['school-hosts/commands', 'slots'],
  routes(node) {
    tenantRoutes(node.bind);
    tenantAdministrationRoutes(node.bind, { forget: node.forgetTenants, requireProof: proofOfTenants(node) });
  },
  begin: ({ database, clock, config }) => keepSchoolHosts(database, { baseUrl: config.baseUrl, now: clock.now() }),
  commandLine: () => import('./command-line.ts'),
  seed: {
    after: ['schools'],
    run: async ({ transaction, today, of }) => (await import('./seed.ts')).seedTenants(transaction, { today, schools: of(schoolsOfWorld) }),
  },
});
