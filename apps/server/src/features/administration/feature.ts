import { defineFeature, personMergesOf } from '../../kernel/feature.ts';
import { identityOf } from '../identity/services.ts';
import { administrationJobs } from './jobs.ts';
import { administrationMails } from './mails/templates.ts';
import { administrationRoutes } from './routes.ts';

export default defineFeature({
  name: 'administration',
  uses: ['account', 'communication', 'organizations', 'identity', 'feeds', 'schools', 'teams', 'tenants', 'trust', 'verification'],
  tables: ['alert_threshold', 'backup_copy', 'platform_alert', 'storage_reading'],
  parts: ['users/card'],
  routes: (node) =>
    administrationRoutes(node.bind, {
      ...identityOf(node),
      ...node.health,
      failing: () => node.rounds.failing(),
      merges: personMergesOf(node.features),
    }),
  jobs: administrationJobs,
  mails: administrationMails,
  // They say what lies where now; of another place they would be wrong.
  backup: { derived: ['backup_copy', 'platform_alert', 'storage_reading'] },
  seed: {
    after: ['identity', 'feeds'],
    run: async ({ transaction, today }) => (await import('./seed.ts')).seedOperations(transaction, { today }),
  },
});
