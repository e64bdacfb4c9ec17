// Calendar dates and ends of days in a zone, counted from the world's today.

const formats = new Map<string, Intl.DateTimeFormat>();

/** The offset of a zone from UTC at an instant, in milliseconds. */
function offsetMs(zone: string, at: number): number {
  let format = formats.get(zone);
  if (!format) {
    const numeric = 'numeric';
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: numeric,
      month: numeric,
      day: numeric,
      hour: numeric,
      minute: numeric,
      second: numeric,
    });
    formats.set(zone, format);
  }
  const parts: Record<string, number> = {};
  for (const part of format.formatToParts(at)) parts[part.type] = Number(part.value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(at / 1000) * 1000;
}

/** The last second of the day that lies `days` after today in `zone`. @rule jobs.7 */
export function endOfDay(today: Date, days: number, zone: string): Date {
  const local = new Date(today.getTime() + offsetMs(zone, today.getTime()));
  const wall = Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate() + days, 23, 59, 59);
  // Twice: the offset of that evening, not of today.
  return new Date(wall - offsetMs(zone, wall - offsetMs(zone, wall)));
}

/** The first day of the month that lies `months` after today's, as 'YYYY-MM-DD'. */
export function firstOfMonth(today: Date, months: number): string {
  return new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + months, 1)).toISOString().slice(0, 10);
}
