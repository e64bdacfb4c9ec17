import type { Locale } from '@fairway/rules/locales';

/** Each language of the interface in its own words, the same in every locale. Set `lang` where it is shown. @rule locales.6 */
export const LOCALE_NAMES: Record<Locale, string> = {
  en: 'English',
  cn: '中文',
  de: 'Deutsch',
  es: 'Español',
  fil: 'Filipino',
  fr: 'Français',
  it: 'Italiano',
  jp: '日本語',
  ko: '한국어',
  nl: 'Nederlands',
  pt: 'Português',
  ro: 'Română',
  ru: 'Русский',
  vi: 'Tiếng Việt',
};
