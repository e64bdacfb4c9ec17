// A blog as its readers see it, and posts as administrators edit them.
import type { blogPostRow, editedBlogPost, shownBlog, shownBlogPost } from '@fairway/contract/blog/endpoints';
import type { TenantConfiguration } from '@fairway/contract/tenants/endpoints';
import { pickText } from '@fairway/i18n/fallback';
import { formatters } from '@fairway/i18n/formatters';
import { translator } from '@fairway/i18n/translator';
import { BLOG_LIMITS, type BlogTexts, type BlogWords, blogState } from '@fairway/rules/blog';
import { knownLocale, LOCALES, type Locale, languageTag } from '@fairway/rules/locales';
import { pageHtml } from '@fairway/rules/page-text';
import type { z } from 'zod';
import type { Database } from '../../kernel/database/database.ts';
import { type EditedRow, findPublished, listPublished, type PostRow, type PublishedRow } from './queries.ts';

export type Reader = { tenant: TenantConfiguration; locale: Locale; now: Date };
type Picked = BlogWords & { language: string | null };

/** The words of a post in the best language there is: the reader's, the tenant's, English, any. @rule content.10 */
export function pickWords(texts: BlogTexts, { tenant, locale }: Pick<Reader, 'tenant' | 'locale'>): Picked | undefined {
  const titles = Object.fromEntries(Object.entries(texts).map(([one, { title }]) => [one, title]));
  const picked = pickText(titles, locale, tenant.locale);
  const words = picked && texts[picked.locale as Locale];
  return words && { ...words, language: picked.fellBack ? languageTag(picked.locale) : null };
}

async function postView({ slug, author, published_at, texts }: PublishedRow, reader: Reader) {
  const t = await translator(reader.locale);
  const { date } = formatters({ locale: reader.locale, timeZone: 'UTC', now: reader.now });
  const words = pickWords(texts, reader) ?? { title: slug, ingress: '', body: '', language: null };
  const at = published_at ?? reader.now;
  return {
    words,
    shown: {
      ...{ slug, author, title: words.title, ingress: words.ingress, language: words.language },
      ...{ by: t('blog-words.by', { author }), published: { at: at.toISOString(), text: date(at) } },
    },
  };
}

/** A page of a blog; undefined where it has no such page, or nothing to read. */
export async function findBlog(database: Database, reader: Reader, page: number): Promise<z.input<typeof shownBlog> | undefined> {
  const { tenant, locale, now } = reader;
  const from = (page - 1) * BLOG_LIMITS.pageSize;
  const { rows, total } = await listPublished(database, tenant.id, now, { from, limit: BLOG_LIMITS.pageSize });
  if (rows.length === 0) return undefined;
  const t = await translator(locale);
  return {
    title: t('blog-words.title'),
    description: t('blog-words.description', { name: tenant.name }),
    posts: await Promise.all(rows.map(async (row) => (await postView(row, reader)).shown)),
    page,
    pages: Math.ceil(total / BLOG_LIMITS.pageSize),
    words: { newer: t('blog-words.newer'), older: t('blog-words.older'), feed: t('blog-words.feed') },
  };
}

/** A published post. */
export async function findShownPost(database: Database, reader: Reader, slug: string): Promise<z.input<typeof shownBlogPost> | undefined> {
  const { tenant, locale, now } = reader;
  const row = await findPublished(database, tenant.id, slug, now);
  if (!row) return undefined;
  const { words, shown } = await postView(row, reader);
  const t = await translator(locale);
  const { language } = formatters({ locale, timeZone: 'UTC', now });
  return {
    ...shown,
    html: pageHtml(words.body, { name: tenant.name, email: row.support_email, locale }).html,
    updatedAt: row.updated_at.toISOString(),
    fellBack: words.language && t('blog-words.fellBack', { language: language(words.language.split('-')[0] ?? words.language) }),
    back: t('blog-words.back'),
  };
}

const localesOf = (texts: BlogTexts) => LOCALES.filter((locale) => texts[locale] !== undefined);

/** A post of any state as a row of the list. */
export function postRow(row: PostRow, now: Date): z.input<typeof blogPostRow> {
  const { id, tenant, slug, author, texts, published_at, updated_at } = row;
  const words = texts[knownLocale(row.tenant_locale)] ?? texts.en ?? Object.values(texts)[0];
  return {
    ...{ id, tenant, slug, author, title: words?.title || slug, state: blogState(published_at, now), locales: localesOf(texts) },
    ...{ publishedAt: published_at?.toISOString() ?? null, updatedAt: updated_at.toISOString() },
  };
}

export function editedView(row: EditedRow, now: Date): z.input<typeof editedBlogPost> {
  return {
    id: row.id,
    tenant: { id: row.tenant_id, name: row.tenant, locale: knownLocale(row.tenant_locale), email: row.support_email },
    state: blogState(row.published_at, now),
    ...{ slug: row.slug, author: row.author, texts: row.texts, edition: row.edition },
    publishedAt: row.published_at?.toISOString() ?? null,
    updatedAt: row.updated_at.toISOString(),
  };
}
