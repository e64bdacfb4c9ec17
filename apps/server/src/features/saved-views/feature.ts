import { defineFeature } from '../../kernel/feature.ts';
import { savedViewPersonalData } from './personal-data.ts';
import { savedViewRoutes } from './routes.ts';

export default defineFeature({
  name: 'saved-views',
  uses: ['identity', 'schools'],
  tables: ['saved_view'],
  routes: (node) => savedViewRoutes(node.bind),
  personalData: [savedViewPersonalData],
  merge: {
    person: {
      columns: {
        'saved_view.user_id': { moves: 'saved' },
      },
    },
  },
});
