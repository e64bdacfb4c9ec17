// Importing this makes a module wait for all messages of the document's locale: for pages and dialogs that say more than first pages do.
// Only modules that are loaded when they are needed may import it; the server has all messages anyway.
import { isLocale } from '@fairway/rules/locales';
import { prepareMessages } from './messages.ts';

if (!import.meta.env.SSR) {
  const { locale } = document.documentElement.dataset;
  await prepareMessages(isLocale(locale) ? locale : 'en');
}
