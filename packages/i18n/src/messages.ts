// Loads the messages of one locale, in the browser and on the server: a dynamic import that Vite makes one chunk a locale, so a
// reader is sent their own language only. Never import a file of messages/ directly.
import { type Locale, languageTag } from '@fairway/rules/locales';
import { BUNDLES } from './bundles.gen.ts';
import type { Messages } from './messages.gen.ts';

const loading = new Map<Locale, Promise<Messages>>();

/** All messages of a locale. Loaded once; a failed load (a lost connection) is tried again at the next call. */
export function loadMessages(locale: Locale): Promise<Messages> {
  let messages = loading.get(locale);
  if (!messages) {
    messages = BUNDLES[locale]().then((bundle) => bundle.messages as unknown as Messages);
    messages.catch(() => loading.delete(locale));
    loading.set(locale, messages);
  }
  return messages;
}

/** Props of use-intl's `IntlProvider`, and options of `createTranslator`. The locale of use-intl is the language tag, not our code. */
export function intlConfig<M extends Messages>(locale: Locale, messages: M) {
  // Dates are formatted by formatters.ts and given to a message as text, so the zone here decides nothing; it only has to be named.
  return { locale: languageTag(locale), messages, timeZone: 'UTC' };
}
