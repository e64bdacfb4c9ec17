// The RSS of a blog, and its posts in the sitemap: what visitors of that site can read at this moment.
import { translator } from '@fairway/i18n/translator';
import { BLOG_LIMITS } from '@fairway/rules/blog';
import { type Locale, languageTag } from '@fairway/rules/locales';
import type { Database } from '../../kernel/database/database.ts';
import type { ApiRequest } from '../../kernel/http/request.ts';
import { listNewest } from '../blog/queries.ts';
import { pickWords } from '../blog/views.ts';
import { PAGES_PER_FILE } from './queries.ts';
import { rssXml, type SitemapEntry } from './xml.ts';

type Tenant = ApiRequest['tenant'];

/** A tenant reads its blog here: the switch is on, it has posts, and no address elsewhere goes before it. */
export const hasOwnBlog = (tenant: Tenant) => tenant.features.blog && tenant.hasBlog && tenant.blogLink === null;

export async function blogFeed(
  { tenant, locale, now }: { tenant: Tenant; locale: Locale; now: Date },
  database: Database,
  { origin, self }: { origin: string; self: string },
): Promise<string> {
  const t = await translator(locale);
  const posts = await listNewest(database, tenant.id, now, BLOG_LIMITS.feedPosts);
  const title = `${tenant.name}: ${t('blog-words.title')}`;
  return rssXml(
    {
      title,
      link: `${origin}/${locale}/blog`,
      self,
      language: languageTag(locale),
      description: t('blog-words.description', { name: tenant.name }),
    },
    posts.map(({ id, slug, texts, published_at }) => {
      const words = pickWords(texts, { tenant, locale });
      const link = `${origin}/${locale}/blog/${slug}`;
      return { id, title: words?.title ?? slug, link, publishedAt: published_at ?? now, description: words?.ingress ?? '' };
    }),
  );
}

/** The blog and its newest posts. */
export async function sitemapPosts(tenant: Tenant, database: Database, now: Date): Promise<SitemapEntry[]> {
  const posts = await listNewest(database, tenant.id, now, PAGES_PER_FILE - 1);
  return [{ path: '/blog' }, ...posts.map(({ slug, updated_at }) => ({ path: `/blog/${slug}`, modifiedAt: updated_at }))];
}
