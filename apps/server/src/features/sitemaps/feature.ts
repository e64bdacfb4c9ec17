import { defineFeature } from '../../kernel/feature.ts';
import { ownOrigin } from '../../kernel/http/own-hosts.ts';
import { newestPostings } from './newest-postings.ts';
import { sitemapRoutes } from './routes.ts';

export default defineFeature({
  name: 'sitemaps',
  uses: ['organizations', 'jobs', 'blog'],
  tables: [],
  parts: ['blog-feed', 'newest-postings', 'xml'],
  routes: (node) =>
    sitemapRoutes(node.app, { ...node, origin: (request) => ownOrigin(request, node.baseUrl), postings: newestPostings(node) }),
});
