// Favourites by when their postings close.
//
//   withdrawn, or the deadline passed      expired
//   else, with or without a deadline       active
//
//   an active one closes                   by the end of the ISO week (Sunday) of the reader's zone    this_week
//                                          after that, by the end of the month of the reader's zone    this_month
//                                          after both, or never                                        later
import { addDays, dayIn, endOfDayIn } from './recognition/dates.ts';

export type FavoriteBucket = 'active' | 'expired';
/** @rule favorites.5 */
export const FAVORITE_DEADLINES = ['this_week', 'this_month', 'later'] as const;
export type DeadlineBucket = (typeof FAVORITE_DEADLINES)[number];

export type PostingEnd = { deadlineAt: Date | null; withdrawnAt: Date | null };

/** Which list a favourite is in. @rule favorites.3 */
export function favoriteBucket({ deadlineAt, withdrawnAt }: PostingEnd, now: Date): FavoriteBucket {
  return withdrawnAt !== null || (deadlineAt !== null && deadlineAt < now) ? 'expired' : 'active';
}

/** The last instants of this week and of this month in a zone; a week may end after its month. @throws RangeError for an unknown zone */
export function deadlineEnds(now: Date, timeZone: string): { weekEndsAt: Date; monthEndsAt: Date } {
  const today = dayIn(timeZone, now);
  const weekday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
  const [year, month] = today.split('-').map(Number) as [number, number];
  const lastDay = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
  return { weekEndsAt: endOfDayIn(timeZone, addDays(today, 6 - weekday)), monthEndsAt: endOfDayIn(timeZone, lastDay) };
}

/** When an active favourite closes, for who reads in this zone. */
export function deadlineBucket(deadlineAt: Date | null, now: Date, timeZone: string): DeadlineBucket {
  if (deadlineAt === null) return 'later';
  const { weekEndsAt, monthEndsAt } = deadlineEnds(now, timeZone);
  if (deadlineAt <= weekEndsAt) return 'this_week';
  return deadlineAt <= monthEndsAt ? 'this_month' : 'later';
}
