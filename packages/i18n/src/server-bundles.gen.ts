// Written by tools/generate-messages.ts from packages/i18n/messages. Do not edit.
import type { Locale } from '@fairway/rules/locales';

/** Loads what only the server says in a locale. Never import it into a page. */
export const SERVER_BUNDLES: Record<Locale, () => Promise<{ messages: object }>> = {
  en: () => import('./bundles/en.server.gen.ts'),
  cn: () => import('./bundles/cn.server.gen.ts'),
  de: () => import('./bundles/de.server.gen.ts'),
  es: () => import('./bundles/es.server.gen.ts'),
  fil: () => import('./bundles/fil.server.gen.ts'),
  fr: () => import('./bundles/fr.server.gen.ts'),
  it: () => import('./bundles/it.server.gen.ts'),
  jp: () => import('./bundles/jp.server.gen.ts'),
  ko: () => import('./bundles/ko.server.gen.ts'),
  nl: () => import('./bundles/nl.server.gen.ts'),
  pt: () => import('./bundles/pt.server.gen.ts'),
  ro: () => import('./bundles/ro.server.gen.ts'),
  ru: () => import('./bundles/ru.server.gen.ts'),
  vi: () => import('./bundles/vi.server.gen.ts'),
};
