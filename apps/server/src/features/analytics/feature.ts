import { defineFeature } from '../../kernel/feature.ts';
import { analyticsJobs } from './jobs.ts';
import { analyticsPersonalData, eraseAnalytics } from './personal-data.ts';
import { analyticsRoutes } from './routes.ts';

export default defineFeature({
  name: 'analytics',
  uses: ['verification'],
  tables: ['analytics_event'],
  views: ['analytics_organization_view', 'analytics_posting_event'],
  routes: (node) => analyticsRoutes(node.bind),
  jobs: analyticsJobs,
  personalData: [analyticsPersonalData],
  erase: eraseAnalytics,
});
