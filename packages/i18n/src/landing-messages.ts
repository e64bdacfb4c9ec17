// What the landing page says, on top of what first pages say: no other page is sent it.
import { LANDING_BUNDLES } from './landing-bundles.gen.ts';
import { once } from './message-loading.ts';
import type { Messages } from './messages.gen.ts';

/** The nouns of the landing page alone. */
export const loadLandingMessages = once(async (locale) => (await LANDING_BUNDLES[locale]()).messages as Partial<Messages>);
