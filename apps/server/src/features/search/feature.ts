import { defineFeature } from '../../kernel/feature.ts';
import { visiblePostings } from '../jobs/access.ts';
import { beginSearchAnew } from './commands.ts';
import { conceptRoutes } from './concepts/routes.ts';
import { openJobSearch } from './job-search.ts';
import { searchRoutes } from './routes.ts';

export default defineFeature({
  name: 'search',
  uses: ['organizations', 'jobs', 'places', 'schools'],
  tables: ['concept_edit', 'job_search', 'search_combination', 'search_cursor', 'search_outbox', 'search_phrase', 'search_word'],
  publishes: { search_outbox: 'That postings changed, and in which transaction: whoever keeps something of them drops it.' },
  backup: {
    derived: ['job_search', 'search_combination', 'search_cursor', 'search_outbox', 'search_phrase', 'search_word'],
    rebuild: beginSearchAnew,
  },
  // biome-ignore format: a list
  parts: [
    'combinations', 'documents', 'followed-thread', 'follower', 'job-search', 'row-follower', 'row-writer', 'sql-facets', 'sql-meant',
    'sql-page', 'sql-search', 'sql-suggestions', 'sql-text', 'sql-words', 'vocabulary', 'window',
  ],
  shows: ['window'],
  gives: { search: openJobSearch },
  routes(node) {
    searchRoutes(node.bind, { search: node.search, visibility: visiblePostings });
    conceptRoutes(node.bind, node.search);
  },
});
