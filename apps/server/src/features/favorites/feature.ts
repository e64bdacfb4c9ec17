import { defineFeature } from '../../kernel/feature.ts';
import { savedPostings } from '../jobs/slots.ts';
import { verifiedSchoolIds } from '../verification/queries.ts';
import { calendarRoute } from './calendar/routes.ts';
import { favoritePersonalData } from './personal-data.ts';
import { listFavoriteJobIds } from './queries.ts';
import { favoriteRoutes } from './routes.ts';
import { calendarReminders } from './slots.ts';

export default defineFeature({
  name: 'favorites',
  uses: ['candidates', 'organizations', 'identity', 'jobs', 'places', 'verification'],
  tables: ['calendar_feed', 'favorite'],
  views: ['favorite_saved'],
  parts: ['calendar/deadlines', 'calendar/feed'],
  shows: ['slots'],
  routes(node) {
    favoriteRoutes(node.bind, node);
    calendarRoute(node.app, {
      ...node,
      schoolIdsOf: (userId) => verifiedSchoolIds(node.database, userId, node.clock.now()),
      listReminders: calendarReminders(node),
    });
  },
  fills: [savedPostings.is(() => listFavoriteJobIds)],
  personalData: favoritePersonalData,
  merge: {
    person: {
      columns: {
        'calendar_feed.user_id': { moves: 'saved' },
        'favorite.candidate_id': { moves: 'saved' },
      },
    },
  },
  seed: {
    after: ['candidates', 'jobs'],
    run: async ({ transaction, today }) => (await import('./seed.ts')).seedFavorites(transaction, { today }),
  },
});
