import { defineFeature } from '../../kernel/feature.ts';
import { schoolsOfWorld } from '../schools/slots.ts';
import { tenantAdministrationRoutes } from './administration/routes.ts';
import { mailSender } from './mail-sender.ts';
import { maintenanceRoutes } from './maintenance/routes.ts';
import { tenantLoader } from './queries.ts';
import { tenantRoutes } from './routes.ts';
import { proofOfTenants, schoolsOfHosts } from './slots.ts';

export default defineFeature({
  name: 'tenants',
  uses: [],
  tables: ['maintenance_notice', 'tenant', 'tenant_feature', 'tenant_host'],
  parts: ['mail-sender'],
  publishes: {
    tenant: 'A brand is public.',
    tenant_host: 'Hosts are public.',
  },
  asks: {
    school_brand: 'A tenant of a school shows its name, logo and domain, and rests with it.',
    site_page_imprint: 'Every page links to the imprint of a tenant that has one.',
    blog_shown: 'and to its blog.',
  },
  shows: ['school-hosts/commands', 'slots', 'suspension/commands'],
  routes(node) {
    tenantRoutes(node.bind);
    maintenanceRoutes(node.bind, { forget: node.forgetTenants });
    tenantAdministrationRoutes(node.bind, {
      forget: node.forgetTenants,
      requireProof: proofOfTenants(node),
      forgetNames: schoolsOfHosts(node),
      files: node.files,
      baseUrl: node.baseUrl,
      hostLookup: node.hostLookup,
    });
  },
  gives: { mailSender, tenants: tenantLoader },
  commandLine: () => import('./command-line.ts'),
  seed: {
    after: ['schools'],
    run: async ({ transaction, today, of }) => (await import('./seed.ts')).seedTenants(transaction, { today, schools: of(schoolsOfWorld) }),
  },
});
