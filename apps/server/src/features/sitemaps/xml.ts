// Small XML writing: sitemaps and feeds. Everything that comes from a row is escaped, control characters that XML forbids are dropped.
import { LOCALES, type Locale, languageTag } from '@fairway/rules/locales';

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** Text for an element or an attribute. */
function xmlText(text: string): string {
  return text
    .replace(/[^\u0009\u000a\u000d\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"']/g, (c) => ESCAPES[c] ?? c);
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

export type SitemapEntry = { path: string; modifiedAt?: Date };

/** A sitemap in which each page stands in the 14 locales, each with its alternates. */
export function sitemapXml(origin: string, entries: readonly SitemapEntry[]): string {
  const address = (locale: Locale, path: string) => xmlText(encodeURI(`${origin}/${locale}${path}`));
  const urls = entries.flatMap((entry) => {
    const alternates = LOCALES.map(
      (locale) => `<xhtml:link rel="alternate" hreflang="${languageTag(locale)}" href="${address(locale, entry.path)}"/>`,
    ).join('');
    const lastmod = entry.modifiedAt ? `<lastmod>${entry.modifiedAt.toISOString()}</lastmod>` : '';
    return LOCALES.map((locale) => `<url><loc>${address(locale, entry.path)}</loc>${lastmod}${alternates}</url>`);
  });
  return `${HEAD}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('\n')}</urlset>\n`;
}

export function sitemapIndexXml(addresses: readonly string[]): string {
  const items = addresses.map((address) => `<sitemap><loc>${xmlText(address)}</loc></sitemap>`);
  return `${HEAD}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${items.join('\n')}</sitemapindex>\n`;
}

export type FeedItem = { title: string; link: string; id: string; publishedAt: Date; description: string };

/** RSS 2.0 of a search. */
export function rssXml(
  channel: { title: string; link: string; self: string; language: string; description: string },
  items: readonly FeedItem[],
): string {
  const entries = items.map(
    (item) =>
      `<item><title>${xmlText(item.title)}</title><link>${xmlText(item.link)}</link><guid isPermaLink="false">${xmlText(item.id)}</guid>` +
      `<pubDate>${item.publishedAt.toUTCString()}</pubDate><description>${xmlText(item.description)}</description></item>`,
  );
  return (
    `${HEAD}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>${xmlText(channel.title)}</title><link>${xmlText(channel.link)}</link>` +
    `<atom:link href="${xmlText(channel.self)}" rel="self" type="application/rss+xml"/><description>${xmlText(channel.description)}</description>` +
    `<language>${channel.language}</language>${entries.join('\n')}</channel></rss>\n`
  );
}
