import { defineFeature } from '../../kernel/feature.ts';
import { staffHomeRoutes } from './routes.ts';

export default defineFeature({
  name: 'staff-home',
  uses: ['schools', 'verification'],
  tables: [],
  routes: (node) =>
    staffHomeRoutes(
      node.bind,
      node.features.flatMap(({ waiting }) => waiting ?? []),
    ),
});
