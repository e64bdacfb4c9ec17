import { defineFeature } from '../../kernel/feature.ts';
import { analyticsPersonalData, eraseAnalytics } from './personal-data.ts';
import { analyticsRoutes } from './routes.ts';

export default defineFeature({
  name: 'analytics',
  uses: [],
  tables: ['analytics_event'],
  routes: (node) => analyticsRoutes(node.bind),
  personalData: [analyticsPersonalData],
  erase: eraseAnalytics,
});
