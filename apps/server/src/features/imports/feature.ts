import { defineFeature } from '../../kernel/feature.ts';
import { importAdministrationRoutes } from './administration/routes.ts';
import { feedJobs } from './feeds/jobs.ts';
import { logoJobs } from './logos/jobs.ts';
import { feedMails } from './mails/templates.ts';

export default defineFeature({
  name: 'imports',
  uses: ['companies', 'identity', 'jobs', 'reference', 'tenants'],
  tables: ['import_feed', 'import_logo', 'import_run'],
  routes: (node) => importAdministrationRoutes(node.bind),
  jobs: (services) => [...feedJobs(services), ...logoJobs(services)],
  mails: feedMails,
  commandLine: () => import('./feeds/command-line.ts'),
  seed: {
    after: ['companies', 'identity'],
    run: async ({ transaction, today }) => (await import('./seed.ts')).seedFeeds(transaction, { today }),
  },
});
