// What the navigation holds for a tenant: only pages that exist, in the order of the specification. Pure; header, sidebar and
// footer show the same lists. @rule navigation.6, navigation.7, content.2, jobs.19
import type { Boot } from '@fairway/client/page-request';
import { menuOf } from '@fairway/contract/pages';
import type { useTranslations } from 'use-intl';
import { hrefsOf, pathOf } from '../lib/paths.ts';

/** Keys of `shell.nav` that pages and outside links have. */
type NavWord = Exclude<Parameters<ReturnType<typeof useTranslations<'shell.nav'>>>[0], 'home' | 'unread'>;

export type NavLink = {
  word: NavWord;
  href: string /** Path behind the locale, for the mark of where the reader is. */;
  path?: string;
  external?: true;
};

/** Paths that light up the Tools menu. @rule navigation.10 */
const TOOLS_PATHS = ['/masterclasses', '/resources', '/assessments', '/calendar', '/account', '/favorites'];

function links(boot: Boot, menu: 'main' | 'tools'): NavLink[] {
  const { href, exists } = hrefsOf(boot);
  return menuOf(menu)
    .filter(({ page }) => exists(page))
    .map(({ page, word }) => ({ word: word as NavWord, href: href(page), path: pathOf(page) }));
}

/** My profile, find jobs, employers, events: those that exist. */
export function mainLinks(boot: Boot): NavLink[] {
  return links(boot, 'main');
}

/** What stands in the Tools menu; empty where there is nothing, and then there is no menu. */
export function toolLinks(boot: Boot): NavLink[] {
  const { href, exists } = hrefsOf(boot);
  const found = links(boot, 'tools');
  if (exists('jobs') && boot.tenant.features.jobsInChina) found.push({ word: 'jobsInChina', href: href('jobs', {}, { address: 'CN' }) });
  const { features, blogLink, hasBlog } = boot.tenant;
  // An address elsewhere goes before the tenant's own. @rule content.14
  if (features.blog && blogLink) found.push({ word: 'blog', href: blogLink, external: true });
  else if (exists('blog') && hasBlog) found.push({ word: 'blog', href: href('blog'), path: pathOf('blog') });
  return found;
}

/** Whether `path` (behind the locale) is this page or one below it. */
export function isWithin(path: string, base: string | undefined): boolean {
  return base !== undefined && (path === base || path.startsWith(`${base}/`));
}

/** Whether the Tools menu is lit on this path. */
export function toolsAreCurrent(path: string, tools: readonly NavLink[]): boolean {
  return [...TOOLS_PATHS, ...tools.map((link) => link.path)].some((base) => isWithin(path, base));
}
