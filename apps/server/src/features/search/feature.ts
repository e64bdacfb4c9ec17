import { defineFeature } from '../../kernel/feature.ts';
import { visiblePostings } from '../jobs/access.ts';
import { searchRoutes } from './routes.ts';

export default defineFeature({
  name: 'search',
  uses: ['companies', 'jobs', 'schools'],
  tables: ['job_search', 'search_combination', 'search_cursor', 'search_outbox', 'search_phrase', 'search_word'],
  routes: (node) => searchRoutes(node.bind, { search: node.search, visibility: visiblePostings }),
});
