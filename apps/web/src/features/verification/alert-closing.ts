// When the person closed the alert on this device; another person on it has an alert of their own.
const keyOf = (userId: string) => `fairway.verification-alert.${userId}`;

/** The instant of the last closing; undefined where there is none, or the browser keeps nothing. */
export function alertClosedAt(userId: string): Date | undefined {
  try {
    const kept = localStorage.getItem(keyOf(userId));
    return kept === null ? undefined : new Date(kept);
  } catch {
    return undefined;
  }
}

/** Keeps that it was closed now. */
export function keepAlertClosed(userId: string, now: Date): void {
  try {
    localStorage.setItem(keyOf(userId), now.toISOString());
  } catch {
    // A browser that keeps nothing: it comes again with the next page.
  }
}
