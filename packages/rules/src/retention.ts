// How long a school keeps what it holds on people, by kind of data, in months. What is older is deleted by a nightly job; what somebody else
// needs (applications, shared profiles, reviews, outcomes, proofs that hold) is no kind of it.
//
//   kind          what                                                        counted from
//   requestFiles  files with requests that still wait (a decision deletes)    the day the file was added
//   requestWords  what was written about requests that were decided           the last words, or the decision
//   notes         notes on students who have no access any more               the end of the access, or the last change of the note
//   labels        labels of such students                                     the same, or when the label was given
//   advisers      who advised such students                                   the same, or since when
//   messages      messages that went out to students                          when the last of them was sent
//   roster        lines of the roster with a last day                         that day
//   audit         lines of the school's audit log                             the line
//
// What a change does:   longer than what holds    holds at once, and what was said before of a shorter one is forgotten
//                       shorter than what holds   holds after 7 days; administrators are told, and may set it back until then
//                       longer than what waits    holds when that would have
// A school that nobody was told about deletes nothing: its first periods hold 14 days after its administrators were told. @rule retention.1,
// retention.2
export const RETAINED_KINDS = ['requestFiles', 'requestWords', 'notes', 'labels', 'advisers', 'messages', 'roster', 'audit'] as const;
export type RetainedKind = (typeof RETAINED_KINDS)[number];

/** Months: what a school begins with, the least and the most. */
export const RETENTION_MONTHS: Readonly<Record<RetainedKind, { default: number; min: number; max: number }>> = {
  requestFiles: { default: 6, min: 1, max: 12 },
  requestWords: { default: 12, min: 1, max: 36 },
  notes: { default: 24, min: 1, max: 60 },
  labels: { default: 24, min: 1, max: 60 },
  advisers: { default: 12, min: 1, max: 60 },
  messages: { default: 24, min: 1, max: 60 },
  roster: { default: 12, min: 1, max: 36 },
  // Who did what must be told for a year at least, by those who answer for it.
  audit: { default: 36, min: 12, max: 120 },
};

/** Days until the first periods of a school hold, until a shorter one does, and how far ahead what goes is shown. */
export const RETENTION_DAYS = { first: 14, shorter: 7, ahead: 30 } as const;
/** Rows of one deletion, and how many deletions of a kind a school has in a night. */
export const RETENTION_BATCH = { rows: 500, runs: 40 } as const;

/** What can be sorted by in the list of what goes. */
export const RETENTION_SORTS = ['at', 'name'] as const;

/** `months` null: kept without end. `next`: what holds from then on. */
export type RetentionPeriod = { months: number | null; next: { months: number; from: Date } | null };

const DAY_MS = 86_400_000;
const inDays = (now: Date, days: number): Date => new Date(now.getTime() + days * DAY_MS);
const latest = (...instants: (Date | undefined)[]): Date => new Date(Math.max(...instants.flatMap((one) => (one ? [one.getTime()] : []))));

/** Of a kind that nobody was told about. */
export const UNTOLD: RetentionPeriod = { months: null, next: null };

/** What a kind begins with when administrators are told of it now. */
export const firstPeriod = (kind: RetainedKind, now: Date): RetentionPeriod => ({
  months: null,
  next: { months: RETENTION_MONTHS[kind].default, from: inDays(now, RETENTION_DAYS.first) },
});

/** The months that hold at an instant; null: nothing is deleted. */
export const monthsAt = ({ months, next }: RetentionPeriod, at: Date): number | null => (next && next.from <= at ? next.months : months);

/** The same period, with what waited and holds by now taken over. */
export const settledPeriod = (period: RetentionPeriod, now: Date): RetentionPeriod =>
  period.next && period.next.from <= now ? { months: period.next.months, next: null } : period;

/** The period after somebody chose another length. */
export function changedPeriod(period: RetentionPeriod, months: number, now: Date): RetentionPeriod {
  const held = settledPeriod(period, now);
  if (held.months !== null && months >= held.months) return { months, next: null };
  if (held.next?.months === months) return held;
  if (held.next && months > held.next.months) return { ...held, next: { months, from: held.next.from } };
  const days = held.months === null && !held.next ? RETENTION_DAYS.first : RETENTION_DAYS.shorter;
  return { ...held, next: { months, from: latest(inDays(now, days), held.next?.from) } };
}

/** The length that was chosen last: what waits, before what holds; the default where nobody was told. */
export const chosenLength = (kind: RetainedKind, { months, next }: { months: number | null; next: { months: number } | null }): number =>
  next?.months ?? months ?? RETENTION_MONTHS[kind].default;

/** Does a change delete more than what was said before: do administrators have to be told? */
export const deletesMore = (before: RetentionPeriod, after: RetentionPeriod): boolean =>
  after.next !== null && (before.next === null || after.next.months < before.next.months);

/** Is a length one that a school may choose? Whole months within the bounds of the kind. */
export const isRetention = (kind: RetainedKind, months: number): boolean =>
  Number.isInteger(months) && months >= RETENTION_MONTHS[kind].min && months <= RETENTION_MONTHS[kind].max;

/** So many months before or after an instant (UTC); the 31st becomes the last day of a shorter month. */
export function monthsFrom(at: Date, months: number): Date {
  const moved = new Date(at);
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(at.getUTCDate(), lastDay));
  return moved;
}

/** What is older goes in a run at this instant; undefined: nothing does. */
export function goesBefore(period: RetentionPeriod, at: Date): Date | undefined {
  const months = monthsAt(period, at);
  return months === null ? undefined : monthsFrom(at, -months);
}

/** What is older goes by the end of the days that are shown; undefined: nothing does. */
export const goesAhead = (period: RetentionPeriod, now: Date): Date | undefined => goesBefore(period, inDays(now, RETENTION_DAYS.ahead));

/** When something of this age goes, now at the earliest; null: never, as things stand. */
export function goesAt(period: RetentionPeriod, countedFrom: Date, now: Date): Date | null {
  const { months, next } = settledPeriod(period, now);
  const byNow = months === null ? null : latest(now, monthsFrom(countedFrom, months));
  if (!next || (byNow && byNow < next.from)) return byNow;
  return latest(next.from, monthsFrom(countedFrom, next.months));
}
