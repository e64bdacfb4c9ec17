import { defineFeature } from '../../kernel/feature.ts';
import { sitePagesRoutes } from './routes.ts';

export default defineFeature({
  name: 'site-pages',
  uses: ['tenants'],
  tables: ['site_page_edition'],
  views: ['site_page_imprint'],
  parts: ['our-texts'],
  routes: (node) => sitePagesRoutes(node.bind, node.forgetTenants),
  // A page changes with what is published, and with the name and address that it names: each is news of the tenant.
  pageNews: { kind: 'tenant', shownAs: () => ['site-pages'] },
  seed: {
    after: ['tenants'],
    run: async ({ transaction, today }) => (await import('./seed.ts')).seedSitePages(transaction, today),
  },
});
