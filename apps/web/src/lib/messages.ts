// The reader's messages, loaded before anything is rendered (entry.server.tsx, entry.client.tsx) and read while rendering.
import { loadMessages } from '@fairway/i18n/messages';
import type { Messages } from '@fairway/i18n/messages.gen';
import type { Locale } from '@fairway/rules/locales';

const ready = new Map<Locale, Messages>();

/** Loads the messages of a locale; resolves at once when they are there. */
export async function prepareMessages(locale: Locale): Promise<void> {
  if (!ready.has(locale)) ready.set(locale, await loadMessages(locale));
}

/** The messages of a prepared locale. @throws Error where nobody prepared it */
export function preparedMessages(locale: Locale): Messages {
  const messages = ready.get(locale);
  if (!messages) throw new Error(`Messages of ${locale} were not prepared`);
  return messages;
}
