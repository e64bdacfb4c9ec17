// How far an instant is, in the unit a reader expects. Days are calendar days of the reader's zone: yesterday is yesterday even
// when it is 30 hours ago, and never what happened this morning.

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Beyond this the absolute date is shown. */
const RELATIVE_DAYS = 7;

export interface Distance {
  /** Negative is the past. */
  value: number;
  unit: 'second' | 'minute' | 'hour' | 'day';
}

/**
 * The distance of `at` from `now`, or undefined when it is a week or more away. `dayNumber` counts calendar days in the reader's zone.
 *
 *   under 1 minute         0 seconds ("now")
 *   under 1 hour           minutes
 *   same calendar day, or under 6 hours   hours
 *   under 7 calendar days  days
 */
export function relativeDistance(at: Date, now: Date, dayNumber: (instant: Date) => number): Distance | undefined {
  const diffMs = at.getTime() - now.getTime();
  const distanceMs = Math.abs(diffMs);
  const sign = diffMs < 0 ? -1 : 1;
  const days = dayNumber(at) - dayNumber(now);
  if (Math.abs(days) >= RELATIVE_DAYS || distanceMs >= (RELATIVE_DAYS + 1) * DAY_MS) return undefined;
  if (distanceMs < MINUTE_MS) return { value: 0, unit: 'second' };
  if (distanceMs < HOUR_MS) return { value: sign * Math.floor(distanceMs / MINUTE_MS), unit: 'minute' };
  if (days === 0 || distanceMs < 6 * HOUR_MS) return { value: sign * Math.floor(distanceMs / HOUR_MS), unit: 'hour' };
  return { value: days, unit: 'day' };
}
