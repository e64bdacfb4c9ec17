import { defineFeature } from '../../kernel/feature.ts';
import { importAdministrationRoutes } from './administration/routes.ts';
import { IMPORT_USAGE, importJobs } from './command-line.ts';
import { FEEDS_USAGE, manageFeeds } from './feeds/command-line.ts';
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
  commandLine: {
    'jobs import': { usage: IMPORT_USAGE, run: importJobs },
    feeds: { usage: FEEDS_USAGE, run: ([verb, ...args], services) => manageFeeds(verb, args, services) },
  },
  seed: {
    after: ['companies', 'identity'],
    run: async ({ transaction, today }) => (await import('./seed.ts')).seedFeeds(transaction, { today }),
  },
});
