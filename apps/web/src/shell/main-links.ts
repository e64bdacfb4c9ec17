// What the navigation holds for a tenant: only pages that exist, in the order of the specification. Pure; header, sidebar and
// footer show the same lists. @spec 2.3 "Main navigation in the app", decision 10
import type { Boot } from '@fairway/client/page-request';
import { hrefsOf, pathOf } from '../lib/paths.ts';

/** Keys of `shell.nav`. */
export type NavWord =
  | 'profile'
  | 'jobs'
  | 'employers'
  | 'events'
  | 'masterclasses'
  | 'resources'
  | 'assessments'
  | 'calendar'
  | 'courses'
  | 'countryGuides'
  | 'cvReview'
  | 'referrals'
  | 'links'
  | 'apps'
  | 'jobsInChina'
  | 'blog';

export type NavLink = {
  word: NavWord;
  href: string /** Path behind the locale, for the mark of where the reader is. */;
  path?: string;
  external?: true;
};

const MAIN: readonly [page: string, word: NavWord][] = [
  ['profile', 'profile'],
  ['jobs', 'jobs'],
  ['employers', 'employers'],
  ['events', 'events'],
];

const TOOLS: readonly [page: string, word: NavWord][] = [
  ['masterclasses', 'masterclasses'],
  ['resources', 'resources'],
  ['assessments', 'assessments'],
  ['calendar', 'calendar'],
  ['courses', 'courses'],
  ['country-guides', 'countryGuides'],
  ['cv-review', 'cvReview'],
  ['referrals', 'referrals'],
  ['tools', 'links'],
  ['apps', 'apps'],
];

/** Paths that light up the Tools menu. @spec 2.3 "Tools dropdown sections are highlighted" */
const TOOLS_PATHS = ['/masterclasses', '/resources', '/assessments', '/calendar', '/account', '/favorites'];

function links(boot: Boot, entries: readonly [string, NavWord][]): NavLink[] {
  const { href, exists } = hrefsOf(boot);
  return entries.filter(([page]) => exists(page)).map(([page, word]) => ({ word, href: href(page), path: pathOf(page) }));
}

/** My profile, find jobs, employers, events: those that exist. */
export function mainLinks(boot: Boot): NavLink[] {
  return links(boot, MAIN);
}

/** What stands in the Tools menu; empty where there is nothing, and then there is no menu. */
export function toolLinks(boot: Boot): NavLink[] {
  const { href, exists } = hrefsOf(boot);
  const found = links(boot, TOOLS);
  if (exists('jobs') && boot.tenant.features.jobsInChina) found.push({ word: 'jobsInChina', href: href('jobs', {}, { address: 'CN' }) });
  if (boot.tenant.features.blog && boot.tenant.blogLink) found.push({ word: 'blog', href: boot.tenant.blogLink, external: true });
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
