// What the login popup and the public pages that are made in the browser say, on top of what first pages say.
import { once } from './message-loading.ts';
import type { Messages } from './messages.gen.ts';
import { VISITOR_BUNDLES } from './visitor-bundles.gen.ts';

/** The nouns of signing in and of the pages that links of mails lead to. */
export const loadVisitorMessages = once(async (locale) => (await VISITOR_BUNDLES[locale]()).messages as Partial<Messages>);
