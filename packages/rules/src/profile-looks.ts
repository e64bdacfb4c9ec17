// Who looked at a profile or a CV: what it was opened as, which openings are one, and how long its owner reads of it. @rule shares.6, shares.11

/** As what somebody opened it. */
export const LOOK_OCCASIONS = ['share', 'application', 'student', 'cvReview', 'verification', 'talent'] as const;
export type LookOccasion = (typeof LOOK_OCCASIONS)[number];
export const LOOK_PARTS = ['profile', 'cv'] as const;
export type LookPart = (typeof LOOK_PARTS)[number];

export const LOOK_LIMITS = {
  /** Who opens the same again within that time looks once, for longer. */
  togetherMinutes: 30,
  keptMonths: 24,
  pageSize: 20,
  pages: 500,
} as const;

/** Since when an opening at `now` goes on with the last one. */
export const togetherSince = (now: Date): Date => new Date(now.getTime() - LOOK_LIMITS.togetherMinutes * 60_000);

/** What is older is forgotten. */
export function keptSince(now: Date): Date {
  const since = new Date(now);
  since.setUTCMonth(since.getUTCMonth() - LOOK_LIMITS.keptMonths);
  return since;
}
