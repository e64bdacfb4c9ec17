import { defineFeature } from '../../kernel/feature.ts';
import { accessSimulatorRoutes } from './routes.ts';

export default defineFeature({
  name: 'access-simulator',
  uses: ['candidates', 'cv-reviews', 'identity', 'jobs', 'schools', 'students', 'verification'],
  tables: [],
  routes: (node) => accessSimulatorRoutes(node.bind, node),
});
