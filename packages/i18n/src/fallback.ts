// Texts that people write in several languages are slots by locale: one that is empty falls back, and the reply says to which language.
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@fairway/rules/locales';

/** A jsonb column of texts by locale; an empty slot counts as absent. */
export type TextSlots = Partial<Record<Locale, string | null>>;

export interface PickedText {
  text: string;
  /** The language it is in, for `lang`. */
  locale: Locale;
  /** True when it is not in the language that was asked for: the page marks it. */
  fellBack: boolean;
}

/** The text for a reader: asked locale, the tenant's, English, then any. Undefined when no slot is filled. */
export function pickText(slots: TextSlots | null | undefined, asked: Locale, tenant: Locale = DEFAULT_LOCALE): PickedText | undefined {
  if (!slots) return undefined;
  for (const locale of [asked, tenant, DEFAULT_LOCALE, ...LOCALES]) {
    const text = slots[locale];
    if (text && text.trim() !== '') return { text, locale, fellBack: locale !== asked };
  }
  return undefined;
}
