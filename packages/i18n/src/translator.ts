// Texts for what is written on the server: problems, mails, documents, feeds.
import type { Locale } from '@fairway/rules/locales';
import { createTranslator } from 'use-intl/core';
import type { ServerMessages } from './messages.gen.ts';
import { intlConfig, loadMessages } from './messages.ts';
import { SERVER_BUNDLES } from './server-bundles.gen.ts';

const translators = new Map<Locale, Translator>();

/** `t('errors.jobs.not_found')`: keys and arguments are checked by the compiler. */
export type Translator = ReturnType<typeof createMessageTranslator>;

function createMessageTranslator(locale: Locale, messages: ServerMessages) {
  return createTranslator<ServerMessages>(intlConfig(locale, messages));
}

/** The translator of a locale; the first call of a locale loads its messages. */
export async function translator(locale: Locale): Promise<Translator> {
  const known = translators.get(locale);
  if (known) return known;
  const [messages, own] = await Promise.all([loadMessages(locale), SERVER_BUNDLES[locale]()]);
  const created = createMessageTranslator(locale, { ...messages, ...own.messages } as ServerMessages);
  translators.set(locale, created);
  return created;
}
