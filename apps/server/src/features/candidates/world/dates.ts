// Months of the demo world, counted from the day it is written for.

export type Months = (monthsAgo: number) => string;

/** The first of a month so many months before `today`; a negative number lies ahead. */
export const monthsBefore =
  (today: Date): Months =>
  (monthsAgo) =>
    new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - monthsAgo, 1)).toISOString().slice(0, 10);
