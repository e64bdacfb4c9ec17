// Addresses of our own pages, by page id and locale. Nothing else writes a path by hand.
import { PAGES, type Page } from '@fairway/contract/pages';
import type { Locale } from '@fairway/rules/locales';
import { type SitePage, sitePageLink } from '@fairway/rules/site-pages';
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { type Boot, useBoot, useBootIfKnown } from './boot.ts';

export type PathParams = Record<string, string | number>;
export type PathQuery = Record<string, string | number | readonly (string | number)[] | undefined | null>;

const byId = new Map<string, Page>(PAGES.map((page) => [page.id, page]));

/** The path of a page behind its locale: `pathOf('jobdetail', { id })`. @throws Error on an unknown page or a missing parameter */
export function pathOf(id: string, params: PathParams = {}, query: PathQuery = {}): string {
  const page = byId.get(id);
  if (!page) throw new Error(`No page ${id} in the route table`);
  const path = page.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`The path of ${id} needs ${name}`);
    return encodeURIComponent(value);
  });
  return path + searchOf(query);
}

/** `?a=1&a=2&b=x`, without what is undefined, null or empty; an empty text where nothing is left. */
export function searchOf(query: PathQuery): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const item of Array.isArray(value) ? value : [value])
      if (item !== undefined && item !== null && item !== '') search.append(name, `${item}`);
  }
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}

/** `/en/jobs` for `/jobs`. */
export function localized(locale: Locale, path: string): string {
  return `/${locale}${path === '/' ? '' : path}`;
}

/** What stands behind the locale of an address: `/jobs` for `/en/jobs`; `/` for `/en`. */
function withoutLocale(pathname: string): string {
  const rest = pathname.split('/').slice(2).join('/');
  return `/${rest}`;
}

/** Builds addresses for one boot. */
export function hrefsOf(boot: Boot) {
  return {
    /** The address of a page: `href('jobdetail', { id }, { page: 2 })`. */
    href: (id: string, params?: PathParams, query?: PathQuery) => localized(boot.locale, pathOf(id, params, query)),
    /** Whether the page exists here: its switch is on and it is built. */
    exists: (id: string) => boot.pages.includes(id),
    /** Where an own page of the site is read: at an address elsewhere, or here; undefined where it has none. @rule content.5 */
    sitePage: (id: SitePage) =>
      id === 'imprint' && !boot.tenant.hasImprint ? undefined : (sitePageLink(id, boot.tenant) ?? localized(boot.locale, `/${id}`)),
    /** Where the logo leads: the first of the landing page, jobs, employers, events that exists, else the start of the site. @rule pages.4, pages.5 */
    home: () => {
      const id = ['landing', 'jobs', 'employers', 'events'].find((candidate) => boot.pages.includes(candidate));
      return id ? localized(boot.locale, pathOf(id)) : localized(boot.locale, '/login');
    },
  };
}

/** Addresses for the page being shown: `const { href } = useHrefs()`. */
export function useHrefs() {
  const boot = useBoot();
  return useMemo(() => hrefsOf(boot), [boot]);
}

/** The path of the page being shown, behind its locale. */
export function usePathBehindLocale(): string {
  const { pathname } = useLocation();
  const boot = useBootIfKnown();
  return boot && pathname.split('/')[1] === boot.locale ? withoutLocale(pathname) : pathname;
}
