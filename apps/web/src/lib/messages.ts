// The reader's messages, loaded before anything is rendered (entry.server.tsx, entry.client.tsx) and read while rendering. A browser gets
// those of a first page at once, the others with the first page or dialog that says them: a module that says more than first pages do
// imports profile-messages.ts, own-messages.ts or later-messages.ts, and waits for them (lib/messages.test.ts looks whether it does).
import { loadFirstMessages } from '@fairway/i18n/first-messages';
import type { Messages } from '@fairway/i18n/messages.gen';
import { isLocale, type Locale } from '@fairway/rules/locales';

const ready = new Map<Locale, Messages>();

/** Loads what a first page says in a locale; resolves at once when it is there. */
export async function prepareFirstMessages(locale: Locale): Promise<void> {
  if (!ready.has(locale)) addMessages(locale, await loadFirstMessages(locale));
}

/** Takes more messages of a locale, into the object that is shown: nobody says what is not there, so nothing is rendered again for them. */
export function addMessages(locale: Locale, more: Partial<Messages>): void {
  const known = (ready.get(locale) ?? { errors: {} }) as Record<string, object> & { errors: Record<string, unknown> };
  if (ready.has(locale) && Object.keys(more).every((noun) => noun in known)) return;
  const { errors, ...nouns } = more;
  Object.assign(known, nouns);
  // The words of errors come in parts, too, and those of a group may.
  for (const [group, words] of Object.entries(errors ?? {}))
    known.errors[group] = typeof words === 'string' ? words : { ...(known.errors[group] as object), ...words };
  ready.set(locale, known as unknown as Messages);
}

/** In a browser: waits for more messages of the document's locale. The server has all of them anyway. */
export async function awaitMessages(load: (locale: Locale) => Promise<Partial<Messages>>): Promise<void> {
  if (import.meta.env.SSR) return;
  const locale = documentLocale();
  const [more] = await Promise.all([load(locale), prepareFirstMessages(locale)]);
  addMessages(locale, more);
}

/** The locale that the document was rendered in. */
export function documentLocale(): Locale {
  const { locale } = document.documentElement.dataset;
  return isLocale(locale) ? locale : 'en';
}

/** The messages of a prepared locale. @throws Error where nobody prepared it */
export function preparedMessages(locale: Locale): Messages {
  const messages = ready.get(locale);
  if (!messages) throw new Error(`Messages of ${locale} were not prepared`);
  return messages;
}
