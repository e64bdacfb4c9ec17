import { defineFeature } from '../../kernel/feature.ts';
import { organizationsOfWorld } from '../organizations/slots.ts';
import { insightJobs } from './jobs.ts';
import { mergeInsights } from './merging.ts';
import { insightRoutes } from './routes.ts';

export default defineFeature({
  name: 'insights',
  uses: ['analytics', 'applications', 'favorites', 'jobs', 'organizations', 'schools', 'teams', 'verification'],
  tables: ['insight_day', 'insight_organization_day', 'insight_posting_day'],
  parts: ['counting', 'report', 'tables'],
  routes: (node) => insightRoutes(node.bind),
  jobs: insightJobs,
  merge: { organization: { moves: ['insight_organization_day', 'insight_posting_day'], run: mergeInsights } },
  seed: {
    after: ['applications', 'favorites', 'jobs', 'postings', 'teams'],
    run: async ({ transaction, today, of }) =>
      (await import('./seed.ts')).seedInsights(transaction, { today, organizations: of(organizationsOfWorld) }),
  },
});
