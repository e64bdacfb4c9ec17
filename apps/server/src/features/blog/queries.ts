// Posts of blogs. Readers see those whose instant has come; the platform's administrators all that are not deleted.
import type { BlogTexts } from '@fairway/rules/blog';
import { BLOG_LIMITS } from '@fairway/rules/blog';
import { type SqlBool, sql } from 'kysely';
import type { Database } from '../../kernel/database/database.ts';
import { Problem } from '../../kernel/http/problems.ts';

const COLUMNS = ['p.id', 'p.slug', 'p.author', 'p.published_at', 'p.updated_at'] as const;
const texts = sql<BlogTexts>`p.texts`.as('texts');

const published = (database: Database, tenantId: number, now: Date) =>
  database
    .selectFrom('blog_post as p')
    .where('p.tenant_id', '=', tenantId)
    .where('p.removed_at', 'is', null)
    .where('p.published_at', '<=', now);

/** A page of a blog, newest first, and how many posts there are. @rule content.11 */
export async function listPublished(database: Database, tenantId: number, now: Date, page: { from: number; limit: number }) {
  const rows = await published(database, tenantId, now)
    .select(COLUMNS)
    .select(texts)
    .orderBy('p.published_at', 'desc')
    .orderBy('p.id')
    .offset(page.from)
    .limit(page.limit)
    .execute();
  const { count } = await published(database, tenantId, now)
    .select((select) => select.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return { rows, total: Number(count) };
}
export type PublishedRow = Awaited<ReturnType<typeof listPublished>>['rows'][number];

/** A post by the address that it has or had. @rule content.13 */
export function findPublished(database: Database, tenantId: number, slug: string, now: Date) {
  return published(database, tenantId, now)
    .innerJoin('blog_slug as s', (join) => join.onRef('s.post_id', '=', 'p.id').onRef('s.tenant_id', '=', 'p.tenant_id'))
    .innerJoin('tenant as t', 't.id', 'p.tenant_id')
    .where('s.slug', '=', slug)
    .select(COLUMNS)
    .select('t.support_email')
    .select(texts)
    .executeTakeFirst();
}

/** The newest posts with their instants, for the sitemap and the feed. */
export async function listNewest(database: Database, tenantId: number, now: Date, limit: number = BLOG_LIMITS.feedPosts) {
  return (await listPublished(database, tenantId, now, { from: 0, limit })).rows;
}

/** All that are not deleted, whatever their state. */
export function everyPost(database: Database, asked: { q: string; state?: string | undefined; tenant?: number | undefined }, now: Date) {
  const wanted = asked.q.trim().toLowerCase();
  let query = database
    .selectFrom('blog_post as p')
    .innerJoin('tenant as t', 't.id', 'p.tenant_id')
    .where('p.removed_at', 'is', null)
    .select(COLUMNS)
    .select(['t.name as tenant', 't.locale as tenant_locale'])
    .select(texts);
  if (asked.tenant !== undefined) query = query.where('p.tenant_id', '=', asked.tenant);
  if (asked.state === 'draft') query = query.where('p.published_at', 'is', null);
  if (asked.state === 'scheduled') query = query.where('p.published_at', '>', now);
  if (asked.state === 'published') query = query.where('p.published_at', '<=', now);
  if (wanted !== '')
    query = query.where(
      sql<SqlBool>`(position(${wanted} in p.slug) > 0 or position(${wanted} in lower(p.author)) > 0
        or exists (select from jsonb_each(p.texts) as s (locale, words) where position(${wanted} in lower(s.words ->> 'title')) > 0))`,
    );
  return query;
}
export type PostRow = Awaited<ReturnType<ReturnType<typeof everyPost>['execute']>>[number];

/** A post as it is edited. @throws Problem not_found */
export async function getPost(database: Database, id: string) {
  const row = await database
    .selectFrom('blog_post as p')
    .innerJoin('tenant as t', 't.id', 'p.tenant_id')
    .select(COLUMNS)
    .select(['p.edition', 't.id as tenant_id', 't.name as tenant', 't.locale as tenant_locale', 't.support_email'])
    .select(texts)
    .where('p.id', '=', id)
    .where('p.removed_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw new Problem('not_found');
  return row;
}
export type EditedRow = Awaited<ReturnType<typeof getPost>>;
