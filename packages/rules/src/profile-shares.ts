// Who may see a profile that is not public by itself: those it is shared with, while the consent holds. @rule shares.1, shares.4, profile.6
//
//   asked by an organisation   the profile's visibility   earlier answer   answer
//   its profile                employers, public          none, pending    a request that waits
//   its profile                employers, public          declined         declined
//   its profile                employers, public          consented        what is there
//   its profile                private, schools           any              unknown (404: it may not know that there is one)

import type { ProfileVisibility } from './profile.ts';

/** How long a consent lasts that names no end, and the furthest end that can be named. */
const SHARE_DAYS = 365;
/** How many profiles one person may ask for in a day. */
export const SHARE_REQUESTS_PER_DAY = 50;
const DAY_MS = 86_400_000;

export type ShareAnswer = { consented: boolean | null; expiresAt: Date | null };

/** Is the profile shown to the other side now? */
export function isShareActive({ consented, expiresAt }: ShareAnswer, now: Date): boolean {
  return consented === true && (expiresAt === null || expiresAt > now);
}

/** What an organisation that asks for a profile gets. */
export function shareRequest(visibility: ProfileVisibility, earlier: ShareAnswer | undefined): 'ask' | 'declined' | 'keep' | 'unknown' {
  if (visibility !== 'employers' && visibility !== 'public') return 'unknown';
  if (earlier?.consented === false) return 'declined';
  return earlier ? 'keep' : 'ask';
}

/** The end of a consent: the asked one where it is ahead and within the longest; undefined where it is not. None asked: the longest. */
export function shareExpiry(asked: Date | null, now: Date): Date | undefined {
  const furthest = new Date(now.getTime() + SHARE_DAYS * DAY_MS);
  if (asked === null) return furthest;
  return asked > now && asked <= furthest ? asked : undefined;
}
