import { defineFeature } from '../../kernel/feature.ts';
import { supportJobs } from './jobs.ts';
import { eraseSupportRequests, supportPersonalData } from './personal-data.ts';
import { supportRoutes } from './routes.ts';

export default defineFeature({
  name: 'support',
  uses: ['tenants'],
  tables: ['support_request'],
  routes: (node) => supportRoutes(node.bind),
  jobs: ({ database, mailer, config }) =>
    mailer ? supportJobs({ database, mailer, supportAddress: `support@${new URL(config.baseUrl).hostname}` }) : [],
  personalData: [supportPersonalData],
  erase: eraseSupportRequests,
});
