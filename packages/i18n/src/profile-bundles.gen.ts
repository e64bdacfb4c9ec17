// Written by tools/generate-messages.ts from packages/i18n/messages. Do not edit.
import type { Locale } from '@fairway/rules/locales';

/** Loads what the profile page says in a locale. */
export const PROFILE_BUNDLES: Record<Locale, () => Promise<{ messages: object }>> = {
  en: () => import('./bundles/en.profile.gen.ts'),
  cn: () => import('./bundles/cn.profile.gen.ts'),
  de: () => import('./bundles/de.profile.gen.ts'),
  es: () => import('./bundles/es.profile.gen.ts'),
  fil: () => import('./bundles/fil.profile.gen.ts'),
  fr: () => import('./bundles/fr.profile.gen.ts'),
  it: () => import('./bundles/it.profile.gen.ts'),
  jp: () => import('./bundles/jp.profile.gen.ts'),
  ko: () => import('./bundles/ko.profile.gen.ts'),
  nl: () => import('./bundles/nl.profile.gen.ts'),
  pt: () => import('./bundles/pt.profile.gen.ts'),
  ro: () => import('./bundles/ro.profile.gen.ts'),
  ru: () => import('./bundles/ru.profile.gen.ts'),
  vi: () => import('./bundles/vi.profile.gen.ts'),
};
