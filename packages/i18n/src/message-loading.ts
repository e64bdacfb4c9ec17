import type { Locale } from '@fairway/rules/locales';

/** Loads each locale once; a failed load (a lost connection) is tried again at the next call. */
export function once<M>(load: (locale: Locale) => Promise<M>): (locale: Locale) => Promise<M> {
  const loading = new Map<Locale, Promise<M>>();
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
