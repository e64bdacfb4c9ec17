import { defineFeature } from '../../kernel/feature.ts';
import { verifiedSchoolIds } from '../verification/queries.ts';
import { calendarRoute } from './calendar-route.ts';
import { favoritePersonalData } from './personal-data.ts';
import { favoriteRoutes } from './routes.ts';

export default defineFeature({
  name: 'favorites',
  uses: ['candidates', 'identity', 'verification'],
  tables: ['calendar_feed', 'favorite'],
  routes(node) {
    favoriteRoutes(node.bind, node);
    calendarRoute(node.app, { ...node, schoolIdsOf: (userId) => verifiedSchoolIds(node.database, userId, node.clock.now()) });
  },
  personalData: favoritePersonalData,
  seed: {
    after: ['candidates', 'jobs'],
    run: async ({ transaction, today }) => (await import('./seed.ts')).seedFavorites(transaction, { today }),
  },
});
