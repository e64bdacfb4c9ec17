// The own pages of a tenant: which there are, and whose text a reader is shown. A page that the tenant never wrote shows ours, in the reader's
// language; one that it wrote shows that text and nothing of ours, in another language where the reader's is not filled, since two texts of
// one page could say two things. An imprint has no text of ours: whoever runs a site is not ours to name. @rule content.3, content.4
export const SITE_PAGES = ['privacy', 'terms', 'imprint', 'faq'] as const;
export type SitePage = (typeof SITE_PAGES)[number];

/** Most characters of a text in one language. */
export const SITE_PAGE_CHARACTERS = 30_000;
/** Editions that the console lists, newest first; older ones stay. */
export const SITE_PAGE_EDITIONS_LISTED = 50;
export const SITE_PAGE_SORTS = ['name'] as const;

/** Pages of which every tenant has a text of ours. */
export const hasOurText = (page: SitePage): page is Exclude<SitePage, 'imprint'> => page !== 'imprint';

export type SitePageState = 'elsewhere' | 'own' | 'ours' | 'missing';

/** What a page is at a tenant: an address elsewhere goes before a text of its own, that before ours. @rule content.5 */
export function sitePageState(page: SitePage, { link, isOwn }: { link: string | null; isOwn: boolean }): SitePageState {
  if (link !== null) return 'elsewhere';
  if (isOwn) return 'own';
  return hasOurText(page) ? 'ours' : 'missing';
}

/** The address elsewhere that a tenant gave for a page. */
export function sitePageLink(page: SitePage, tenant: { privacyLink: string | null; faqLink: string | null }): string | null {
  if (page === 'privacy') return tenant.privacyLink;
  return page === 'faq' ? tenant.faqLink : null;
}
