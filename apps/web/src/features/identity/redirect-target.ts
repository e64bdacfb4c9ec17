// Where the landing page of social logins and mail links goes on to. It must never lead off this site, nor to anything but one of
// our pages: the address comes from outside. @rule pages.22, identity.4
import { PAGES } from '@fairway/contract/pages';
import { isLocale } from '@fairway/rules/locales';

/** Names of the parameter that holds the target: of sign-ins with a provider, and of links. */
const TARGETS = ['returnUrl', 'to'] as const;

/** Pages that the landing must not lead to: itself, and the sign-in that it comes from. */
const REFUSED = ['redirect', 'login'];

/** Where to go on to, behind the locale of the reader: `/en/jobs?page=2`; undefined where the target is missing or not allowed. */
export function redirectTarget(search: string, locale: string, existing: readonly string[]): string | undefined {
  const target = givenTarget(search);
  if (target && isStart(target)) return `/${target.slice(1) || locale}`;
  // One slash, then a letter: no other site (`//x`, `/\x`), no scheme, no control characters that browsers drop.
  if (!target || target.length > 2000 || !/^\/[a-z]/i.test(target) || /[\\\p{Cc}]/u.test(target)) return undefined;
  let address: URL;
  try {
    address = new URL(target, 'https://site.invalid');
  } catch {
    return undefined;
  }
  if (address.origin !== 'https://site.invalid') return undefined;
  const segments = address.pathname.split('/').slice(1);
  const localized = isLocale(segments[0]);
  const path = `/${segments.slice(localized ? 1 : 0).join('/')}`;
  const allowed = PAGES.some((page) => existing.includes(page.id) && !REFUSED.includes(page.id) && matches(page.path, path));
  return allowed ? `/${localized ? segments[0] : locale}${path}${address.search}${address.hash}` : undefined;
}

function givenTarget(search: string): string | null {
  const query = new URLSearchParams(search);
  return TARGETS.map((name) => query.get(name)).find((value) => value !== null) ?? null;
}

/** The start of the site, which the server decides about. */
const isStart = (path: string): boolean => path === '/' || isLocale(path.slice(1));

/** Whether the target is another document: another language, or the start of the site. */
export function changesLocale(target: string, locale: string): boolean {
  return !target.startsWith(`/${locale}/`);
}

function matches(pattern: string, path: string): boolean {
  const [wanted, given] = [pattern.split('/'), path.split('/')];
  return (
    wanted.length === given.length && wanted.every((part, index) => (part.startsWith(':') ? given[index] !== '' : part === given[index]))
  );
}
