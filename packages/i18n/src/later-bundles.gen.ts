// Written by tools/generate-messages.ts from packages/i18n/messages. Do not edit.
import type { Locale } from '@fairway/rules/locales';

/** Loads what the consoles say in a locale. */
export const LATER_BUNDLES: Record<Locale, () => Promise<{ messages: object }>> = {
  en: () => import('./bundles/en.later.gen.ts'),
  cn: () => import('./bundles/cn.later.gen.ts'),
  de: () => import('./bundles/de.later.gen.ts'),
  es: () => import('./bundles/es.later.gen.ts'),
  fil: () => import('./bundles/fil.later.gen.ts'),
  fr: () => import('./bundles/fr.later.gen.ts'),
  it: () => import('./bundles/it.later.gen.ts'),
  jp: () => import('./bundles/jp.later.gen.ts'),
  ko: () => import('./bundles/ko.later.gen.ts'),
  nl: () => import('./bundles/nl.later.gen.ts'),
  pt: () => import('./bundles/pt.later.gen.ts'),
  ro: () => import('./bundles/ro.later.gen.ts'),
  ru: () => import('./bundles/ru.later.gen.ts'),
  vi: () => import('./bundles/vi.later.gen.ts'),
};
