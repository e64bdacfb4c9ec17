// The clock of an application: when its answer is due, when it is overdue, when it closes by itself, and what is told of how an organization
// answers. Facts only: nothing here is a score. Who looks closes nothing and answers nothing.
// A day is 24 hours from the moment that it was sent, so that no change of clocks and no zone moves a promise. @rule applications.12
import type { ApplicationMover, ApplicationState } from './applications.ts';

const DAY_MS = 86_400_000;

export const REPLY_CLOCK = {
  /** What counts where nothing was promised: so long one waits before somebody may call it overdue. The database has it too (reply_due_at). */
  defaultDays: 30,
  /** So long after that it closes without an answer. */
  closesAfterDays: 30,
  /** Of fewer applications nothing is told, and of fewer answers not how long they took: it would tell of single people. */
  toldFrom: 5,
  /** Older applications say nothing of how an organization answers today. */
  measuredDays: 365,
  /** The last ones of them, so that it is quick to count at the largest, and as it is today. */
  measuredMost: 1000,
} as const;

/** What counts as an answer, when the organization moves an application there. */
const ANSWERED_STATES = ['inTalks', 'offer', 'hired', 'declined'] as const satisfies readonly ApplicationState[];
/** The clock runs in these, until there was an answer. */
export const UNANSWERED_STATES = ['sent', 'seen'] as const satisfies readonly ApplicationState[];

export function isAnswer(to: ApplicationState, by: ApplicationMover): boolean {
  return by === 'organization' && (ANSWERED_STATES as readonly ApplicationState[]).includes(to);
}

/** When an answer is due. `promisedDays` are those of the posting when it was applied for; none, or what is no number of days: the default. */
export function replyDueAt(sentAt: Date, promisedDays: number | null): Date {
  const isPromise = promisedDays !== null && Number.isInteger(promisedDays) && promisedDays >= 0;
  return new Date(sentAt.getTime() + (isPromise ? promisedDays : REPLY_CLOCK.defaultDays) * DAY_MS);
}

/** When it closes without an answer, of when the answer was due. */
export const closesWithoutAnswerAt = (dueAt: Date): Date => new Date(dueAt.getTime() + REPLY_CLOCK.closesAfterDays * DAY_MS);
/** What was due at this moment, or before, closes now. */
export const closesIfDueAt = (now: Date): Date => new Date(now.getTime() - REPLY_CLOCK.closesAfterDays * DAY_MS);
/** What was sent before is not measured any more. */
export const measuredSince = (now: Date): Date => new Date(now.getTime() - REPLY_CLOCK.measuredDays * DAY_MS);

export type ClockedApplication = { state: ApplicationState; sentAt: Date; promisedDays: number | null; answeredAt: Date | null };

/**
 * How an application's clock stands. The first answer stops it for good: somebody who was told of talks is never told that nobody answered.
 * `stopped`: it was answered, withdrawn or closed.
 */
export function replyStanding({ state, sentAt, promisedDays, answeredAt }: ClockedApplication, now: Date) {
  if (answeredAt !== null || !(UNANSWERED_STATES as readonly ApplicationState[]).includes(state)) return 'stopped';
  const dueAt = replyDueAt(sentAt, promisedDays);
  if (dueAt > now) return 'waiting';
  return closesWithoutAnswerAt(dueAt) > now ? 'overdue' : 'over';
}

/** What is counted of applications that were due: none that was withdrawn, and none that the organization still has time for. */
export type ReplyCounts = { applications: number; answered: number; inTime: number; medianMs: number | null };

/** The counts of a list. The server asks the database for the same (applications/replies/queries.ts). @rule applications.13 */
export function countReplies(applications: readonly ClockedApplication[], now: Date): ReplyCounts {
  const due = applications
    .filter(
      ({ state, sentAt, promisedDays }) => state !== 'withdrawn' && replyDueAt(sentAt, promisedDays) <= now && sentAt >= measuredSince(now),
    )
    .sort((a, b) => b.sentAt.getTime() - a.sentAt.getTime())
    .slice(0, REPLY_CLOCK.measuredMost);
  const answered = due.flatMap((one) => (one.answeredAt === null ? [] : [{ ...one, answeredAt: one.answeredAt }]));
  const took = answered.map(({ sentAt, answeredAt }) => answeredAt.getTime() - sentAt.getTime()).sort((a, b) => a - b);
  const middle = Math.floor(took.length / 2);
  const [low = 0, high = 0] = took.length % 2 === 1 ? [took[middle], took[middle]] : [took[middle - 1], took[middle]];
  return {
    applications: due.length,
    answered: answered.length,
    inTime: answered.filter(({ sentAt, promisedDays, answeredAt }) => answeredAt <= replyDueAt(sentAt, promisedDays)).length,
    medianMs: took.length === 0 ? null : (low + high) / 2,
  };
}

/** `medianDays`: whole days, begun ones count; null: too few answers. Percentages are of `applications`. */
export type ReplyMeasure = { applications: number; answeredPercent: number; inTimePercent: number; medianDays: number | null };

/** What is told of counts; null where they are too few. @rule applications.13 */
export function replyMeasure({ applications, answered, inTime, medianMs }: ReplyCounts): ReplyMeasure | null {
  if (applications < REPLY_CLOCK.toldFrom) return null;
  return {
    applications,
    answeredPercent: percentOf(answered, applications),
    inTimePercent: percentOf(inTime, applications),
    medianDays: medianMs === null || answered < REPLY_CLOCK.toldFrom ? null : Math.max(1, Math.ceil(medianMs / DAY_MS)),
  };
}

/** A whole percentage that says all or none only where it is so. */
function percentOf(part: number, whole: number): number {
  if (part === 0 || part === whole) return part === 0 ? 0 : 100;
  return Math.min(99, Math.max(1, Math.round((part / whole) * 100)));
}

/** Another posting of the organization with the same title and text, or another time of this one. */
export type EarlierPosting = { firstPublishedAt: Date; times: number };

/** Since when a posting is open, and how often it was posted again since. @rule applications.15 */
export function openFact(publishedAt: Date, reopened: number, earlier: EarlierPosting | null): { since: Date; postedAgain: number } {
  const since = earlier !== null && earlier.firstPublishedAt < publishedAt ? earlier.firstPublishedAt : publishedAt;
  return { since, postedAgain: Math.max(0, reopened) + Math.max(0, earlier?.times ?? 0) };
}

/** Which month somebody of an organization was signed in last: no day, for a team may be one person. `2026-11`, in UTC. @rule applications.15 */
export const monthOf = (at: Date): string => at.toISOString().slice(0, 7);

/** A posting that comes back after so long was posted again; a shorter break is a pause. */
const POSTED_AGAIN_AFTER_DAYS = 7;
export const isPostedAgain = (goneAt: Date, now: Date): boolean => now.getTime() - goneAt.getTime() >= POSTED_AGAIN_AFTER_DAYS * DAY_MS;
