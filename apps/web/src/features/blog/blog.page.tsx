import { redirect, useLoaderData } from 'react-router';
import { browserLoader, notFound, type PageTools, serverLoader } from '../../lib/page.ts';
import { localized, pathOf } from '../../lib/paths.ts';
import { pageMeta } from '../../lib/seo.ts';
import { BlogView } from './components/blog-view.tsx';

async function load({ api, url, boot, signal, shows }: PageTools) {
  const { blogLink } = boot.tenant;
  if (blogLink !== null) throw redirect(blogLink);
  shows('blog');
  const asked = url.searchParams.get('page') ?? '1';
  if (!/^[1-9]\d{0,2}$/.test(asked)) throw notFound();
  const query = { locale: boot.locale, page: Number(asked) };
  const { data } = await api.call.GET('/api/v1/blog', { params: { query }, signal });
  if (!data) throw notFound();
  return { blog: data };
}

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

export const meta = pageMeta<typeof load>(({ data: { blog }, boot }) => ({
  title: blog.title,
  description: blog.description,
  path: blog.page === 1 ? pathOf('blog') : pathOf('blog', {}, { page: blog.page }),
  feed: { href: localized(boot.locale, '/blog.rss'), title: `${boot.tenant.name}: ${blog.title}` },
}));

export default function BlogPage() {
  return <BlogView blog={useLoaderData<typeof clientLoader>().blog} />;
}
