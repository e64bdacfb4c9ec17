// What tenants published of their own pages.
import { LOCALES, type Locale } from '@fairway/rules/locales';
import { SITE_PAGE_EDITIONS_LISTED, type SitePage } from '@fairway/rules/site-pages';
import { sql } from 'kysely';
import type { Database } from '../../kernel/database/database.ts';
import { Problem } from '../../kernel/http/problems.ts';

export type Texts = Partial<Record<Locale, string>>;
export type Edition = { number: number; texts: Texts | null; publishedAt: Date };

const columns = ['number', 'texts', 'published_at as publishedAt'] as const;

/** The newest edition of a page; undefined where the tenant never wrote it. */
export async function findNewestEdition(database: Database, tenantId: number, page: SitePage): Promise<Edition | undefined> {
  const row = await database
    .selectFrom('site_page_edition')
    .select(columns)
    .where('tenant_id', '=', tenantId)
    .where('page', '=', page)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row as Edition | undefined;
}

/** One edition. @throws Problem not_found */
export async function getEdition(database: Database, tenantId: number, page: SitePage, number: number): Promise<Edition> {
  const row = await database
    .selectFrom('site_page_edition')
    .select(columns)
    .where('tenant_id', '=', tenantId)
    .where('page', '=', page)
    .where('number', '=', number)
    .executeTakeFirst();
  if (!row) throw new Problem('not_found');
  return row as Edition;
}

/** The editions of a page with their languages, newest first. */
export async function listEditions(database: Database, tenantId: number, page: SitePage) {
  const rows = await database
    .selectFrom('site_page_edition')
    .select(['number', 'published_at'])
    .select(sql<string[] | null>`case when texts is not null then array(select jsonb_object_keys(texts)) end`.as('locales'))
    .where('tenant_id', '=', tenantId)
    .where('page', '=', page)
    .orderBy('number', 'desc')
    .limit(SITE_PAGE_EDITIONS_LISTED)
    .execute();
  return rows.map((row) => ({
    number: row.number,
    publishedAt: row.published_at.toISOString(),
    locales: row.locales && inOrder(row.locales),
  }));
}

/** What of a tenant its pages name and depend on. @throws Problem not_found */
export async function getPageTenant(database: Database, id: number) {
  const row = await database
    .selectFrom('tenant')
    .select(['id', 'name', 'locale', 'consent', 'support_email', 'privacy_link', 'faq_link'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw new Problem('not_found');
  return row;
}

/** The address for questions of a tenant. */
export async function findSupportEmail(database: Database, tenantId: number): Promise<string | null> {
  const row = await database.selectFrom('tenant').select('support_email').where('id', '=', tenantId).executeTakeFirst();
  return row?.support_email ?? null;
}

/** Tenants with the pages that they wrote themselves, of a name that holds the words. */
export function pagesByTenant(database: Database, q: string) {
  const wanted = q.trim().toLowerCase();
  return database
    .selectFrom('tenant as t')
    .select(['t.id', 't.name', 't.privacy_link', 't.faq_link'])
    .select(
      sql<Partial<Record<SitePage, { locales: string[]; at: string }>>>`(
        select coalesce(json_object_agg(e.page, json_build_object('locales', array(select jsonb_object_keys(e.texts)), 'at', e.published_at)), '{}')
        from (select distinct on (n.page) n.page, n.texts, n.published_at from site_page_edition n where n.tenant_id = t.id order by n.page, n.number desc) e
        where e.texts is not null)`.as('own'),
    )
    .$if(wanted !== '', (query) => query.where(sql<boolean>`position(${wanted} in lower(t.name)) > 0`));
}

/** Locales in the order of the platform. */
export function inOrder(codes: readonly string[]): Locale[] {
  return LOCALES.filter((locale) => codes.includes(locale));
}
