import { defineFeature } from '../../kernel/feature.ts';
import { contentRoutes } from './routes.ts';

export default defineFeature({
  name: 'content',
  uses: ['tenants'],
  tables: ['tool_link'],
  backup: { begun: ['tool_link'] },
  routes: (node) => contentRoutes(node.bind),
  pageNews: { kind: 'content', shownAs: () => ['links'] },
});
