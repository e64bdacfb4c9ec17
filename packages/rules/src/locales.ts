// The 14 locales of the addresses and what they mean to the platform (@rule locales.1, locales.5).
// `cn` and `jp` are no language tags: they stay in addresses, everything that formats or declares a language uses the tag.

/** Locale codes as they stand in addresses. @rule locales.1, locales.2 */
export const LOCALES = ['en', 'cn', 'de', 'es', 'fil', 'fr', 'it', 'jp', 'ko', 'nl', 'pt', 'ro', 'ru', 'vi'] as const;
export type Locale = (typeof LOCALES)[number];

/** The locale that replaces an unsupported one. @rule locales.3 */
export const DEFAULT_LOCALE: Locale = 'en';

const TAGS: Partial<Record<Locale, string>> = { en: 'en-GB', cn: 'zh-CN', jp: 'ja' };
const ADDRESS_ALIASES: Record<string, Locale> = { zh: 'cn', ja: 'jp', tl: 'fil' };

/** True when `code` is one of the 14 address codes. */
export function isLocale(code: string | undefined): code is Locale {
  return code !== undefined && (LOCALES as readonly string[]).includes(code);
}

/** The locale that was kept for somebody; the default where it is none any more. */
export function knownLocale(code: string | undefined): Locale {
  return isLocale(code) ? code : DEFAULT_LOCALE;
}

/** BCP 47 tag of an address code, for `lang`, dates, plurals and collation. @rule locales.5 */
export function languageTag(locale: Locale): string {
  return TAGS[locale] ?? locale;
}

/** Address code for a BCP 47 tag such as `zh-Hans-CN` or `pt-BR`; undefined when we do not speak it. */
export function localeOfTag(tag: string): Locale | undefined {
  const primary = tag.toLowerCase().split(/[-_]/)[0] ?? '';
  if (isLocale(primary)) return primary;
  return ADDRESS_ALIASES[primary];
}

/** The best locale for an Accept-Language header, else undefined. Quality values are honoured, ties keep their order. */
export function negotiateLocale(acceptLanguage: string | undefined): Locale | undefined {
  if (!acceptLanguage) return undefined;
  const wishes = acceptLanguage
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...params] = part.trim().split(';');
      const q = params.map((p) => p.trim()).find((p) => p.startsWith('q='));
      const quality = q ? Number.parseFloat(q.slice(2)) : 1;
      return { tag, quality: Number.isFinite(quality) ? quality : 0 };
    })
    .filter((wish) => wish.quality > 0)
    .sort((a, b) => b.quality - a.quality);
  for (const wish of wishes) {
    const locale = localeOfTag(wish.tag);
    if (locale) return locale;
  }
  return undefined;
}
