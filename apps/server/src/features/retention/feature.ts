import { retainedAuditLines } from '../../kernel/audit.ts';
import { defineFeature } from '../../kernel/feature.ts';
import { schoolsOfWorld } from '../schools/slots.ts';
import { retentionJobs } from './jobs.ts';
import { retentionMails } from './mails/templates.ts';
import { retentionRoutes } from './routes.ts';

export default defineFeature({
  name: 'retention',
  uses: ['identity', 'schools', 'verification'],
  tables: ['school_retention', 'school_retention_period'],
  routes: (node) =>
    retentionRoutes(
      node.bind,
      node.features.flatMap(({ retains }) => retains ?? []),
    ),
  jobs: retentionJobs,
  mails: retentionMails,
  retains: [retainedAuditLines],
  seed: {
    after: ['schools', 'identity'],
    run: async ({ transaction, today, of }) =>
      (await import('./seed.ts')).seedRetention(transaction, { today, schools: of(schoolsOfWorld) }),
  },
});
