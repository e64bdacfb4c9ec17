// The reader's messages, loaded before anything is rendered (entry.server.tsx, entry.client.tsx) and read while rendering. A browser gets
// those of a first page at once, the others with the first page or dialog that says them (later-messages.ts).
import { loadFirstMessages, loadMessages } from '@fairway/i18n/messages';
import type { Messages } from '@fairway/i18n/messages.gen';
import type { Locale } from '@fairway/rules/locales';
import { useSyncExternalStore } from 'react';

const ready = new Map<Locale, Messages>();
const readers = new Set<() => void>();

/** Loads what a first page says in a locale; resolves at once when it is there. */
export async function prepareFirstMessages(locale: Locale): Promise<void> {
  if (!ready.has(locale)) {
    const messages = await loadFirstMessages(locale);
    // All of them may have come meanwhile.
    if (!ready.has(locale)) ready.set(locale, messages);
  }
}

/** Loads all messages of a locale. */
export async function prepareMessages(locale: Locale): Promise<void> {
  const messages = await loadMessages(locale);
  if (ready.get(locale) === messages) return;
  ready.set(locale, messages);
  for (const read of readers) read();
}

/** The messages of a prepared locale. @throws Error where nobody prepared it */
export function preparedMessages(locale: Locale): Messages {
  const messages = ready.get(locale);
  if (!messages) throw new Error(`Messages of ${locale} were not prepared`);
  return messages;
}

/** The messages of a prepared locale, for a part that is rendered again when there are more. */
export function useMessagesOf(locale: Locale): Messages {
  const read = () => preparedMessages(locale);
  return useSyncExternalStore(subscribe, read, read);
}

function subscribe(read: () => void): () => void {
  readers.add(read);
  return () => readers.delete(read);
}
