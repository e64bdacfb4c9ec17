/** Whether an end is not in the past. The first of a month stands for that month, as the month picker says it; any other day for itself. */
export function isCurrentEnd(end: string | null, now: Date): boolean {
  if (end === null) return true;
  const today = now.toISOString().slice(0, 10);
  return end.endsWith('-01') ? end.slice(0, 7) >= today.slice(0, 7) : end >= today;
}
