// What a first page says: the part of the messages that every browser is sent. Dynamic imports that Vite makes a chunk a locale of, so a
// reader is sent their own language only. Never import a file of messages/ directly.
import { BUNDLES } from './bundles.gen.ts';
import { once } from './message-loading.ts';
import type { Messages } from './messages.gen.ts';

/** What a first page says; the other nouns are missing though the type has them. */
export const loadFirstMessages = once(async (locale) => (await BUNDLES[locale]()).messages as Messages);
