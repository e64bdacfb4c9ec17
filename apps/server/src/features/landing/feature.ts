import { defineFeature } from '../../kernel/feature.ts';
import { repliesOfNode } from '../applications/replies/answering.ts';
import { organizationsOfNode } from '../organizations/directory.ts';
import { landingRoutes } from './routes.ts';

export default defineFeature({
  name: 'landing',
  uses: ['applications', 'jobs', 'organizations', 'schools'],
  tables: [],
  routes: (node) =>
    landingRoutes(node.bind, {
      search: node.search,
      secret: node.secret,
      directory: organizationsOfNode(node),
      replies: repliesOfNode(node),
    }),
});
