// Who may see a profile that is not public by itself: those it is shared with, while the consent holds. @rule shares.1, shares.3, shares.4, profile.6
//
//   asked by an organization   the profile's visibility   what there is            answer
//   its profile                employers, public          nothing, or what ended   a request that waits
//   its profile                employers, public          a request that waits     that request
//   its profile                employers, public          a no within 90 days      declined
//   its profile                employers, public          a share                  what is there
//   its profile                private, schools           any                      unknown (404: it may not know that there is one)

import type { ProfileVisibility } from './profile.ts';

export const SHARE_LIMITS = {
  /** The furthest end that can be named. */
  days: 183,
  /** How long a consent lasts that names no end. */
  defaultDays: 90,
  /** A request that nobody answered is over then. */
  requestDays: 90,
  /** After a no the same organization asks again then. */
  waitDays: 90,
  /** How many profiles one person may ask for in a day. */
  requestsPerDay: 50,
} as const;
/** The ends that a consent offers. */
export const SHARE_ENDS_DAYS = [30, 90, 180] as const;

export const SHARE_STATES = ['waiting', 'shared', 'ended'] as const;
export type ShareState = (typeof SHARE_STATES)[number];
export const SHARED_SORTS = ['since', 'until', 'name', 'state'] as const;

const DAY_MS = 86_400_000;
const after = (at: Date, days: number) => new Date(at.getTime() + days * DAY_MS);

/** What is between two: `askedAt` of the request, or when it was shared unasked. `declinedAt`: also when it was taken back. */
export type Share = { consented: boolean | null; askedAt: Date; expiresAt: Date | null; declinedAt: Date | null };

/** Is the profile shown to the other side now? */
export function isShareActive({ consented, expiresAt }: Pick<Share, 'consented' | 'expiresAt'>, now: Date): boolean {
  return consented === true && (expiresAt === null || expiresAt > now);
}

/** When a request that waits is over. */
export const requestEnd = (askedAt: Date): Date => after(askedAt, SHARE_LIMITS.requestDays);

/** How it stands. A no and an end that came by itself are the same to the other side. */
export function shareState(share: Share, now: Date): ShareState {
  if (share.consented === null) return requestEnd(share.askedAt) > now ? 'waiting' : 'ended';
  return isShareActive(share, now) ? 'shared' : 'ended';
}

/** What an organization that asks for a profile gets. */
export function shareRequest(
  visibility: ProfileVisibility,
  earlier: Share | undefined,
  now: Date,
): 'ask' | 'declined' | 'keep' | 'unknown' {
  if (visibility !== 'employers' && visibility !== 'public') return 'unknown';
  if (!earlier) return 'ask';
  if (earlier.declinedAt && after(earlier.declinedAt, SHARE_LIMITS.waitDays) > now) return 'declined';
  return shareState(earlier, now) === 'ended' ? 'ask' : 'keep';
}

/**
 * What an answer of the owner does: `consent` and `decline` (which also takes back), `keep` where it says what is so already; `answered` where the
 * opposite was said before, `expired` where it ended by itself.
 */
export function shareAnswer(share: Share, consents: boolean, now: Date): 'consent' | 'decline' | 'keep' | 'answered' | 'expired' {
  if (share.consented === false) return consents ? 'answered' : 'keep';
  if (shareState(share, now) === 'ended') return 'expired';
  if (share.consented === null) return consents ? 'consent' : 'decline';
  return consents ? 'keep' : 'decline';
}

/** The end of a consent: the asked one where it is ahead and within the longest; undefined where it is not. None asked: the usual one. */
export function shareExpiry(asked: Date | null, now: Date): Date | undefined {
  if (asked === null) return after(now, SHARE_LIMITS.defaultDays);
  return asked > now && asked <= after(now, SHARE_LIMITS.days) ? asked : undefined;
}
