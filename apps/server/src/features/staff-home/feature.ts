import { defineFeature } from '../../kernel/feature.ts';
import { staffHomeRoutes } from './routes.ts';

export default defineFeature({
  name: 'staff-home',
  uses: ['schools', 'verification'],
  tables: ['school_setup'],
  routes: (node) =>
    staffHomeRoutes(node.bind, {
      waiting: node.features.flatMap(({ waiting }) => waiting ?? []),
      setup: node.features.flatMap(({ setup }) => setup ?? []),
    }),
});
