// Loads the messages of one locale, in the browser and on the server: dynamic imports that Vite makes two chunks a locale of, so a
// reader is sent their own language only, and of it first what a first page says. Never import a file of messages/ directly.
import { type Locale, languageTag } from '@fairway/rules/locales';
import { BUNDLES } from './bundles.gen.ts';
import { LATER_BUNDLES } from './later-bundles.gen.ts';
import type { Messages } from './messages.gen.ts';

/** Loads each locale once; a failed load (a lost connection) is tried again at the next call. */
function once(load: (locale: Locale) => Promise<Messages>): (locale: Locale) => Promise<Messages> {
  const loading = new Map<Locale, Promise<Messages>>();
  return (locale) => {
    let messages = loading.get(locale);
    if (!messages) {
      messages = load(locale);
      messages.catch(() => loading.delete(locale));
      loading.set(locale, messages);
    }
    return messages;
  };
}

/** What a first page says; the other nouns are missing though the type has them. */
export const loadFirstMessages = once(async (locale) => (await BUNDLES[locale]()).messages as Messages);

/** All messages of a locale. */
export const loadMessages = once(async (locale) => {
  const [first, later] = await Promise.all([loadFirstMessages(locale), LATER_BUNDLES[locale]()]);
  return { ...first, ...later.messages };
});

/** Props of use-intl's `IntlProvider`, and options of `createTranslator`. The locale of use-intl is the language tag, not our code. */
export function intlConfig<M extends Messages>(locale: Locale, messages: M) {
  // Dates are formatted by formatters.ts and given to a message as text, so the zone here decides nothing; it only has to be named.
  return { locale: languageTag(locale), messages, timeZone: 'UTC' };
}
