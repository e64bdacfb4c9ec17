// What the profile page says, on top of what first pages say: most people land there, so it waits for nothing else.
import { once } from './message-loading.ts';
import type { Messages } from './messages.gen.ts';
import { PROFILE_BUNDLES } from './profile-bundles.gen.ts';

/** The nouns of the profile page alone. */
export const loadProfileMessages = once(async (locale) => (await PROFILE_BUNDLES[locale]()).messages as Partial<Messages>);
