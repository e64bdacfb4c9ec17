// What an address means, decided before anything is rendered: a page, or a redirect. Pure, so that a table can test it.
//   /                        -> start of the reader's locale, uncached: the landing page, or what follows for /{locale}
//   /{locale}                -> for visitors the landing page, while its switch is on                   @rule pages.5
//                               else where one begins: profile or console, jobs, employers, events      @rule pages.4
//   /jobs                    -> /{negotiated}/jobs, uncached                            @rule locales.7
//   /xx/jobs, /xxx           -> /en/jobs: an unsupported locale                         @rule locales.1, locales.7
//   /{locale}/job/1-a?x=1    -> /{locale}/jobs/1-a?x=1, 301, query kept                 @rule pages.24, pages.25, pages.16
//   /{locale}/calendar       -> /{locale}/jobs, 302, while its switch is off            @rule pages.30, pages.39
//   /{locale}/login          -> profile or console, or jobs with the popup, or the page itself     @rule pages.3, pages.4
// A redirect always stays on this host: its target starts with one slash.
import { consoleOfPage, PAGES, type Page, pageById, REDIRECTS, type Redirect } from '@fairway/contract/pages';
import type { ConsoleArea } from '@fairway/rules/access';
import { DEFAULT_LOCALE, isLocale, type Locale, localeOfTag, negotiateLocale } from '@fairway/rules/locales';

const LANDING = pageById('landing');

export type Reader = {
  cookieLocale: string | undefined;
  tenantLocale: Locale;
  acceptLanguage: string | undefined;
  signedIn: boolean;
  /** The first page for who is known by name; of others who are signed in it is the profile. */
  beginning?: string;
};

export type Address =
  | {
      kind: 'redirect';
      to: string;
      status: 301 | 302 /** Depends on cookies and languages: must not be kept anywhere. */;
      personal: boolean;
    }
  | { kind: 'page'; locale: Locale; path: string; page: Page }
  /** `outside`: the address has no locale, so no route of the web may match it by chance. `area`: it is below this console. */
  | { kind: 'missing'; locale: Locale; outside: boolean; area?: ConsoleArea };

export type Site = { exists: (pageId: string) => boolean; isOn: (redirect: Redirect) => boolean; login: boolean };

/** Decides what `pathname` (encoded, starting with a slash) with `search` (empty or starting with `?`) is. */
export function decideAddress(pathname: string, search: string, reader: Reader, site: Site): Address {
  const segments = pathname.split('/').filter((segment) => segment !== '');
  const tidy = `/${segments.join('/')}`;
  const [first] = segments;
  if (first === undefined) return startOf(readersLocale(reader), search, reader, site);
  if (isLocale(first)) {
    if (tidy !== pathname && segments.length > 1) return moved(tidy + search);
    return insideLocale(first, `/${segments.slice(1).join('/')}`, search, reader, site);
  }
  if (isKnown(tidy, site)) return { kind: 'redirect', to: `/${readersLocale(reader)}${tidy}${search}`, status: 302, personal: true };
  if (/^[a-z]{2,3}$/i.test(first)) {
    const lower = first.toLowerCase();
    const locale = isLocale(lower) ? lower : DEFAULT_LOCALE;
    return { kind: 'redirect', to: `/${[locale, ...segments.slice(1)].join('/')}${search}`, status: 302, personal: false };
  }
  return { kind: 'missing', locale: readersLocale(reader), outside: true };
}

function insideLocale(locale: Locale, path: string, search: string, reader: Reader, site: Site): Address {
  if (path === '/') {
    const landing = landingFor(reader, site);
    return landing ? { kind: 'page', locale, path, page: landing } : startOf(locale, search, reader, site);
  }
  const page = matchPage(path);
  if (page?.id === 'login') return loginOf(locale, path, page, search, reader, site);
  if (page && site.exists(page.id)) return { kind: 'page', locale, path, page };
  if (page?.whenOff) return forNow(`/${locale}${page.whenOff}`);
  const target = page ? undefined : legacyTarget(path, search, site);
  const area = consoleOfPath(path);
  if (target === undefined) return { kind: 'missing', locale, outside: false, ...(area && { area }) };
  return leadsForEver(path, target, site) ? moved(`/${locale}${target}`) : forNow(`/${locale}${target}`);
}

