import { defineFeature } from '../../kernel/feature.ts';
import { blogRoutes } from './routes.ts';

export default defineFeature({
  name: 'blog',
  uses: ['identity', 'tenants'],
  tables: ['blog_post', 'blog_slug'],
  views: ['blog_shown'],
  shows: ['views'],
  routes: (node) => blogRoutes(node.bind, node.forgetTenants),
  // Whether a tenant has a blog is in the links of all its pages, its name in the titles of these.
  pageNews: { kind: 'blog', shownAs: () => ['blog'] },
  seed: {
    after: ['tenants'],
    run: async ({ transaction, today }) => (await import('./seed.ts')).seedBlog(transaction, today),
  },
});
