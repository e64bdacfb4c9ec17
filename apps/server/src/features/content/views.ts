// Rows of links to their shapes. A link is shown only where what it leads to exists: no switch that is off shows through this page.
import { pageOfPath, type ToolIcon, type ToolLink, type ToolLinkRow } from '@fairway/contract/content/endpoints';
import type { Feature } from '@fairway/contract/switches';
import type { TenantConfiguration } from '@fairway/contract/tenants/endpoints';
import { pickText, type TextSlots } from '@fairway/i18n/fallback';
import { type Locale, languageTag } from '@fairway/rules/locales';
import { sitePageLink } from '@fairway/rules/site-pages';
import type { LinkRow } from './queries.ts';

/** A row as its reader sees it; undefined where it leads nowhere on this host or has no title. */
export function linkView(row: LinkRow, tenant: TenantConfiguration, locale: Locale): ToolLink | undefined {
  if (row.feature !== null && !tenant.features[row.feature as Feature]) return undefined;
  const address = row.address === null ? null : shownAddress(row.address, tenant);
  const title = pickText(row.titles as TextSlots, locale, tenant.locale);
  if (address === undefined || !title) return undefined;
  // The words below a title are in its language, even where theirs would be closer: one card, one language.
  const text = pickText(row.texts as TextSlots, title.locale, tenant.locale)?.text ?? '';
  return {
    id: row.id,
    section: row.section as ToolLink['section'],
    title: named(title.text, tenant),
    text: named(text, tenant),
    language: languageTag(title.locale),
    address,
    external: address !== null && !address.startsWith('/'),
    icon: row.icon as ToolIcon,
  };
}

/** A row as staff edits it. */
export function linkRowView(row: LinkRow): ToolLinkRow {
  return {
    id: row.id,
    page: row.page as ToolLinkRow['page'],
    section: row.section as ToolLinkRow['section'],
    tenantId: row.tenant_id,
    titles: row.titles as ToolLinkRow['titles'],
    texts: row.texts as ToolLinkRow['texts'],
    address: row.address,
    icon: row.icon as ToolIcon,
    feature: row.feature,
    sort: row.sort,
    active: row.active,
    updatedAt: row.updated_at.toISOString(),
  };
}

function shownAddress(address: string, tenant: TenantConfiguration): string | undefined {
  if (address === 'tenant:blog') return tenant.blogLink ?? undefined;
  if (address === 'tenant:faq') return sitePageLink('faq', tenant) ?? '/faq';
  if (!address.startsWith('/')) return address;
  const page = pageOfPath(address);
  const exists = page && (!page.feature || tenant.features[page.feature]) && !(page.hiddenInProduction && tenant.production);
  return exists ? address : undefined;
}

function named(words: string, tenant: TenantConfiguration): string {
  return words.replaceAll('{name}', tenant.name);
}
