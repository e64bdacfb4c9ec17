let known: string | undefined;

/** The reader's time zone. Asked of the browser once a visit: that takes a phone milliseconds, and every card of a page says dates. */
export function readersTimeZone(): string {
  known ??= Intl.DateTimeFormat().resolvedOptions().timeZone;
  return known;
}
