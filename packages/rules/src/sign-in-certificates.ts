// When a school has to act on the certificates of its SAML provider. A provider that changes its key names the new one beside the old one for a
// while: nothing ends before the last of them does. @rule verification.27

/** Days before the end at which administrators are told. */
const CERTIFICATE_WARNING_DAYS = 30;
const DAY_MS = 86_400_000;

/** The last end of these; undefined without certificates. */
export function lastEnd(ends: readonly Date[]): Date | undefined {
  return ends.length === 0 ? undefined : new Date(Math.max(...ends.map((end) => end.getTime())));
}

/** It ends within 30 days, or has ended. */
export const endsSoon = (end: Date, now: Date): boolean => end.getTime() - now.getTime() <= CERTIFICATE_WARNING_DAYS * DAY_MS;
