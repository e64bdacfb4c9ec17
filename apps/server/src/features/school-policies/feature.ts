import { defineFeature } from '../../kernel/feature.ts';
import { schoolPolicyRoutes } from './routes.ts';

export default defineFeature({
  name: 'school-policies',
  uses: ['cv-reviews', 'outcomes', 'posting-decisions', 'retention', 'schools', 'tenants'],
  tables: [],
  routes: (node) => schoolPolicyRoutes(node.bind),
});
