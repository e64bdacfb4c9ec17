// What pages and dialogs of somebody signed in say, on top of what first pages say.
import { once } from './message-loading.ts';
import type { Messages } from './messages.gen.ts';
import { OWN_BUNDLES } from './own-bundles.gen.ts';
import { loadProfileMessages } from './profile-messages.ts';

/** What all pages but the consoles say, without what first pages do. */
export const loadOwnMessages = once(async (locale) => {
  const [profile, own] = await Promise.all([loadProfileMessages(locale), OWN_BUNDLES[locale]()]);
  return { ...profile, ...own.messages } as Partial<Messages>;
});
