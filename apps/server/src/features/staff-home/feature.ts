import { defineFeature } from '../../kernel/feature.ts';
import { HOME_PARTS } from './parts.ts';
import { staffHomeRoutes } from './routes.ts';

export default defineFeature({
  name: 'staff-home',
  uses: ['cv-reviews', 'schools', 'verification'],
  tables: [],
  routes: (node) => staffHomeRoutes(node.bind, HOME_PARTS),
});
