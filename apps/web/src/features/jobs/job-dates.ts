// What a card and a page say about a deadline. Decided from data; the words are messages.
import { closedToday, deadlineDisplay } from '@fairway/rules/jobs';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** From so many days before, a deadline is marked. */
const SOON_DAYS = 3;

export type DeadlineWords =
  | { kind: 'none' }
  /** Closes today, or within the display window. */
  | { kind: 'today' }
  /** Closes on a later day: noon of it in UTC, which is on that day for whoever reads it. */
  | { kind: 'later'; day: Date; soon: boolean }
  | { kind: 'closedToday' }
  | { kind: 'closed' };

/** What to say about a deadline, an ISO instant. @rule jobs.7 */
export function deadlineWords(deadline: string | null, now: Date): DeadlineWords {
  if (deadline === null) return { kind: 'none' };
  const at = new Date(deadline);
  const display = deadlineDisplay(at, now);
  if (display === 'closed') return closedToday(at, now) ? { kind: 'closedToday' } : { kind: 'closed' };
  const day = deadlineDay(at);
  const days = Math.round((day.getTime() - noonOf(now).getTime()) / DAY_MS);
  if (display === 'today' || days <= 0) return { kind: 'today' };
  return { kind: 'later', day, soon: days <= SOON_DAYS };
}

/**
 * The day that a deadline ends, without knowing its zone: a deadline is the end of a day somewhere, so twelve hours earlier it is
 * that day's noon there, and UTC has the same date (zones run from 12 hours behind to 12 ahead, but for a few islands).
 */
function deadlineDay(at: Date): Date {
  return noonOf(new Date(at.getTime() - 12 * HOUR_MS));
}

function noonOf(at: Date): Date {
  return new Date(Math.floor(at.getTime() / DAY_MS) * DAY_MS + DAY_MS / 2);
}
