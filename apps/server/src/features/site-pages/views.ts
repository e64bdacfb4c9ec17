// Own pages as their readers see them, and as administrators edit them.
import type { editedSitePage, shownSitePage, sitePagesRow } from '@fairway/contract/site-pages/endpoints';
import type { TenantConfiguration } from '@fairway/contract/tenants/endpoints';
import { pickText } from '@fairway/i18n/fallback';
import { formatters } from '@fairway/i18n/formatters';
import { translator } from '@fairway/i18n/translator';
import { knownLocale, LOCALES, type Locale, languageTag } from '@fairway/rules/locales';
import { pageHtml } from '@fairway/rules/page-text';
import { hasOurText, SITE_PAGES, type SitePage, sitePageLink, sitePageState } from '@fairway/rules/site-pages';
import type { z } from 'zod';
import type { Database } from '../../kernel/database/database.ts';
import { OUR_TEXTS_CHANGED_AT, ourText } from './our-texts.ts';
import { findNewestEdition, findSupportEmail, getPageTenant, inOrder, listEditions, type pagesByTenant } from './queries.ts';

/** From so many headings on, a list of them stands above the text. */
const LONG_HEADINGS = 4;

/** A page for a reader; undefined where this site has none, or leads elsewhere. @rule content.3, content.5 */
export async function findShownPage(
  database: Database,
  tenant: TenantConfiguration,
  page: SitePage,
  locale: Locale,
  now: Date,
): Promise<z.input<typeof shownSitePage> | undefined> {
  if (sitePageLink(page, tenant) !== null) return undefined;
  const edition = await findNewestEdition(database, tenant.id, page);
  const email = await findSupportEmail(database, tenant.id);
  const own = pickText(edition?.texts, locale, tenant.locale);
  if (!own && !hasOurText(page)) return undefined;
  const shown = own ?? { text: await ourText(page, locale, { email, consent: tenant.consent }), locale, fellBack: false };
  const changedAt = edition?.publishedAt ?? OUR_TEXTS_CHANGED_AT;
  const t = await translator(locale);
  const words = formatters({ locale, timeZone: 'UTC', now });
  const { html, contents } = pageHtml(shown.text, { name: tenant.name, email, locale }, { questions: page === 'faq' });
  return {
    page,
    title: t(`site-page-texts.titles.${page}`),
    description: t(`site-page-texts.descriptions.${page}`, { name: tenant.name }),
    html,
    contents: page !== 'faq' && contents.length >= LONG_HEADINGS ? { label: t('site-page-texts.contents'), headings: contents } : null,
    fellBack: shown.fellBack
      ? {
          language: languageTag(shown.locale),
          why: t('site-page-texts.fellBack', { language: words.language(languageTag(shown.locale).split('-')[0] ?? shown.locale) }),
        }
      : null,
    changed: {
      on: changedAt.toISOString().slice(0, 10),
      text: t('site-page-texts.changed', { date: words.calendarDate(changedAt.toISOString().slice(0, 10)) }),
    },
  };
}

type Row = Awaited<ReturnType<ReturnType<typeof pagesByTenant>['execute']>>[number];

/** A tenant with its pages, as a row of the list. */
export function pagesRow(row: Row): z.input<typeof sitePagesRow> {
  const links = { privacyLink: row.privacy_link, faqLink: row.faq_link };
  return {
    id: row.id,
    name: row.name,
    pages: SITE_PAGES.map((page) => {
      const own = row.own[page];
      return {
        page,
        state: sitePageState(page, { link: sitePageLink(page, links), isOwn: own !== undefined }),
        locales: inOrder(own?.locales ?? []),
        changedAt: own ? new Date(own.at).toISOString() : null,
      };
    }),
  };
}

/** A page with all that can be edited. @throws Problem not_found */
export async function getEditedPage(database: Database, tenantId: number, page: SitePage): Promise<z.input<typeof editedSitePage>> {
  const tenant = await getPageTenant(database, tenantId);
  const newest = await findNewestEdition(database, tenantId, page);
  const link = sitePageLink(page, { privacyLink: tenant.privacy_link, faqLink: tenant.faq_link });
  const facts = { email: tenant.support_email, consent: tenant.consent === 'explicit' ? 'explicit' : 'implied' } as const;
  const ours = await Promise.all(LOCALES.map(async (locale) => [locale, await ourText(page, locale, facts)] as const));
  return {
    tenant: { id: tenant.id, name: tenant.name, locale: knownLocale(tenant.locale), email: tenant.support_email },
    page,
    state: sitePageState(page, { link, isOwn: Boolean(newest?.texts) }),
    link,
    edition: newest?.number ?? 0,
    texts: newest?.texts ?? null,
    ours: Object.fromEntries(ours) as Record<Locale, string>,
    editions: await listEditions(database, tenantId, page),
  };
}
