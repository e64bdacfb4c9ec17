import { redirect, useLoaderData } from 'react-router';
import { browserLoader, notFound, type PageTools, serverLoader } from '../../lib/page.ts';
import { hrefsOf, pathOf } from '../../lib/paths.ts';
import { absolute, pageMeta } from '../../lib/seo.ts';
import { PostView } from './components/post-view.tsx';
import { blogPostingOf } from './post-structured.ts';

async function load({ api, params, url, boot, signal, shows }: PageTools) {
  const { blogLink } = boot.tenant;
  if (blogLink !== null) throw redirect(blogLink);
  shows('blog');
  const slug = params.slug ?? '';
  if (slug === '' || slug.length > 100) throw notFound();
  const { data } = await api.call.GET('/api/v1/blog/{slug}', { params: { path: { slug }, query: { locale: boot.locale } }, signal });
  if (!data) throw notFound();
  // An address that it had before leads to the one that it has.
  if (data.slug !== slug) throw redirect(hrefsOf(boot).href('blog-post', { slug: data.slug }) + url.search, 301);
  return { post: data };
}

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

export const meta = pageMeta<typeof load>(({ data: { post }, boot }) => {
  const path = pathOf('blog-post', { slug: post.slug });
  return {
    title: post.title,
    ...(post.ingress === '' ? {} : { description: post.ingress }),
    path,
    type: 'article',
    structured: [
      blogPostingOf(post, {
        url: absolute(hrefsOf(boot).href('blog-post', { slug: post.slug }), boot),
        site: boot.tenant.name,
        language: boot.languageTag,
      }),
    ],
    ...(post.language === null ? {} : { onlyLanguage: post.language }),
  };
});

export default function PostPage() {
  return <PostView post={useLoaderData<typeof clientLoader>().post} />;
}
