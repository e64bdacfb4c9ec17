// A review of a CV by career services. Who does what, and what it becomes; everything else is refused.
//
//   action       by         from                           to
//   take         staff      waiting, inReview, commented   inReview (commented stays)
//   release      staff      inReview                       waiting (commented stays)
//   send         staff      waiting, inReview, commented   commented
//   finish       staff      waiting, inReview, commented   done
//   answer       candidate  waiting, inReview, commented   inReview where somebody has it, else waiting
//   addVersion   candidate  waiting, inReview, commented   the same
//   withdraw     candidate  waiting, inReview, commented   withdrawn
//   close        platform   waiting, inReview, commented   closed (its document was deleted)
//
// A review never holds anything up: nothing outside of it asks for its state. @rule cv-reviews.1

export const REVIEW_STATES = ['waiting', 'inReview', 'commented', 'done', 'withdrawn', 'closed'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];
/** Staff or candidate still have something to do. */
export const OPEN_REVIEW_STATES = ['waiting', 'inReview', 'commented'] as const satisfies readonly ReviewState[];

export type ReviewAction = 'take' | 'release' | 'send' | 'finish' | 'answer' | 'addVersion' | 'withdraw' | 'close';

/** Sorts of the queue. */
export const REVIEW_SORTS = ['waitingSince', 'dueAt', 'name', 'state'] as const;
/** Whose reviews the queue shows. */
export const REVIEW_ASSIGNEES = ['me', 'nobody', 'others'] as const;
/** What a candidate aims at. */
export const AIM_LEVELS = ['internship', 'thesis', 'firstJob', 'experienced'] as const;
export type AimLevel = (typeof AIM_LEVELS)[number];

/** Points of a school that has none of its own; their words are messages. */
export const DEFAULT_RUBRIC = ['structure', 'content', 'results', 'language', 'fit'] as const;
/** Best mark; the least is 1. */
export const BEST_MARK = 4;

/** Characters, counts and days that a review is bounded by. */
export const REVIEW_LIMITS = {
  messageCharacters: 1000,
  aimCharacters: 120,
  commentCharacters: 2000,
  comments: 200,
  versions: 10,
  /** Reviews that a candidate may have open. */
  openReviews: 5,
  rubricPoints: 12,
  rubricCharacters: 120,
  cannedTexts: 30,
  cannedTitleCharacters: 80,
  lastPage: 100,
  promiseDays: { min: 1, max: 60, default: 5 },
  /** How long staff see a review after its end. */
  staffDaysAfterEnd: 90,
} as const;

const DAY_MS = 86_400_000;

export function isOpenReview(state: ReviewState): boolean {
  return (OPEN_REVIEW_STATES as readonly ReviewState[]).includes(state);
}

/** What a review becomes; undefined: it is over and the action is refused. */
export function reviewMove(state: ReviewState, action: ReviewAction, { isAssigned }: { isAssigned: boolean }): ReviewState | undefined {
  if (!isOpenReview(state)) return undefined;
  switch (action) {
    case 'take':
      return state === 'commented' ? 'commented' : 'inReview';
    case 'release':
      return state === 'commented' ? 'commented' : 'waiting';
    case 'send':
      return 'commented';
    case 'finish':
      return 'done';
    case 'answer':
    case 'addVersion':
      return isAssigned ? 'inReview' : 'waiting';
    case 'withdraw':
      return 'withdrawn';
    case 'close':
      return 'closed';
  }
}

/** When the promise of a school ends for what waits since `since`: whole days of 24 hours. */
export function reviewDueAt(since: Date, promiseDays: number): Date {
  return new Date(since.getTime() + promiseDays * DAY_MS);
}

/** Staff are late: it waits for them, and the promise has passed. */
export function isOverdue(state: ReviewState, dueAt: Date, now: Date): boolean {
  return (state === 'waiting' || state === 'inReview') && dueAt.getTime() < now.getTime();
}

/** Whether staff of the school may still see it. */
export function staffMaySee(state: ReviewState, endedAt: Date | null, now: Date): boolean {
  if (isOpenReview(state)) return true;
  return endedAt !== null && now.getTime() - endedAt.getTime() <= REVIEW_LIMITS.staffDaysAfterEnd * DAY_MS;
}

/** The mean of marks (1 to 4), to one digit; null without any. */
export function meanMark(marks: Readonly<Record<string, number>>): number | null {
  const given = Object.values(marks);
  if (given.length === 0) return null;
  return Math.round((10 * given.reduce((sum, mark) => sum + mark, 0)) / given.length) / 10;
}
