// What pages and dialogs of somebody signed in say, on top of what first pages say.
import { once } from './message-loading.ts';
import type { Messages } from './messages.gen.ts';
import { OWN_BUNDLES } from './own-bundles.gen.ts';
import { loadProfileMessages } from './profile-messages.ts';
import { loadVisitorMessages } from './visitor-messages.ts';

/** What all pages but the consoles say, without what first pages do. */
export const loadOwnMessages = once(async (locale) => {
  const [visitor, profile, own] = await Promise.all([loadVisitorMessages(locale), loadProfileMessages(locale), OWN_BUNDLES[locale]()]);
  // The words of errors come in parts.
  return { ...visitor, ...profile, ...own.messages, errors: { ...visitor.errors, ...profile.errors } } as Partial<Messages>;
});
