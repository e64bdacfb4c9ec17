// Written by tools/generate-messages.ts from packages/i18n/messages. Do not edit.
import type { Locale } from '@fairway/rules/locales';

/** Loads what a first page says in a locale; a bundler makes one chunk of each. */
export const BUNDLES: Record<Locale, () => Promise<{ messages: object }>> = {
  en: () => import('./bundles/en.gen.ts'),
  cn: () => import('./bundles/cn.gen.ts'),
  de: () => import('./bundles/de.gen.ts'),
  es: () => import('./bundles/es.gen.ts'),
  fil: () => import('./bundles/fil.gen.ts'),
  fr: () => import('./bundles/fr.gen.ts'),
  it: () => import('./bundles/it.gen.ts'),
  jp: () => import('./bundles/jp.gen.ts'),
  ko: () => import('./bundles/ko.gen.ts'),
  nl: () => import('./bundles/nl.gen.ts'),
  pt: () => import('./bundles/pt.gen.ts'),
  ro: () => import('./bundles/ro.gen.ts'),
  ru: () => import('./bundles/ru.gen.ts'),
  vi: () => import('./bundles/vi.gen.ts'),
};
