// Importing this makes a module wait for all messages of the document's locale, those of the consoles too: for pages and dialogs that say
// more than what somebody signed in reads (own-messages.ts). Only modules that are loaded when they are needed may import it.
import { loadLandingMessages } from '@fairway/i18n/landing-messages';
import { loadMessages } from '@fairway/i18n/messages';
import type { Locale } from '@fairway/rules/locales';
import { addMessages, awaitMessages } from './messages.ts';

/** Loads all messages of a locale: on the server before it renders, in tests. */
export async function prepareMessages(locale: Locale): Promise<void> {
  addMessages(locale, await loadMessages(locale));
  // A built browser has them of landing-messages.ts.
  if (import.meta.env.SSR || import.meta.env.DEV) addMessages(locale, await loadLandingMessages(locale));
}

await awaitMessages(loadMessages);
