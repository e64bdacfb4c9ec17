// Written by tools/generate-messages.ts from packages/i18n/messages. Do not edit.
import type { Locale } from '@fairway/rules/locales';

/** Loads what the other pages of somebody signed in say in a locale, and the login popup. */
export const OWN_BUNDLES: Record<Locale, () => Promise<{ messages: object }>> = {
  en: () => import('./bundles/en.own.gen.ts'),
  cn: () => import('./bundles/cn.own.gen.ts'),
  de: () => import('./bundles/de.own.gen.ts'),
  es: () => import('./bundles/es.own.gen.ts'),
  fil: () => import('./bundles/fil.own.gen.ts'),
  fr: () => import('./bundles/fr.own.gen.ts'),
  it: () => import('./bundles/it.own.gen.ts'),
  jp: () => import('./bundles/jp.own.gen.ts'),
  ko: () => import('./bundles/ko.own.gen.ts'),
  nl: () => import('./bundles/nl.own.gen.ts'),
  pt: () => import('./bundles/pt.own.gen.ts'),
  ro: () => import('./bundles/ro.own.gen.ts'),
  ru: () => import('./bundles/ru.own.gen.ts'),
  vi: () => import('./bundles/vi.own.gen.ts'),
};
