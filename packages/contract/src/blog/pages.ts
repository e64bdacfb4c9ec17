import type { Page } from '../kernel/page.ts';

/** @rule pages.49 */
export const BLOG_PAGES: readonly Page[] = [
  { id: 'blog', path: '/blog', access: 'public', feature: 'blog', module: 'blog/blog.page.tsx', rendered: true, noWelcome: true },
  {
    id: 'blog-post',
    path: '/blog/:slug',
    access: 'public',
    feature: 'blog',
    module: 'blog/post.page.tsx',
    rendered: true,
    noWelcome: true,
  },
  { id: 'admin-blog', path: '/admin/blog', access: 'platformAdmin', module: 'blog/administration/posts.page.tsx' },
  { id: 'admin-blog-post', path: '/admin/blog/:id', access: 'platformAdmin', module: 'blog/administration/post.page.tsx' },
];
