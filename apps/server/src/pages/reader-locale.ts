// The language of who asks, where nothing but the request says it: the locale of the address, else what cookie and browser wish.
import { DEFAULT_LOCALE, isLocale, type Locale } from '@fairway/rules/locales';
import type { FastifyRequest } from 'fastify';
import { type Reader, readersLocale } from './address.ts';
import { cookieOf, splitTarget } from './page-keys.ts';

/** The locale to apologise in when even the tenant is unknown. */
export function localeOfAddress(request: FastifyRequest): Locale {
  const [, first] = splitTarget(request.url).pathname.split('/');
  return isLocale(first) ? first : readersLocale({ ...languageWishes(request), tenantLocale: DEFAULT_LOCALE, signedIn: false });
}

export function languageWishes(request: FastifyRequest): Pick<Reader, 'cookieLocale' | 'acceptLanguage'> {
  return { cookieLocale: cookieOf(request.headers.cookie, 'locale'), acceptLanguage: request.headers['accept-language'] };
}
