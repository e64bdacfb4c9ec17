import type { FeatureThings } from '../../api/feature-things.fixture.ts';
import { newId } from '../../kernel/ids.ts';

export const things: FeatureThings = {
  paths: { '/api/v1/blog/{slug}': 'word:first-post', '/api/v1/admin/blog/{id}': 'blogPost' },
  pathsOf: { restoreBlogPost: { id: 'removedBlogPost' } },
  queries: { getBlog: 'locale=en', getBlogPost: 'locale=en' },
  bodies: {
    addBlogPost: { tenantId: '#{tenant}' },
    changeBlogPost: { slug: 'first-post', author: 'Mine now', texts: {}, publishedAt: null, edition: 0 },
  },
  nobodysNames: ['tenantId'],
  openThings: ['blogPost', 'removedBlogPost'],
  after: ['tenants'],
  rows: async ({ put, id, openMark, now, past }) => {
    const tenant_id = Number(id('tenant'));
    const postOf = async (slug: string, removed_at: Date | null) => {
      const texts = JSON.stringify({ en: { title: openMark, ingress: '', body: openMark } });
      const row = {
        id: newId(),
        tenant_id,
        slug,
        author: 'Ada',
        texts,
        published_at: past,
        created_at: past,
        updated_at: past,
        removed_at,
      };
      const post_id = await put('blog_post', row);
      await put('blog_slug', { tenant_id, slug, post_id }, 'post_id');
      return post_id;
    };
    return { blogPost: await postOf('first-post', null), removedBlogPost: await postOf('gone-post', now) };
  },
};
