// The links that staff keeps for a page; the server leaves out what does not exist here. @rule content.1
import type { Api } from '@fairway/client/api';
import type { components } from '@fairway/client/api.gen';
import type { Locale } from '@fairway/rules/locales';
import { type Boot, useBoot } from '../../lib/boot.ts';
import { localized } from '../../lib/paths.ts';

export type ToolLink = components['schemas']['ToolLink'];

/** The links of the page of tools or of apps. */
export function toolLinksQuery(api: Api, page: 'tools' | 'apps', locale: Locale) {
  return api.query.queryOptions('get', '/api/v1/content/links', { params: { query: { page, locale } } });
}

/** The address as a link has it: our own paths behind the locale of the reader. */
export function linkHref(address: string, boot: Boot): string {
  return address.startsWith('/') ? localized(boot.locale, address) : address;
}

/** `lang` for words that are in another language than the page. */
export function useLanguageMark(): (link: ToolLink) => { lang?: string } {
  const { languageTag } = useBoot();
  return (link) => (link.language === languageTag ? {} : { lang: link.language });
}