/** A switch may be turned: what browsers kept would then be wrong. @rule pages.39 */
function leadsForEver(path: string, target: string, site: Site): boolean {
  const page = matchPage(target.split('?')[0] ?? '');
  return page !== undefined && site.exists(page.id) && redirectOf(path, site)?.feature === undefined;
}

/** The addresses that lead on to where a reader lands. */
export const isStart = (path: string): boolean => /^(\/[a-z]{2,3})?(\/login)?\/?$/.test(path);

const consoleOfPath = (path: string) => consoleOfPage(path.split('/')[1] ?? '');

/** The locale of a reader whose address has none: their own choice, then their browser's, then the tenant's. */
export function readersLocale({ cookieLocale, tenantLocale, acceptLanguage }: Reader): Locale {
  const chosen = cookieLocale === undefined ? undefined : localeOfTag(cookieLocale);
  return chosen ?? negotiateLocale(acceptLanguage) ?? tenantLocale;
}

/** What visitors are shown at the start, where there is such a page. */
const landingFor = ({ signedIn }: Reader, site: Site): Page | undefined => (signedIn || !site.exists(LANDING.id) ? undefined : LANDING);

function startOf(locale: Locale, search: string, reader: Reader, site: Site): Address {
  const id = landingFor(reader, site) ? '' : `/${startPage(reader, site) ?? 'login'}`;
  return { kind: 'redirect', to: `/${locale}${id}${search}`, status: 302, personal: true };
}

/** Ids of these pages are their paths. */
function startPage(reader: Reader, site: Site): string | undefined {
  const own = reader.signedIn ? [reader.beginning ?? 'profile'] : [];
  return [...own, 'jobs', 'employers', 'events'].find((id) => site.exists(id));
}

function loginOf(locale: Locale, path: string, page: Page, search: string, reader: Reader, site: Site): Address {
  const id = startPage(reader, site);
  if (id === undefined) return { kind: 'page', locale, path, page };
  const query = new URLSearchParams(search);
  if (site.login && !reader.signedIn) query.set('login', '1');
  const kept = query.toString();
  return { kind: 'redirect', to: `/${locale}/${id}${kept === '' ? '' : `?${kept}`}`, status: 302, personal: true };
}

const moved = (to: string): Address => ({ kind: 'redirect', to, status: 301, personal: false });
const forNow = (to: string): Address => ({ kind: 'redirect', to, status: 302, personal: false });

function isKnown(path: string, site: Site): boolean {
  const page = matchPage(path);
  return page ? site.exists(page.id) : legacyTarget(path, '', site) !== undefined;
}

const patterns = PAGES.map((page) => ({ page, segments: page.path.split('/').slice(1) })).sort(
  (a, b) => a.segments.filter((s) => s.startsWith(':')).length - b.segments.filter((s) => s.startsWith(':')).length,
);

/** The page of a path behind the locale; fixed segments win over parameters. */
function matchPage(path: string): Page | undefined {
  const segments = path.split('/').slice(1);
  return patterns.find((pattern) => matches(pattern.segments, segments))?.page;
}

function matches(pattern: readonly string[], segments: readonly string[]): boolean {
  return pattern.length === segments.length && pattern.every((part, at) => part.startsWith(':') || part === segments[at]);
}

/** Where a legacy path leads, with its tail and query; undefined where there is no such redirect. */
function legacyTarget(path: string, search: string, site: Pick<Site, 'isOn'>): string | undefined {
  const redirect = redirectOf(path, site);
  if (!redirect) return undefined;
  const tail = redirect.path.endsWith('/*') ? path.slice(redirect.path.length - 2) : '';
  return withQuery(redirect.to.replace('/*', tail), search);
}

const redirectOf = (path: string, site: Pick<Site, 'isOn'>): Redirect | undefined =>
  REDIRECTS.find((redirect) => {
    if (!site.isOn(redirect)) return false;
    if (redirect.path.endsWith('/*')) return isBelow(path, redirect.path.slice(0, -2));
    return matches(redirect.path.split('/').slice(1), path.split('/').slice(1));
  });

const isBelow = (path: string, base: string) => path === base || path.startsWith(`${base}/`);

function withQuery(target: string, search: string): string {
  if (search === '' || search === '?') return target;
  return target.includes('?') ? `${target}&${search.slice(1)}` : target + search;
}
