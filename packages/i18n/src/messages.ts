// All messages of one locale but those of the landing page, on the server, in tests and in the consoles. A browser gets them in parts:
// first-messages.ts, profile-messages.ts, own-messages.ts; landing-messages.ts. Never import a file of messages/ directly.
import { type Locale, languageTag } from '@fairway/rules/locales';
import { loadFirstMessages } from './first-messages.ts';
import { LATER_BUNDLES } from './later-bundles.gen.ts';
import { once } from './message-loading.ts';
import type { Messages } from './messages.gen.ts';
import { loadOwnMessages } from './own-messages.ts';

/** All messages of a locale. */
export const loadMessages = once(async (locale): Promise<Messages> => {
  const [first, own, later] = await Promise.all([loadFirstMessages(locale), loadOwnMessages(locale), LATER_BUNDLES[locale]()]);
  const { errors, ...more } = later.messages as { errors?: object };
  // The words of errors come in parts.
  return { ...first, ...own, ...more, errors: { ...first.errors, ...own.errors, ...errors } };
});

/** Props of use-intl's `IntlProvider`, and options of `createTranslator`. The locale of use-intl is the language tag, not our code. */
export function intlConfig<M extends Messages>(locale: Locale, messages: M) {
  // Dates are formatted by formatters.ts and given to a message as text, so the zone here decides nothing; it only has to be named.
  return { locale: languageTag(locale), messages, timeZone: 'UTC' };
}
